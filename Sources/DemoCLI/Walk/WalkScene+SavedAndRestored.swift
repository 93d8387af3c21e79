import RouterCore

extension WalkScene {
    /// What was open is open again after the app was killed, and what cannot be is named.
    @MainActor static func savedAndRestored() throws -> WalkScene {
        let disk = try WalkDisk()
        return WalkScene(
            title: "Save, kill, restore",
            steps: modelSteps() + (try killSteps(disk)) + unknownSteps(disk) + truncatedSteps(disk))
    }

    private static func modelSteps() -> [Step] {
        let path = NamedPath(
            .init(type: "DishPage", value: "/dishes/1"),
            .init(type: "RestaurantPage", value: "/restaurants/1"))
        var saved = ""
        var restored: NamedPath?
        return [
            .say("The system ends an app that is not in use, and does not ask."),
            .say("The user expects to find it where they left it."),

            .heading("Before: a model of a path saved by type names (NamedPath), not the real thing"),
            .show("Two screens lie on the list of dishes.") { path.drawing(root: "/dishes") },
            .text("Saved, they read") {
                saved = path.saved
                return saved
            },
            .show("An update calls RestaurantPage just Restaurant. The app starts, and reads:") {
                restored = NamedPath(saved, types: ["DishPage", "Restaurant"])
                return (restored ?? NamedPath()).drawing(root: "/dishes")
            },
            .claim("Nothing came back, not even the dish, whose name is as it was.") {
                !saved.isEmpty && restored == nil
                    && NamedPath(saved, types: ["DishPage", "RestaurantPage"])?.steps == path.steps
            },
        ]
    }

    /// Part of the entry of a restaurant, as it is saved.
    private static let restaurant = "\"key\":\"restaurants\",\"route\":{\"detail\""

    @MainActor private static func killSteps(_ disk: WalkDisk) throws -> [Step] {
        var first: WalkStage? = try WalkStage()
        weak let router = first?.router
        var second: WalkStage?
        var before: NavigationState?
        var report: RestoreReport?
        return [
            .heading("After: saved by the keys that modules choose"),
            .show("The user is at a dish on a menu, and rates it. They have to sign in first.") {
                first?.tap(1, 1, 1)
                first?.tap("rate")
                return first?.drawing ?? ""
            },
            .code("The app saves, in one line:", .save),
            .text("An entry in the file reads") {
                if let first { try? disk.save(first) }
                before = first?.router.state
                return disk.entry(with: restaurant)
            },
            .code("It is killed. The next start is a new composition, a new router, and the file:", .launch),
            .show("The user sees") {
                first = nil
                (second, report) = (try? disk.launch()).map { ($0.stage, $0.report) } ?? (nil, nil)
                return second?.drawing ?? ""
            },
            .claim("Of the run before nothing was left but the file: its router is gone.") {
                first == nil && router == nil
            },
            .claim("Every stack, the sheet and every id are as they were. Nothing was lost.") {
                before != nil && second?.router.state == before && report?.isComplete == true
            },
            .show("The user signs in. What waited for that opens:") {
                second?.tap(1)
                return second?.drawing ?? ""
            },
            .claim("What was parked when the app was killed is taken up.") {
                second?.router.state.parked == [] && second?.stack == ["/dishes/1/rate"]
            },
            .say("Tools/Checks/kills.sh kills a real process with kill -9 while it writes: the file"),
            .say("then holds the state before or the state after, and never half of one."),
        ]
    }

    @MainActor private static func unknownSteps(_ disk: WalkDisk) -> [Step] {
        var stage: WalkStage?
        var report: RestoreReport?
        var (known, spoilt) = ("", "")
        return [
            .heading("A file with an entry nobody knows"),
            .text("One entry gets a key that no module has, as a later version might write it:") {
                known = disk.entry(with: restaurant)
                spoilt = known.replacing("\"restaurants\"", with: "\"eateries\"")
                disk.text.replace(known, with: spoilt)
                return disk.entry(with: "eateries")
            },
            .show("This version starts:") {
                (stage, report) = (try? disk.launch()).map { ($0.stage, $0.report) } ?? (nil, nil)
                return stage?.drawing ?? ""
            },
            .text("The report says what is missing, whose it was, and why:") { report?.description ?? "" },
            .claim("The stack ends beneath the unknown entry. Nothing moved up into its place.") {
                stage?.labels(of: .tab("discover")) == ["/dishes", "/dishes/1"]
            },
            .claim("Other stacks, and the sheet with what is parked, are whole.") {
                stage?.stack == ["/sign-in"] && stage?.router.state.parked.count == 1
                    && stage?.labels(of: .tab("restaurants")) == ["/restaurants"]
            },
            .claim("The report names both entries that are gone, and nothing else.") {
                report?.lost.map(\.place) == [.tab("discover", index: 2), .tab("discover", index: 3)]
                    && report?.lost.map(\.reason) == [.unknownKey, .aboveLost]
                    && report?.lost.map(\.key) == ["eateries", "dishes"]
            },
        ]
    }

    @MainActor private static func truncatedSteps(_ disk: WalkDisk) -> [Step] {
        var stages: [WalkStage] = []
        return [
            .heading("Half a file"),
            .refusal("A file that was cut off somewhere is not read in part:") {
                disk.text = String(disk.text.prefix(disk.text.count / 2))
                do {
                    _ = try disk.launch()
                    return nil
                } catch {
                    guard case SnapshotFile.Failure.malformed(_, let fault, _) = error else { return nil }
                    return "\(fault)"
                }
            },
            .show("It is put aside, and the next start finds no file:") {
                if let launched = try? disk.launch(), launched.report == nil { stages.append(launched.stage) }
                return stages.last?.drawing ?? ""
            },
            .claim("The app starts as it did on the first day. A bad file is met once.") {
                stages.count == 1 && disk.text.isEmpty && stages[0].stack == ["/dishes"]
                    && (try? WalkStage().router.state) == stages[0].router.state
            },
        ]
    }
}

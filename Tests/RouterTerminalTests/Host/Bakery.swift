import RouterCore
import RouterTerminal

/// A small app to look at: shelves and loaves, a sheet, a cover, an editor, and a door that is guarded.
enum BakeryRoute: Route, Codable {
    case shelf
    case loaf(Int)
    case oven
    case order
    case label
    case cellar
}

/// What the screens of the bakery show; changed by them and by tests.
@MainActor final class BakeryState {
    var loaves = 3
    var isLabelUnsaved = false
    /// Opened to let an answer of the cellar's guard go on.
    var cellarGate: Gate?

    /// Holds up an answer until it is given.
    @MainActor final class Gate {
        private var answer: CheckedContinuation<Void, Never>?
        private var arrival: CheckedContinuation<Void, Never>?

        func wait() async {
            await withCheckedContinuation { waiting in
                answer = waiting
                arrival?.resume()
                arrival = nil
            }
        }

        /// Returns once somebody waits.
        func isAwaited() async {
            guard answer == nil else { return }
            await withCheckedContinuation { arrival = $0 }
        }

        func open() {
            answer?.resume()
            answer = nil
        }
    }
}

/// A router of the bakery with two tabs; the cellar is locked, or its guard waits for the gate.
@MainActor func bakery(_ state: BakeryState) throws -> Router<TerminalScreen> {
    let gate = state.cellarGate
    let app = try Composition<TerminalScreen> {
        BakeryModule(state: state)
        if let gate {
            Guard { route in
                if route == AnyRoute(BakeryRoute.cellar) { await gate.wait() }
                return .allow
            }
        } else {
            Guard { route in
                route == AnyRoute(BakeryRoute.cellar) ? .deny("the cellar is locked") : .allow
            }
        }
        RootTab("bread", root: BakeryRoute.shelf)
        RootTab("cake", root: BakeryRoute.shelf)
    }
    let router = Router(app)
    router.activate()
    return router
}

/// Hooks that name routes by their links.
@MainActor func bakeryHooks(
    _ router: Router<TerminalScreen>, save: HostHooks.Hook? = nil, restore: HostHooks.Hook? = nil
) -> HostHooks {
    let app = router.composition
    return HostHooks(
        title: "Bakery", label: { app.path(for: $0.base) ?? $0.description }, save: save, restore: restore)
}

struct BakeryModule: FeatureModule {
    let state: BakeryState

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: BakeryRoute.self, key: "bakery") { [state] route, context in
            switch route {
            case .shelf: shelf(state)
            case .loaf(let number): loaf(number)
            case .oven: TerminalScreen("The oven") { _ in TerminalRow("It is hot.") }
            case .order: order()
            case .label: label(state, context)
            case .cellar: TerminalScreen("The cellar") { _ in TerminalRow("Flour, and \u{1B}[2J mice.") }
            }
        }
        registry.existence(of: BakeryRoute.self) { route in
            if case .loaf(let number) = route { number < 1_000 } else { true }
        }
        registry.presentation(of: BakeryRoute.self) { route in
            switch route {
            case .order: .sheet
            case .oven: .cover
            default: .stack
            }
        }
        registry.link("/", to: BakeryRoute.shelf)
        registry.link("/loaves/{_0}", to: BakeryRoute.loaf)
        registry.link("/oven", to: BakeryRoute.oven)
        registry.link("/order", to: BakeryRoute.order)
        registry.link("/label", to: BakeryRoute.label)
        registry.link("/cellar", to: BakeryRoute.cellar)
        registry.parent(of: BakeryRoute.self) { route in route == .shelf ? nil : BakeryRoute.shelf }
    }
}

@MainActor private func shelf(_ state: BakeryState) -> TerminalScreen {
    TerminalScreen("The shelf") { _ in
        TerminalRow("Fresh every morning.")
        TerminalSection("Loaves") {
            for number in 1...max(1, state.loaves) {
                TerminalRow("Loaf \(number)", .push("open", BakeryRoute.loaf(number)))
            }
        }
        TerminalSection("Elsewhere") {
            TerminalRow(
                "Order", .push("one", BakeryRoute.order), .push("two", BakeryRoute.loaf(2), as: .sheet))
            TerminalRow("The oven", .push("open", BakeryRoute.oven))
            TerminalRow("The cellar", .push("open", BakeryRoute.cellar))
        }
    }
}

@MainActor private func loaf(_ number: Int) -> TerminalScreen {
    TerminalScreen("Loaf \(number)") { _ in
        TerminalRow("Next to it", .push("open", BakeryRoute.loaf(number + 1)))
        TerminalRow("Its label", .push("open", BakeryRoute.label))
    }
}

@MainActor private func order() -> TerminalScreen {
    TerminalScreen("An order") { _ in
        TerminalRow("Look at a loaf first", .push("open", BakeryRoute.loaf(7)))
        TerminalRow("Never mind", TerminalAction("cancel", .cancel))
    }
}

@MainActor private func label(_ state: BakeryState, _ context: PushContext) -> TerminalScreen {
    context.guardLeaving { state.isLabelUnsaved ? .deny("the label is not saved") : .allow }
    return TerminalScreen("A label") { intent, _ in
        state.isLabelUnsaved = intent == "change"
        return nil
    } content: { _ in
        TerminalRow(state.isLabelUnsaved ? "changed" : "as printed")
        TerminalRow(.intent("change", "change"))
        TerminalRow(.intent("save", "save"))
    }
}

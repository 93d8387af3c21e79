import RouterCore

extension WalkScene {
    /// What does not fit is found when the app is composed, not when a user taps.
    @MainActor static func foundAtComposition() -> WalkScene {
        WalkScene(
            title: "Missing, duplicate, unconnected: found at composition",
            steps: modelSteps() + compositionSteps())
    }

    private static func modelSteps() -> [Step] {
        var list = LazyRows(
            root: "/dishes",
            rows: [.init(name: "brand of the week", destination: "brands")]
                + (1...5).map { .init(name: "dish \($0)") },
            height: 3)
        return [
            .say("Someone has to say which screen a value opens. When is that said?"),

            .heading("Before: a model of a lazy list (LazyRows), not the real thing"),
            .say("The first row says it: it declares the destination of brands."),
            .show("A brand is pushed, and opens.") {
                list.push("/brands/1")
                return list.drawing
            },
            .show("The user goes back, scrolls down two rows, and opens it again.") {
                list.back()
                list.scroll(by: 2)
                list.push("/brands/1")
                return list.drawing
            },
            .claim("The same push leads nowhere, and only a log says so.") {
                list.path == ["/dishes"] && list.log == ["no destination for /brands/1"]
            },
            .say("Why: the row is gone, and with it what it declared. NavigationCheck finds it."),
        ]
    }

    @MainActor private static func compositionSteps() -> [Step] {
        var issues: [CompositionIssue] = []
        var router: Router<WalkPage>?
        return [
            .heading("After: modules say it once, and composition checks the whole"),
            .say("An exit is a route that a module pushes and does not own."),
            .code("Here are three mistakes.", .brokenComposition),
            .refusal("There is no app to start. All three are told at once:") {
                do throws(CompositionError) {
                    _ = try Bakery.broken()
                    return nil
                } catch {
                    issues = error.issues
                    return "\(error)"
                }
            },
            .claim("All three were found before anything was drawn.") {
                issues == [
                    .duplicateDestination(
                        route: String(reflecting: Bakery.CakesRoute.self), modules: ["Cakes", "Weddings"]),
                    .unconnectedExit(exit: String(reflecting: Bakery.CakesExit.self), modules: ["Cakes"]),
                    .rootWithoutDestination(
                        tab: "tea", route: String(reflecting: Bakery.TeaRoute.self)),
                ]
            },
            .code("Without the second owner, with the missing module and a connection:", .mendedComposition),
            .show("It composes. A push of the exit opens the screen of the other module.") {
                router = try? Router(Bakery.mended())
                router?.push(Bakery.CakesExit.tea)
                return router?.state.drawing { "\($0)" } ?? ""
            },
            .claim("The exit landed on top, though neither module knows the other.") {
                router?.visible.route == AnyRoute(Bakery.TeaRoute.list)
            },
            .refusal("A route that no module owns is refused, and the caller is told:") {
                router?.push(Bakery.BreadRoute()).outcome?.rejection?.reason.word
            },
            .claim("The stack is as it was.") {
                router?.state.visibleStack.entries.map { "\($0.route)" } == [
                    "CakesRoute.list", "TeaRoute.list",
                ]
            },
            .say("What is registered is registered once, by value. Nothing scrolls away."),
        ]
    }
}

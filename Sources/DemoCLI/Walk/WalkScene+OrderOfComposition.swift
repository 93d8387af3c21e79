import RouterCore
import RouterInspection

extension WalkScene {
    /// Composition has a defined order, and the push context is outermost.
    @MainActor static func orderOfComposition() throws -> WalkScene {
        let router = Router(try Bakery.withThief())
        var page: WalkPage?
        var report: [String] = []
        return WalkScene(
            title: "The order of composition, and what is outermost",
            steps: [
                .say("Every screen navigates with the push context around it."),
                .say("Modules and the app wrap screens as well: a frame, a banner, a theme."),
                .say("A later wrapping lies around an earlier one. So who is last?"),

                .heading("Before: wrapped by hand, the context first"),
                .text("From the outside in. The last wrapping brings a context of its own.") {
                    page = WalkPage("list").injecting(router.context(of: router.visible.id))
                        .wrapped(in: "banner").robbed(by: "thief")
                    return page?.drawing ?? ""
                },
                .refusal("The screen inside wants to push:") {
                    page?.context.push(Bakery.CakesRoute.cake).outcome?.rejection?.reason.word
                },
                .show("The stack stays as it was:") { router.state.drawing { "\($0.base)" } },
                .claim("The context did not reach the screen, and nothing was pushed.") {
                    page?.context == .detached && router.state.visibleStack.entries.count == 1
                },

                .heading("After: composed, in the order written"),
                .code("The thief is registered last.", .thief),
                .text("The composition reports its order.") {
                    let lines = router.composition.report.split(separator: "\n").map(String.init)
                    report = lines.filter { $0.hasPrefix("  1.") || $0.hasPrefix("  2.") }
                    return (report + lines.drop { !$0.hasPrefix("Around") }.prefix(2)).joined(separator: "\n")
                },
                .text("Built by the router, the same page lies in") {
                    page = router.visibleScreen
                    return page?.drawing ?? ""
                },
                .claim("Modules come in the order written, and so do wrappings.") {
                    report == ["  1. Cakes", "  2. Tea"]
                        && page?.wraps.filter { $0 != "push context" } == ["frame", "banner", "thief"]
                },
                .claim("The context is outermost: it is injected after all of them.") {
                    page?.wraps.last == "push context"
                },
                .show("The screen inside pushes:") {
                    page?.context.push(Bakery.CakesRoute.cake)
                    return router.state.drawing { "\($0.base)" }
                },
                .claim("It reached the router. No order of registration can take it away.") {
                    router.visible.route == AnyRoute(Bakery.CakesRoute.cake)
                },
            ])
    }
}

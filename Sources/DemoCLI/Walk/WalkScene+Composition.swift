import DishesModule
import ProfilesModule
import RouterCore
import RouterTerminal
import TastebookData

/// A module that registers what is another module's.
private struct CopyModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "copy") { _, _ in TerminalScreen("Copy") }
    }
}

extension WalkScene {
    /// What does not fit is found when the app is composed, not when a user taps.
    static func foundAtComposition(_ telling: inout Telling) throws {
        telling.say("Someone has to say which screen a value opens. When is that said?")

        telling.heading("Before: a model of a lazy list (LazyRows), not the real thing")
        let rows = ["brand of the week"] + (1...5).map { "dish \($0)" }
        var list = LazyRows(rows: rows, height: 3, path: ["/dishes"])
        list.push("/brands/1")
        telling.show(
            "The first row declares the destination of brands. A brand is pushed, and opens.", list.drawing)
        list.path.removeLast()
        list.first = 2
        list.push("/brands/1")
        telling.show("The user goes back, scrolls down two rows, and opens it again.", list.drawing)
        telling.claim(
            "The row is gone, and what it declared with it. Only a log says so.",
            list.path == ["/dishes"] && list.log.count == 1)

        telling.heading("After: modules say it once, and composition checks the whole")
        let issues = Composition<TerminalScreen>.check {
            DishesModule(store: TastebookStore(.embedded))
            CopyModule()
            RootTab("me", root: ProfilesRoute.me)
        }
        telling.show(
            "Two owners of one route, an exit that nobody connects, a tab whose module is missing:",
            issues.map { "- \($0)" }.joined(separator: "\n"))
        let found = issues.map { issue in
            switch issue {
            case .duplicateDestination: "duplicate"
            case .unconnectedExit: "unconnected"
            case .rootWithoutDestination: "missing"
            default: "\(issue)"
            }
        }
        telling.claim(
            "All three were found before anything was drawn.",
            found.sorted() == ["duplicate", "missing", "unconnected"])
        struct Bread: Route {}
        let refused = try WalkStage().router.push(Bread()).outcome?.rejection
        telling.show("A route that no module owns is refused at run time too:", refused?.description ?? "")
        telling.claim("The one who asks is told why.", refused?.reason == .noDestination)
    }
}

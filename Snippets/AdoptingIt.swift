import RouterCore
import RouterTerminal

// What the app has already: links of its own, screens nobody has moved yet, and a place where it counts visits.

@MainActor final class OldApp {
    func open(_ link: String) -> Bool { link == "/help" }
    func settings(onClose: @escaping @MainActor () -> Void) -> TerminalScreen {
        TerminalScreen("Settings, as they were") { intent, _ in
            onClose()
            return nil
        } content: { _ in
            TerminalRow(.intent("Close", "close"))
        }
    }
    func count(_ visit: String) { print("visit: \(visit)") }
}

// The feature that moves first.

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
}

enum DishesExit: Route {
    case settings
}

struct DishesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, _ in
            TerminalScreen("\(route)") { _ in TerminalRow(.push("Settings", DishesExit.settings)) }
        }
        registry.exit(DishesExit.self)
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
    }
}

/// A route for each old screen that a feature which has moved opens.
enum OldRoute: Route {
    case settings
}

struct OldScreens: FeatureModule {
    let old: OldApp

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: OldRoute.self, key: "old") { route, context in
            switch route {
            case .settings: old.settings(onClose: { context.cancel() })
            }
        }
        registry.presentation(of: OldRoute.self) { _ in .sheet }
    }
}

let old = OldApp()
let app = try Composition<TerminalScreen> {
    DishesModule()
    OldScreens(old: old)
    Connect(DishesExit.self) { exit in
        switch exit {
        case .settings: OldRoute.settings
        }
    }
    RootTab("dishes", root: DishesRoute.list)
}
let router = Router(app)
router.activate()

let visits = router.events.observe { event in
    guard event.outcome == .committed else { return }
    old.count(app.path(for: router.visible.route) ?? "\(router.visible.route)")
}

@MainActor func open(_ link: String) -> Bool {
    app.handles(link) ? router.open(link).outcome == .committed : old.open(link)
}

print(open("/dishes/1"), open("/help"), open("/nothing"))
let dish = router.visibleScreen!
dish.perform(dish.actions[0])
print(router.state)

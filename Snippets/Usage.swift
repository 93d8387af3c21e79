import RouterCore
import RouterTerminal

enum MenuRoute: Route { case list, dish(String) }

struct MenuModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: MenuRoute.self, key: "menu") { route, _ in
            switch route {
            case .list: TerminalScreen("Menu") { _ in TerminalRow(.push("Phở bò", MenuRoute.dish("Phở bò"))) }
            case .dish(let name): TerminalScreen(name) { _ in [] }
            }
        }
    }
}

let app = try Composition<TerminalScreen> {
    MenuModule()
    RootTab("menu", root: MenuRoute.list)
}
let router = Router(app)
let list = router.visibleScreen!
for _ in 1...2 { print(list.perform(list.actions[0])!.outcome!) }  // a double tap
print(router.state)

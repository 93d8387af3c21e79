import RouterCore
import RouterTerminal

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
}

struct DishesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, _ in
            TerminalScreen("\(route)") { _ in TerminalRow(.push("Phở bò", DishesRoute.detail(id: 1))) }
        }
        registry.exists(DishesRoute.self) { $0 == .list || $0 == .detail(id: 1) }
        registry.link("/dishes/{id}", to: DishesRoute.detail)
    }
}

let app = try Composition<TerminalScreen> {
    DishesModule()
    RootTab("discover", root: DishesRoute.list)
}
let router = Router(app)
let list = router.visibleScreen!
list.perform(list.actions[0])  // a tap: the screen pushes with the context injected into it
print(router.state)
print(list.perform(list.actions[0])!.outcome!)  // the second tap of a double tap
print(router.push(DishesRoute.detail(id: 7)).outcome!)
print(router.url!)

import RouterCore
import RouterTerminal

enum DishesRoute: Route { case detail(id: Int) }

struct DishesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, _ in TerminalScreen("\(route)") }
        registry.existence(of: DishesRoute.self) { route in route != .detail(id: 404) }
    }
}

let app = try Composition<TerminalScreen> {
    DishesModule()
    RootTab("discover", root: DishesRoute.detail(id: 1))
}
let router = Router(app)
let context = router.visibleScreen!.context  // the push context, injected into the screen
for id in [404, 2, 3] { print(context.push(DishesRoute.detail(id: id)).outcome!) }
print(router.state)

import RouterCore
import RouterTerminal

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
}

struct DishesModule: FeatureModule {
    let dishes = ["Phở bò", "Pastel de nata"]

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, _ in
            switch route {
            case .list:
                TerminalScreen("Dishes") { _ in
                    for id in dishes.indices {
                        TerminalRow(dishes[id], .push("open", DishesRoute.detail(id: id)))
                    }
                }
            case .detail(let id):
                TerminalScreen(dishes[id]) { _ in TerminalRow("A dish.") }
            }
        }
        registry.exists(DishesRoute.self) { route in
            if case .detail(let id) = route { dishes.indices.contains(id) } else { true }
        }
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
    }
}

let app = try Composition<TerminalScreen> {
    DishesModule()
    RootTab("discover", root: DishesRoute.list)
}
let router = Router(app)

let list = router.visibleScreen!
print(list.text())
list.perform(list.actions[0])  // a tap: the screen pushes by the context injected into it
print(router.state)
print(router.push(DishesRoute.detail(id: 7)).outcome!)
print(list.perform(list.actions[1])!.outcome!)  // a second tap on the list, which is covered now
print(try app.route(at: "/dishes/1"), app.path(for: DishesRoute.detail(id: 1))!)

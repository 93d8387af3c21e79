import RouterCore
import RouterTerminal

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
}

@MainActor final class DishStore {
    let names = [1: "Phở bò", 2: "Harira"]
    var wished: Set<Int> = []

    nonisolated init() {}
}

struct DishesModule: FeatureModule {
    let store: DishStore

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, _ in
            switch route {
            case .list: dishList(store)
            case .detail(let id): dishPage(id, store)
            }
        }
        registry.existence(of: DishesRoute.self) { route in
            if case .detail(let id) = route { store.names[id] != nil } else { true }
        }
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
    }
}

@MainActor func dishList(_ store: DishStore) -> TerminalScreen {
    TerminalScreen("Dishes") { _ in
        TerminalSection("All of them") {
            for (id, name) in store.names.sorted(by: { $0.key < $1.key }) {
                TerminalRow(.push(name, DishesRoute.detail(id: id)))
            }
        }
    }
}

@MainActor func dishPage(_ id: Int, _ store: DishStore) -> TerminalScreen {
    TerminalScreen(store.names[id] ?? "") { intent, _ in
        if intent == "wish" { store.wished.insert(id) }
        return nil
    } content: { _ in
        if store.wished.contains(id) {
            TerminalRow("On your wishlist")
        } else {
            TerminalRow(.intent("Add to your wishlist", "wish"))
        }
        TerminalRow(TerminalAction("Back", .pop))
    }
}

let store = DishStore()
let app = try Composition<TerminalScreen> {
    DishesModule(store: store)
    RootTab("discover", root: DishesRoute.list)
}

let router = Router(app)
let hooks = HostHooks(title: "Tastebook", label: { app.path(for: $0) ?? "\($0)" })
try await TerminalHost(router, hooks).runByLines()

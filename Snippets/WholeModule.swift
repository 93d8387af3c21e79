import RouterCore
import RouterTerminal

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
    case edit(id: Int)
}

enum DishesExit: Route {
    case restaurant(Int)
}

@MainActor final class DishStore {
    var names = [1: "Phở bò", 2: "Harira"]
    var loads = 0

    nonisolated init() {}
}

struct DishesModule: FeatureModule {
    let store: DishStore

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, context in
            switch route {
            case .list: dishList(store)
            case .detail(let id): dishPage(id, store)
            case .edit(let id): dishEditor(id, store)
            }
        }
        registry.exit(DishesExit.self)

        registry.existence(of: DishesRoute.self) { route in
            switch route {
            case .list: true
            case .detail(let id), .edit(let id): store.names[id] != nil
            }
        }
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
        registry.link("/dishes/{id}/edit", to: DishesRoute.edit)
        registry.parent(of: DishesRoute.self) { route in
            switch route {
            case .list: nil
            case .detail: DishesRoute.list
            case .edit(let id): DishesRoute.detail(id: id)
            }
        }
        registry.presentation(of: DishesRoute.self) { route in
            if case .edit = route { .sheet } else { .stack }
        }
        registry.onReturn(to: DishesRoute.self) { route, event, context in
            if case .edit = event.route.as(DishesRoute.self) { store.loads += 1 }
        }
        registry.decorate { screen in
            TerminalScreen("Dishes: \(screen.title)") { _ in screen.sections }
        }
    }
}

@MainActor func dishList(_ store: DishStore) -> TerminalScreen {
    TerminalScreen("all") { _ in
        for (id, name) in store.names.sorted(by: { $0.key < $1.key }) {
            TerminalRow(name, .push("open", DishesRoute.detail(id: id)))
        }
    }
}

@MainActor func dishPage(_ id: Int, _ store: DishStore) -> TerminalScreen {
    TerminalScreen(store.names[id] ?? "") { _ in
        TerminalRow(.push("Edit", DishesRoute.edit(id: id)))
        TerminalRow(.push("Where it is served", DishesExit.restaurant(7)))
    }
}

@MainActor func dishEditor(_ id: Int, _ store: DishStore) -> TerminalScreen {
    TerminalScreen("edit") { _ in TerminalRow(.finish("Done")) }
}

let issues = Composition.check {
    DishesModule(store: DishStore())
    Connect(DishesExit.self) { _ in DishesRoute.list }
    RootTab("home", root: DishesRoute.list)
}
print(issues.isEmpty ? "complete" : issues.map(\.description).joined(separator: "\n"))

import RouterCore
import RouterTerminal

struct DishID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: Int
}

extension DishID: LinkParameter {}

enum Sorting: String, Codable, CaseIterable, LinkParameter {
    case name
    case stars
}

enum DishesRoute: Route, Codable {
    case list(sorting: Sorting? = nil, tags: [String] = [])
    case detail(id: DishID)
    case menuDish(id: DishID, servedAt: Int)
    case photos(path: [String])
    case rate(id: DishID)
    case debug
}

struct DishesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, _ in
            TerminalScreen("\(route)") { _ in [] }
        }
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
        registry.link("/restaurants/{servedAt}/menu/{id}", to: DishesRoute.menuDish)
        registry.link("/photos/{path...}", to: DishesRoute.photos)
        registry.link("/dishes/{id}/rate", to: DishesRoute.rate)
        registry.link("/d/{id}", to: DishesRoute.detail)  // an alias: parsed, never printed
        registry.link("/debug", to: DishesRoute.debug, access: .internal)
        registry.parent(of: DishesRoute.self) { route in
            switch route {
            case .list, .photos, .debug: nil
            case .detail, .menuDish: DishesRoute.list()
            case .rate(let id): DishesRoute.detail(id: id)
            }
        }
        registry.presentation(of: DishesRoute.self) { route in
            if case .rate = route { .sheet } else { .stack }
        }
    }
}

let app = try Composition<TerminalScreen> {
    DishesModule()
    RootTab("discover", root: DishesRoute.list())
}

print(app.path(for: DishesRoute.list(sorting: .stars, tags: ["soup", "hot"]))!)
print(try app.route(at: "/restaurants/7/menu/1"))
print(try app.route(at: "/d/1"), app.path(for: DishesRoute.detail(id: DishID(rawValue: 1)))!)

let router = Router(app, allowing: [.scheme("tastebook"), .host("tastebook.example")])
let early = router.open("https://tastebook.example/dishes/1/rate")
print(early.outcome?.description ?? "waits until the app can be seen")
router.activate()
print(early.outcome!)
print(router.state.drawing { app.path(for: $0) ?? "\($0)" })
print(router.path!)

print(router.open("/dishes/one").outcome!)
print(router.open("https://other.example/dishes/1").outcome!)
print(router.open("/debug").outcome!)

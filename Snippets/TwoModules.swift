import RouterCore
import RouterInspection
import RouterTerminal

// The target Dishes: it knows no restaurant but by number.

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
    case menuDish(id: Int, servedAt: Int)
}

enum DishesExit: Route {
    case restaurant(Int)
    case author(String)
}

struct DishesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, _ in
            TerminalScreen("\(route)") { _ in
                TerminalRow("Served at restaurant 7", .push("open", DishesExit.restaurant(7)))
                TerminalRow("Rated by Ada", .push("profile", DishesExit.author("ada")))
            }
        }
        registry.exit(DishesExit.self)
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
        registry.link("/restaurants/{servedAt}/menu/{id}", to: DishesRoute.menuDish)
    }
}

// The target Restaurants: it knows no dish but by number.

enum RestaurantsRoute: Route, Codable {
    case detail(id: Int)
}

enum RestaurantsExit: Route {
    case menuDish(id: Int, servedAt: Int)
}

struct RestaurantsModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: RestaurantsRoute.self, key: "restaurants") { route, _ in
            guard case .detail(let id) = route else { return TerminalScreen("") { _ in [] } }
            return TerminalScreen("Restaurant \(id)") { _ in
                TerminalRow("Phở bò", .push("open", RestaurantsExit.menuDish(id: 1, servedAt: id)))
            }
        }
        registry.exit(RestaurantsExit.self)
        registry.link("/restaurants/{id}", to: RestaurantsRoute.detail)
    }
}

// The target Profiles.

struct ProfileRoute: Route, Codable {
    let name: String
}

struct ProfilesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ProfileRoute.self, key: "profiles") { route, _ in
            TerminalScreen(route.name) { _ in [] }
        }
        registry.link("/profiles/{name}", to: ProfileRoute.init)
    }
}

// The app: the one place that imports all three.

let app = try Composition<TerminalScreen> {
    DishesModule()
    RestaurantsModule()
    ProfilesModule()
    Connect(DishesExit.self) { exit in
        switch exit {
        case .restaurant(let id): RestaurantsRoute.detail(id: id)
        case .author(let name): ProfileRoute(name: name)
        }
    }
    Connect(RestaurantsExit.self) { exit in
        switch exit {
        case .menuDish(let id, let restaurant): DishesRoute.menuDish(id: id, servedAt: restaurant)
        }
    }
    RootTab("discover", root: DishesRoute.list)
}
print(app.report)

// Back and forth, each screen on top of the last.

let router = Router(app)
for _ in 0..<2 {
    let screen = router.visibleScreen!
    screen.perform(screen.actions[0])
}
print()
print(router.state.drawing { app.path(for: $0) ?? "\($0)" })

// An exit that nobody connected is found before the app has shown anything.

let issues = Composition<TerminalScreen>.check {
    DishesModule()
    RootTab("discover", root: DishesRoute.list)
}
print()
for issue in issues { print(issue) }

// An app that has to start whatever happens keeps what is sound.

let lenient = Composition(placeholder: { missing in TerminalScreen("Missing: \(missing)") { _ in [] } }) {
    DishesModule()
    RootTab("discover", root: DishesRoute.list)
}
for issue in lenient.issues { print("not composed:", issue) }

import RouterCore
import RouterTerminal

/// What the code in doc comments is about.
enum Commented {
    enum DishesRoute: Route, Codable {
        case list
        case detail(id: Int)
    }

    enum DishesExit: Route {
        case author(String)
    }

    struct ProfileRoute: Route, Codable {
        let name: String
    }

    struct RateDish: ResultRoute, Codable {
        typealias Value = Int
        let id: Int
    }

    struct DishesModule: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
            registry.destination(for: DishesRoute.self, key: "dishes") { route, context in dishScreen(route) }
            registry.exit(DishesExit.self)
        }
    }

    /// What ``DishesModule`` leaves out.
    struct RulesModule: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
            registry.destination(for: DishesRoute.self, key: "dishes", replacing: true) { route, _ in
                dishScreen(route)
            }
            registry.destination(for: RateDish.self, key: "rate-dish") { _, _ in
                TerminalScreen("How was it?") { _ in [] }
            }
            registry.saving(of: DishesRoute.self) { route in
                if case .detail = route { .neverSaved } else { .saved }
            }
            registry.link("/dishes/{id}", to: DishesRoute.detail)
        }
    }

    struct ProfilesModule: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
            registry.destination(for: ProfileRoute.self, key: "profiles") { route, _ in
                TerminalScreen(route.name) { _ in [] }
            }
        }
    }

    static let dishes = [(id: 1, name: "Phở bò"), (id: 2, name: "Harira")]

    @MainActor static func dishScreen(_ route: DishesRoute) -> TerminalScreen {
        TerminalScreen("Dishes") { context in
            for dish in dishes {
                TerminalRow(dish.name, .push("open", DishesRoute.detail(id: dish.id)))
            }
        }
    }

    static func app() throws -> Composition<TerminalScreen> {
        let app = try Composition<TerminalScreen> {
            DishesModule()
            ProfilesModule()
            Connect(DishesExit.self) { exit in
                switch exit {
                case .author(let name): ProfileRoute(name: name)
                }
            }
            RootTab("discover", root: DishesRoute.list)
        }
        return app
    }
}

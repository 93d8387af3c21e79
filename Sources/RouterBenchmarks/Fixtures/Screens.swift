import RouterCore

/// A screen that costs nothing to make.
struct NumberScreen: RouterScreen {
    let number: Int
}

/// A module that registers what it is told to.
struct ListedModule: FeatureModule {
    let name: String
    let register: @Sendable (inout DestinationRegistry<NumberScreen>) -> Void

    init(_ name: String, _ register: @escaping @Sendable (inout DestinationRegistry<NumberScreen>) -> Void) {
        self.name = name
        self.register = register
    }

    func registerDestinations(in registry: inout DestinationRegistry<NumberScreen>) {
        register(&registry)
    }
}

extension ListedModule {
    static let dishes = ListedModule("Dishes") { registry in
        registry.destination(for: DishesRoute.self, key: "dishes") { _, _ in NumberScreen(number: 1) }
    }
    static let restaurants = ListedModule("Restaurants") { registry in
        registry.destination(for: RestaurantsRoute.self, key: "restaurants") { _, _ in
            NumberScreen(number: 2)
        }
    }
    static let profiles = ListedModule("Profiles") { registry in
        registry.destination(for: ProfilesRoute.self, key: "profiles") { _, _ in NumberScreen(number: 3) }
    }
}

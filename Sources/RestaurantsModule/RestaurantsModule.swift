public import RouterCore
public import RouterTerminal
public import TastebookData

/// Restaurants, their menus, and the brands they belong to.
public struct RestaurantsModule: FeatureModule {
    /// What the screens show.
    public let store: TastebookStore

    /// Creates the module over a store.
    public init(store: TastebookStore) {
        self.store = store
    }
}

extension RestaurantsModule {
    /// Registers the routes of restaurants, and the exit to the dishes on their menus.
    public func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: RestaurantsRoute.self, key: "restaurants") { [store] route, _ in
            switch route {
            case .list(let city): restaurantList(city, store)
            case .detail(let id): restaurantPage(id, store)
            case .brand(let id): brandPage(id, store)
            }
        }
        registry.exit(RestaurantsExit.self)

        registry.existence(of: RestaurantsRoute.self) { [store] route in
            switch route {
            case .list: true
            case .detail(let id): store.restaurant(id) != nil
            case .brand(let id): store.brand(id) != nil
            }
        }

        registry.link("/restaurants", to: RestaurantsRoute.list)
        registry.link("/restaurants/{id}", to: RestaurantsRoute.detail)
        registry.link("/brands/{id}", to: RestaurantsRoute.brand)
        registry.parent(of: RestaurantsRoute.self) { route in
            route == .list() ? nil : RestaurantsRoute.list()
        }
    }
}

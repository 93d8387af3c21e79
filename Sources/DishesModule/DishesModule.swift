public import RouterCore
public import RouterTerminal
public import TastebookData

/// Dishes and their categories: lists, pages, editors, and the sheet that rates a dish.
public struct DishesModule: FeatureModule {
    /// What the screens show and change.
    public let store: TastebookStore

    /// Creates the module over a store.
    public init(store: TastebookStore) {
        self.store = store
    }
}

extension DishesModule {
    /// Registers the routes of dishes, and the exits to restaurants, ratings and whoever signs in.
    public func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        let averages = ShownAverages(store)

        registry.destination(for: DishesRoute.self, key: "dishes") { [store] route, _ in
            switch route {
            case .list: dishList(store)
            case .detail(let id): dishPage(id, store, averages)
            case .menuDish(let id, let restaurant): menuDishPage(id, restaurant, store, averages)
            case .edit(let id): dishEditor(id, store)
            case .category(let id): categoryPage(id, store)
            case .editCategory(let id): categoryEditor(id, store)
            }
        }
        registry.destination(for: RateDish.self, key: "rate-dish") { [store] route, _ in
            rateDish(route.id, store)
        }
        registry.exit(DishesExit.self)

        registry.existence(of: DishesRoute.self) { [store] route in
            switch route {
            case .list: true
            case .detail(let id), .edit(let id): store.dish(id) != nil
            case .menuDish(let id, let restaurant): store.menuItem(of: id, at: restaurant) != nil
            case .category(let id), .editCategory(let id): store.category(id) != nil
            }
        }
        registry.existence(of: RateDish.self) { [store] route in store.dish(route.id) != nil }

        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
        registry.link("/restaurants/{servedAt}/menu/{id}", to: DishesRoute.menuDish)
        registry.link("/dishes/{id}/edit", to: DishesRoute.edit)
        registry.link("/categories/{id}", to: DishesRoute.category)
        registry.link("/categories/{id}/edit", to: DishesRoute.editCategory)
        registry.link("/dishes/{id}/rate", to: RateDish.init)

        registry.parent(of: DishesRoute.self) { route in
            switch route {
            case .list: nil
            case .detail, .category: DishesRoute.list
            case .menuDish(_, let restaurant): DishesExit.restaurant(restaurant)
            case .edit(let id): DishesRoute.detail(id: id)
            case .editCategory(let id): DishesRoute.category(id: id)
            }
        }
        registry.parent(of: RateDish.self) { route in DishesRoute.detail(id: route.id) }
        registry.guardRoutes(of: RateDish.self) { [store] _ in
            store.user == nil ? .redirect(DishesExit.signIn, resuming: true) : .allow
        }

        registry.presentation(of: RateDish.self) { _ in .sheet }
        registry.onReturn(to: DishesRoute.self) { route, _, _ in
            switch route {
            case .detail(let id), .menuDish(let id, _): averages.refresh(id)
            case .list, .edit, .category, .editCategory: break
            }
        }
    }
}

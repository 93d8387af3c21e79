public import RouterCore
public import TastebookData

/// The screens of dishes and their categories.
public enum DishesRoute: Route, Codable {
    /// All dishes, and all categories.
    case list
    /// A dish.
    case detail(id: DishID)
    /// A dish as one restaurant serves it.
    case menuDish(id: DishID, servedAt: RestaurantID)
    /// The editor of a dish.
    case edit(id: DishID)
    /// The dishes of a category.
    case category(id: CategoryID)
    /// The editor of a category.
    case editCategory(id: CategoryID)
}

/// Asks for a rating of a dish: one to five stars.
public struct RateDish: ResultRoute, Codable {
    /// The stars that were given.
    public typealias Value = Int

    /// The dish to rate.
    public let id: DishID

    /// Creates the route for a dish.
    public init(id: DishID) {
        self.id = id
    }
}

/// Where the screens of dishes lead outside their module.
public enum DishesExit: Route {
    /// To a restaurant that serves a dish.
    case restaurant(RestaurantID)
    /// To a rating of a dish.
    case rating(RatingID)
    /// To where a user signs in, before they may rate.
    case signIn
}

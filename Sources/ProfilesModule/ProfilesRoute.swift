public import RouterCore
public import TastebookData

/// The screens of people and their ratings, and those of the user.
public enum ProfilesRoute: Route, Codable {
    /// A person.
    case profile(id: ProfileID)
    /// The ratings a person gave.
    case ratings(id: ProfileID)
    /// A rating.
    case rating(id: RatingID)
    /// The user's own page.
    case me
    /// The ratings the user gave.
    case myRatings
    /// The dishes the user wants to eat.
    case wishlist
}

/// Asks who the user is: ends with the profile that has been signed in.
public struct SignIn: ResultRoute, Codable {
    /// The profile that was chosen.
    public typealias Value = ProfileID

    /// Creates the route.
    public init() {}
}

/// Where the screens of people lead outside their module.
public enum ProfilesExit: Route {
    /// To a dish.
    case dish(DishID)
    /// To a restaurant.
    case restaurant(RestaurantID)
}

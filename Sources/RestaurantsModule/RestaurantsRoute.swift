public import RouterCore
public import TastebookData

/// The screens of restaurants and their brands.
public enum RestaurantsRoute: Route, Codable {
    /// All restaurants, or those of one city.
    case list(city: String? = nil)
    /// A restaurant with its menu.
    case detail(id: RestaurantID)
    /// The restaurants of a brand.
    case brand(id: BrandID)
}

/// Where the screens of restaurants lead outside their module.
public enum RestaurantsExit: Route {
    /// To a dish as a restaurant serves it.
    case menuDish(dish: DishID, at: RestaurantID)
}

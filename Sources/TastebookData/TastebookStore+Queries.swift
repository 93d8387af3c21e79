extension TastebookStore {
    /// All categories.
    public var categories: [Category] { catalogue.categories }

    /// All dishes.
    public var dishes: [Dish] { catalogue.dishes }

    /// All brands.
    public var brands: [Brand] { catalogue.brands }

    /// All restaurants.
    public var restaurants: [Restaurant] { catalogue.restaurants }

    /// All profiles.
    public var profiles: [Profile] { catalogue.profiles }

    /// All ratings, those given in the app included.
    public var ratings: [Rating] { catalogue.ratings }

    /// The category with an id; nil if there is none.
    public func category(_ id: CategoryID) -> Category? { catalogue.category(id) }

    /// The dish with an id; nil if there is none.
    public func dish(_ id: DishID) -> Dish? { catalogue.dish(id) }

    /// The brand with an id; nil if there is none.
    public func brand(_ id: BrandID) -> Brand? { catalogue.brand(id) }

    /// The restaurant with an id; nil if there is none.
    public func restaurant(_ id: RestaurantID) -> Restaurant? { catalogue.restaurant(id) }

    /// The profile with an id; nil if there is none.
    public func profile(_ id: ProfileID) -> Profile? { catalogue.profile(id) }

    /// The rating with an id; nil if there is none.
    public func rating(_ id: RatingID) -> Rating? { catalogue.rating(id) }
}

extension TastebookStore {
    /// The dishes of a category; empty if it has none or there is no such category.
    ///
    /// - Complexity: O(*k*) for *k* dishes.
    public func dishes(in category: CategoryID) -> [Dish] {
        catalogue.dishTable[at: catalogue.dishesByCategory[category]]
    }

    /// The restaurants in the city of exactly that name, upper and lower case told apart.
    ///
    /// - Complexity: O(*k*) for *k* restaurants.
    public func restaurants(in city: String) -> [Restaurant] {
        catalogue.restaurantTable[at: catalogue.restaurantsByCity[city]]
    }

    /// The restaurants of a brand; empty if it has none or there is no such brand.
    ///
    /// - Complexity: O(*k*) for *k* restaurants.
    public func restaurants(of brand: BrandID) -> [Restaurant] {
        catalogue.restaurantTable[at: catalogue.restaurantsByBrand[brand]]
    }

    /// The restaurants that have a dish on their menus; empty if none has or there is no such dish.
    ///
    /// - Complexity: O(*k*) for *k* restaurants.
    public func restaurants(serving dish: DishID) -> [Restaurant] {
        catalogue.restaurantTable[at: catalogue.restaurantsByDish[dish]]
    }

    /// A dish on a restaurant's menu; nil if it is not on it or there is no such restaurant.
    ///
    /// - Complexity: O(log *m*) for a menu of *m* dishes.
    public func menuItem(of dish: DishID, at restaurant: RestaurantID) -> MenuItem? {
        catalogue.restaurant(restaurant)?.menuItem(of: dish)
    }

    /// The ratings of a dish; empty if it has none or there is no such dish.
    ///
    /// - Complexity: O(*k*) for *k* ratings.
    public func ratings(of dish: DishID) -> [Rating] {
        catalogue.ratingTable[at: catalogue.ratingsByDish[dish]]
    }

    /// The ratings a person gave; empty if there are none or there is no such profile.
    ///
    /// - Complexity: O(*k*) for *k* ratings.
    public func ratings(by profile: ProfileID) -> [Rating] {
        catalogue.ratingTable[at: catalogue.ratingsByAuthor[profile]]
    }

    /// The mean of a dish's stars; nil if nobody has rated it.
    ///
    /// - Complexity: O(*k*) for *k* ratings.
    public func average(of dish: DishID) -> Double? {
        let ratings = ratings(of: dish)
        guard !ratings.isEmpty else { return nil }
        return Double(ratings.reduce(0) { $0 + $1.stars }) / Double(ratings.count)
    }

    /// What the user wants to eat: their favourite dish, if they have one.
    ///
    /// Empty if nobody is signed in.
    public var wishlist: [Dish] {
        guard let user, let favourite = catalogue.profile(user)?.favourite else { return [] }
        return catalogue.dish(favourite).map { [$0] } ?? []
    }
}

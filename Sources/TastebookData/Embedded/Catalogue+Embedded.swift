extension Catalogue {
    /// The catalogue that comes with the app.
    public static let embedded = Catalogue(checked: .embedded)
}

extension CatalogueLists {
    /// The lists of the embedded catalogue.
    ///
    /// They pass ``check(file:)``: a test sees to that.
    static var embedded: CatalogueLists {
        CatalogueLists(
            categories: embeddedCategories, dishes: embeddedDishes, brands: embeddedBrands,
            restaurants: embeddedRestaurants, profiles: embeddedProfiles, ratings: embeddedRatings)
    }
}

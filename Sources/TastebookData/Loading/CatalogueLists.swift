/// The lists of a catalogue as a file has them: in its order, and not yet checked.
package struct CatalogueLists: Codable {
    var categories: [Category]
    var dishes: [Dish]
    var brands: [Brand]
    var restaurants: [Restaurant]
    var profiles: [Profile]
    var ratings: [Rating]
}

extension CatalogueLists {
    /// Makes sure that ids are positive and differ, that references lead somewhere and that numbers make
    /// sense, and throws the first thing in a file that does not.
    ///
    /// - Complexity: O(*n*) in the length of all lists and menus.
    package func check(file: String) throws(CatalogueError) {
        func fail(_ place: String, _ reason: CatalogueError.Reason) -> CatalogueError {
            CatalogueError(file: file, place: place, reason: reason)
        }

        func ids<Row: Identifiable>(of rows: [Row], _ list: String) throws(CatalogueError) -> Set<Row.ID>
        where Row.ID: EntityID {
            var ids = Set<Row.ID>(minimumCapacity: rows.count)
            for (index, row) in rows.enumerated() {
                let id = row.id.rawValue
                guard id > 0 else { throw fail("\(list)[\(index)].id", .idNotPositive(id)) }
                guard ids.insert(row.id).inserted else {
                    let first = rows.firstIndex { $0.id == row.id } ?? index
                    throw fail("\(list)[\(index)].id", .idTwice(id, first: "\(list)[\(first)]"))
                }
            }
            return ids
        }

        let categoryIDs = try ids(of: categories, "categories")
        let dishIDs = try ids(of: dishes, "dishes")
        let brandIDs = try ids(of: brands, "brands")
        let restaurantIDs = try ids(of: restaurants, "restaurants")
        let profileIDs = try ids(of: profiles, "profiles")
        _ = try ids(of: ratings, "ratings")

        func find<ID: EntityID>(
            _ id: ID?, among ids: Set<ID>, _ kind: String, _ place: @autoclosure () -> String
        ) throws(CatalogueError) {
            guard let id, !ids.contains(id) else { return }
            throw fail(place(), .unknown(kind, id.rawValue))
        }

        for (index, dish) in dishes.enumerated() {
            try find(dish.category, among: categoryIDs, "category", "dishes[\(index)].category")
        }
        for (index, restaurant) in restaurants.enumerated() {
            try find(restaurant.brand, among: brandIDs, "brand", "restaurants[\(index)].brand")
            var served = Set<DishID>(minimumCapacity: restaurant.menu.count)
            for (line, item) in restaurant.menu.enumerated() {
                let place = { "restaurants[\(index)].menu[\(line)]" }
                try find(item.dish, among: dishIDs, "dish", place() + ".dish")
                guard served.insert(item.dish).inserted else {
                    throw fail(place() + ".dish", .dishTwice(item.dish))
                }
                guard item.price.isFinite, item.price >= 0 else {
                    throw fail(place() + ".price", .price(item.price))
                }
            }
        }
        for (index, profile) in profiles.enumerated() {
            try find(profile.favourite, among: dishIDs, "dish", "profiles[\(index)].favourite")
        }
        for (index, rating) in ratings.enumerated() {
            try find(rating.dish, among: dishIDs, "dish", "ratings[\(index)].dish")
            try find(rating.restaurant, among: restaurantIDs, "restaurant", "ratings[\(index)].restaurant")
            try find(rating.author, among: profileIDs, "profile", "ratings[\(index)].author")
            guard Rating.allowedStars.contains(rating.stars) else {
                throw fail("ratings[\(index)].stars", .stars(rating.stars))
            }
        }
    }
}

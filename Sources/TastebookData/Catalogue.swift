/// Everything Tastebook knows at its start: dishes, who serves them, and who rated them.
///
/// Every reference in a catalogue leads somewhere, every id is positive and names one thing of its kind,
/// and every list is by ascending id. Whatever does not keep to that does not become a catalogue: see
/// ``CatalogueError``.
public struct Catalogue: Hashable, Sendable {
    var categoryTable: Table<Category>
    var dishTable: Table<Dish>
    let brandTable: Table<Brand>
    let restaurantTable: Table<Restaurant>
    let profileTable: Table<Profile>
    var ratingTable: Table<Rating>

    let dishesByCategory: [CategoryID: [Int]]
    let restaurantsByCity: [String: [Int]]
    let restaurantsByBrand: [BrandID: [Int]]
    let restaurantsByDish: [DishID: [Int]]
    var ratingsByDish: [DishID: [Int]]
    var ratingsByAuthor: [ProfileID: [Int]]

    /// Creates a catalogue from lists that have been checked.
    package init(checked lists: CatalogueLists) {
        let restaurants = lists.restaurants.map { restaurant in
            var restaurant = restaurant
            restaurant.menu.sort { $0.dish < $1.dish }
            return restaurant
        }
        categoryTable = Table(lists.categories)
        dishTable = Table(lists.dishes)
        brandTable = Table(lists.brands)
        restaurantTable = Table(restaurants)
        profileTable = Table(lists.profiles)
        ratingTable = Table(lists.ratings)

        dishesByCategory = dishTable.grouped { CollectionOfOne($0.category) }
        restaurantsByCity = restaurantTable.grouped { CollectionOfOne($0.city) }
        restaurantsByBrand = restaurantTable.grouped { [$0.brand].compactMap(\.self) }
        restaurantsByDish = restaurantTable.grouped { $0.menu.lazy.map(\.dish) }
        ratingsByDish = ratingTable.grouped { CollectionOfOne($0.dish) }
        ratingsByAuthor = ratingTable.grouped { CollectionOfOne($0.author) }
    }
}

extension Catalogue {
    /// All categories by ascending id.
    public var categories: [Category] { categoryTable.rows }

    /// All dishes by ascending id.
    public var dishes: [Dish] { dishTable.rows }

    /// All brands by ascending id.
    public var brands: [Brand] { brandTable.rows }

    /// All restaurants by ascending id.
    public var restaurants: [Restaurant] { restaurantTable.rows }

    /// All profiles by ascending id.
    public var profiles: [Profile] { profileTable.rows }

    /// All ratings by ascending id.
    public var ratings: [Rating] { ratingTable.rows }

    /// The category with an id; nil if there is none.
    public func category(_ id: CategoryID) -> Category? { categoryTable[id] }

    /// The dish with an id; nil if there is none.
    public func dish(_ id: DishID) -> Dish? { dishTable[id] }

    /// The brand with an id; nil if there is none.
    public func brand(_ id: BrandID) -> Brand? { brandTable[id] }

    /// The restaurant with an id; nil if there is none.
    public func restaurant(_ id: RestaurantID) -> Restaurant? { restaurantTable[id] }

    /// The profile with an id; nil if there is none.
    public func profile(_ id: ProfileID) -> Profile? { profileTable[id] }

    /// The rating with an id; nil if there is none.
    public func rating(_ id: RatingID) -> Rating? { ratingTable[id] }
}

extension Catalogue {
    /// One above the greatest id of a rating, or the greatest that is free.
    ///
    /// - Complexity: O(1), or O(*k*) after *k* ratings with the greatest ids there can be.
    var nextRatingID: RatingID {
        var next = Int.max
        for rating in ratings.reversed() {
            if rating.id.rawValue < next { return RatingID(next == Int.max ? rating.id.rawValue + 1 : next) }
            next -= 1
        }
        return RatingID(next == Int.max ? 1 : next)
    }

    /// Adds a rating whose id is free and whose references lead somewhere.
    ///
    /// - Complexity: O(1) if its id exceeds all others, else O(ratings).
    mutating func add(_ rating: Rating) {
        guard ratings.last.map({ $0.id < rating.id }) ?? true else {
            ratingTable = Table(ratings + [rating])
            ratingsByDish = ratingTable.grouped { CollectionOfOne($0.dish) }
            ratingsByAuthor = ratingTable.grouped { CollectionOfOne($0.author) }
            return
        }
        let position = ratingTable.append(rating)
        ratingsByDish[rating.dish, default: []].append(position)
        ratingsByAuthor[rating.author, default: []].append(position)
    }
}

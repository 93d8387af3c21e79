import TastebookData
import Testing

@Suite struct CatalogueEmbeddedTests {
    let catalogue = Catalogue.embedded

    @Test func `Is large enough to be a demo`() {
        #expect(catalogue.categories.count >= 6)
        #expect(catalogue.dishes.count >= 40)
        #expect(catalogue.restaurants.count >= 12)
        #expect(catalogue.brands.count >= 3)
        #expect(catalogue.profiles.count >= 12)
        #expect(catalogue.ratings.count >= 60)
    }

    @Test func `Ids run from 1 without gaps`() {
        #expect(catalogue.categories.map(\.id.rawValue) == Array(1...catalogue.categories.count))
        #expect(catalogue.dishes.map(\.id.rawValue) == Array(1...catalogue.dishes.count))
        #expect(catalogue.brands.map(\.id.rawValue) == Array(1...catalogue.brands.count))
        #expect(catalogue.restaurants.map(\.id.rawValue) == Array(1...catalogue.restaurants.count))
        #expect(catalogue.profiles.map(\.id.rawValue) == Array(1...catalogue.profiles.count))
        #expect(catalogue.ratings.map(\.id.rawValue) == Array(1...catalogue.ratings.count))
    }

    @MainActor
    @Test func `Keeps the facts that the demo relies on`() {
        let store = TastebookStore(catalogue)
        #expect(store.dish(DishID(1))?.category == CategoryID(1))
        #expect(store.restaurants(serving: DishID(1)).map(\.id) == [RestaurantID(1), RestaurantID(2)])
        #expect(store.restaurant(RestaurantID(1))?.brand == BrandID(1))
        #expect(store.profile(ProfileID(1))?.favourite == DishID(2))
        let rating = store.rating(RatingID(1))
        #expect(rating?.author == ProfileID(1))
        #expect(rating?.dish == DishID(1))
        #expect(rating?.restaurant == RestaurantID(1))
    }

    @MainActor
    @Test func `Has every kind of thing that a screen can meet`() {
        let store = TastebookStore(catalogue)
        #expect(store.dishes.filter { store.restaurants(serving: $0.id).isEmpty }.count == 1)
        #expect(store.dishes.contains { store.average(of: $0.id) == nil })
        #expect(store.restaurants.contains { $0.brand == nil })
        #expect(store.profiles.contains { $0.favourite == nil })
        #expect(store.brands.allSatisfy { store.restaurants(of: $0.id).count >= 2 })
        #expect(store.categories.allSatisfy { !store.dishes(in: $0.id).isEmpty })
        let cities = Set(store.restaurants.map(\.city))
        #expect(cities.count == 5)
        #expect(cities.allSatisfy { store.restaurants(in: $0).count >= 3 })

        let names = store.dishes.map(\.name) + store.restaurants.map(\.name) + store.profiles.map(\.name)
        #expect(names.contains { $0.count > 60 })
        #expect(names.contains { $0.contains("'") })
        #expect(names.contains { $0.contains("é") })
        #expect(names.contains { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
        #expect(Set(names).count == names.count)
    }

    @MainActor
    @Test func `Nobody rated a dish where it is not served, or the same dish there twice`() {
        let store = TastebookStore(catalogue)
        for rating in store.ratings {
            let isServed = rating.restaurant.flatMap { store.menuItem(of: rating.dish, at: $0) } != nil
            #expect(isServed, "rating \(rating.id)")
            #expect(!rating.comment.isEmpty, "rating \(rating.id)")
        }
        let visits = store.ratings.map { "\($0.author) \($0.dish) \($0.restaurant, default: "")" }
        #expect(Set(visits).count == visits.count)
    }
}

import Foundation
import Observation
import TastebookData
import Testing

@MainActor
@Suite struct CatalogueStoreTests {
    let store = TastebookStore(.embedded)

    @Test func `Signs in and out, but only somebody`() {
        #expect(store.user == nil)
        #expect(!store.signIn(ProfileID(-1)))
        #expect(store.user == nil)
        #expect(store.signIn(ProfileID(3)))
        #expect(store.user == ProfileID(3))
        store.signOut()
        #expect(store.user == nil)
    }

    @Test func `A wishlist is the user's favourite dish`() {
        #expect(store.wishlist.isEmpty)
        store.signIn(ProfileID(1))
        #expect(store.wishlist.map(\.id) == [DishID(2)])
        store.signIn(ProfileID(7))
        #expect(store.wishlist.isEmpty)
    }

    @Test func `A rating has the next id and the first restaurant, and moves the average`() throws {
        #expect(store.average(of: DishID(1)) == 4.25)
        store.signIn(ProfileID(3))
        let last = try #require(store.ratings.last)
        let rating = try #require(store.addRating(dish: DishID(1), stars: 1))
        #expect(rating.id.rawValue == last.id.rawValue + 1)
        #expect(rating.author == ProfileID(3))
        #expect(rating.restaurant == RestaurantID(1))
        #expect(rating.comment.isEmpty)
        #expect(store.rating(rating.id) == rating)
        #expect(store.ratings.last == rating)
        #expect(store.ratings(of: DishID(1)).last == rating)
        #expect(store.ratings(by: ProfileID(3)).last == rating)
        #expect(store.average(of: DishID(1)) == 3.6)
    }

    @Test func `A dish that is served nowhere is rated without a restaurant`() throws {
        store.signIn(ProfileID(1))
        let dish = try #require(store.dishes.first { store.restaurants(serving: $0.id).isEmpty })
        #expect(store.average(of: dish.id) == nil)
        let rating = try #require(store.addRating(dish: dish.id, stars: 5))
        #expect(rating.restaurant == nil)
        #expect(store.average(of: dish.id) == 5)
    }

    @Test func `A rating that makes no sense is not added`() throws {
        #expect(store.addRating(dish: DishID(1), stars: 3) == nil)
        store.signIn(ProfileID(1))
        #expect(store.addRating(dish: DishID(0), stars: 3) == nil)
        #expect(store.addRating(dish: DishID(1), stars: 0) == nil)
        #expect(store.addRating(dish: DishID(1), stars: 6) == nil)
        #expect(store.ratings == Catalogue.embedded.ratings)
    }

    @Test func `Above the greatest id there is, ratings go on below it`() throws {
        var json = CatalogueJSON()
        json.ratings = json.ratings.replacing(#""id":1"#, with: #""id":\#(Int.max)"#)
        let full = TastebookStore(try json.load())
        full.signIn(ProfileID(1))
        for count in 1...3 {
            let rating = try #require(full.addRating(dish: DishID(1), stars: 3))
            #expect(rating.id == RatingID(Int.max - count))
            #expect(full.ratings == full.ratings.sorted { $0.id < $1.id })
            #expect(full.rating(rating.id) == rating)
            #expect(full.ratings(of: DishID(1)).contains(rating))
            #expect(full.ratings(by: ProfileID(1)).contains(rating))
        }
    }

    @Test func `Renames dishes and categories, and leaves the catalogue alone`() {
        #expect(store.rename(DishID(1), to: "Pho"))
        #expect(store.rename(CategoryID(1), to: ""))
        #expect(store.dish(DishID(1))?.name == "Pho")
        #expect(store.dishes(in: CategoryID(1)).first?.name == "Pho")
        #expect(store.category(CategoryID(1))?.name == "")
        #expect(!store.rename(DishID(0), to: "Nothing"))
        #expect(!store.rename(CategoryID(Int.max), to: "Nothing"))
        #expect(Catalogue.embedded.dish(DishID(1))?.name == "Phở bò")
    }

    @Test func `Finds what belongs together, by ascending id`() {
        for category in store.categories {
            #expect(store.dishes(in: category.id) == store.dishes.filter { $0.category == category.id })
        }
        for brand in store.brands {
            #expect(store.restaurants(of: brand.id) == store.restaurants.filter { $0.brand == brand.id })
        }
        for dish in store.dishes {
            let serving = store.restaurants.filter { $0.menu.contains { $0.dish == dish.id } }
            #expect(store.restaurants(serving: dish.id) == serving)
            #expect(store.ratings(of: dish.id) == store.ratings.filter { $0.dish == dish.id })
            for restaurant in store.restaurants {
                let item = restaurant.menu.first { $0.dish == dish.id }
                #expect(store.menuItem(of: dish.id, at: restaurant.id) == item)
            }
        }
        for profile in store.profiles {
            #expect(store.ratings(by: profile.id) == store.ratings.filter { $0.author == profile.id })
        }
    }

    @Test func `Compares cities exactly`() {
        #expect(store.restaurants(in: "Lisbon").map(\.id) == [5, 6, 7].map { RestaurantID($0) })
        #expect(store.restaurants(in: "lisbon").isEmpty)
        #expect(store.restaurants(in: "Montreal").isEmpty)
        #expect(store.restaurants(in: "").isEmpty)
    }

    private func observe(_ read: () -> Void, _ changed: Confirmation) {
        withObservationTracking(read) {
            changed()
        }
    }

    @Test func `Tells observers of a change`() async {
        await confirmation(expectedCount: 3) { changed in
            observe({ _ = store.user }, changed)
            observe({ _ = store.average(of: DishID(1)) }, changed)
            store.signIn(ProfileID(1))
            store.addRating(dish: DishID(1), stars: 2)
            observe({ _ = store.dishes }, changed)
            store.rename(DishID(1), to: "Pho")
        }
    }
}

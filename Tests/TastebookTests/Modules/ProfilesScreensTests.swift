import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct ProfilesScreensTests {
    let tastebook: Tastebook

    init() throws {
        tastebook = try Tastebook(try CatalogueJSON.small.load())
        tastebook.router.select(tab: "me")
    }

    @Test func `A person: their favourite dish, and their ratings as a sheet`() throws {
        try tastebook.go(to: "/profiles/1")
        #expect(try tastebook.title == "Ada")
        #expect(try tastebook.rows == ["Favourite dish: Żurek", "Ratings: 1"])
        #expect(try tastebook.actions == ["favourite dish", "ratings"])
        #expect(try tastebook.tap("ratings") == .committed)
        #expect(
            tastebook.drawing == """
                sheet        [/profiles/1/ratings]
                discover     /dishes
                restaurants  /restaurants
                me*          /me › /profiles/1
                """)
        #expect(try tastebook.title == "Ratings by Ada")
        #expect(try tastebook.rows == ["★★★★☆ Harira"])
        #expect(try tastebook.tap("Harira") == .committed)
        #expect(tastebook.link == "/ratings/1")
        #expect(tastebook.router.state.visibleStack.entries.count == 2)
    }

    @Test func `A person without a favourite`() throws {
        try tastebook.go(to: "/profiles/2")
        #expect(try tastebook.rows == ["Ratings: 1"])
        #expect(try tastebook.actions == ["ratings"])
    }

    @Test func `A favourite dish leads out of the module`() throws {
        try tastebook.go(to: "/profiles/1")
        #expect(try tastebook.tap("favourite dish") == .committed)
        #expect(tastebook.link == "/dishes/2")
    }

    @Test func `A rating: its card, the dish, the restaurant`() throws {
        try tastebook.go(to: "/ratings/1")
        #expect(try tastebook.title == "Rating of Harira")
        #expect(
            try tastebook.rows == [
                "★★★★☆", "“Warm.”", "by Ada", "Dish: Harira", "Restaurant: Olla Foz",
            ])
        #expect(try tastebook.actions == ["author", "dish", "restaurant"])
        try tastebook.go(to: "/ratings/2")
        #expect(try tastebook.rows.prefix(2) == ["★★★★★", "by Émile"])
    }

    @Test(arguments: [("author", "/profiles/1"), ("dish", "/dishes/1"), ("restaurant", "/restaurants/1")])
    func `Everything on a rating leads on`(title: String, link: String) throws {
        try tastebook.go(to: "/ratings/1")
        #expect(try tastebook.tap(title) == .committed)
        #expect(tastebook.link == link)
    }

    @Test func `A rating of a dish that is served nowhere has no restaurant`() throws {
        tastebook.store.signIn(ProfileID(2))
        tastebook.store.addRating(dish: DishID(2), stars: 3)
        try tastebook.go(to: "/ratings/3")
        #expect(try tastebook.rows == ["★★★☆☆", "by Émile", "Dish: Żurek"])
        #expect(try tastebook.actions == ["author", "dish"])
    }

    @Test func `My page, signed out and signed in`() throws {
        #expect(try tastebook.title == "Me")
        #expect(try tastebook.rows == ["Signed out", "my ratings", "wishlist", "sign in"])
        #expect(try tastebook.actions == ["my ratings", "wishlist", "sign in"])
        tastebook.store.signIn(ProfileID(1))
        #expect(try tastebook.rows.first == "Ada")
        #expect(try tastebook.actions == ["my ratings", "wishlist", "sign out"])
        tastebook.router.select(tab: "discover")
        try tastebook.go(to: "/dishes/1")
        tastebook.router.select(tab: "me")
        try tastebook.tap("sign out")
        #expect(tastebook.store.user == nil)
        #expect(
            tastebook.drawing == """
                discover     /dishes
                restaurants  /restaurants
                me*          [/me]
                """)
        #expect(try tastebook.rows.first == "Signed out")
    }

    @Test func `My ratings and my wishes are sheets with their own stacks`() throws {
        tastebook.store.signIn(ProfileID(1))
        try tastebook.tap("my ratings")
        #expect(try tastebook.title == "My ratings")
        #expect(try tastebook.rows == ["★★★★☆ Harira"])
        try tastebook.tap("Harira")
        #expect(tastebook.link == "/ratings/1")
        tastebook.router.dismissAll()

        try tastebook.tap("wishlist")
        #expect(try tastebook.title == "My wishlist")
        try tastebook.tap("Żurek")
        #expect(
            tastebook.drawing == """
                sheet        /me/wishlist › [/dishes/2]
                discover     /dishes
                restaurants  /restaurants
                me*          /me
                """)
    }

    @Test func `With nothing there, they say so`() throws {
        tastebook.store.signIn(ProfileID(2))
        try tastebook.go(to: "/me/wishlist")
        #expect(try tastebook.rows == ["no wishes yet"])
        #expect(try tastebook.actions.isEmpty)
        let tastebook = try Tastebook(try CatalogueJSON(ratings: "").load())
        tastebook.store.signIn(ProfileID(1))
        try tastebook.go(to: "/me/ratings")
        #expect(try tastebook.rows == ["no ratings yet"])
        #expect(try tastebook.actions.isEmpty)
    }
}

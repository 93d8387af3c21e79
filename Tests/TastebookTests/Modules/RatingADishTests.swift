import DishesModule
import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct RatingADishTests {
    let tastebook: Tastebook

    init() throws {
        tastebook = try Tastebook(try CatalogueJSON.small.load())
        tastebook.store.signIn(ProfileID(1))
    }

    @Test func `Offers one to five stars, and a way out`() throws {
        try tastebook.go(to: "/dishes/1", "/dishes/1/rate")
        #expect(try tastebook.title == "Rate Harira")
        #expect(
            try tastebook.actions == [
                "give 1 star", "give 2 stars", "give 3 stars", "give 4 stars", "give 5 stars", "cancel",
            ])
    }

    @Test func `A rating changes the average of the dish beneath, on return`() throws {
        try tastebook.go(to: "/dishes/1")
        #expect(try tastebook.rows.first == "★ 4.5")
        try tastebook.tap("rate")
        #expect(try tastebook.tap("give 1 star") == .committed)
        #expect(tastebook.link == "/dishes/1")
        #expect(try tastebook.rows.first == "★ 3.3")
        #expect(try tastebook.actions.count { $0 == "rating by Ada" } == 2)
        #expect(tastebook.store.ratings.last?.stars == 1)
    }

    @Test(arguments: ["/dishes/1", "/restaurants/2/menu/1"])
    func `It is the return that shows the new average`(path: String) throws {
        try tastebook.go(to: path)
        let row = try tastebook.rows.firstIndex(of: "★ 4.5")
        tastebook.store.addRating(dish: DishID(1), stars: 1)
        #expect(try tastebook.rows.firstIndex(of: "★ 4.5") == row)
        try tastebook.go(to: "/categories/1")
        tastebook.router.pop()
        #expect(try tastebook.rows.firstIndex(of: "★ 3.3") == row)
    }

    @Test func `Every page of the dish shows the new average`() throws {
        try tastebook.go(to: "/dishes/1", "/ratings/1", "/dishes/1", "/dishes/1/rate")
        try tastebook.tap("give 1 star")
        #expect(try tastebook.rows.first == "★ 3.3")
        tastebook.router.pop(2)
        #expect(try tastebook.rows.first == "★ 3.3")
    }

    @Test func `Whoever asks for a rating is told the stars`() async throws {
        try tastebook.go(to: "/dishes/1")
        let context = tastebook.router.context(of: tastebook.router.visible.id)
        var events = tastebook.router.events.stream().makeAsyncIterator()
        async let result = context.result(of: RateDish(id: DishID(1)))
        #expect(await events.next()?.outcome == .committed)
        try tastebook.tap("give 4 stars")
        #expect(await result == .finished(4))
    }

    @Test func `Cancelling rates nothing and ends the sheet`() throws {
        try tastebook.go(to: "/dishes/1", "/dishes/1/rate")
        #expect(try tastebook.tap("cancel") == .committed)
        #expect(tastebook.link == "/dishes/1")
        #expect(tastebook.router.state.modals.isEmpty)
        #expect(tastebook.store.ratings.count == 2)
    }

    @Test func `Cancelling pops where it does not lie at the root of a modal`() throws {
        try tastebook.go(to: "/dishes/1")
        try tastebook.go(to: "/dishes/1/rate", as: .stack)
        #expect(try tastebook.tap("cancel") == .committed)
        #expect(tastebook.link == "/dishes/1")

        try tastebook.go(to: "/me/ratings")
        try tastebook.go(to: "/dishes/1/rate", as: .stack)
        #expect(try tastebook.tap("cancel") == .committed)
        #expect(tastebook.link == "/me/ratings")
    }

    @Test func `Cancelling, though it asks twice, leaves no rejection unread`() throws {
        var unread: [Navigation.UnreadRejection] = []
        tastebook.router.navigation.onUnreadRejection = { unread.append($0) }
        try tastebook.go(to: "/dishes/1/rate")
        try tastebook.tap("cancel")
        #expect(unread.isEmpty)
    }

    @Test func `Signed out, one signs in first, and then rates`() throws {
        tastebook.store.signOut()
        try tastebook.go(to: "/dishes/1")
        let signIn = try tastebook.app.route(at: "/sign-in")
        #expect(try tastebook.tap("rate") == .parked(behind: signIn))
        #expect(tastebook.link == "/sign-in")
        #expect(try tastebook.tap("sign in as Émile") == .committed)
        #expect(tastebook.link == "/dishes/1/rate")
        #expect(try tastebook.tap("give 1 star") == .committed)
        #expect(tastebook.link == "/dishes/1")
        #expect(tastebook.store.ratings.last?.author == ProfileID(2))
        #expect(try tastebook.rows.first == "★ 3.3")
    }

    @Test func `An intent that is none of its own asks for nothing`() throws {
        try tastebook.go(to: "/dishes/1/rate")
        for name in ["rate 0", "rate 6", "rate", "", "save"] {
            #expect(try tastebook.screen.perform(.intent(name, name)) == nil)
        }
        #expect(tastebook.link == "/dishes/1/rate")
    }
}

import RouterCore
import RouterTerminal
import TastebookData
import Testing

/// The card never sees a stack; that its avatar lands on top of the right one is the work of its context.
@MainActor
@Suite struct RatingCardTests {
    let tastebook: Tastebook

    init() throws {
        tastebook = try Tastebook()
    }

    @Test func `In a tab the author lands on top of that tab's stack`() throws {
        try tastebook.go(to: "/dishes/1", "/restaurants/1/menu/1", "/ratings/1")
        #expect(try tastebook.tap("author") == .committed)
        #expect(
            tastebook.drawing == """
                discover*    /dishes › /dishes/1 › /restaurants/1/menu/1 › /ratings/1 › [/profiles/1]
                restaurants  /restaurants
                me           /me
                """)
    }

    @Test func `In a sheet the author lands on top of the sheet's stack`() throws {
        try tastebook.go(to: "/dishes/1", "/profiles/1", "/profiles/1/ratings", "/ratings/1")
        #expect(try tastebook.tap("author") == .committed)
        #expect(
            tastebook.drawing == """
                sheet        /profiles/1/ratings › /ratings/1 › [/profiles/1]
                discover*    /dishes › /dishes/1 › /profiles/1
                restaurants  /restaurants
                me           /me
                """)
    }

    @Test func `At the root of a sheet over a sheet as well`() throws {
        try tastebook.go(to: "/profiles/1/ratings")
        try tastebook.go(to: "/ratings/2", as: .sheet)
        #expect(try tastebook.tap("author") == .committed)
        #expect(
            tastebook.drawing == """
                sheet        /ratings/2 › [/profiles/2]
                sheet        /profiles/1/ratings
                discover*    /dishes
                restaurants  /restaurants
                me           /me
                """)
    }

    @Test func `A second tap on the avatar finds the card covered, a late one finds it gone`() throws {
        try tastebook.go(to: "/ratings/1")
        let card = try tastebook.screen
        let avatar = try #require(card.actions.first)
        #expect(card.perform(avatar)?.outcome == .committed)
        #expect(card.perform(avatar)?.outcome?.rejection?.reason == .sourceCovered)
        tastebook.router.popToRoot()
        #expect(card.perform(avatar)?.outcome == .rejected(.sourceGone(.entry)))
        #expect(tastebook.link == "/dishes")
    }
}

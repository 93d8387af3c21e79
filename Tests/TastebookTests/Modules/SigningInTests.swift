import ProfilesModule
import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct SigningInTests {
    let tastebook: Tastebook

    init() throws {
        tastebook = try Tastebook(try CatalogueJSON.small.load())
        tastebook.router.select(tab: "me")
    }

    @Test func `Offers every profile, and a way out`() throws {
        try tastebook.tap("sign in")
        #expect(try tastebook.title == "Sign in")
        #expect(try tastebook.actions == ["sign in as Ada", "sign in as Émile", "cancel"])
        #expect(
            try tastebook.screen.actions.compactMap { action in
                if case .intent(let name) = action.effect { name } else { nil }
            } == ["sign-in 1", "sign-in 2"])
    }

    @Test func `Signing in ends the sheet, and my page knows`() throws {
        try tastebook.tap("sign in")
        #expect(try tastebook.tap("sign in as Émile") == .committed)
        #expect(tastebook.store.user == ProfileID(2))
        #expect(tastebook.link == "/me")
        #expect(try tastebook.rows.first == "Émile")
    }

    @Test func `Whoever asks is told who signed in`() async throws {
        let context = tastebook.router.context(of: tastebook.router.visible.id)
        var events = tastebook.router.events.stream().makeAsyncIterator()
        async let result = context.result(of: SignIn())
        #expect(await events.next()?.outcome == .committed)
        try tastebook.tap("sign in as Ada")
        #expect(await result == .finished(ProfileID(1)))
    }

    @Test(arguments: [Presentation.sheet, .cover, .stack])
    func `Cancelling signs nobody in and ends the screen, however it came`(style: Presentation) throws {
        try tastebook.go(to: "/sign-in", as: style)
        #expect(try tastebook.tap("cancel") == .committed)
        #expect(tastebook.link == "/me")
        #expect(tastebook.store.user == nil)
    }

    @Test func `Nobody signs in as somebody who is not there`() throws {
        try tastebook.tap("sign in")
        for name in ["sign-in 3", "sign-in", "sign-in 01", ""] {
            #expect(try tastebook.screen.perform(.intent(name, name)) == nil)
        }
        #expect(tastebook.store.user == nil)
        #expect(tastebook.link == "/sign-in")
    }
}

import Accounts
import Generator
import Items
import RouterCore
import RouterTerminal
import RouterTesting
import Testing
import VaultApp
import VaultData

/// What people do with the vault, from the tap to what is on screen.
@MainActor @Suite struct JourneyTests {
    private let store = VaultStore()
    private let vault: VaultApp<TerminalScreen>

    init() {
        vault = VaultApp(store: store, suggestions: { ["tulip seven", "quiet owl"] }, draw: { $0 })
        vault.router.activate()
    }

    private var router: Router<TerminalScreen> { vault.router }

    private func tap(_ title: String) throws {
        let screen = try #require(router.visibleScreen)
        screen.perform(try #require(screen.actions.first { $0.title == title }, "\(screen.actionTitles)"))
    }

    /// Opens the editor of the first item, and has a new password made there.
    private func makeDraft() async throws {
        try tap("unlock")
        router.open("/items/1/edit")
        try tap("new")
        await router.rest()
        try tap("quiet owl")
        await router.rest()
        #expect(router.visible.route == AnyRoute(ItemsRoute.edit(id: 1)))
    }

    @Test func everythingIsComposed() {
        #expect(router.composition.issues == [])
    }

    // MARK: The lock

    @Test func nothingIsShownUntilItIsUnlocked() throws {
        let expected = """
            cover      [Unlock()]
            items*     ItemsRoute.list (withheld)
            generator  GeneratorRoute.home (withheld)
            settings   AccountsRoute.settings (withheld)
            """
        #expect(router.difference(from: expected) == nil)
        try tap("unlock")
        #expect(router.visibleScreen?.title == "My items")
    }

    @Test func aLinkWaitsBehindTheLock() throws {
        router.open("vault://items/2")
        #expect(router.visibleScreen?.title == "Locked")
        try tap("unlock")
        #expect(router.visibleScreen?.title == "Library")
    }

    @Test func aDraftOutlivesTheLock() async throws {
        try await makeDraft()
        router.open("https://vault.example/lock")  // a link that only acts
        #expect(router.visibleScreen?.title == "Locked")
        try tap("unlock")
        #expect(router.visibleScreen?.sections[0].rows[0].text == "quiet owl")
    }

    // MARK: Drafts

    @Test func aDraftAsksBeforeItGoes() async throws {
        try await makeDraft()
        let request = router.pop()
        #expect(router.visibleDialog?.title == "Discard the new password?")
        router.choose("Keep")
        #expect(request.outcome?.rejection?.reason == .leaveGuarded && store.draft(of: 1) == "quiet owl")
        router.pop()
        router.choose("Discard")
        #expect(router.visible.route == AnyRoute(ItemsRoute.item(id: 1)) && store.draft(of: 1) == nil)
    }

    @Test func aPasswordOfAnotherModuleIsSaved() async throws {
        try await makeDraft()
        try tap("save")
        #expect(router.visible.route == AnyRoute(ItemsRoute.item(id: 1)))
        #expect(store.item(1)?.password == "quiet owl")
    }

    @Test func noPasswordMayBeChosen() async throws {
        try tap("unlock")
        router.open("/items/1/edit")
        try tap("new")
        await router.rest()
        try tap("none")
        await router.rest()
        #expect(store.draft(of: 1) == nil && router.pop().outcome == .committed)
    }

    // MARK: What the app does

    @Test func copyingShowsNothing() throws {
        try tap("unlock")
        router.push(ItemsRoute.item(id: 1))
        let state = router.state
        try tap("copy")
        #expect(store.clipboard == "correct horse" && router.state == state)
    }

    @Test(arguments: [("Theirs", "theirs"), ("Mine", "correct horse")])
    func aConflictAsksWithoutAScreen(_ choice: String, _ password: String) async throws {
        try tap("unlock")
        let sync = Task { await vault.resolveConflict(over: 1, theirs: "theirs") }
        await router.rest()
        #expect(router.visibleDialog?.title == "Which password of Bank?")
        router.choose(choice)
        await sync.value
        #expect(store.item(1)?.password == password)
    }

    @Test func anotherAccountHasOtherTabs() throws {
        try tap("unlock")
        router.push(ItemsRoute.item(id: 1))
        router.select(tab: "settings")
        try tap("use work")
        // The guard is asked about the other tabs when they are selected.
        let expected = """
            items      ItemsRoute.list (withheld)
            shared     ItemsRoute.shared (withheld)
            generator  GeneratorRoute.home (withheld)
            settings*  [AccountsRoute.settings]
            """
        #expect(router.difference(from: expected) == nil)
        #expect(router.open("/items/1").outcome?.rejection?.reason == .notFound)
        #expect(router.open("/items/21").outcome == .committed)
    }

    // MARK: Every screen

    @Test(arguments: Account.allCases) func everyScreenIsSound(_ account: Account) async throws {
        let crawler = Crawler<TerminalScreen>(account.rawValue) {
            let store = VaultStore()
            store.unlock()
            let vault = VaultApp(store: store, suggestions: { ["quiet owl"] }, draw: { $0 })
            if account != store.account { vault.use(account) }
            var app = CrawledApp(vault.router) { [store.isLocked.description, store.account.rawValue] }
            app.tryAtEachScreen("lock") { router in
                store.lock()
                router.refresh()
            }
            return app
        }
        let report = try await crawler.crawl()
        #expect(report.findings == [], "\(report)")
        #expect(report.isComplete, "\(report)")
    }
}

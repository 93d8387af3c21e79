import RouterTesting
import Testing

@testable import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The set of tabs may change while the app runs.
@MainActor @Suite struct SetTabsTests {
    private let router: Router<Page>

    init() throws {
        router = Router(try house())
        router.activate()
    }

    private var kitchen: RootTab { RootTab("kitchen", root: Kitchen.home) }
    private var garden: RootTab { RootTab("garden", root: Garden.home) }
    private var visitor: RootTab { RootTab("visitor", root: Kitchen.note("welcome"), resetsWhenLeft: true) }

    @Test("tabs that stay keep entries, ids, models and screens, in whatever order; modals stay")
    func stays() throws {
        router.push(Kitchen.dish(1))
        router.select(tab: "garden")
        router.push(Garden.bed(2))
        router.push(Kitchen.sheet(1))
        let before = router.state
        let models = Dictionary(router.navigation.tabs.map { ($0.id, ObjectIdentifier($0)) }) { $1 }
        let screen = try #require(router.screen(for: before.tabs[1].stack.top.id))
        #expect(router.setTabs([RootTab("new", root: Kitchen.note("new")), garden, kitchen]).isCommitted)
        #expect(router.state.tabs.map(\.name) == ["new", "garden", "kitchen"])
        #expect(router.state.stack(.tab("garden")) == before.stack(.tab("garden")))
        #expect(router.state.stack(.tab("kitchen")) == before.stack(.tab("kitchen")))
        #expect(router.state.modals == before.modals && router.state.selectedTab == "garden")
        #expect(router.navigation.tabs.map(\.id) == [.tab("new"), .tab("garden"), .tab("kitchen")])
        for model in router.navigation.tabs.dropFirst() {
            #expect(models[model.id] == ObjectIdentifier(model))
        }
        #expect(router.screen(for: before.tabs[1].stack.top.id) == screen)
        #expect(router.select(tab: "visitor").reason == .notFound)
        #expect(router.select(tab: "new").isCommitted)
    }

    @Test("the same set changes nothing; a tab of the same name with another root begins anew")
    func same() {
        var deltas: [NavigationState.Delta] = []
        let subscription = router.events.observe { deltas.append($0.delta) }
        #expect(router.setTabs([kitchen, garden, visitor]).isCommitted)
        #expect(deltas.last?.isEmpty == true)
        router.push(Kitchen.dish(1))
        let old = router.navigation.tabs[0]
        let gone = router.top
        #expect(router.setTabs([RootTab("kitchen", root: Kitchen.note("mine"))]).isCommitted)
        #expect(router.state.routes(.tab("kitchen")) == [AnyRoute(Kitchen.note("mine"))])
        #expect(
            router.navigation.tabs[0] !== old && old.entries.count == 2, "what went is still drawn as it was")
        #expect(gone.push(Kitchen.dish(2)).outcome == .rejected(.sourceGone(.entry)))
        withExtendedLifetime(subscription) {}
    }

    @Test("a tab that goes ends its entries with reset, and tells whoever waits")
    func goes() async throws {
        router.select(tab: "garden")
        router.push(Garden.bed(1))
        let deep = router.top
        router.push(Garden.bed(2))
        let waiting = Task { await deep.result(of: Pick(), ifCovered: .truncate) }
        await Task.yield()
        router.dismissAll()
        #expect(await waiting.value == .ended(.dismissed))
        let again = Task { await router.top.result(of: Pick(), as: .stack) }
        await Task.yield()
        var ended: [NavigationEvent.EndedEntry] = []
        let subscription = router.events.observe { ended += $0.ended }
        #expect(router.setTabs([visitor, kitchen]).isCommitted)
        #expect(ended.map(\.ending) == [.reset, .reset, .reset])
        #expect(
            ended.map(\.entry.route) == [AnyRoute(Pick()), AnyRoute(Garden.bed(1)), AnyRoute(Garden.home)])
        #expect(await again.value == .ended(.reset))
        #expect(router.state.selectedTab == "visitor", "the first is selected")
        #expect(deep.push(Garden.bed(3)).outcome == .rejected(.sourceGone(.entry)))
        withExtendedLifetime(subscription) {}
    }

    @Test("screens that would go are asked, by a dialog too; discarding does not ask")
    func leaveGuards() {
        router.select(tab: "garden")
        router.push(Garden.bed(1))
        router.top.guardLeaving { .deny("unsaved") }
        let before = router.state
        #expect(router.setTabs([kitchen]).reason == .leaveGuarded)
        #expect(router.state == before)
        router.top.guardLeaving { .confirm(Dialog("Discard?") { Choice("Discard", finishing: true) }) }
        let request = router.setTabs([kitchen])
        #expect(request.outcome == nil)
        router.choose("Discard")
        #expect(request.outcome == .committed && router.state.tabs.map(\.name) == ["kitchen"])
        router.setTabs([kitchen, garden])
        router.select(tab: "garden")
        router.push(Garden.bed(1))
        router.top.guardLeaving { .deny("unsaved") }
        #expect(router.setTabs([kitchen], discarding: true).isCommitted)
    }

    @Test("no tab, a name twice, a root nobody owns, one that is not there, and a dialog are refused")
    func refused() throws {
        let before = router.state
        #expect(router.setTabs([]).outcome == .rejected(.noTabs))
        #expect(router.setTabs([kitchen, garden, kitchen]).outcome == .rejected(.duplicateTab("kitchen")))
        #expect(Rejection.noTabs.reason == .invalidTabs && Rejection.duplicateTab("a").reason == .invalidTabs)
        #expect(router.setTabs([RootTab("x", root: DeckHomeless())]).reason == .noDestination)
        #expect(router.setTabs([RootTab("x", root: Kitchen.dish(-1))]).reason == .notFound)
        #expect(router.state == before)
        #expect(router.setTabs([RootTab("x", root: KitchenExit.garden(1))]).isCommitted)
        #expect(router.visible.route == AnyRoute(Garden.bed(1)), "an exit is what it is connected to")
        let asking = Router(try desk())
        #expect(asking.setTabs([RootTab("x", root: Notice(text: "?"))]).reason == .otherPresentation)
    }

    @Test("reset, the end of a session and links are about the tabs there are")
    func tabsThere() throws {
        let router = Router(try desk())
        router.activate()
        router.setTabs([garden, RootTab("dish", root: Kitchen.dish(1))])
        #expect(router.open("/delete/soup").isCommitted)
        #expect(router.state.selectedTab == "dish" && router.state.tabs[1].stack.entries.count == 1)
        router.dismissAll()
        router.push(Kitchen.dish(2))
        router.reset()
        #expect(router.state.selectedTab == "garden" && router.state.tabs.map(\.name) == ["garden", "dish"])
        router.endSession()
        #expect(router.state.routes(.tab("dish")) == [AnyRoute(Kitchen.dish(1))])
    }

    @Test("a snapshot restores into the set that is there, and what is not there is listed")
    func restores() throws {
        router.setTabs([kitchen, RootTab("mine", root: Kitchen.note("mine"))])
        router.push(Kitchen.dish(1))
        router.select(tab: "mine")
        router.push(Kitchen.dish(2))
        let saved = router.snapshot().data
        let same = Router(try house())
        same.setTabs([RootTab("mine", root: Kitchen.note("mine")), kitchen])
        let restored = same.restore(saved)
        #expect(restored.request.isCommitted && restored.report?.lost == [])
        #expect(same.state.selectedTab == "mine" && same.state.tabs.map(\.name) == ["mine", "kitchen"])
        #expect(same.state.routes(.tab("mine")) == router.state.routes(.tab("mine")))
        let other = Router(try house())
        let report = other.restore(saved).report
        #expect(report?.lost.contains { $0.reason == .noTab("mine") } == true)
        #expect(report?.newTabs == ["garden", "visitor"])
        #expect(other.state.routes(.tab("kitchen")) == router.state.routes(.tab("kitchen")))
    }

    @Test(
        "R16: new roots are asked when they are about to be visible, and a denied one gives way to the next")
    func admission() throws {
        let fort = try Fort()
        fort.warden.app = { $0 == AnyRoute(Vault.room(1)) ? .deny("no") : .allow }
        let tabs = [
            RootTab("locked", root: Vault.room(1)), RootTab("free", root: Vault.free(1)),
            RootTab("later", root: Vault.free(2)),
        ]
        #expect(fort.router.setTabs(tabs).isCommitted)
        #expect(fort.state.selectedTab == "free")
        #expect(fort.warden.built.isEmpty)
        #expect(fort.router.visibleScreen != nil)
        #expect(!fort.warden.asked.contains("app free2"), "nobody has seen it yet")
        fort.warden.app = { $0 == AnyRoute(Vault.free(2)) ? .redirect(Vault.door, resuming: false) : .allow }
        fort.router.setTabs([tabs[2]])
        #expect(fort.router.navigation.tabs[0].withheld == [fort.state.tabs[0].stack.root.id])
        #expect(fort.state.modals.map(\.stack.root.route) == [AnyRoute(Vault.door)])
    }

    @Test("whoever observes the tabs is told once, and the event replays to the same state")
    func observed() {
        let wakes = Wakes { _ = router.navigation.tabs }
        var state = router.state
        let subscription = router.events.observe { state.apply($0.delta) }
        router.push(Kitchen.dish(1))
        #expect(wakes.count == 0)
        router.setTabs([visitor, kitchen])
        #expect(wakes.count == 1)
        #expect(state == router.state)
        router.setTabs([garden])
        #expect(state == router.state && state.selectedTab == "garden")
        withExtendedLifetime(subscription) {}
    }
}

import Testing

@testable import RouterCore

/// R2: selecting the selected tab at its root changes nothing; the owner of the root is told.
@MainActor @Suite struct ReselectTests {
    @MainActor private final class Told {
        var routes: [Shelf] = []
        var isClosed = false
        var pushes = false
    }

    private enum Shelf: String, Route, Codable { case top, other, book }

    private struct ShelfModule: FeatureModule {
        let told: Told

        func registerDestinations(in registry: inout DestinationRegistry<Page>) {
            registry.destination(for: Shelf.self, key: "shelf") { route, _ in Page(text: route.rawValue) }
            registry.guardRoutes(of: Shelf.self) { [told] route in
                route == .top && told.isClosed ? .deny("closed") : .allow
            }
            registry.onReselect(of: Shelf.self) { [told] route, context in
                told.routes.append(route)
                if told.pushes { context.push(Shelf.book) }
            }
        }
    }

    private let told = Told()
    private let router: Router<Page>

    init() throws {
        let told = told
        router = Router(
            try Composition<Page> {
                ShelfModule(told: told)
                RootTab("top", root: Shelf.top)
                RootTab("other", root: Shelf.other)
            })
        router.activate()
    }

    @Test("told at the root, each time, with an empty change")
    func atRoot() {
        let state = router.state
        #expect(router.select(tab: "top").outcome == .committed)
        #expect(router.select(tab: "top").outcome == .committed)
        #expect(told.routes == [.top, .top] && router.state == state)
    }

    @Test("not told when another tab is selected, or screens are popped")
    func elsewhere() {
        router.push(Shelf.book)
        router.select(tab: "top")
        router.select(tab: "other")
        #expect(told.routes.isEmpty)
        router.select(tab: "other")
        #expect(told.routes == [.other])
    }

    @Test("told beneath a modal, which stays")
    func beneathModal() {
        router.push(Shelf.book, as: .sheet)
        router.select(tab: "top")
        #expect(told.routes == [.top] && router.state.modals.count == 1)
    }

    @Test("what is not admitted is told nothing")
    func withheld() {
        told.isClosed = true
        router.refresh()
        #expect(router.visibleScreen == nil)
        router.select(tab: "top")
        #expect(told.routes.isEmpty)
    }

    @Test("told after the event, and may push")
    func pushes() {
        told.pushes = true
        var toldAtEvents: [Int] = []
        let subscription = router.events.observe { [told] _ in toldAtEvents.append(told.routes.count) }
        router.select(tab: "top")
        #expect(router.visible.route == AnyRoute(Shelf.book) && toldAtEvents == [0, 1])
        subscription.cancel()
    }

    @Test("a batch tells once, after all of it, and a refused one does not")
    func batch() {
        router.batch {
            $0.select(tab: "top")
            $0.pop(to: Shelf.other)
        }
        #expect(told.routes.isEmpty)
        router.batch {
            $0.select(tab: "top")
            $0.select(tab: "top")
            $0.push(Shelf.book)
        }
        #expect(told.routes == [.top] && router.visible.route == AnyRoute(Shelf.book))
    }
}

import Foundation
import RouterCore
import Testing

/// What a route carries along without being another for it, and what it never leaves on disk.
@MainActor @Suite struct HintTests {
    /// A model that is neither `Codable` nor comparable.
    private struct Model: Sendable {
        var title: String
        var load: @Sendable () -> Int = { 1 }
    }

    private enum Page: Route, Codable {
        case start
        case detail(id: Int, hint: Hint<Model> = .none)
        case plain(Hint<Model>)
        case preview(Unsaved<String>)
    }

    private struct Pages: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<RouterCoreTests.Page>) {
            registry.destination(for: HintTests.Page.self, key: "pages") { route, _ in
                let hint: Hint<Model> = if case .detail(_, let hint) = route { hint } else { .none }
                return RouterCoreTests.Page(text: hint.value?.title ?? "loading")
            }
            registry.link("/", to: HintTests.Page.start)
            registry.link("/pages/{id}", to: HintTests.Page.detail)
            registry.link("/first/{id}", to: { (id: Int) in HintTests.Page.detail(id: id) })
        }
    }

    private func app() throws -> Composition<RouterCoreTests.Page> {
        try Composition {
            Pages()
            RootTab("home", root: Page.start)
        }
    }

    private let soup = Hint(Model(title: "Soup"))

    @Test func twoRoutesThatDifferInTheirHintsAreEqual() throws {
        let router = Router(try app())
        #expect(router.push(Page.detail(id: 1, hint: soup)).isCommitted)
        #expect(router.screen(for: router.visible.id)?.text == "Soup")
        #expect(Page.detail(id: 1, hint: soup) == Page.detail(id: 1))
        #expect(Set([Page.detail(id: 1, hint: soup), .detail(id: 1), .detail(id: 2)]).count == 2)
        #expect(router.push(Page.detail(id: 1), ifTop: .reuse).outcome == .committed)
        #expect(router.state.visibleStack.entries.count == 2)
        #expect(!router.visible.route.description.contains("Soup"))
    }

    @Test func aHintIsNeitherSavedNorRestored() throws {
        let router = Router(try app())
        router.push(Page.detail(id: 1, hint: soup))
        router.push(Page.plain(soup))
        let snapshot = router.snapshot()
        #expect(snapshot.report.isComplete)
        #expect(!snapshot.text.contains("Soup") && !snapshot.text.contains("hint"))
        #expect(snapshot.text.contains(#""route":{"detail":{"id":1}}"#))

        let second = Router(try app())
        #expect(second.restore(snapshot.data).report?.isComplete == true)
        #expect(second.state == router.state)
        second.pop()
        #expect(second.screen(for: second.visible.id)?.text == "loading")
        // Whatever stands in its place is passed over.
        let other = snapshot.replacing(#"{"id":1}"#, with: #"{"hint":{"title":"Soup"},"id":1}"#)
        #expect(try app().state(of: other).state == router.state)
    }

    @Test func aHintIsNoPartOfALink() throws {
        let app = try app()
        #expect(app.path(for: Page.detail(id: 7, hint: soup)) == "/pages/7")
        #expect(try app.route(at: "/pages/7") == AnyRoute(Page.detail(id: 7)))
        #expect(try app.route(at: "/first/7?hint=x") == AnyRoute(Page.detail(id: 7)))
        #expect(app.links.allSatisfy { $0.queryLabels.isEmpty })
        let router = Router(app)
        router.activate()
        router.open("/pages/7")
        #expect(router.screen(for: router.visible.id)?.text == "loading")
        #expect(router.path == "/pages/7")
    }

    @Test func aLabelOfAHintIsNoPlaceholder() throws {
        struct Wrong: FeatureModule {
            func registerDestinations(in registry: inout DestinationRegistry<RouterCoreTests.Page>) {
                registry.destination(for: HintTests.Page.self, key: "pages") { _, _ in .init(text: "") }
                registry.link("/pages/{id}/{hint}", to: HintTests.Page.detail)
            }
        }
        let issues = Composition<RouterCoreTests.Page>.check {
            Wrong()
            RootTab("home", root: Page.start)
        }
        #expect(issues.count == 1)
        #expect("\(issues)".contains("{hint}"))
    }

    @Test func aValueThatIsNeverSavedEndsItsStackAndNoOther() throws {
        let router = Router(try app())
        #expect(Page.preview(Unsaved("a")) != Page.preview(Unsaved("b")))
        router.push(Page.detail(id: 1))
        router.push(Page.preview(Unsaved("secret")))
        router.push(Page.start)
        router.push(Page.detail(id: 2), as: .sheet)
        let snapshot = router.snapshot()
        #expect(snapshot.report.unsaved.map(\.reason) == [.neverSaved, .aboveUnsaved])
        #expect(snapshot.report.unsaved.map(\.place) == [.tab("home", index: 2), .tab("home", index: 3)])
        #expect(!snapshot.text.contains("secret") && !"\(snapshot.report)".contains("secret"))
        let (state, report) = try app().state(of: snapshot.data)
        #expect(report.isComplete)
        #expect(state.tabs[0].stack.entries.count == 2 && state.modals.count == 1)
        #expect(try app().unsaveable == [])

        let spoilt = snapshot.replacing(#"{"detail":{"id":1}}"#, with: #"{"preview":{"_0":"secret"}}"#)
        #expect(try app().state(of: spoilt).report.lost.map(\.reason.word) == ["undecodable"])
    }
}

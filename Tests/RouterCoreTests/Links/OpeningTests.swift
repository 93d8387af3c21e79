import RouterCore
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private enum Mail: Route, Codable {
    case inbox
    case message(Int)
    case compose(to: String?)
}

private struct Draft: Route, Codable { var text: String }

private struct Locked: Route, Codable {}

private struct MailModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Mail.self, key: "mail") { Page(text: "\($0)", context: $1) }
        registry.destination(for: Draft.self, key: "draft") { Page(text: "\($0)", context: $1) }
        registry.destination(for: Locked.self, key: "locked") { Page(text: "\($0)", context: $1) }
        registry.existence(of: Mail.self) { if case .message(let id) = $0 { id < 100 } else { true } }
        registry.parent(of: Mail.self) { if case .inbox = $0 { nil } else { Mail.inbox } }
        registry.presentation(of: Draft.self) { _ in .sheet }
        registry.landsOnVisible(Draft.self)
        registry.landsOnVisible(Locked.self)
        registry.guardRoutes(of: Locked.self) { _ in .deny("locked") }
        registry.link("/inbox", to: Mail.inbox)
        registry.link("/inbox/{_0}", to: Mail.message)
        registry.link("/draft", to: Draft.init(text:))
        registry.link("/locked", to: Locked())
        registry.link("/debug", to: Mail.compose(to: nil), access: .internal)
    }
}

/// Links asked about, routes landed on, and links that wait.
@MainActor @Suite struct OpeningTests {
    private let router: Router<Page>

    init() throws {
        let app = try Composition<Page> {
            MailModule()
            GardenModule()
            RewriteLinks { link in
                if link.path == "/gone" { return nil }
                guard let fragment = link.fragment, fragment.hasPrefix("/") else { return link }
                return .init(fragment)
            }
            NoLink("/inbox/new")
            RootTab("garden", root: Garden.home)
            RootTab("mail", root: Mail.inbox)
        }
        router = Router(app, allowing: [.host("mail.example")])
    }

    private func reason(of link: String) -> Rejection.Reason? {
        do throws(Rejection) {
            _ = try router.route(at: link)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test("a link is asked about by the rules of open, and nothing moves")
    func asking() throws {
        router.activate()
        let before = router.state
        #expect(try router.route(at: "https://mail.example/inbox/7") == AnyRoute(Mail.message(7)))
        #expect(try router.route(at: "https://mail.example/#/inbox/7") == AnyRoute(Mail.message(7)))
        let answers: [(String, Rejection.Reason?)] = [
            ("/inbox/7", nil), ("/inbox/700", .notFound), ("/inbox/x", .noMatch), ("/inbox/new", .noMatch),
            ("/debug", .noMatch), ("/gone", .refused), ("https://evil.example/inbox", .refused),
            ("nothing", .noMatch), ("/locked", nil),
        ]
        for (link, reason) in answers {
            #expect(self.reason(of: link) == reason, "\(link)")
            let url = try #require(URL(string: link))
            #expect(router.canOpen(url) == (reason == nil), "\(link)")
        }
        #expect(router.state == before)
        #expect(router.open("/gone").outcome?.rejection?.reason == .refused)
        #expect(router.open("/inbox/new").outcome?.rejection?.reason == .noMatch)
    }

    @Test("a route is landed on as its link would be, and needs none")
    func landing() {
        router.open(Mail.message(7))
        #expect(router.visible.route == AnyRoute(Garden.home))
        router.activate()
        #expect(
            router.state.visibleStack.entries.map(\.route) == [
                AnyRoute(Mail.inbox), AnyRoute(Mail.message(7)),
            ])
        let before = router.state
        #expect(router.open("/inbox/7").outcome == .committed)
        #expect(router.state == before)
        #expect(router.open(Mail.compose(to: nil)).outcome == .committed)
        #expect(router.path == nil)
        #expect(router.open(Mail.message(700)).outcome?.rejection == .notFound(AnyRoute(Mail.message(700))))
        #expect(router.open(Locked()).outcome?.rejection?.reason == .denied)
    }

    @Test("a link to what lands on the visible moves nothing else")
    func landingOnVisible() {
        router.activate()
        router.open("/inbox/7")
        let before = router.state
        #expect(router.open("/draft?text=a").outcome == .committed)
        #expect(router.state.modals.map(\.stack.root.route) == [AnyRoute(Draft(text: "a"))])
        #expect(router.state.tabs == before.tabs)
        #expect(router.state.selectedTab == "mail")
        // The same link once more changes nothing, another one lies on it.
        let shown = router.state
        router.open("/draft?text=a")
        #expect(router.state == shown)
        router.open(Draft(text: "b"))
        #expect(router.state.modals.count == 2)
    }

    @Test("links that wait are listed, and can be dropped")
    func waiting() {
        let first = router.open("/inbox/7")
        let second = router.open("/nothing")
        let third = router.open(Mail.message(8))
        #expect(router.navigation.waitingLinks.map(\.id) == [first.id, second.id, third.id])
        #expect(router.navigation.waitingLinks.map(\.link) == ["/inbox/7", "/nothing", nil])
        #expect(
            router.navigation.waitingLinks.map(\.route) == [
                AnyRoute(Mail.message(7)), nil, AnyRoute(Mail.message(8)),
            ])
        router.navigation.dropWaitingLinks { $0.route == AnyRoute(Mail.message(8)) }
        #expect(third.outcome == .superseded)
        #expect(first.outcome == nil)
        router.navigation.dropWaitingLinks()
        #expect(first.outcome == .superseded && second.outcome == .superseded)
        #expect(router.navigation.waitingLinks == [])
        router.activate()
        #expect(router.visible.route == AnyRoute(Garden.home))
    }
}

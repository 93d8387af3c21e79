import Testing

@testable import RouterCore

/// The end of the session, asked for by a screen; and parents that depend on who is asking.
@MainActor struct SessionContextTests {
    private enum Page: String, Route, Codable { case home, list, detail }

    private struct Blank: RouterScreen {}

    private struct Pages: FeatureModule {
        typealias Screen = Blank
        let session: Session

        func registerDestinations(in registry: inout DestinationRegistry<Blank>) {
            registry.destination(for: Page.self, key: "pages") { _, _ in Blank() }
            registry.link("/detail", to: Page.detail)
            registry.parent(of: Page.self) { [session] route in
                route == .detail && session.isShort ? nil : route == .detail ? Page.list : nil
            }
        }
    }

    @MainActor private final class Session {
        var isShort = false
        nonisolated init() {}
    }

    private let session = Session()
    private let router: Router<Blank>

    init() throws {
        let session = session
        router = Router(
            try Composition {
                Pages(session: session)
                RootTab("home", root: Page.home)
            })
        router.activate()
    }

    @Test("A parent is asked at each link, and may look at what the app knows then")
    func parents() {
        router.open("/detail")
        #expect(router.state.drawing { "\($0.base)" } == "home*  home › list › [detail]")
        session.isShort = true
        router.open("/detail")
        #expect(router.state.drawing { "\($0.base)" } == "home*  home › [detail]")
    }
}

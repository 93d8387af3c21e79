import RouterCore
import Testing

private enum Shop: Route, Codable {
    case home
    case item(Int)
    case size(item: Int)
    case sheet(item: Int)
    case onSheet(item: Int)
    case circle(Int)
    case elsewhere
    case endless(Int)
}

private enum ShopExit: Route { case item(Int) }

private struct ShopModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Shop.self, key: "shop") { Page(text: "\($0)", context: $1) }
        registry.exit(ShopExit.self)
        registry.existence(of: Shop.self) { route in
            if case .item(let id) = route { id < 100 } else { true }
        }
        registry.presentation(of: Shop.self) { route in
            if case .sheet = route { .sheet } else { .stack }
        }
        registry.parent(of: Shop.self) { route in
            switch route {
            case .home, .elsewhere: nil
            case .item: Shop.home
            case .size(let item), .sheet(let item): ShopExit.item(item)
            case .onSheet(let item): Shop.sheet(item: item)
            case .circle(let number): Shop.circle(1 - number)
            case .endless(let number): Shop.endless(number + 1)
            }
        }
        registry.link("/shop", to: Shop.home)
        registry.link("/shop/{_0}", to: Shop.item)
        registry.link("/shop/{item}/size", to: Shop.size)
        registry.link("/shop/{item}/sheet", to: Shop.sheet)
        registry.link("/shop/{item}/sheet/more", to: Shop.onSheet)
        registry.link("/circle/{_0}", to: Shop.circle)
        registry.link("/elsewhere", to: Shop.elsewhere)
        registry.link("/endless/{_0}", to: Shop.endless)
        registry.link("/secret", to: Shop.item(7), access: .internal)
    }
}

@MainActor @Suite struct LandingTests {
    private let app: Composition<Page>

    init() throws {
        app = try Composition<Page> {
            ShopModule()
            GardenModule()
            Connect(ShopExit.self) { exit in
                switch exit {
                case .item(let id): Shop.item(id)
                }
            }
            RootTab("garden", root: Garden.home)
            RootTab("shop", root: Shop.home)
        }
    }

    private func start() -> Router<Page> {
        let router = Router(app, allowing: [.scheme("shop"), .host("shop.example")])
        router.activate()
        return router
    }

    /// Twelve ways to be somewhere else, or there already.
    private static let starts: [(name: String, go: @MainActor @Sendable (Router<Page>) -> Void)] = [
        ("cold", { _ in }),
        ("the other tab", { $0.select(tab: "shop") }),
        ("deeper in the other tab", { router in (1...3).forEach { router.push(Garden.bed($0)) } }),
        (
            "deeper in the same tab",
            { router in
                router.select(tab: "shop")
                (1...3).forEach { router.push(Shop.size(item: $0)) }
            }
        ),
        (
            "an equal prefix",
            { router in
                router.select(tab: "shop")
                router.push(Shop.item(3))
                router.push(Garden.bed(1))
            }
        ),
        ("a modal", { $0.push(Garden.bed(1), as: .sheet) }),
        (
            "two modals",
            { router in
                router.push(Garden.bed(1), as: .cover)
                router.push(Garden.bed(2), as: .sheet)
            }
        ),
        ("the same sheet", { $0.push(Shop.sheet(item: 3)) }),
        (
            "the same sheet, deeper",
            { router in
                router.push(Shop.sheet(item: 3))
                router.push(Garden.bed(1))
                router.push(Garden.bed(1), as: .sheet)
            }
        ),
        ("the same route as a cover", { $0.push(Shop.sheet(item: 3), as: .cover) }),
        (
            "a modal over the same stack",
            { router in
                router.select(tab: "shop")
                router.push(Shop.item(3))
                router.push(Shop.sheet(item: 4))
            }
        ),
        (
            "another root",
            { router in
                router.select(tab: "shop")
                router.setStack([Garden.bed(1), Garden.bed(2)])
            }
        ),
    ]

    private static let links: [(link: String, end: String)] = [
        ("/shop", "garden  Garden.home\nshop*  [Shop.home]"),
        ("/shop/3", "garden  Garden.home\nshop*  Shop.home › [Shop.item(3)]"),
        ("shop://shop/3/size", "garden  Garden.home\nshop*  Shop.home › Shop.item(3) › [Shop.size(item: 3)]"),
        (
            "https://shop.example/shop/3/sheet",
            "sheet  [Shop.sheet(item: 3)]\ngarden  Garden.home\nshop*  Shop.home › Shop.item(3)"
        ),
        (
            "/shop/3/sheet/more",
            "sheet  Shop.sheet(item: 3) › [Shop.onSheet(item: 3)]\ngarden  Garden.home\n"
                + "shop*  Shop.home › Shop.item(3)"
        ),
    ]

    @Test("R11: a link has one end state, from wherever it starts; opened twice it changes nothing")
    func oneEndState() throws {
        for (link, end) in Self.links {
            for (name, go) in Self.starts {
                let router = start()
                go(router)
                let garden = router.state.routes(.tab("garden"))
                #expect(router.open(link).outcome == .committed, "\(link) from \(name)")
                var drawn = router.state.description.split(separator: "\n").map { $0.split(separator: " ") }
                var wanted = end.split(separator: "\n").map { $0.split(separator: " ") }
                // Other tabs keep theirs.
                drawn.removeAll { $0[0] == "garden" }
                wanted.removeAll { $0[0] == "garden" }
                #expect(drawn == wanted, "\(link) from \(name)")
                #expect(router.state.routes(.tab("garden")) == garden)
                let before = router.state
                #expect(router.open(link).outcome == .committed)
                #expect(router.state == before)
            }
        }
    }

    @Test("R11: the equal prefix keeps its ids, modals included")
    func prefixKeepsIDs() throws {
        let router = start()
        router.open("/shop/3/sheet")
        let before = router.state
        router.push(Garden.bed(1))
        router.open("/shop/3/sheet/more")
        #expect(router.state.tabs == before.tabs)
        #expect(router.state.modals[0].stack.root == before.modals[0].stack.root)
    }

    @Test("a route without a tab root beneath lies on the first tab's")
    func firstTab() {
        let router = start()
        router.select(tab: "shop")
        router.open("/elsewhere")
        #expect(router.state.selectedTab == "garden")
        #expect(router.state.routes(.tab("garden")) == [AnyRoute(Garden.home), AnyRoute(Shop.elsewhere)])
    }

    @Test(
        "what cannot be opened changes nothing, and says why",
        arguments: [
            ("/nowhere", Rejection.Reason.noMatch), ("/shop/100", .notFound), ("/circle/1", .loop),
            ("/endless/0", .loop), ("http://shop.example/shop", .refused), ("other://shop/3", .refused),
            ("https://elsewhere.example/shop", .refused), ("/secret", .noMatch), ("", .noMatch),
        ])
    func refused(_ link: String, _ reason: Rejection.Reason) {
        let router = start()
        router.push(Garden.bed(1))
        let before = router.state
        #expect(router.open(link).outcome?.rejection?.reason == reason)
        #expect(router.state == before)
    }

    @Test("R10: links before activate wait, are applied once and in order; without a link nothing moves")
    func inbox() async throws {
        let router = Router(app)
        let first = router.open("/shop/1")
        let second = router.open("/shop/2")
        let broken = router.open("/nowhere")
        #expect(first.outcome == nil)
        let before = router.state
        let waiting = Task { await second.value }
        #expect(router.state == before)
        var seen: [Int] = []
        let subscription = router.events.observe { seen.append($0.request) }
        router.activate()
        #expect(seen == [first.id, second.id, broken.id])
        #expect(await waiting.value == .committed)
        #expect(broken.outcome?.rejection?.reason == .noMatch)
        #expect(router.visible.route == AnyRoute(Shop.item(2)))
        router.activate()
        #expect(seen.count == 3)
        subscription.cancel()
    }

    @Test("R11: a modal that blocks links is not skipped: the link waits for its end")
    func blockingModal() {
        let router = start()
        router.push(Garden.bed(1), as: .cover, blocksLinks: true)
        let link = router.open("/shop/1")
        let later = router.open("/shop/2")
        #expect(link.outcome == nil)
        #expect(router.open("/nowhere").outcome == nil)
        router.push(Garden.bed(2))
        #expect(router.state.modals.count == 1)
        router.dismiss()
        #expect(link.outcome == .committed)
        #expect(later.outcome == .committed)
        #expect(router.visible.route == AnyRoute(Shop.item(2)))
    }

    @Test("a link that waits when its router goes is answered")
    func routerGoes() async {
        var router: Router<Page>? = Router(app)
        let link = router?.open("/shop/1")
        router = nil
        #expect(await link?.value == .rejected(.sourceGone(.router)))
    }

    @Test("the visible route's link, if it has one that opens from outside")
    func url() {
        let router = start()
        #expect(router.path == nil)
        router.open("/shop/3/size")
        #expect(router.path == "/shop/3/size")
    }
}

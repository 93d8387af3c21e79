import RouterCore

/// Walks at random through a store, a garden and a tab that resets, and now and then into a sign-in.
@MainActor struct Rambler {
    let router: Router<Page>
    private var random: SplitMix

    init(seed: UInt64) throws {
        router = Router(quiet: try Self.composition())
        random = SplitMix(seed: seed)
    }

    static func composition() throws -> Composition<Page> {
        try Composition {
            Store<Ware>(rules: { registry in
                registry.guardRoutes(of: Ware.self) { route in
                    if case .item(let id) = route, id.isMultiple(of: 5) {
                        .redirect(SignIn(), resuming: true)
                    } else {
                        .allow
                    }
                }
            })
            Store<SignIn>(name: "Session", key: "sign-in")
            GardenModule()
            RootTab("store", root: Ware.list)
            RootTab("garden", root: Garden.home)
            RootTab("visitor", root: Ware.basket("welcome"), resetsWhenLeft: true)
        }
    }

    mutating func walk(_ steps: Int) {
        for _ in 0..<steps { step() }
    }

    private mutating func step() {
        switch random.below(12) {
        case 0..<5: router.push(route(), as: .stack)
        case 5: router.push(route(), as: .sheet, blocksLinks: random.oneIn(3))
        case 6: router.push(route(), as: .cover)
        case 7: router.pop(1 + random.below(2))
        case 8: router.dismiss()
        case 9: router.select(tab: ["store", "garden", "visitor"][random.below(3)])
        case 10: router.replace(with: route())
        default: router.push(Ware.item(id: 5 * random.below(3)), as: random.oneIn(2) ? .sheet : nil)
        }
    }

    private mutating func route() -> any Route {
        switch random.below(4) {
        case 0: Ware.list
        case 1: Ware.item(id: random.below(100) - 50)
        case 2: Ware.basket(["", "a \"b\"", "é🍋", "\n\\"][random.below(4)])
        default: Garden.bed(random.below(9))
        }
    }
}

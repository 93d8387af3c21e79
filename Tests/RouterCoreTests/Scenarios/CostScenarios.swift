import RouterCore
import Testing

/// Work that grew elsewhere with what was not asked for; counted, not timed.
@MainActor @Suite struct CostScenarios {
    @Test(
        "BR174: a screen is built once on its way in and never on its way out",
        .bug("https://github.com/indieSoftware/NavigationStack/issues/5"))
    func builtOnce() throws {
        let stage = try Stage()
        for number in 1...50 {
            stage.run(.push(number))
            for _ in 1...3 { _ = stage.router.visibleScreen }
        }
        for _ in 1...50 {
            stage.run(.pop(1))
            _ = stage.router.visibleScreen
        }
        #expect(stage.counter.built["Kitchen.home"] == 1)
        for number in 1...50 { #expect(stage.counter.built["Kitchen.dish(\(number))"] == 1) }
    }

    @Test(
        "BR175: nothing is built for a route that was not pushed, or is not shown",
        .bug("https://github.com/openhab/openhab-ios/pull/1173"))
    func nothingUnasked() throws {
        let stage = try Stage()
        for update in 1...100 {
            let rows = (1...42).map { AnyRoute(Kitchen.dish($0 * update)) }
            #expect(Set(rows).count == 42)
            _ = stage.router.visibleScreen
        }
        #expect(stage.counter.built == ["Kitchen.home": 1])
        stage.run(.setStack(Array(0...100)))
        _ = stage.router.visibleScreen
        #expect(stage.counter.built == ["Kitchen.home": 1, "Kitchen.dish(100)": 1])
    }

    @Test(
        "BR176: a push and a pop change, tell and build as much at depth 10,000 as at depth 1",
        .bug("https://github.com/johnpatrickmorgan/TCACoordinators/issues/69"), arguments: [1, 10, 10_000])
    func proportionate(depth: Int) throws {
        let router = Router(try house())
        router.setStack(Array(repeating: Kitchen.home, count: depth))
        var deltas: [NavigationState.Delta] = []
        let subscription = router.events.observe { deltas.append($0.delta) }
        let wakes = Wakes { _ = router.navigation.tabs[0].entries }
        router.push(Kitchen.dish(1))
        router.pop()
        #expect(deltas.map { $0.inserted.count + $0.removed.count } == [1, 1])
        #expect(deltas.map(\.changes.count) == [1, 1])
        #expect(wakes.count == 2)
        subscription.cancel()
    }

    @Test(
        "BR185: equal payloads of two types have two hashes",
        .bug("https://github.com/JohnSundell/Identity/pull/4"))
    func typesAreHashed() {
        let numbers = 0..<10_000
        let all =
            numbers.map { AnyRoute(Tagged<Int>(raw: $0)) } + numbers.map { AnyRoute(Tagged<Bool>(raw: $0)) }
        #expect(Set(all).count == 20_000)
        // Two of 20,000 hashes of 64 bits may coincide by chance, but not one pair after the other.
        #expect(Set(all.map(\.hashValue)).count > 19_990)
    }

    @Test(
        "BR185: a constant hash stays correct, and costs no comparison that was not asked for",
        .bug("https://github.com/JohnSundell/Identity/pull/4"))
    func constantHash() throws {
        let router = Router(
            try Composition<Page> {
                CollisionModule()
                RootTab("home", root: Collision(id: 0))
            })
        Collision.comparisons = 0
        for id in 1...1_000 { router.push(Collision(id: id)) }
        #expect(Collision.comparisons == 0)
        for _ in 1...10 { router.push(Collision(id: 1_000), ifTop: .reuse) }
        #expect(Collision.comparisons <= 20)
        for id in 1...1_000 {
            #expect(router.state.visibleStack.entries[id].route == AnyRoute(Collision(id: id)))
        }
        Collision.comparisons = 0
        #expect(router.pop(to: Collision(id: 500)).isCommitted)
        #expect(Collision.comparisons <= 501)
        #expect(router.state.visibleStack.entries.count == 501)
        #expect(router.context(of: router.visible.id).pop().isCommitted)
        #expect(router.visible.route == AnyRoute(Collision(id: 499)))
    }
}

private struct Tagged<Tag>: Route {
    let raw: Int
}

/// A route with a constant hash that counts how often it is compared.
private struct Collision: Route {
    let id: Int
    @MainActor static var comparisons = 0

    static func == (left: Collision, right: Collision) -> Bool {
        MainActor.assumeIsolated { comparisons += 1 }
        return left.id == right.id
    }

    func hash(into hasher: inout Hasher) {}
}

private struct CollisionModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Collision.self, key: "probe") { _, _ in Page(text: "probe") }
    }
}

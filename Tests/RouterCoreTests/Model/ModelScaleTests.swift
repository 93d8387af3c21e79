import RouterCore
import Testing

/// A route that counts how often it is compared.
private struct Weighed: Route {
    /// Only this suite touches it, on the main actor and one test after the other.
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (left: Weighed, right: Weighed) -> Bool {
        comparisons += 1
        return left.number == right.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct WeighedModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<DeckScreen>) {
        registry.destination(for: Weighed.self, key: "weighed") { _, _ in DeckScreen() }
    }
}

/// Large navigations, by the work they take rather than by the clock.
@MainActor @Suite(.serialized) struct ModelScaleTests {
    private func weighed() throws -> Router<DeckScreen> {
        let router = Router(
            try Composition<DeckScreen> {
                WeighedModule()
                RootTab("home", root: Weighed(number: -1))
            })
        Weighed.comparisons = 0
        return router
    }

    @Test("100,000 pushes and back: each change is as small as it looks, and the stack is never copied")
    func manyPushes() throws {
        let count = 100_000
        var state = try #require(NavigationState(tabs: [.init("home", root: Weighed(number: -1))]))
        Weighed.comparisons = 0
        var moves = Moves()
        var touched = 0
        for number in 0..<count {
            let push = NavigationState.Operation.push(.init(AnyRoute(Weighed(number: number))))
            touched += try state.perform(push).inserted.count
            moves.look(at: state)
        }
        #expect(touched == count)
        #expect(moves.count < 40, "grown by doubling")
        #expect(try state.perform(.popToRoot).removed.count == count)
        #expect(state.visibleStack.entries.count == 1)
        #expect(Weighed.comparisons == 0)
    }

    @Test("W1: a push costs the same at every depth, with a subscriber: the router never copies the stack")
    func pushesOfARouter() throws {
        let router = try weighed()
        let count = 10_000
        var touched = 0
        let subscription = router.events.observe {
            touched += $0.delta.removed.count + $0.delta.inserted.count
        }
        var moves = Moves()
        for number in 0..<count {
            router.push(Weighed(number: number))
            moves.look(at: router.state)
        }
        #expect(touched == count)
        #expect(moves.count < 40, "grown by doubling")
        router.popToRoot()
        #expect(touched == 2 * count)
        #expect(router.state.visibleStack.entries.count == 1)
        #expect(Weighed.comparisons == 0)
        withExtendedLifetime(subscription) {}
    }

    /// Counts how often the entries of the first stack were copied to another place.
    private struct Moves {
        private(set) var count = 0
        private var address = 0

        mutating func look(at state: NavigationState) {
            let now = state.tabs[0].stack.entries.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
            if now != address { count += 1 }
            address = now
        }
    }

    @Test("comparisons: one for a reuse, from the top for a popTo, the common prefix for a setStack")
    func comparisons() throws {
        let router = try weighed()
        let count = 10_000
        for number in 0..<count { router.push(Weighed(number: number), ifTop: .reuse) }
        #expect(Weighed.comparisons == count)

        Weighed.comparisons = 0
        router.pop(to: Weighed(number: count - 11))
        #expect(Weighed.comparisons == 11)

        Weighed.comparisons = 0
        #expect(router.pop(to: Weighed(number: -2)).outcome?.rejection?.reason == .notFound)
        #expect(Weighed.comparisons == count - 10 + 1)

        Weighed.comparisons = 0
        router.setStack((-1..<count).map(Weighed.init))
        #expect(Weighed.comparisons <= 2 * count, "once to check, once to carry out")
        #expect(router.state.visibleStack.entries.count == count + 1)

        Weighed.comparisons = 0
        router.setStack([Weighed(number: -1), Weighed(number: 5)])
        #expect(Weighed.comparisons <= 4)
    }

    @Test("1,000 modals, dismissed together, with one event and every one of them ended")
    func manyModals() throws {
        let router = try weighed()
        var ended: [NavigationEvent.EndedEntry] = []
        var events = 0
        let subscription = router.events.observe {
            ended += $0.ended
            events += 1
        }
        for number in 0..<1_000 {
            router.push(Weighed(number: number), as: number % 2 == 0 ? .sheet : .cover)
            router.push(Weighed(number: -number))
        }
        #expect(router.navigation.modals.count == 1_000)
        router.dismissAll()
        #expect(router.navigation.modals.isEmpty)
        #expect(router.state.modals.isEmpty)
        #expect(ended.count == 2_000)
        #expect(Set(ended.map(\.entry.id)).count == 2_000)
        #expect(events == 2_001)
        withExtendedLifetime(subscription) {}
    }

    @Test("the host reports 200 modals and 10,000 entries, upside down and twice")
    func manyReported() throws {
        let router = try weighed()
        for number in 0..<10_000 { router.push(Weighed(number: number)) }
        for number in 0..<200 { router.push(Weighed(number: number), as: .sheet) }
        let ids = router.state.stacks.flatMap { $0.entries.map(\.id) }
        #expect(router.navigation.hostRemoved(ids + ids.reversed()).outcome == .committed)
        #expect(router.state.stacks.map(\.entries.count) == [1])
        #expect(Weighed.comparisons == 0)
    }
}

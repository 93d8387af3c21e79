import RouterCore
import Testing

/// What a second reader found, each in the smallest form; most of it once failed, some of it with a crash.
@MainActor @Suite struct ModelFindings {
    @Test("R3: pop(0) from a context whose entry is gone")
    func popNothingFromNowhere() throws {
        let router = Router(try deck())
        router.push(Deck.card(1))
        let gone = router.context(of: router.visible.id)
        router.pop()
        #expect(gone.pop(0).outcome == .rejected(.sourceGone(.entry)))
    }

    @Test("R13: two screens that finish in one batch both hand their values over")
    func twoValuesInOneBatch() async throws {
        let router = Router(try deck())
        let below = router.context(of: router.visible.id)
        async let first = below.result(of: DeckPick())
        while router.visible.route != AnyRoute(DeckPick()) { await Task.yield() }
        let middle = router.context(of: router.visible.id)
        async let second = middle.result(of: DeckPick())
        while router.state.modals.count < 2 { await Task.yield() }
        router.batch {
            $0.finish(with: 2)
            $0.finish(with: 1)
        }
        let values = await (first.value, second.value)
        #expect(values.0 == 1)
        #expect(values.1 == 2)
    }

    @Test("R5: a refused batch names the verb as it was written, whatever verbs came before")
    func numberOfTheOperation() throws {
        let router = Router(try deck())
        router.push(Deck.sheet(1))
        let outcome = router.batch {
            $0.dismiss(thenPush: Deck.card(1))
            $0.push(Deck.missing)
        }.outcome
        #expect(outcome == .rejected(.batch(operation: 2, because: .notFound(AnyRoute(Deck.missing)))))
    }

    @Test("R5: at the limit, every observer still sees the events in order")
    func orderAtTheLimit() throws {
        let router = Router(try deck())
        router.navigation.onUnreadRejection = nil
        var seen: [Int] = []
        let first = router.events.observe { _ in router.popToRoot() }
        let second = router.events.observe { seen.append($0.id) }
        router.popToRoot()
        withExtendedLifetime((first, second)) {}
        let isOrdered = zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 }
        #expect(isOrdered)
        #expect(Set(seen).count == seen.count)
    }

    @Test("R14: leaving a tab that resets is no return to the tab that is selected")
    func returnToAnotherTab() throws {
        var returns = 0
        let router = Router(try deck(DeckModule(onReturn: { _ in returns += 1 })))
        router.select(tab: "tab2")
        router.select(tab: "tab0")
        #expect(returns == 0)
        router.select(tab: "tab2")
        router.push(Deck.card(1))
        router.select(tab: "tab0")
        #expect(returns == 0)
    }

    @Test("R2: no trap, whatever the number of a push from below")
    func depthOverflows() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let router = Router(try deck())
                _ = router.batch { $0.push(Deck.card(1), fromBelow: .min) }
            }
        }
    }

    @Test("a rejection nobody reads, of a request that was queued, may be answered with a request")
    func unreadRejectionOfAQueuedRequest() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let router = Router(try deck())
                router.navigation.onUnreadRejection = { _ in router.push(Deck.sheet(1)) }
                var isFirst = true
                let subscription = router.events.observe { _ in
                    if isFirst { isFirst = false; router.push(Deck.missing) }
                }
                router.push(Deck.card(1))
                withExtendedLifetime(subscription) {}
                precondition(router.visible.route == AnyRoute(Deck.sheet(1)))
            }
        }
    }

    @Test("R5: a host that answers unread rejections with requests survives a runaway chain")
    func unreadRejectionAtTheLimit() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let router = Router(try deck())
                router.navigation.onUnreadRejection = { _ in router.push(Deck.sheet(1)) }
                let subscription = router.events.observe { _ in router.popToRoot() }
                router.push(Deck.card(1))
                withExtendedLifetime(subscription) {}
            }
        }
    }

    @Test("R5: a host whose answer to an unread rejection is rejected itself does not run away")
    func unreadRejectionOfTheAnswer() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let router = Router(try deck())
                router.navigation.onUnreadRejection = { _ in router.push(DeckHomeless()) }
                router.push(Deck.missing)
            }
        }
    }

    @Test("an observer that owns another subscription may be let go")
    func nestedSubscriptions() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                final class Owner { var inner: EventHub.Subscription? }
                let router = Router(try deck())
                var owner: Owner? = Owner()
                owner?.inner = router.events.observe { _ in }
                let outer = router.events.observe { [owner] _ in _ = owner }
                owner = nil
                outer.cancel()
            }
        }
    }

    @Test("R8: a screen that looks at its router while it goes")
    func screenThatLooksBack() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                @MainActor final class Cargo {
                    let router: () -> Router<DeckScreen>?
                    init(_ router: @escaping () -> Router<DeckScreen>?) { self.router = router }
                    isolated deinit { _ = router()?.visibleScreen }
                }
                weak var router: Router<DeckScreen>?
                let kept = Router(try deck(DeckModule(cargo: { Cargo { router } })))
                router = kept
                kept.push(Deck.card(1))
                _ = kept.visibleScreen
                kept.pop()
            }
        }
    }

    @Test("R8, R13: a caller that waits does not keep its router alive, and is answered when it goes")
    func resultWhenTheRouterGoes() async throws {
        var router: Router<DeckScreen>? = Router(try deck())
        weak let navigation = router?.navigation
        let asker = try #require(router?.top)
        var answers: [NavigationResult<Int>] = []
        let waiting = Task { answers.append(await asker.result(of: DeckPick())) }
        for _ in 0..<100 { await Task.yield() }
        router = nil
        for _ in 0..<100 { await Task.yield() }
        #expect(navigation == nil)
        #expect(answers == [.ended(.forgotten)])
        waiting.cancel()
        await waiting.value
    }

    @Test("R5: an answer to an unread rejection waits until everything that was asked before it has run")
    func unreadRejectionWaitsItsTurn() throws {
        let router = Router(try deck())
        router.navigation.onUnreadRejection = { _ in router.push(Deck.sheet(1)) }
        var order: [Int] = []
        let subscription = router.events.observe { event in
            order.append(event.request)
            guard event.id == 1 else { return }
            router.push(Deck.missing)
            router.push(Deck.card(2))
        }
        router.push(Deck.card(1))
        withExtendedLifetime(subscription) {}
        #expect(order == [1, 2, 3, 4])
        #expect(router.state.modals.map(\.stack.entries.count) == [1])
    }

    @Test("a request that waits for a guard is settled when its router goes")
    func guardedRequestWhenTheRouterGoes() async throws {
        let module = DeckModule()
        var router: Router<DeckScreen>? = Router(
            try Composition<DeckScreen> {
                module
                Connect(DeckDoor.self) { door in
                    switch door {
                    case .card(let number): Deck.card(number)
                    }
                }
                Guard { route async in
                    while !Task.isCancelled { await Task.yield() }
                    return .allow
                }
                RootTab("tab0", root: Deck.root(0))
            })
        let request = try #require(router?.push(Deck.card(1)))
        #expect(request.outcome == nil)
        weak let navigation = router?.navigation
        var outcomes: [Outcome?] = []
        let waiting = Task { outcomes.append(await request.value) }
        for _ in 0..<20 { await Task.yield() }
        router = nil
        for _ in 0..<100 { await Task.yield() }
        #expect(navigation == nil)
        #expect(request.outcome == .rejected(.sourceGone(.router)))
        #expect(outcomes == [.rejected(.sourceGone(.router))])
        waiting.cancel()
    }
}

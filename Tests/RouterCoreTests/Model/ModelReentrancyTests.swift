import RouterCore
import Testing

/// A router whose observers, return handlers and builders ask for more at random.
///
/// Every request is written down before it is made; the model carries them out in that order, one for each
/// event. If the router did otherwise, an event would be another's, or its outcome another.
@MainActor private final class Storm {
    private(set) var router: Router<DeckScreen>!
    private var model = Model(resetting: [false, false, true])
    private var random: SplitMix
    private var reports: [[Int]] = []
    private var waiting: [(step: Model.Step, from: Int?)] = []
    private var ids: [Int: EntryID] = [:]
    private var subscriptions: [EventHub.Subscription] = []
    private var requests: [NavigationRequest] = []
    private var outcomes: [NavigationRequest.ID: Outcome] = [:]
    private var sparks = 0
    private(set) var nested = 0
    private(set) var faults: [String] = []

    init(seed: UInt64) throws {
        random = SplitMix(seed: seed)
        let module = DeckModule(
            onBuild: { [weak self] _, _ in self?.perhapsAsk() },
            onReturn: { [weak self] _ in self?.perhapsAsk() })
        router = Router(try deck(module))
        router.navigation.onUnreadRejection = nil
        for tab in router.state.tabs { learn([tab.stack.root]) }
        subscriptions.append(router.events.observe { [weak self] in self?.follow($0) })
        for _ in 0..<2 {
            subscriptions.append(router.events.observe { [weak self] _ in self?.perhapsAsk() })
        }
    }

    /// Asks for one thing, with up to so many more while that is delivered.
    func strike(_ sparks: Int) {
        self.sparks = sparks
        ask()
        _ = router.visibleScreen
        self.sparks = 0
        let isSame =
            router.state.tabs.map(\.stack.entries.count) == model.tabs.map(\.places.count)
            && router.state.modals.map(\.stack.entries.count) == model.modals.map(\.places.count)
            && router.state.selectedIndex == model.selected
            && router.visible.route == AnyRoute(model.visible.face.route)
        if !isSame { faults.append("\(router.state)\nwhere\n\(model)\nwas due") }
        if !waiting.isEmpty { faults.append("\(waiting.count) requests without an event") }
        for request in requests where request.outcome == nil || request.outcome != outcomes[request.id] {
            faults.append("request \(request.id) has another outcome than its event, or none")
        }
        requests = []
    }

    private func perhapsAsk() {
        guard sparks > 0, random.oneIn(2) else { return }
        sparks -= 1
        nested += 1
        // What is asked while another change is delivered is not settled yet.
        if ask().outcome != nil { faults.append("a nested request ran at once") }
    }

    @discardableResult private func ask() -> NavigationRequest {
        let move = Move.random(&random)
        let step = move.step(in: model, reports: &reports)
        let source = move.source(in: model).flatMap { ids[$0] == nil ? nil : $0 }
        waiting.append((step, source))
        let request: NavigationRequest =
            if case .system(let numbers) = step {
                router.navigation.hostRemoved(numbers.compactMap { ids[$0] })
            } else if let source, let id = ids[source] {
                Game.ask(router.context(of: id), step)
            } else {
                Game.ask(router, step)
            }
        requests.append(request)
        return request
    }

    private func follow(_ event: NavigationEvent) {
        if outcomes.updateValue(event.outcome, forKey: event.request) != nil || event.request != event.id {
            faults.append("a second event, or one out of turn: \(event.request)")
        }
        guard !waiting.isEmpty else { return faults.append("an event without a request") }
        let (step, source) = waiting.removeFirst()
        var word = "committed"
        do { try model.apply(step, from: source) } catch { word = "\(error.word)" }
        let said = event.outcome.rejection.map { "\($0.reason)" } ?? "committed"
        if said != word { faults.append("\(step): \(said) where \(word) was due") }
        learn(event.delta.inserted)
    }

    /// Both count from the first root upwards.
    private func learn(_ entries: [Entry]) {
        for entry in entries { ids[entry.id.rawValue - 1] = entry.id }
    }
}

@MainActor @Suite struct ModelReentrancyTests {
    @Test("R5: whatever observers, return handlers and builders ask for runs in turn, each with one outcome")
    func storms() throws {
        var nested = 0
        for seed in UInt64(0)..<300 {
            let storm = try Storm(seed: 500_000 + seed)
            for strike in 0..<20 { storm.strike(strike) }
            nested += storm.nested
            guard storm.faults.isEmpty else {
                Issue.record("seed \(seed): \(storm.faults.prefix(3).joined(separator: "\n"))")
                return
            }
        }
        #expect(nested > 10_000)
    }

    @Test("R5: a runaway chain stops at the limit, with one rejection that shows it; the router goes on")
    func chainLimit() throws {
        let router = Router(try deck())
        router.navigation.onUnreadRejection = nil
        var requests: [NavigationRequest] = []
        var subscription: EventHub.Subscription? = router.events.observe { _ in
            requests.append(router.push(Deck.card(1)))
        }
        router.push(Deck.card(0))
        let outcomes = requests.compactMap(\.outcome)
        #expect(outcomes.count == requests.count)
        #expect(outcomes.filter { $0 == .committed }.count == Navigation.chainLimit)
        #expect(outcomes.last == .rejected(.limit(Navigation.chainLimit)))
        #expect(router.state.visibleStack.entries.count == Navigation.chainLimit + 2)
        subscription?.cancel()
        subscription = nil
        for _ in 1...3 { #expect(router.popToRoot().outcome == .committed) }
        #expect(router.state.visibleStack.entries.count == 1)
    }

    @Test("R5: the limit counts anew for every change")
    func limitStartsAgain() throws {
        let router = Router(try deck())
        var left = 0
        let subscription = router.events.observe { _ in
            if left > 0 { left -= 1; router.push(Deck.card(1)) }
        }
        for _ in 0..<3 {
            left = Navigation.chainLimit
            router.push(Deck.card(0))
            #expect(left == 0)
        }
        #expect(router.state.visibleStack.entries.count == 1 + 3 * (1 + Navigation.chainLimit))
        withExtendedLifetime(subscription) {}
    }

    @Test("a queued request answers whoever waits for its value")
    func valuesOfQueuedRequests() async throws {
        let router = Router(try deck())
        var made: [NavigationRequest] = []
        let subscription = router.events.observe { event in
            if event.id <= 20 { made.append(event.id % 2 == 0 ? router.pop() : router.push(Deck.card(1))) }
        }
        router.select(tab: "tab1")
        var outcomes: [Outcome?] = []
        for request in made { outcomes.append(await request.value) }
        #expect(outcomes.count == 20)
        #expect(outcomes.allSatisfy { $0 == .committed })
        withExtendedLifetime(subscription) {}
    }
}

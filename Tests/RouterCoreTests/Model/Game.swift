import RouterCore

/// A router and the model, played side by side and compared after every move.
@MainActor final class Game {
    /// What the router did otherwise than the model.
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    let router: Router<DeckScreen>
    private(set) var model = Model(resetting: [false, false, true])
    private var reports: [[Int]] = []
    /// The router's entry for each id of the model; none until it was seen.
    private var entries: [Entry?] = []
    /// Every id the router ever gave.
    private var given: Set<EntryID> = []
    private var highest = 0
    private var replayed: NavigationState
    private var events: [NavigationEvent] = []
    private var subscription: EventHub.Subscription?
    /// Told of each verb and what became of it.
    private let tally: ((String) -> Void)?
    /// A mistake built into the model, to see that it is found.
    private let mistake: ((inout Model, Model.Step) -> Void)?

    init(
        _ composition: Composition<DeckScreen>, mistake: ((inout Model, Model.Step) -> Void)? = nil,
        tally: ((String) -> Void)? = nil
    ) throws {
        self.tally = tally
        router = Router(composition)
        replayed = router.state
        self.mistake = mistake
        router.navigation.onUnreadRejection = nil
        subscription = router.events.observe { [weak self] in self?.events.append($0) }
        try compare()
    }

    /// Plays the moves, and throws at the first that goes otherwise than the model says.
    static func play(
        _ moves: [Move], _ composition: Composition<DeckScreen>,
        mistake: ((inout Model, Model.Step) -> Void)? = nil, tally: ((String) -> Void)? = nil
    ) -> (fault: Fault, at: Int)? {
        var index = 0
        do {
            let game = try Game(composition, mistake: mistake, tally: tally)
            for move in moves {
                try game.play(move)
                index += 1
            }
            return nil
        } catch {
            return (error as? Fault ?? Fault(description: "\(error)"), index)
        }
    }

    func play(_ move: Move) throws {
        let step = move.step(in: model, reports: &reports)
        let source = move.source(in: model)
        let before = router.state
        let old = (model.tabs.map(\.places), model.modals, model.selected)
        events = []

        var refusal: Model.Refusal?
        do { try model.apply(step, from: source) } catch { refusal = error }
        mistake?(&model, step)

        let request: NavigationRequest
        if case .system(let ids) = step {
            request = router.navigation.hostRemoved(try ids.map { $0 < 0 ? Game.foreign : try id($0) })
        } else if let source {
            request = Game.ask(router.context(of: try id(source)), step)
        } else {
            switch step {
            case .reset: request = router.reset()
            case .endSession: request = router.endSession()
            default: request = Game.ask(router, step)
            }
        }

        try compareOutcome(request, refusal)
        let event = try compareEvent(request)
        let committed = event.delta.isEmpty ? "empty" : "committed"
        tally?("\(event.verb) \(refusal.map { "\($0.word)" } ?? committed)")
        if refusal != nil {
            guard router.state == before else { throw Fault(description: "refused, but not as before") }
            guard event.delta.isEmpty, event.ended.isEmpty else {
                throw Fault(description: "refused, but the event has \(event.delta)")
            }
        } else {
            let isUnchanged = old == (model.tabs.map(\.places), model.modals, model.selected)
            if isUnchanged != event.delta.isEmpty {
                // A batch may go and come back.
                guard case .batch = step, isUnchanged else {
                    throw Fault(description: "a change of \(event.delta) was expected to be otherwise")
                }
            }
        }
        try compare()
        try compareEnded(event)
        replayed.apply(event.delta)
        guard replayed == router.state else { throw Fault(description: "the replay differs: \(replayed)") }
    }

    private func id(_ number: Int) throws -> EntryID {
        guard let entry = entries[number] else { throw Fault(description: "\(number) was never seen") }
        return entry.id
    }

    // MARK: Comparing

    private func compareOutcome(
        _ request: NavigationRequest, _ refusal: Model.Refusal?
    ) throws {
        guard let outcome = request.outcome else { throw Fault(description: "no outcome") }
        guard request.outcome == outcome else { throw Fault(description: "two outcomes") }
        let said = outcome.rejection.map { "\($0.reason)" } ?? "committed"
        let expected = refusal.map { "\($0.word)" } ?? "committed"
        guard said == expected else { throw Fault(description: "\(said), where \(expected) was due") }
        guard let number = refusal?.operation else { return }
        guard case .batch(number, _)? = outcome.rejection else {
            throw Fault(description: "operation \(number) was due, not \(outcome)")
        }
    }

    private func compareEvent(_ request: NavigationRequest) throws -> NavigationEvent {
        guard events.count == 1, let event = events.first else {
            throw Fault(description: "\(events.count) events for one request")
        }
        guard event.request == request.id, event.id == request.id, event.outcome == request.outcome else {
            throw Fault(description: "the event is another's: \(event)")
        }
        return event
    }

    /// Every stack, entry, route, style and the selection; in the state and in what hosts observe.
    private func compare() throws {
        let state = router.state
        let navigation = router.navigation
        func differs() -> Fault { Fault(description: "the state is\n\(state)\nbut should be\n\(model)") }
        guard state.selectedIndex == model.selected, state.modals.count == model.modals.count,
            state.tabs.count == model.tabs.count
        else { throw differs() }
        guard navigation.selectedTab == state.tabs[model.selected].name,
            navigation.tabs.count == state.tabs.count, navigation.modals.count == state.modals.count
        else { throw Fault(description: "what is observed differs") }
        for (index, pile) in model.tabs.enumerated() {
            let stack = state.tabs[index].stack
            guard try matches(stack, pile) else { throw differs() }
            guard navigation.tabs[index].id == stack.id, navigation.tabs[index].entries == stack.entries
            else { throw Fault(description: "the observed tab differs: \(stack)") }
        }
        for (index, pile) in model.modals.enumerated() {
            let modal = state.modals[index]
            guard modal.style.rawValue == pile.style.map({ "\($0)" }),
                try matches(modal.stack, pile), modal.stack.id == .modal(modal.stack.root.id)
            else { throw differs() }
            let observed = navigation.modals[index]
            guard observed.id == modal.stack.id, observed.style == modal.style,
                observed.entries == modal.stack.entries
            else { throw Fault(description: "the observed modal differs: \(modal)") }
        }
        guard router.visible.id == (try id(model.visible.id)),
            state.visible == state.visibleStack.entries.last
        else { throw Fault(description: "visible is \(router.visible)") }
        guard state.nextID > highest else { throw Fault(description: "the next id was given before") }
    }

    private func matches(_ stack: NavigationState.Stack, _ pile: Model.Pile) throws -> Bool {
        guard !stack.entries.isEmpty, stack.entries.count == pile.places.count else { return false }
        var last = 0
        for (entry, place) in zip(stack.entries, pile.places) {
            guard entry.id.rawValue > last else { throw Fault(description: "ids fall: \(stack.entries)") }
            last = entry.id.rawValue
            if place.id >= entries.count || entries[place.id] == nil { try meet(entry, place.id, place.face) }
            guard entries[place.id] == entry else { return false }
        }
        return true
    }

    /// Takes an entry in that is seen for the first time: its id is nobody else's, and never was.
    private func meet(_ entry: Entry, _ number: Int, _ face: Model.Face?) throws {
        guard given.insert(entry.id).inserted else {
            throw Fault(description: "\(entry.id) is used again")
        }
        if let face, entry.route != AnyRoute(face.route) {
            throw Fault(description: "\(entry) where \(face) was due")
        }
        highest = max(highest, entry.id.rawValue)
        while entries.count <= number { entries.append(nil) }
        entries[number] = entry
    }

    /// What the model says has ended is reported, once each, and with the same cause.
    private func compareEnded(_ event: NavigationEvent) throws {
        let wrong = Fault(description: "\(event.ended) ended, where \(model.ended) was due")
        // What a batch made and removed again was never seen; both count upwards.
        let passing = event.ended.map(\.entry).filter { !given.contains($0.id) }.sorted { $0.id < $1.id }
        let unseen = model.ended.map(\.id).filter { $0 >= entries.count || entries[$0] == nil }.sorted()
        guard passing.count == unseen.count, event.ended.count == model.ended.count else { throw wrong }
        for (entry, number) in zip(passing, unseen) { try meet(entry, number, nil) }
        var due: [EntryID: String] = [:]
        for ended in model.ended { due[try id(ended.id)] = "\(ended.end)" }
        for ended in event.ended {
            guard due.removeValue(forKey: ended.entry.id) == ended.ending.word else { throw wrong }
        }
        guard due.isEmpty else { throw wrong }
    }

    // MARK: Asking

    /// An entry of no router that is played with.
    private static let foreign: EntryID = {
        var state = NavigationState(tabs: [.init("elsewhere", root: Deck.root(0))])!
        for _ in 0..<20_000 {
            _ = try? state.perform(.push(.init(AnyRoute(Deck.card(0)))))
        }
        return state.visible.id
    }()

    static func ask<Verbs: NavigationVerbs>(_ verbs: Verbs, _ step: Model.Step) -> Verbs.Reply {
        switch step {
        case .push(let face, let manner, let policy, let reuse):
            verbs.push(
                face.route, as: manner?.presentation, ifTop: reuse ? .reuse : .repeat,
                ifCovered: policy.policy)
        case .pop(let count): verbs.pop(count)
        case .popTo(let face):
            if case .card = face {
                verbs.pop(toNearest: { [route = AnyRoute(face.route)] in $0 == route })
            } else {
                verbs.pop(to: face.route)
            }
        case .popToRoot: verbs.popToRoot()
        case .replace(let face): verbs.replace(with: face.route)
        case .setStack(let faces): verbs.setStack(faces.map(\.route))
        case .dismiss: verbs.dismiss()
        case .dismissThenPush(let face): verbs.dismiss(thenPush: face.route)
        case .dismissAll: verbs.dismissAll()
        case .select(let tab): verbs.select(tab: "tab\(tab)")
        case .finish(let value):
            if let value { verbs.finish(with: value) } else { verbs.finish() }
        case .cancel: verbs.cancel()
        case .batch(let steps):
            verbs.batch { batch in
                for step in steps {
                    if case .pushBelow(let depth, let face, let policy) = step {
                        batch.push(face.route, fromBelow: depth, ifCovered: policy.policy)
                    } else {
                        Game.ask(batch, step)
                    }
                }
            }
        case .reset: verbs.perform(NavigationCommand(.change(.reset)), animated: true)
        case .endSession: verbs.perform(NavigationCommand(.change(.endSession)), animated: true)
        case .pushBelow, .system: preconditionFailure("not a verb of its own")
        }
    }
}

extension Model.Manner {
    var presentation: Presentation {
        switch self {
        case .stack: .stack
        case .sheet: .sheet
        case .cover: .cover
        case .dialog: .dialog
        }
    }
}

extension Model.Policy {
    var policy: NavigationCommand.CoverPolicy {
        switch self {
        case .refuse: .reject
        case .append: .append
        case .truncate: .truncate
        }
    }
}

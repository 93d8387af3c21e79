/// The difference a request would make, and everything its later phases need to know of it.
struct Proposal {
    var delta: NavigationState.Delta
    /// The entries that end, topmost first.
    var ended: [NavigationEvent.EndedEntry] = []
    /// The values of entries that finish with one.
    var values: [EntryID: any Sendable] = [:]
    /// The routes that guards are asked about.
    var entering = Entering.none
    /// What runs in place of showing a route, after the commit.
    var actions: [Action] = []
    /// The root of the selected tab, when that was selected again and shows nothing else.
    var reselected: EntryID?
    /// Whether the screens that go are asked.
    var asksLeaving = true
    /// The entries that stay and that guards admit; new entries are admitted unless they are named below.
    var admitted: [EntryID] = []
    /// The entries that guards have to be asked about before they are visible.
    var unadmitted: Set<EntryID> = []

    /// Notes how entries end, given from the top down.
    mutating func end(_ entries: [Entry], as ending: Ending) {
        ended += entries.map { .init(entry: $0, ending: ending) }
    }
}

// The phases of every request, in this order: its source (with `atRoot` and `noModal`) → exits → destination →
// existence → guards → leave guards → commit. This is the first: from a command to the difference it makes.
extension Navigation {
    /// Finds what a command comes to in a state, and changes nothing.
    func resolve(
        _ command: borrowing NavigationCommand, from source: NavigationState.Source, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        // A rule may ask the router about links, whose rules may ask again.
        guard resolving < Self.nestingLimit else { throw .limit(Self.nestingLimit) }
        resolving += 1
        defer { resolving -= 1 }
        var proposal = try resolve(command.kind, from: source, in: state)
        if command.isDiscarding { proposal.asksLeaving = false }
        return proposal
    }

    private func resolve(
        _ kind: NavigationCommand.Kind, from source: NavigationState.Source, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        switch kind {
        case .change(let operation):
            return try resolve(operation, from: source, in: state)
        case .finish(let value):
            return try resolveFinish(with: value, from: source, in: state)
        case .dismissThenPush(let push):
            return try resolve(.dismiss, thenPush: push, from: source, in: state)
        case .open(let link):
            return try landing(on: route(of: link, telling: true), in: state)
        case .openRoute(let route, let detour):
            return try landing(on: route, detour, in: state)
        case .restore(let restoration):
            let target = try restoration.target(in: self)
            var proposal = proposal(state.restoring(target), ending: .replaced)
            proposal.entering = .saved(restoration)
            proposal.unadmitted = roots(of: target)
            return proposal
        case .batch(let steps):
            return try resolve(steps, from: source, in: state)
        case .admit(let id, let decision):
            return try resolveAdmission(of: id, decision, in: state)
        case .confirm:
            return resolveConfirmation(in: state)
        }
    }

    func resolve(
        _ operation: NavigationState.Operation, from source: NavigationState.Source, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        var (operation, entering) = (operation, Entering.none)
        if case .popTo(.route(let route)) = operation { operation = .popTo(.route(table.following(route))) }
        let place = try state.place(of: operation, from: source)
        switch operation {
        case .push(var push):
            if let action = table.action(of: push.route) { return acting(on: push.route, action) }
            let owned = try existing(push.route)
            push.route = owned
            let insists = push.presentation != nil
            if !insists { push.presentation = table.presentation(of: owned) }
            try checkPresentation(
                of: owned, as: push.presentation ?? .stack, insists: insists, at: place, in: state)
            (operation, entering) = (.push(push), .one(owned))
        case .replace(let route):
            let owned = try existing(route)
            try checkNoDialog(owned)
            (operation, entering) = (.replace(owned), .one(owned))
        case .update(let route):
            let owned = try existing(route)
            try checkUpdate(of: place, to: owned, in: state)
            (operation, entering) = (.update(owned), .one(owned))
        case .setStack(let routes):
            let owned = try existing(routes)
            try checkNoDialog(at: place, in: state)
            for route in owned { try checkNoDialog(route) }
            (operation, entering) = (.setStack(owned), .many(owned))
        case .setTabs(let seeds):
            operation = .setTabs(try existing(seeds))
        case .select where place.position != .tab(state.selectedIndex):
            entering = .one(state[place.position].top.route)
        default: break
        }
        var proposal = proposal(state.delta(for: operation, at: place), ending: operation.ending)
        proposal.entering = entering
        switch operation {
        case .hostRemoved:
            proposal.asksLeaving = false
        case .endSession:
            proposal.asksLeaving = false
            proposal.unadmitted = roots(of: state.applying(proposal.delta))
        case .reset:
            proposal.unadmitted = roots(of: state.applying(proposal.delta))
        case .setTabs:
            if table.hasGuards { proposal.unadmitted = Set(proposal.delta.inserted.map(\.id)) }
        case .refresh:
            if table.hasGuards { proposal.unadmitted = Set(state.stacks.flatMap { $0.entries.map(\.id) }) }
        case .update:
            proposal.admitted = [state.entry(at: place).id]
        case .select:
            if entering != .none {
                proposal.admitted = [state[place.position].top.id]
            } else if proposal.delta.isEmpty {
                proposal.reselected = state[place.position].root.id
            }
        case .setStack:
            let delta = proposal.delta
            admit(state.applying(delta)[place.position], in: &proposal)
        default: break
        }
        return proposal
    }

    /// Throws unless a route can take the place of that of an entry, whose screen stays.
    private func checkUpdate(
        of place: NavigationState.Place, to route: AnyRoute, in state: NavigationState
    ) throws(Rejection) {
        let shown = state.entry(at: place).route
        if shown.typeID != route.typeID { throw .otherType(route, of: shown) }
    }

    /// The end of an entry as its screen wishes it.
    private func resolveFinish(
        with value: (any Sendable)?, from source: NavigationState.Source, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        let place = try state.place(of: .cancel, from: source, as: "finish")
        let finishing = state.entry(at: place)
        try checkResult(value, of: finishing.route)
        var proposal = proposal(state.removing(from: place), ending: nil, finishing: finishing.id)
        proposal.values[finishing.id] = value
        return proposal
    }

    private func resolve(
        _ dismissal: NavigationState.Operation, thenPush push: NavigationState.Push,
        from source: NavigationState.Source, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        var proposal = try resolve(dismissal, from: source, in: state)
        let pushed = try resolve(.push(push), from: .visible, in: state.applying(proposal.delta))
        proposal.delta.changes += pushed.delta.changes
        proposal.entering = pushed.entering
        proposal.actions = pushed.actions
        return proposal
    }

    /// A batch is decided in one go, guards included, since each verb starts where the one before ended.
    private func resolve(
        _ steps: [NavigationCommand.Step], from source: NavigationState.Source, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        try state.checkUncovered(source)
        var (scratch, sum) = (state, NavigationState.Delta.Sum())
        var whole = Proposal(delta: .none, asksLeaving: false)
        for step in steps {
            do throws(Rejection) {
                let proposal = try resolve(step.command, from: step.source, in: scratch)
                try mayOnlyAllow(proposal.entering)
                let verb = step.command.verb
                if let confirmation = try askToLeave(proposal, verb: verb) {
                    let reason = "it wants to be confirmed, which a batch cannot wait for"
                    throw Rejection.leaveGuarded(confirmation.route, reason: reason, verb: verb)
                }
                scratch.apply(proposal.delta)
                sum.add(proposal.delta)
                whole.ended += proposal.ended
                whole.actions += proposal.actions
                whole.reselected = proposal.reselected ?? whole.reselected
                whole.values.merge(proposal.values) { $1 }
            } catch {
                throw .batch(operation: step.number, because: error)
            }
        }
        whole.delta = sum.delta
        return whole
    }

    /// Says how the entries end that a difference removes.
    ///
    /// Without an ending they are popped, or dismissed with their modal; the finishing one ends by itself.
    func proposal(
        _ delta: NavigationState.Delta, ending: Ending?, finishing: EntryID? = nil
    ) -> Proposal {
        var proposal = Proposal(delta: delta)
        if delta.push != nil { return proposal }
        func end(_ entries: [Entry], _ usual: Ending) {
            for entry in entries.reversed() {
                let ending = entry.id == finishing ? .finished : ending ?? usual
                proposal.ended.append(.init(entry: entry, ending: ending))
            }
        }
        for change in delta.changes {
            switch change {
            case .splice(_, _, let removed, _): end(removed, .popped)
            case .dismiss(let modal, _): end(modal.stack.entries, .dismissed)
            case .tabs(_, let removed, _): for tab in removed { end(tab.stack.entries, .popped) }
            case .update, .present, .select, .park, .advance: break
            }
        }
        return proposal
    }
}

// MARK: - Routes

extension Navigation {
    /// Returns the route that is shown for the one asked for, or throws why none is.
    func existing(_ route: AnyRoute) throws(Rejection) -> AnyRoute {
        let owned = try table.owned(route)
        guard table.exists(owned) else { throw .notFound(owned) }
        return owned
    }

    /// Returns the tabs with the routes that are shown at their roots.
    private func existing(_ seeds: [NavigationState.TabSeed]) throws(Rejection) -> [NavigationState.TabSeed] {
        var checked: [NavigationState.TabSeed] = []
        for seed in seeds {
            let root = try existing(seed.root)
            try checkNoDialog(root)
            checked.append(.init(seed.name, root: root, resetsWhenLeft: seed.resetsWhenLeft))
        }
        return checked
    }

    private func existing(_ routes: [AnyRoute]) throws(Rejection) -> [AnyRoute] {
        var owned: [AnyRoute] = []
        for route in routes { owned.append(try existing(route)) }
        return owned
    }

    /// What an exit comes to that is connected to an action: nothing changes, but its guards are asked.
    func acting(on exit: AnyRoute, _ action: Action) -> Proposal {
        var proposal = Proposal(delta: .none)
        proposal.entering = .one(exit)
        proposal.actions = [action]
        return proposal
    }

    /// Notes that guards are asked about every entry of a stack.
    func admit(
        _ stack: @autoclosure () -> NavigationState.Stack, in proposal: inout Proposal
    ) {
        guard !unadmitted.isEmpty else { return }
        for entry in stack().entries where unadmitted.contains(entry.id) {
            proposal.admitted.append(entry.id)
        }
    }

    /// The roots of the tabs, which guards are asked about when they are about to be visible.
    private func roots(of state: @autoclosure () -> NavigationState) -> Set<EntryID> {
        table.hasGuards ? Set(state().tabs.map(\.stack.root.id)) : []
    }

    /// Throws unless a value, or its absence, is what the route ends with.
    private func checkResult(_ value: (any Sendable)?, of route: AnyRoute) throws(Rejection) {
        func expected<R: ResultRoute>(_: R) -> (name: String, fits: Bool) {
            (qualifiedName(of: R.Value.self), value is R.Value)
        }
        let given = value.map { qualifiedName(of: type(of: $0)) }
        if let route = route.base as? any ResultRoute {
            let (name, fits) = expected(route)
            if !fits { throw .resultMismatch(AnyRoute(route), expected: name, given: given) }
        } else if value != nil {
            throw .resultMismatch(route, expected: nil, given: given)
        }
    }
}

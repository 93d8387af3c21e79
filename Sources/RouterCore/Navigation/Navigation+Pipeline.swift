/// What a request comes to: its difference, and how the entries it removes end.
struct Decision {
    var delta = Delta.none
    var ended: [EndedEntry] = []
    /// The value of the entry that finishes, if one does.
    var value: (entry: EntryID, value: any Sendable)?

    /// Whether a modal would end that links must not skip.
    var endsBlockingModal: Bool {
        delta.changes.contains { change in
            if case .dismiss(let modal, _) = change { modal.blocksLinks } else { false }
        }
    }
}

// The way of every request, in this order: source (with `atRoot` and `noModal`) → exit connected →
// destination known → `exists` → source and target again → commit.
extension Navigation {
    /// Decides what a request comes to, and changes nothing.
    func decide(_ ask: Ask) throws(Rejection) -> Decision {
        var decision = Decision()
        switch ask.plan {
        case .one(let command):
            _ = try decide(command, from: ask.source, in: state, into: &decision)
        case .dismissThenPush(let steps):
            var scratch = state
            for step in steps { try run(step, of: ask, in: &scratch, into: &decision) }
        case .batch(let steps):
            var scratch = state
            try scratch.checkUncovered(ask.source)
            for (index, step) in steps.enumerated() {
                do {
                    try run(step, of: ask, in: &scratch, into: &decision)
                } catch {
                    throw .batch(operation: index + 1, because: error)
                }
            }
        }
        return decision
    }

    private func run(
        _ step: NavigationPlan.Step, of ask: Ask, in scratch: inout NavigationState,
        into decision: inout Decision
    ) throws(Rejection) {
        scratch.apply(try decide(step.command, from: step.source ?? ask.source, in: scratch, into: &decision))
    }

    /// Decides one command in a state, adds it to the decision, and returns its difference.
    private func decide(
        _ command: NavigationCommand, from source: NavigationState.Source, in state: NavigationState,
        into decision: inout Decision
    ) throws(Rejection) -> Delta {
        let operation = try operation(for: command, from: source, in: state)
        let delta = try state.delta(for: operation, from: source)
        var finished: EntryID?
        if case .finish(let value) = command {
            let place = try state.place(of: source)
            let entry = state[place.position].entries[place.index]
            try checkResult(value, of: entry.route)
            finished = entry.id
            if let value { decision.value = (entry.id, value) }
        }
        decision.delta.changes += delta.changes
        for change in delta.changes {
            let ending = operation.ending(of: change)
            for entry in Delta(changes: [change]).removed {
                decision.ended.append(
                    EndedEntry(entry: entry, ending: entry.id == finished ? .finished : ending))
            }
        }
        return delta
    }

    /// Follows exits, finds the owner and asks it, and settles how the route is presented.
    private func operation(
        for command: NavigationCommand, from source: NavigationState.Source, in state: NavigationState
    ) throws(Rejection) -> NavigationState.Operation {
        switch command {
        case .plain(let operation):
            return operation
        case .finish:
            return .finish
        case .push(let route, let style, let ifTop, let ifCovered, let blocksLinks):
            func push(_ route: AnyRoute, as style: Presentation) -> NavigationState.Operation {
                .push(route, as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks)
            }
            try state.check(push(route, as: .stack), from: source)
            let (owned, record) = try admitted(route)
            return push(owned, as: style ?? record?.presentation?(owned) ?? .stack)
        case .open(let link):
            return .land(.init(target: try target(of: link)))
        case .replace(let route):
            try state.check(.replace(route), from: source)
            return .replace(try admitted(route).route)
        case .setStack(let routes):
            try state.check(.setStack(routes), from: source)
            var owned: [AnyRoute] = []
            for route in routes { owned.append(try admitted(route).route) }
            return .setStack(owned)
        }
    }

    /// Returns the end state of a link, every route of it admitted, or throws why there is none.
    private func target(of link: String) throws(Rejection) -> LinkTarget {
        let target: LinkTarget
        switch table.links.match(url: link, allowing: origins) {
        case .success(let route): target = try table.target(of: route)
        case .failure(let failure): throw failure.isRefusal ? .refused(failure) : .noMatch(failure)
        }
        for route in target.routes { _ = try admitted(route) }
        return target
    }

    /// Returns the route that is shown for the one asked for, or throws why none is.
    private func admitted(_ route: AnyRoute) throws(Rejection) -> (route: AnyRoute, record: RouteRecord?) {
        let (owned, record) = try table.owned(route)
        if let exists = record?.exists, !exists(owned) { throw .notFound(owned) }
        return (owned, record)
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

/// What a request comes to: its difference, and how the entries it removes end.
struct Decision {
    var delta: Delta
    var endings = Endings()
}

/// How entries end.
struct Endings {
    /// The entries, topmost first.
    var entries: [EndedEntry] = []
    /// The values of entries that finish with one.
    var values: [EntryID: any Sendable] = [:]
}

/// A command whose route is settled: exits followed, owner asked, presentation known.
struct Prepared {
    let operation: NavigationState.Operation
    var entering = Entering.none
}

// The way of every request, in this order: source (with `atRoot` and `noModal`) → exit connected →
// destination known → `exists` → guards that answer at once → guards that wait → source and target again →
// leave guards (in a batch after each operation) → commit.
extension Navigation {
    /// Takes a plan as far as its guards: its route is settled, and what it would bring on screen known.
    ///
    /// A batch is not prepared but decided in one go, since each operation starts where the one before ended.
    func prepare(_ plan: NavigationPlan, from source: NavigationState.Source) throws(Rejection) -> Prepared? {
        switch plan {
        case .one(let command):
            return try prepare(command, from: source, in: state)
        case .dismissThenPush(let steps):
            let dismissed = try state.applying(state.delta(for: .dismiss, from: source))
            guard let push = steps.last?.command else { return nil }
            return try prepare(push, from: .visible, in: dismissed)
        case .batch:
            try state.checkUncovered(source)
            return nil
        }
    }

    /// Decides what a prepared plan comes to, leave guards included, and changes nothing.
    func decide(
        _ plan: NavigationPlan, _ prepared: Prepared?, from source: NavigationState.Source
    ) throws(Rejection) -> Decision {
        var endings = Endings()
        switch plan {
        case .one(let command):
            guard let prepared else { return Decision(delta: .none) }
            let delta = try storage.delta(for: prepared.operation, from: source)
            let finishing = command.isFinish ? try state.entry(of: source) : nil
            try add(delta, of: prepared, command, finishing, to: &endings)
            return Decision(delta: delta, endings: endings)
        case .dismissThenPush(let steps):
            guard let prepared, let dismiss = steps.first?.command, let push = steps.last?.command else {
                return Decision(delta: .none)
            }
            let first = try prepare(dismiss, from: source, in: state)
            var delta = try state.delta(for: first.operation, from: source)
            try add(delta, of: first, dismiss, to: &endings)
            let scratch = state.applying(delta)
            let second = try scratch.delta(for: prepared.operation)
            try add(second, of: prepared, push, to: &endings)
            delta.changes += second.changes
            return Decision(delta: delta, endings: endings)
        case .batch(let steps):
            var scratch = state
            var sum = DeltaSum()
            for step in steps {
                do throws(Rejection) {
                    let source = step.source ?? source
                    let prepared = try prepare(step.command, from: source, in: scratch)
                    try mayOnlyAllow(prepared.entering)
                    // A push on top ends nothing, so that this is all there is to do.
                    if case .push = prepared.operation,
                        let position = try scratch.topPosition(of: prepared.operation, from: source)
                    {
                        let performed = scratch.carryOutOnTop(prepared.operation, at: position)
                        sum.add(scratch.delta(of: performed))
                        continue
                    }
                    let finishing = step.command.isFinish ? try scratch.entry(of: source) : nil
                    let delta = try scratch.delta(for: prepared.operation, from: source)
                    try add(delta, of: prepared, step.command, finishing, to: &endings)
                    scratch.apply(delta)
                    sum.add(delta)
                } catch {
                    throw .batch(operation: step.number, because: error)
                }
            }
            return Decision(delta: sum.delta, endings: endings)
        }
    }

    private func mayOnlyAllow(_ entering: Entering) throws(Rejection) {
        guard table.hasGuards else { return }
        if let (asked, redirect) = try firstRedirect(of: entering) {
            throw .denied(
                asked, reason: "its guard leads to \(redirect.route), but in a batch it may only allow")
        }
        if let question = questions(about: entering).first {
            throw .denied(question.route, reason: "its guard takes time, which a batch does not have")
        }
    }

    /// Adds how the entries end that a prepared command removes, after asking whether they may.
    ///
    /// What is finishing is the entry the command comes from, if it finishes that.
    private func add(
        _ delta: Delta, of prepared: Prepared, _ command: NavigationCommand, _ finishing: Entry? = nil,
        to endings: inout Endings
    ) throws(Rejection) {
        if delta.isPush { return }
        if let finishing, case .finish(let value) = command {
            try checkResult(value, of: finishing.route)
            endings.values[finishing.id] = value
        }
        if command.asksToLeave { try askToLeave(delta) }
        func end(_ entry: Entry, as ending: Ending) {
            let ending = entry.id == finishing?.id ? .finished : ending
            endings.entries.append(EndedEntry(entry: entry, ending: ending))
        }
        if let single = delta.single { return end(single.entry, as: prepared.operation.ending(of: nil)) }
        for change in delta.changes {
            let ending = prepared.operation.ending(of: change)
            switch change {
            case .splice(_, _, let removed, _):
                endings.entries.reserveCapacity(removed.count)
                for entry in removed.reversed() { end(entry, as: ending) }
            case .dismiss(let modal, _):
                for entry in modal.stack.entries.reversed() { end(entry, as: ending) }
            case .present, .select, .park, .advance: break
            }
        }
    }

    /// Follows exits, finds the owner and asks it, and settles how the route is presented.
    ///
    /// The state is looked at only where it matters: most pushes come from what is visible.
    private func prepare(
        _ command: NavigationCommand, from source: NavigationState.Source,
        in state: @autoclosure () -> NavigationState
    ) throws(Rejection) -> Prepared {
        switch command {
        case .plain(let operation), .discarding(let operation):
            return try prepare(operation, from: source, in: state())
        case .finish:
            return Prepared(operation: .end)
        case .push(let route, let style, let ifTop, let ifCovered, let blocksLinks):
            func push(_ route: AnyRoute, as style: Presentation) -> NavigationState.Operation {
                .push(route, as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks)
            }
            if source != .visible { _ = try state().coveredPlace(of: source, ifCovered) }
            let (owned, record) = try admitted(route)
            let style = style ?? record?.value.presentation?(owned) ?? .stack
            return Prepared(operation: push(owned, as: style), entering: .one(owned))
        case .replace(let route):
            _ = try state().delta(for: .replace(route), from: source)
            let owned = try admitted(route).route
            return Prepared(operation: .replace(owned), entering: .one(owned))
        case .setStack(let routes):
            _ = try state().delta(for: .setStack(routes), from: source)
            let owned = try admitted(routes)
            return Prepared(operation: .setStack(owned), entering: .many(owned))
        case .open(let link):
            return try landing(on: linked(link))
        case .land(let route):
            return try landing(on: route)
        case .restore(let restoration):
            let state = try restoration.target(in: self)
            return Prepared(
                operation: .restore(.init(state: state)), entering: .saved(restoration))
        }
    }

    /// Takes an operation as the caller wrote it; what it would show is looked at like any other way in.
    private func prepare(
        _ operation: NavigationState.Operation, from source: NavigationState.Source,
        in state: NavigationState
    ) throws(Rejection) -> Prepared {
        let shown: NavigationCommand
        switch operation {
        case .push(let route, let style, let ifTop, let ifCovered, let blocksLinks):
            shown = .push(route, as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks)
        case .replace(let route): shown = .replace(route)
        case .setStack(let routes): shown = .setStack(routes)
        case .land(let landing):
            let routes = try admitted(landing.target.routes)
            return Prepared(operation: operation, entering: .many(routes))
        case .restore(let restored):
            let routes = try admitted(restored.state.stacks.flatMap { $0.entries.map(\.route) })
            return Prepared(operation: operation, entering: .many(routes))
        case .select(let name):
            guard name != state.selectedTab, let tab = state.tabs.first(where: { $0.name == name }) else {
                return Prepared(operation: operation)
            }
            _ = try state.place(of: source)
            return Prepared(operation: operation, entering: .one(tab.stack.top.route))
        case .popTo(.route(let route)):
            return Prepared(operation: .popTo(.route(table.following(route))))
        case .pop, .popToRoot, .popTo, .dismiss, .dismissAll, .reset, .endSession, .end, .removed:
            return Prepared(operation: operation)
        }
        return try prepare(shown, from: source, in: state)
    }

    /// Returns the route of a link from outside, or throws why there is none.
    private func linked(_ link: String) throws(Rejection) -> AnyRoute {
        switch table.links.match(url: link, allowing: origins) {
        case .success(let route): return route
        case .failure(let failure): throw failure.isRefusal ? .refused(failure) : .noMatch(failure)
        }
    }

    private func landing(on route: AnyRoute) throws(Rejection) -> Prepared {
        let target = try table.target(of: route)
        // Exits have been followed: what is left is to ask the owners.
        for route in target.routes { _ = try admitted(route) }
        return Prepared(operation: .land(.init(target: target)), entering: .many(target.routes))
    }

    /// Returns the route that is shown for the one asked for, or throws why none is.
    private func admitted(_ route: AnyRoute) throws(Rejection) -> (route: AnyRoute, record: SharedRecord?) {
        let (owned, record) = try table.owned(route)
        if let exists = record?.value.exists, !exists(owned) { throw .notFound(owned) }
        return (owned, record)
    }

    private func admitted(_ routes: [AnyRoute]) throws(Rejection) -> [AnyRoute] {
        var owned: [AnyRoute] = []
        for route in routes { owned.append(try admitted(route).route) }
        return owned
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

extension NavigationCommand {
    /// Whether it ends the entry it comes from as its screen wishes.
    var isFinish: Bool {
        if case .finish = self { true } else { false }
    }

    /// Whether screens that would go are asked: not by what has gone already, nor when changes are discarded.
    var asksToLeave: Bool {
        switch self {
        case .discarding, .plain(.removed), .plain(.endSession): false
        default: true
        }
    }
}

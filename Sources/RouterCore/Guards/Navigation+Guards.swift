/// The routes a request would bring on screen.
enum Entering: Hashable {
    case none
    case one(AnyRoute)
    case many([AnyRoute])
    /// What was saved; what its guards refuse is left out.
    case saved(Restoration)

    /// The uppermost of them.
    var last: AnyRoute? {
        switch self {
        case .none, .saved: nil
        case .one(let route): route
        case .many(let routes): routes.last
        }
    }
}

/// A guard that takes its time, and the route it is to be asked about.
struct Question {
    let route: AnyRoute
    let ask: @MainActor @Sendable (AnyRoute) async throws -> GuardDecision
}

extension Navigation {
    /// Asks the guards that answer at once: the app's, then the modules', each only after the one before allowed.
    ///
    /// - Returns: The first redirect and the route it is about, or nil when all allow.
    func firstRedirect(of entering: Entering) throws(Rejection) -> (asked: AnyRoute, redirect: Redirect)? {
        switch entering {
        case .none, .saved: return nil
        case .one(let route): return try firstRedirect(of: route).map { (route, $0) }
        case .many(let routes):
            for route in routes {
                if let redirect = try firstRedirect(of: route) { return (route, redirect) }
            }
            return nil
        }
    }

    private func firstRedirect(of route: AnyRoute) throws(Rejection) -> Redirect? {
        for guarding in table.guards {
            if let redirect = try answer(of: guarding, about: route) { return redirect }
        }
        for guarding in table.guards(of: route) {
            if let redirect = try answer(of: guarding, about: route) { return redirect }
        }
        return nil
    }

    private func answer(of guarding: RouteGuard, about route: AnyRoute) throws(Rejection) -> Redirect? {
        guard case .sync(let decide) = guarding else { return nil }
        let decision: GuardDecision
        do { decision = try decide(route) } catch { throw .guardFailed(route, Rejection.GuardFailure(error)) }
        return try redirect(for: decision, about: route)
    }

    /// Returns where a decision leads, nil if it allows, or throws what it denies.
    func redirect(for decision: GuardDecision, about route: AnyRoute) throws(Rejection) -> Redirect? {
        switch decision {
        case .allow: return nil
        case .deny(let reason): throw .denied(route, reason: reason)
        case .redirect(let target, let isResuming):
            return Redirect(route: try table.owned(AnyRoute(target)), isResuming: isResuming)
        }
    }

    /// The guards that take their time, in the order in which they are to be asked.
    func questions(about entering: Entering) -> [Question] {
        guard table.hasAsyncGuards else { return [] }
        return switch entering {
        case .none: []
        case .one(let route): questions(about: route)
        case .many(let routes): routes.flatMap { questions(about: $0) }
        case .saved(let restoration): restoration.questions(in: self)
        }
    }

    private func questions(about route: AnyRoute) -> [Question] {
        (table.guards + table.guards(of: route)).compactMap { guarding in
            if case .async(let decide) = guarding { Question(route: route, ask: decide) } else { nil }
        }
    }

    /// Throws unless every guard of a batch's verb allows at once.
    func mayOnlyAllow(_ entering: Entering) throws(Rejection) {
        guard table.hasGuards else { return }
        if let (asked, redirect) = try firstRedirect(of: entering) {
            throw .denied(
                asked, reason: "its guard leads to \(redirect.route), but in a batch it may only allow")
        }
        if let question = questions(about: entering).first {
            throw .denied(question.route, reason: "its guard takes time, which a batch does not have")
        }
    }
}

// MARK: - Leave guards

extension Navigation {
    /// Asks the screens that would go, topmost first, whether they let go.
    func askToLeave(_ proposal: borrowing Proposal) throws(Rejection) {
        guard proposal.asksLeaving, !lives.isEmpty else { return }
        for ended in proposal.ended {
            let leaveGuard = lives[ended.entry.id]?.leaveGuard
            guard let leaveGuard, case .deny(let reason) = leaveGuard() else { continue }
            throw .leaveGuarded(ended.entry.route, reason: reason)
        }
    }

    /// Sets, replaces or takes away the leave guard of an entry; nothing happens when the entry is gone.
    func guardLeaving(_ id: EntryID, _ decide: (@MainActor () -> LeaveDecision)?) {
        guard let place = state.place(of: id) else { return }
        if decide != nil || lives[id] != nil { life(of: id).leaveGuard = decide }
        let stack = state[place.position].id
        model(of: stack)?.setLeaveGuarded(id, decide != nil)
    }
}

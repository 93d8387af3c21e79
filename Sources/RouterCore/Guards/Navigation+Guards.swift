/// The routes a request would bring on screen.
enum Entering: Hashable {
    case none
    case one(AnyRoute)
    case many([AnyRoute])
    /// A saved navigation; routes its guards refuse are left out.
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

/// A guard that takes time.
struct Question {
    /// The route it was asked about.
    let route: AnyRoute
    let answer: @MainActor @Sendable () async throws -> GuardDecision
}

/// The answer of all guards of a request, as far as they answer at once.
enum GuardAnswer {
    case allowed
    /// The guard of a route leads elsewhere.
    case redirected(AnyRoute, Redirect)
    /// These are to be waited for, in this order.
    case asking([Question])
}

extension Navigation {
    /// Asks the guards: the app's, then the modules', each only after the one before allowed.
    ///
    /// - Parameters:
    ///   - entering: The routes to ask about.
    ///   - settled: The routes that need not be asked about again; those that are allowed at once join them.
    /// - Returns: What they answer, as far as they answer at once.
    /// - Throws: The rejection of the first guard that denies.
    func ask(_ entering: Entering, settled: inout [AnyRoute]) throws(Rejection) -> GuardAnswer {
        switch entering {
        case .none: return .allowed
        case .one(let route): return settled.contains(route) ? .allowed : try ask(about: route)
        case .saved(let restoration):
            let questions = restoration.questions(in: self)
            return questions.isEmpty ? .allowed : .asking(questions)
        case .many(let routes):
            var questions: [Question] = []
            for route in routes where !settled.contains(route) {
                switch try ask(about: route) {
                case .allowed: settled.append(route)
                case .redirected(let asked, let redirect): return .redirected(asked, redirect)
                case .asking(let more): questions += more
                }
            }
            return questions.isEmpty ? .allowed : .asking(questions)
        }
    }

    /// Asks the guards about one route.
    func ask(about route: AnyRoute) throws(Rejection) -> GuardAnswer {
        var questions: [Question] = []
        func redirect(of guards: [RouteGuard]) throws(Rejection) -> Redirect? {
            for decide in guards {
                let decision: GuardDecision
                do { decision = try decide(route) } catch {
                    throw .guardFailed(route, Rejection.GuardFailure(error))
                }
                if case .later(let answer) = decision {
                    questions.append(Question(route: route, answer: answer))
                } else if let redirect = try self.redirect(for: decision, about: route) {
                    return redirect
                }
            }
            return nil
        }
        if let redirect = try redirect(of: table.guards) { return .redirected(route, redirect) }
        if let redirect = try redirect(of: table.guards(of: route)) {
            return .redirected(route, redirect)
        }
        return questions.isEmpty ? .allowed : .asking(questions)
    }

    /// Returns where a decision leads, nil if it allows, or throws if it denies.
    func redirect(for decision: GuardDecision, about route: AnyRoute) throws(Rejection) -> Redirect? {
        switch decision {
        case .allow: return nil
        case .deny(let reason): throw .denied(route, reason: reason)
        case .redirect(let target, let isResuming):
            return Redirect(route: try table.owned(AnyRoute(target)), isResuming: isResuming)
        case .later:
            throw .denied(route, reason: "its guard puts off its answer without an end")
        }
    }

    /// Throws unless every guard of a batch's verb allows at once.
    func mayOnlyAllow(_ entering: Entering) throws(Rejection) {
        guard table.hasGuards else { return }
        var settled: [AnyRoute] = []
        switch try ask(entering, settled: &settled) {
        case .allowed: return
        case .redirected(let asked, let redirect):
            throw .denied(
                asked, reason: "its guard leads to \(redirect.route), but in a batch it may only allow")
        case .asking(let questions):
            throw .denied(
                questions[0].route, reason: "its guard takes time, which a batch does not have")
        }
    }
}

extension Question {
    /// How often an answer may be put off: 10 times.
    private static let limit = 10

    /// Waits for the answer, and for the answer it puts off to.
    @MainActor func decision() async throws -> GuardDecision {
        var decision = try await answer()
        for _ in 0..<Self.limit {
            guard case .later(let answer) = decision else { break }
            decision = try await answer()
        }
        return decision
    }
}

// MARK: - Leave guards

extension Navigation {
    /// Asks the screens that would go, topmost first, whether they let go; one that finishes wants to.
    ///
    /// - Parameters:
    ///   - proposal: The proposal that would end them.
    ///   - verb: The verb, for the rejection.
    ///   - confirmed: The entries that have been confirmed.
    /// - Returns: The first that has to be confirmed.
    /// - Throws: `leaveGuarded` for the first that denies.
    func askToLeave(
        _ proposal: borrowing Proposal, verb: String, confirmed: Set<EntryID> = []
    ) throws(Rejection) -> Confirmation? {
        guard proposal.asksLeaving, !lives.isEmpty else { return nil }
        var first: Confirmation?
        for ended in proposal.ended where ended.ending != .finished && !confirmed.contains(ended.entry.id) {
            let (id, route) = (ended.entry.id, ended.entry.route)
            guard let leaveGuard = lives[id]?.leaveGuard else { continue }
            switch leaveGuard() {
            case .allow: continue
            case .deny(let reason): throw .leaveGuarded(route, reason: reason, verb: verb)
            case .confirm(let dialog):
                first = first ?? Confirmation(entry: id, route: route, dialog: dialog)
            }
        }
        return first
    }

    /// Sets, replaces or takes away the leave guard of an entry; nothing happens when the entry is gone.
    func guardLeaving(_ id: EntryID, _ decide: (@MainActor () -> LeaveDecision)?) {
        guard let place = state.place(of: id) else { return }
        if decide != nil || lives[id] != nil { life(of: id).leaveGuard = decide }
        let stack = state[place.position].id
        model(of: stack)?.setLeaveGuarded(id, decide != nil)
    }
}

// After a commit, and in this order: screens and tasks go, the event, return handlers, endings, actions, reselection.
extension Navigation {
    /// Carries out a proposal and tells everyone.
    func commit(_ proposal: Proposal, of job: borrowing Job, as outcome: Outcome) {
        // No more of the state than this: a copy of it would make the change copy a whole stack.
        let before = proposal.ended.isEmpty ? nil : state.visible
        let intents = before == nil ? [:] : state.intents
        if !proposal.delta.isEmpty { hasRun = true }
        change(by: proposal.delta, animated: job.isAnimated)
        if table.hasGuards { noteAdmission(of: proposal) }
        deliver(proposal, of: job, as: outcome, before: before, intents: intents)
    }

    private func deliver(
        _ proposal: Proposal, of job: borrowing Job, as outcome: Outcome, before: Entry?,
        intents: [EntryID: NavigationState.Intent]
    ) {
        adopt(job.waiter, of: job, proposal)
        let lives = endLives(of: proposal.ended)
        send(outcome, of: job, proposal.delta, proposal.ended)
        if let before {
            returnToVisible(proposal, before: before)
            takeUp(intents, after: proposal.ended)
        }
        for (life, ended) in lives {
            if let value = proposal.values[ended.entry.id] {
                life.answer(.finished(value))
            } else {
                life.answer(.ended(ended.ending))
            }
        }
        for action in proposal.actions { action.run() }
        if let root = proposal.reselected { tellReselected(root) }
    }

    /// Settles a request that changes nothing.
    func refuse(_ job: borrowing Job, _ rejection: Rejection) -> NavigationRequest {
        // A handler that answers every event with a request would never see the end of being refused:
        // what it asks while it is told of the limit is told to streams only.
        let tellsHandlers = !isReportingLimit
        if rejection.reason == .limit { isReportingLimit = true }
        defer { if tellsHandlers { isReportingLimit = false } }
        send(.rejected(rejection), of: job, toHandlers: tellsHandlers)
        job.waiter?.resume(.rejected(rejection))
        let isLookedAt = job.waiter != nil || onUnreadRejection == nil
        // Found now: when nobody has looked at it, the entry may be gone.
        let source = isLookedAt ? nil : job.source.entry.flatMap { state.entry($0)?.route }
        let verb = job.firstCommand.verb
        let notice = RejectionNotice(rejection) { [weak self] in
            if !isLookedAt { self?.noteUnread(UnreadRejection($0, verb: verb, from: source)) }
        }
        return NavigationRequest(id: job.id, state: .rejected(notice))
    }

    func send(
        _ outcome: Outcome, of job: borrowing Job, _ delta: NavigationState.Delta = .none,
        _ ended: [NavigationEvent.EndedEntry] = [],
        toHandlers: Bool = true
    ) {
        let (id, command) = (job.id, job.firstCommand)
        events.send(toHandlers: toHandlers) { number in
            NavigationEvent(
                id: number, request: id, verb: command.verb, route: command.route,
                outcome: outcome, delta: delta, ended: ended)
        }
    }

    /// Lets whoever waits for a push's end wait at the entry it made, or with the intent it was parked as.
    ///
    /// When another route was shown for good, nothing will come of it: what that ends with was not asked for.
    private func adopt(_ waiter: ResultWaiter?, of job: borrowing Job, _ proposal: Proposal) {
        if waiter == nil, parkedWaiters.isEmpty { return }
        if case .park(_, let entry) = proposal.delta.changes.last {
            parkedWaiters.removeValue(forKey: entry)?.resume(.ended(.forgotten))
            parkedWaiters[entry] = waiter
        } else if job.outcome == .committed, let entry = proposal.delta.inserted.last {
            if let waiter { life(of: entry.id).addWaiter(waiter) }
        } else {
            waiter?.resume(.ended(.forgotten))
        }
        guard let waiter, !waiter.isAnswered else { return }
        if case .entry(let asker) = job.source, state.entry(asker) != nil {
            life(of: asker).addAsker(waiter)
        }
    }

    /// Takes up what was parked with entries that have finished, and forgets what was with others.
    private func takeUp(
        _ intents: [EntryID: NavigationState.Intent], after ended: [NavigationEvent.EndedEntry]
    ) {
        guard !intents.isEmpty else { return }
        for ended in ended {
            guard let intent = intents[ended.entry.id] else { continue }
            let waiter = parkedWaiters.removeValue(forKey: ended.entry.id)
            if ended.ending == .finished {
                _ = perform(intent.command, from: .visible, waiter: waiter)
            } else {
                waiter?.resume(.ended(ended.ending == .session ? .session : .forgotten))
            }
        }
    }

    private func endLives(of ended: [NavigationEvent.EndedEntry]) -> [(EntryLife, NavigationEvent.EndedEntry)]
    {
        guard !ended.isEmpty else { return [] }
        forgetScreens(ended)
        guard !lives.isEmpty else { return [] }
        return ended.compactMap { ended in
            guard let life = lives.removeValue(forKey: ended.entry.id) else { return nil }
            life.end()
            return (life, ended)
        }
    }

    /// Tells the owner of a route that its screen is visible again, after what covered it has ended.
    private func returnToVisible(_ proposal: Proposal, before: Entry) {
        let visible = state.visible
        // Most routes have no handler, so that is asked first.
        guard visible.id != before.id, let handler = table.onReturn(to: visible.route),
            uncovers(proposal.delta, before.id),
            !proposal.delta.inserted.contains(where: { $0.id == visible.id }),
            let left = proposal.ended.first(where: { $0.entry.id == before.id }),
            // The router's own question is no screen that anybody returns from.
            left.entry.route.as(LeaveQuestion.self) == nil
        else { return }
        let event = ReturnEvent(
            route: left.entry.route, ending: left.ending, value: proposal.values[before.id])
        handler(visible.route, event, context(of: visible.id))
    }

    /// Whether what was visible lay above what is visible now: in a modal, or in the same stack.
    private func uncovers(_ delta: NavigationState.Delta, _ before: EntryID) -> Bool {
        return delta.changes.contains { change in
            switch change {
            case .dismiss(let modal, _): modal.stack.index(of: before) != nil
            case .splice(let id, _, let removed, _):
                id == state.visibleStack.id && removed.contains { $0.id == before }
            case .update, .present, .select, .tabs, .park, .advance: false
            }
        }
    }

    /// Tells the owner of a root that its tab was selected again.
    private func tellReselected(_ root: EntryID) {
        guard isAdmitted(root), let route = state.entry(root)?.route else { return }
        table.onReselect(of: route)?(route, context(of: root))
    }

    /// What is bound to the life of an entry; made when first needed.
    func life(of entry: EntryID) -> EntryLife {
        if let life = lives[entry] { return life }
        let life = EntryLife()
        lives[entry] = life
        return life
    }
}

// MARK: - Rejections nobody looked at

extension Navigation {
    /// A rejection that nobody looked at, with what was asked for.
    public struct UnreadRejection: Hashable, Sendable {
        /// The rejection.
        public let rejection: Rejection
        /// The verb, such as `push`.
        public let verb: String
        /// The route of the screen that asked; nil when it was asked of the router, or the screen was gone.
        public let source: AnyRoute?

        /// Creates one, for a host that has been refused something of its own.
        public init(_ rejection: Rejection, verb: String, from source: AnyRoute? = nil) {
            self.rejection = rejection
            self.verb = verb
            self.source = source
        }
    }

    private func noteUnread(_ rejection: UnreadRejection) {
        unread.append(rejection)
        if !isBusy { tellUnread() }
    }

    /// Tells the host, once everything has been delivered.
    ///
    /// What the host does not look at of its own requests in return is only logged, or it would never end.
    func tellUnread() {
        guard !unread.isEmpty else { return }
        let rejections = unread
        unread = []
        guard !isTellingUnread else { return rejections.forEach { Self.log("\($0)") } }
        isTellingUnread = true
        for rejection in rejections { onUnreadRejection?(rejection) }
        isTellingUnread = false
    }
}

// After a commit, and in this order: screens and tasks go, the event, return handlers, endings.
extension Navigation {
    func deliver(_ decision: Decision, of job: Job, before: Entry) {
        let ask = job.ask
        if let waiter = ask.waiter, let entry = decision.delta.inserted.last {
            life(of: entry.id).addWaiter(waiter)
            if case .entry(let asker) = ask.source, state.entry(asker) != nil {
                life(of: asker).addAsker(waiter)
            }
        }
        let lives = endLives(of: decision.ended)
        events.send { number in
            NavigationEvent(
                id: number, request: job.id, verb: ask.plan.verb, route: ask.plan.route,
                outcome: .committed, delta: decision.delta, ended: decision.ended)
        }
        if !decision.ended.isEmpty { returnToVisible(decision, before: before) }
        for (life, ended) in lives {
            if let (entry, value) = decision.value, entry == ended.entry.id {
                life.answer(.finished(value))
            } else {
                life.answer(.ended(ended.ending))
            }
        }
    }

    /// Settles a request that changes nothing.
    func refuse(_ job: Job, _ rejection: Rejection) -> NavigationRequest {
        let ask = job.ask
        // A handler that answers every event with a request would never see the end of being refused:
        // what it asks while it is told of the limit is told to streams only.
        let tellsHandlers = !isReportingLimit
        isReportingLimit = rejection.reason == .limit
        defer { isReportingLimit = !tellsHandlers }
        events.send(toHandlers: tellsHandlers) { number in
            NavigationEvent(
                id: number, request: job.id, verb: ask.plan.verb, route: ask.plan.route,
                outcome: .rejected(rejection), delta: .none, ended: [])
        }
        ask.waiter?.resume(.rejected(rejection))
        return NavigationRequest(
            id: job.id, state: .rejected(notice(of: rejection, isRead: ask.waiter != nil)))
    }

    private func notice(of rejection: Rejection, isRead: Bool) -> RejectionNotice {
        guard !isRead, onUnreadRejection != nil else { return RejectionNotice(rejection, report: nil) }
        return RejectionNotice(rejection) { [weak self] in self?.onUnreadRejection?($0) }
    }

    private func endLives(of ended: [EndedEntry]) -> [(EntryLife, EndedEntry)] {
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
    private func returnToVisible(_ decision: Decision, before: Entry) {
        let visible = state.visible
        guard let left = decision.ended.first(where: { $0.entry.id == before.id }),
            visible.id != before.id, !decision.delta.inserted.contains(where: { $0.id == visible.id }),
            let handler = table.records[visible.route.typeID]?.onReturn
        else { return }
        let value = decision.value.flatMap { $0.entry == left.entry.id ? $0.value : nil }
        let event = ReturnEvent(route: left.entry.route, ending: left.ending, value: value)
        handler(visible.route, event, context(of: visible.id))
    }

    /// What is bound to the life of an entry; made when first needed.
    func life(of entry: EntryID) -> EntryLife {
        if let life = lives[entry] { return life }
        let life = EntryLife()
        lives[entry] = life
        return life
    }
}

// A screen that asks before it goes: its dialog is an entry like any other, and the request waits for what ends it.
extension Navigation {
    /// Asks the screens that would go whether they let go.
    ///
    /// A link that waits behind the visible screen, such as a lock, asks no question above that: if a screen beneath
    /// does not let go at once, nothing moves, and it is asked when the link goes on.
    ///
    /// - Returns: What has to be confirmed first.
    /// - Throws: `leaveGuarded` for a screen that denies.
    func askToLeave(_ proposal: inout Proposal, of job: borrowing Job) throws(Rejection) -> Confirmation? {
        var waitsBehindVisible = false
        if case .openRoute(_, let detour?) = job.command.kind {
            waitsBehindVisible = detour.shown == state.visible.route
        }
        do throws(Rejection) {
            let confirmation = try askToLeave(
                proposal, verb: job.command.verb, confirmed: job.confirmed)
            if confirmation == nil || !waitsBehindVisible { return confirmation }
        } catch {
            if !waitsBehindVisible { throw error }
        }
        proposal = Proposal(delta: .none)
        return nil
    }

    /// Shows the dialog of the request that waits for one, and takes away those nobody waits for any more.
    ///
    /// Both are one request of the router's own, in the course of another one, which has changed nothing yet.
    func showConfirmation() {
        let isDue = waiting?.confirmation != nil && waiting?.dialog == nil
        guard
            isDue
                || state.modals.contains(where: { $0.isLeaveQuestion && $0.stack.root.id != waiting?.dialog })
        else { return }
        lastRequest += 1
        var job = Job(
            id: lastRequest, NavigationCommand(.confirm), from: .visible, isAnimated: true, waiter: nil)
        _ = run(&job)
        if isDue { waiting?.dialog = state.visible.id }
    }

    func resolveConfirmation(in state: NavigationState) -> Proposal {
        var (after, proposal) = (state, Proposal(delta: .none, asksLeaving: false))
        for index in state.modals.indices.reversed() where state.modals[index].isLeaveQuestion {
            proposal.forget(state.modals[index], at: index)
        }
        after.apply(proposal.delta)
        if let confirmation = waiting?.confirmation {
            let question = AnyRoute(LeaveQuestion(dialog: confirmation.dialog))
            proposal.delta.changes += after.adding(.init(question, as: .dialog)).changes
        }
        return proposal
    }

    /// The answer to the dialog of the request that waits, if a proposal ends that dialog and does nothing else.
    func answerToWaiting(in proposal: borrowing Proposal) -> Bool? {
        guard let dialog = waiting?.dialog, proposal.ended.count == 1,
            proposal.ended[0].entry.id == dialog, proposal.delta.changes.count == 1
        else { return nil }
        return proposal.values[dialog] as? Bool ?? false
    }

    /// Takes away the dialog of the request that waits, as a part of what supersedes that.
    func withdrawConfirmation(in proposal: inout Proposal) {
        guard let dialog = waiting?.dialog else { return }
        let after = state.applying(proposal.delta)
        guard let index = after.modals.firstIndex(where: { $0.stack.root.id == dialog }) else { return }
        proposal.forget(after.modals[index], at: index)
    }

    /// Goes on with the request that waited, or refuses it.
    func goOn(afterConfirming isConfirmed: Bool) {
        guard let confirmation = waiting?.confirmation else { return }
        goOn { job throws(Rejection) in
            guard isConfirmed else {
                throw .leaveGuarded(confirmation.route, reason: "not confirmed", verb: job.command.verb)
            }
            job.confirmed.insert(confirmation.entry)
            return try self.proceed(&job)
        }
    }
}

extension Proposal {
    /// Takes a question away that nobody waits for.
    fileprivate mutating func forget(_ modal: NavigationState.Modal, at index: Int) {
        end(modal.stack.entries, as: .forgotten)
        delta.changes.append(.dismiss(modal, at: index))
    }
}

extension NavigationState {
    /// Whether the dialog of a screen that asks before it goes is visible.
    package var isAskingToLeave: Bool { modals.last?.isLeaveQuestion ?? false }
}

extension NavigationState.Modal {
    /// Whether it is the dialog of a screen that asks before it goes.
    var isLeaveQuestion: Bool {
        style == .dialog && stack.root.route.as(LeaveQuestion.self) != nil
    }
}

extension NavigationCommand {
    /// Whether it takes the place of a request that waits, when it is carried out.
    func supersedes(by delta: NavigationState.Delta) -> Bool {
        switch kind {
        // The host reports what has gone already: nothing newer is meant.
        case .change(.hostRemoved): !delta.isEmpty
        // These belong to an older request.
        case .admit, .confirm: false
        default: true
        }
    }
}

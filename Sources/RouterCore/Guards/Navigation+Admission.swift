// Nothing is visible unadmitted (R16, R17): this is the one place that sees to it.
//
// Whatever a request pushes, lands on or restores has been asked about before it changes anything. What is left is an
// entry that becomes visible because something else did: a tab's root, and after a refresh any entry. It is asked here,
// last, as a part of the request that uncovered it.
extension Navigation {
    /// The answer of the guards about an entry that is about to be visible.
    private enum Admission {
        case admitted
        /// It is withheld, and this route is presented on it.
        case redirected(AnyRoute)
        case denied
        /// It is withheld until these have answered.
        case asking([Question])
    }

    /// Whether an entry may be drawn; otherwise it is withheld.
    package func isAdmitted(_ id: EntryID) -> Bool { !unadmitted.contains(id) }

    /// Completes a proposal so that the entry that will be visible is admitted, or withheld with what its guards say.
    ///
    /// - Parameters:
    ///   - proposal: The proposal.
    ///   - goesOn: Whether a root that is denied is left for the next tab.
    func admitVisible(_ proposal: inout Proposal, goesOnToNextTab goesOn: Bool) {
        guard table.hasGuards, !unadmitted.isEmpty || !proposal.unadmitted.isEmpty else { return }
        if proposal.unadmitted.isEmpty {
            if showsOnlyAdmitted(proposal.delta) { return }
        } else {
            // What is being asked about is to be asked about anew.
            admitting?.cancel()
            admitting = nil
        }
        var after = state.applying(proposal.delta)
        func isAdmitted(_ entry: Entry) -> Bool {
            proposal.admitted.contains(entry.id)
                || !unadmitted.contains(entry.id) && !proposal.unadmitted.contains(entry.id)
        }
        func add(_ delta: NavigationState.Delta) {
            after.apply(delta)
            proposal.delta.changes += delta.changes
        }
        while !isAdmitted(after.visible) {
            let entry = after.visible
            switch admission(of: entry.route) {
            case .admitted:
                proposal.admitted.append(entry.id)
            case .redirected(let route):
                return add(after.adding(.init(route, as: styleOverWithheld(route))))
            case .asking(let questions):
                return ask(questions, about: entry)
            case .denied:
                if after.visiblePlace.index > 0 || after.visiblePosition.isModal {
                    let delta = after.removing(from: after.visiblePlace)
                    proposal.end(delta.removed, as: after.visiblePosition.isModal ? .dismissed : .popped)
                    add(delta)
                    continue
                }
                guard goesOn, let next = nextTab(after: after, where: isAdmitted) else { return }
                if !isAdmitted(next.entry) { proposal.admitted.append(next.entry.id) }
                return add(.init(changes: after.leaving(for: next.index)))
            }
        }
    }

    /// Whether a difference shows nothing that is withheld, as far as that is known without making the state after it.
    ///
    /// - Complexity: O(modals).
    private func showsOnlyAdmitted(_ delta: NavigationState.Delta) -> Bool {
        if let push = delta.push {
            // A new entry is admitted, and nothing else is uncovered.
            return push.stack == storage.state.name(at: storage.state.visiblePosition)
        }
        return !delta.selectsTab && tabModels[storage.state.selectedIndex].withheld.isEmpty
            && modals.allSatisfy(\.withheld.isEmpty)
    }

    /// How a redirect's route is presented on an entry that is withheld: never pushed.
    func styleOverWithheld(_ route: AnyRoute) -> Presentation {
        let style = table.presentation(of: route) ?? .stack
        return style == .stack || style == .dialog && !table.isDialog(route) ? .cover : style
    }

    /// The next tab, in order, whose visible entry is admitted.
    private func nextTab(
        after state: NavigationState, where isAdmitted: (Entry) -> Bool
    ) -> (index: Int, entry: Entry)? {
        let count = state.tabs.count
        for index in (1..<count).map({ (state.selectedIndex + $0) % count }) {
            let entry = state.tabs[index].stack.top
            if isAdmitted(entry) { return (index, entry) }
            if case .admitted = admission(of: entry.route) { return (index, entry) }
        }
        return nil
    }

    /// Asks the guards about a route, and about the route they lead to, as far as they answer at once.
    private func admission(of route: AnyRoute) -> Admission {
        var shown = route
        for _ in 0...Job.redirectLimit {
            let answer: GuardAnswer
            do { answer = try ask(about: shown) } catch { return .denied }
            switch answer {
            case .allowed: return shown == route ? .admitted : .redirected(shown)
            case .asking(let questions):
                if shown == route { return .asking(questions) }
                // They are about the route it leads to, so to allow that one does not admit this one.
                return .asking([Question(route: route) { .redirect(shown.base, resuming: false) }])
            case .redirected(_, let redirect): shown = redirect.route
            }
        }
        return .denied
    }

    /// Waits for guards about a withheld entry.
    ///
    /// What they lead to is a request of the router's own; to let the entry be drawn is none.
    private func ask(_ questions: [Question], about entry: Entry) {
        admitting?.cancel()
        admitting = Task { [weak self] in
            var decision = GuardDecision.allow
            for question in questions {
                do { decision = try await question.decision() } catch { decision = .deny("\(error)") }
                guard case .allow = decision else { break }
            }
            guard let self, !Task.isCancelled else { return }
            admitting = nil
            switch decision {
            case .allow:
                guard state.visible.id == entry.id else { return }
                var proposal = Proposal(delta: .none)
                proposal.admitted = [entry.id]
                noteAdmission(of: proposal)
            case .redirect: _ = perform(NavigationCommand(.admit(entry.id, decision)), from: .visible)
            case .deny, .later: break
            }
        }
    }

    /// Resolves the redirect of slow guards about an entry, which counts only while that is withheld and visible.
    func resolveAdmission(
        of id: EntryID, _ decision: GuardDecision, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        var proposal = Proposal(delta: .none, asksLeaving: false)
        let entry = state.visible
        guard entry.id == id, !isAdmitted(id), let redirect = try redirect(for: decision, about: entry.route)
        else { return proposal }
        let route = try table.owned(redirect.route)
        proposal.delta = state.adding(.init(route, as: styleOverWithheld(route)))
        proposal.entering = .one(route)
        return proposal
    }
}

extension Navigation {
    /// Asks about the root the app starts with, once; that is no request, and makes no event.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        exclusively {
            var proposal = Proposal(delta: .none)
            admitVisible(&proposal, goesOnToNextTab: true)
            change(by: proposal.delta, animated: false)
            noteAdmission(of: proposal)
        }
    }

    /// Keeps which entries are admitted, and tells the hosts of those that are withheld.
    func noteAdmission(of proposal: borrowing Proposal) {
        var ids = unadmitted
        // First, as a restored entry may have the id of the one it takes the place of.
        for ended in proposal.ended { ids.remove(ended.entry.id) }
        ids.formUnion(proposal.unadmitted)
        ids.subtract(proposal.admitted)
        if ids != unadmitted { withhold(ids) }
    }

    /// Says which entries are withheld from now on, and no others.
    func withhold(_ ids: Set<EntryID>) {
        unadmitted = ids
        for model in tabModels + modals { model.setWithheld(ids) }
    }
}

extension NavigationCommand {
    /// Whether a root that is denied is left for the next tab: after a reset, the end of a session, or a restore.
    var goesOnToNextTab: Bool {
        switch kind {
        case .change(.reset), .change(.setTabs), .change(.endSession), .restore: true
        case .change, .finish, .dismissThenPush, .open, .openRoute, .batch, .admit, .confirm: false
        }
    }
}

import DishesModule
import ProfilesModule
import RouterCore
import RouterTerminal
import TastebookData

extension Driver {
    /// Carries out a command.
    ///
    /// - Returns: What it asked of the router, or nil if it asked nothing.
    /// - Throws: Why the router was not asked.
    func run(_ command: DriveCommand) throws(Refusal) -> NavigationRequest? {
        switch command {
        case .step(let step):
            return try step.map(route).ask(of: router)
        case .batch(let steps):
            return try run(steps)
        case .pushUnder(let path, let policy):
            let route = try route(at: path)
            return router.context(of: try beneathModal().id).push(route.base, ifCovered: policy)
        case .pushGone(let path):
            let route = try route(at: path)
            // Before anything was removed, there is no such context, which comes to the same.
            guard let gone else { throw Refusal(Rejection.sourceGone(.entry)) }
            return router.context(of: gone).push(route.base)
        case .tap(let number):
            guard let action = router.action(number) else { throw noAction(number) }
            return router.visibleScreen?.perform(action)
        case .open(let link):
            opened = router.route(of: link)
            defer { opened = nil }
            return router.open(link)
        case .systemBack(let count):
            report = try entries(removedByBack: count)
            return router.navigation.hostRemoved(report)
        case .systemLater(let count):
            report = try entries(removedByBack: count)
            return nil
        case .systemDismiss:
            guard let modal = router.state.modals.last else { throw Refusal(Rejection.noModal) }
            report = modal.stack.entries.map(\.id)
            return router.navigation.hostRemoved(report)
        case .systemAgain:
            return report.isEmpty ? nil : router.navigation.hostRemoved(report)
        case .finish(let value):
            return finish(with: value)
        case .signIn(let id):
            return try signIn(ProfileID(id))
        case .signOut:
            store.signOut()
            return nil
        case .lock:
            store.lock()
            return router.refresh()
        case .refresh:
            return router.refresh()
        case .save(let path):
            try save(to: path)
            return nil
        case .load(let path):
            return try load(from: path)
        case .state, .screen, .events:
            return nil
        }
    }

    private func route(at path: String) throws(Refusal) -> AnyRoute {
        do throws(MatchFailure) {
            return try router.composition.route(at: path)
        } catch {
            throw Refusal(error)
        }
    }
}

extension Driver {
    private func run(_ steps: [DriveStep<String>]) throws(Refusal) -> NavigationRequest {
        // All paths first: one that links to no route refuses the line before the router is asked.
        var resolved: [DriveStep<AnyRoute>] = []
        for step in steps { resolved.append(try step.map(route)) }
        return router.batch { batch in
            for step in resolved { step.ask(of: batch) }
        }
    }
}

// MARK: - Entries and ends

extension Driver {
    private func entries(removedByBack count: Int) throws(Refusal) -> [EntryID] {
        let stack = router.state.visibleStack
        guard count < stack.entries.count else {
            throw Refusal(Rejection.atRoot(stack.root.route, verb: "pop"))
        }
        return stack.entries.suffix(count).map(\.id)
    }

    private func beneathModal() throws(Refusal) -> Entry {
        let state = router.state
        guard !state.modals.isEmpty else { throw Refusal(Rejection.noModal) }
        return state.modals.dropLast().last?.stack.top ?? state.tabs[state.selectedIndex].stack.top
    }

    private func noAction(_ number: Int) -> Refusal {
        let count = router.visibleScreen?.actions.count ?? 0
        return .unasked(.notFound, "There is no action \(number); the visible screen has \(count).")
    }

    private func signIn(_ profile: ProfileID) throws(Refusal) -> NavigationRequest? {
        guard store.profile(profile) != nil else {
            throw .unasked(.notFound, "There is no profile \(profile) to sign in as.")
        }
        if router.visible.route.as(SignIn.self) != nil {
            return perform("sign-in \(profile)")
        }
        store.signIn(profile)
        // Behind the gate the sign-in is visible now, and ends as if it had been tapped.
        if sessionEnd != nil, router.visible.route.as(SignIn.self) != nil {
            _ = perform("sign-in \(profile)")?.outcome
        }
        return nil
    }

    private func perform(_ intent: String) -> NavigationRequest? {
        router.visibleScreen?.perform(.intent(intent, intent))
    }

    private func finish(with value: JSONValue?) -> NavigationRequest {
        guard let value else { return router.finish() }
        let route = router.visible.route
        let number = value.wholeNumber
        var intent: String?
        if route.as(SignIn.self) != nil, let number, store.profile(ProfileID(number)) != nil {
            intent = "sign-in \(number)"
        } else if route.as(RateDish.self) != nil, let number, Rating.allowedStars.contains(number) {
            intent = "rate \(number)"
        }
        // The screen turns the number into its value; whatever it does not take, the router refuses.
        return intent.flatMap(perform) ?? sessionEnd ?? router.finish(with: value)
    }
}

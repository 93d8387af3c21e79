extension PushContext {
    /// Pushes a route and waits for what it ends with.
    ///
    /// ```swift
    /// if case .finished(let stars) = await context.result(of: RateDish(id: id)) {
    ///     rating = stars
    /// }
    /// ```
    ///
    /// Answers exactly once, after the state is consistent, so that the caller may navigate at once: with the
    /// value, with how else the screen ended, with `forgotten` when the entry this comes from ends first, or
    /// with `cancelled` when the waiting task is.
    ///
    /// - Parameters:
    ///   - route: A route, or an exit connected to a route with the same type of value.
    ///   - style: Insists on a presentation; nil leaves it to the owner of the route.
    ///   - ifCovered: What to do when something lies above the entry this comes from.
    ///   - discarding: Whether screens that `.truncate` removes go without being asked.
    ///   - animated: Whether the host should animate the change.
    /// - Returns: The value, or how else it ended.
    @MainActor public func result<R: ResultRoute>(
        of route: R, as style: Presentation? = nil, ifCovered: NavigationCommand.CoverPolicy = .reject,
        discarding: Bool = false, animated: Bool = true
    ) async -> NavigationResult<R.Value> {
        let waiter = ResultWaiter()
        perform(
            .push(
                AnyRoute(route), as: style, ifTop: .repeat, ifCovered: ifCovered, blocksLinks: false,
                discarding: discarding),
            animated: animated, waiter: waiter)
        return await waiter.result(of: route)
    }

    /// A function of its own, so that the caller does not keep the navigation alive while it waits.
    @MainActor private func perform(_ command: NavigationCommand, animated: Bool, waiter: ResultWaiter) {
        guard let navigation, let entryID else { return waiter.resume(.rejected(.sourceGone(missing))) }
        _ = navigation.perform(command, from: .entry(entryID), animated: animated, waiter: waiter)
    }

    /// Asks before this entry goes, whatever would remove it: code, a link, another tab's reset.
    ///
    /// Bound to the entry; a second one takes the place of the first, and nil takes it away. Not asked by what
    /// the system has removed already, by `discarding: true`, nor by the end of the session.
    @MainActor public func guardLeaving(_ decide: (@MainActor () -> LeaveDecision)?) {
        guard let navigation, let entryID else { return }
        navigation.guardLeaving(entryID, decide)
    }

    /// Runs something for as long as this entry is there: when it ends, the task is cancelled.
    ///
    /// - Returns: The task, or nil when the entry is gone already; then nothing is run.
    @MainActor @discardableResult
    public func task(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
        guard let navigation, let entryID, navigation.state.entry(entryID) != nil else { return nil }
        return navigation.life(of: entryID).run(operation)
    }
}

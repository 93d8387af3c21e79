/// The verbs of navigation, for whatever can carry out a command.
///
/// A ``Router`` and a ``PushContext`` answer every verb with a ``NavigationRequest``; a ``NavigationCommand/Batch``
/// collects them. Every verb is a short extension of the one requirement.
///
/// A verb that removes screens asks those with unsaved changes, and is rejected with `leaveGuarded` unless all let go;
/// `discarding: true` removes them without asking. A screen that finishes is not asked about itself.
public protocol NavigationVerbs {
    /// What a verb answers.
    associatedtype Reply

    /// Carries out a command.
    ///
    /// - Parameters:
    ///   - command: The command a verb made.
    ///   - animated: Whether the host should animate the change.
    /// - Returns: The reply of every verb.
    @MainActor func perform(_ command: NavigationCommand, animated: Bool) -> Reply
}

@MainActor extension NavigationVerbs {
    /// Pushes a route on top, or presents it if its owner prefers a sheet or cover.
    ///
    /// - Parameters:
    ///   - route: A route or an exit.
    ///   - style: Insists on a presentation; nil leaves it to the owner of the route.
    ///   - ifTop: What to do when an equal route is visible already.
    ///   - ifCovered: What to do when something lies above the entry this comes from.
    ///   - blocksLinks: Whether links from outside wait until the modal this presents has ended.
    ///   - discarding: Whether screens that `.truncate` removes go without being asked.
    ///   - animated: Whether the host should animate the change.
    /// - Returns: The request, or nothing in a batch.
    @discardableResult
    @inlinable public func push(
        _ route: some Route, as style: Presentation? = nil, ifTop: NavigationCommand.TopPolicy = .repeat,
        ifCovered: NavigationCommand.CoverPolicy = .reject, blocksLinks: Bool = false,
        discarding: Bool = false, animated: Bool = true
    ) -> Reply {
        perform(
            .push(
                AnyRoute(route), as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks,
                discarding: discarding),
            animated: animated)
    }

    /// Removes the entry this comes from and all above it; with a count, as many below it as needed.
    ///
    /// Rejected with `atRoot` when that would take the root.
    @discardableResult
    public func pop(_ count: Int = 1, discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.pop(count: count), discarding: discarding, animated)
    }

    /// Removes everything above the root of the stack; of a modal, the modal's root.
    @discardableResult
    public func popToRoot(discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.popToRoot, discarding: discarding, animated)
    }

    /// Removes everything above the nearest entry from the top that holds an equal route.
    ///
    /// Rejected with `notFound` when there is none; the visible entry counts, and then nothing changes.
    @discardableResult
    public func pop(to route: any Route, discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.popTo(.route(AnyRoute(route))), discarding: discarding, animated)
    }

    /// Removes everything above the nearest entry from the top whose route fits the rule.
    ///
    /// Rejected with `notFound` when there is none; the visible entry counts, and then nothing changes.
    @discardableResult
    public func pop(
        toNearest rule: @escaping @Sendable (AnyRoute) -> Bool, discarding: Bool = false,
        animated: Bool = true
    ) -> Reply {
        perform(.popTo(.matching(rule)), discarding: discarding, animated)
    }

    /// Puts a route in the place of the entry this comes from, as a new entry of the same stack.
    ///
    /// Rejected with `atRoot` at the root of a stack, and with `sourceCovered` when something lies above the
    /// entry.
    @discardableResult
    public func replace(with route: any Route, discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.replace(AnyRoute(route)), discarding: discarding, animated)
    }

    /// Gives the entry this comes from another route of the same type: its id and its screen stay.
    ///
    /// For what a screen shows and a link or a snapshot has to name: a filter, a page. A screen that must be built anew
    /// is ``replace(with:discarding:animated:)``. Guards are asked and may only allow. Rejected with `otherType` for a
    /// route of another type, and with `sourceCovered` when something lies above the entry.
    @discardableResult
    public func update(to route: any Route, animated: Bool = true) -> Reply {
        perform(.update(AnyRoute(route)), animated)
    }

    /// Makes the stack hold exactly these routes, root included; entries of the equal prefix stay as they are.
    ///
    /// Rejected with `atRoot` when there are none, and with `sourceCovered` when something lies above the entry
    /// this comes from.
    @discardableResult
    public func setStack(_ routes: [any Route], discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.setStack(routes.map { AnyRoute($0) }), discarding: discarding, animated)
    }

    /// Ends the modal that holds the entry this comes from, and all modals above it.
    ///
    /// Rejected with `noModal` outside a modal.
    @discardableResult
    public func dismiss(discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.dismiss, discarding: discarding, animated)
    }

    /// Ends the modal that holds the entry this comes from, and pushes a route on what was beneath: one change.
    ///
    /// A route whose owner prefers a sheet or cover takes the place of the modal.
    @discardableResult
    public func dismiss(
        thenPush route: any Route, discarding: Bool = false, animated: Bool = true
    ) -> Reply {
        perform(
            NavigationCommand(.dismissThenPush(.init(AnyRoute(route))), discarding: discarding),
            animated: animated)
    }

    /// Ends every modal; with none, nothing changes.
    @discardableResult
    public func dismissAll(discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.dismissAll, discarding: discarding, animated)
    }

    /// Selects a tab, or pops the selected one to its root.
    ///
    /// Modals stay. Rejected with `notFound` when there is no tab of that name.
    @discardableResult
    public func select(tab name: String, discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.select(tab: name), discarding: discarding, animated)
    }

    /// Selects the tab named by a case of an enum of strings, or pops the selected one to its root.
    ///
    /// The same as ``select(tab:discarding:animated:)-(String,_,_)`` with the raw value.
    @discardableResult
    public func select(
        tab: some RawRepresentable<String>, discarding: Bool = false, animated: Bool = true
    ) -> Reply {
        select(tab: tab.rawValue, discarding: discarding, animated: animated)
    }

    /// Ends the entry this comes from without a value: its modal if it is the root of one, else a pop.
    ///
    /// Rejected with `resultMismatch` if its route ends with a value, and with `atRoot` at the root of a tab.
    @discardableResult
    public func finish(discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(NavigationCommand(.finish(nil), discarding: discarding), animated: animated)
    }

    /// Ends the entry this comes from with a value, which reaches whoever waits for it.
    ///
    /// Rejected with `resultMismatch` unless its route is a ``ResultRoute`` of that value.
    @discardableResult
    public func finish(
        with value: any Sendable, discarding: Bool = false, animated: Bool = true
    ) -> Reply {
        perform(NavigationCommand(.finish(value), discarding: discarding), animated: animated)
    }

    /// Leaves the screen without a value, whatever it would end with: its modal if it is the root of one, else a
    /// pop.
    ///
    /// An intent that was parked with it is forgotten. Rejected with `atRoot` at the root of a tab.
    @discardableResult
    public func cancel(discarding: Bool = false, animated: Bool = true) -> Reply {
        perform(.cancel, discarding: discarding, animated)
    }

    /// Carries out several verbs as one change, or none of them.
    ///
    /// The entry this comes from is checked once, before the first; the verbs then run in order on what is
    /// visible at their turn. One that is refused refuses all, and the rejection names it.
    @discardableResult
    public func batch(animated: Bool = true, _ verbs: (NavigationCommand.Batch) -> Void) -> Reply {
        let batch = NavigationCommand.Batch()
        verbs(batch)
        return perform(NavigationCommand(.batch(batch.steps)), animated: animated && batch.isAnimated)
    }

    private func perform(
        _ operation: NavigationState.Operation, discarding: Bool = false, _ animated: Bool
    ) -> Reply {
        perform(NavigationCommand(.change(operation), discarding: discarding), animated: animated)
    }
}

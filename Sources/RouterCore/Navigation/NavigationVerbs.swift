/// What can be asked of navigation, wherever it is asked.
///
/// A ``Router`` and a ``PushContext`` answer every verb with a ``NavigationRequest``; a ``Batch`` collects them.
/// All verbs are short extensions of the one requirement.
public protocol NavigationVerbs {
    /// What a verb answers.
    associatedtype Reply

    /// Asks for one thing.
    ///
    /// - Parameters:
    ///   - plan: What is asked for.
    ///   - animated: Whether the host should animate the change.
    /// - Returns: The reply of every verb.
    @MainActor func ask(_ plan: consuming NavigationPlan, animated: Bool) -> Reply
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
    ///   - animated: Whether the host should animate the change.
    /// - Returns: The request, or nothing in a batch.
    @discardableResult
    @inlinable public func push(
        _ route: some Route, as style: Presentation? = nil, ifTop: TopPolicy = .repeat,
        ifCovered: CoverPolicy = .reject, blocksLinks: Bool = false, animated: Bool = true
    ) -> Reply {
        ask(
            .one(
                .push(
                    AnyRoute(route), as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks)),
            animated: animated)
    }

    /// Removes the entry this comes from and all above it; with a count, as many below it as needed.
    ///
    /// Rejected with `atRoot` when that would take the root, and with `leaveGuarded` when a screen does not let
    /// go, unless its changes are discarded.
    @discardableResult
    public func pop(_ count: Int = 1, discarding: Bool = false, animated: Bool = true) -> Reply {
        ask(discarding ? .discarding(.pop(count: count)) : .plain(.pop(count: count)), animated)
    }

    /// Removes everything above the root of the stack; of a modal, the modal's root.
    @discardableResult
    public func popToRoot(animated: Bool = true) -> Reply {
        ask(.plain(.popToRoot), animated)
    }

    /// Removes everything above the nearest entry from the top that holds an equal route.
    ///
    /// Rejected with `notFound` when there is none; the visible entry counts, and then nothing changes.
    @discardableResult
    public func popTo(_ route: any Route, animated: Bool = true) -> Reply {
        ask(.plain(.popTo(.route(AnyRoute(route)))), animated)
    }

    /// Removes everything above the nearest entry from the top whose route fits the rule.
    @discardableResult
    public func popTo(
        where rule: @escaping @Sendable (AnyRoute) -> Bool, animated: Bool = true
    ) -> Reply {
        ask(.plain(.popTo(.matching(rule))), animated)
    }

    /// Puts a route in the place of the entry this comes from, as a new entry of the same stack.
    ///
    /// Rejected with `atRoot` at the root of a stack, and with `sourceCovered` when something lies above the
    /// entry.
    @discardableResult
    public func replace(with route: any Route, animated: Bool = true) -> Reply {
        ask(.replace(AnyRoute(route)), animated)
    }

    /// Makes the stack hold exactly these routes, root included; entries of the equal prefix stay as they are.
    ///
    /// Rejected with `atRoot` when there are none, and with `sourceCovered` when something lies above the entry
    /// this comes from.
    @discardableResult
    public func setStack(_ routes: [any Route], animated: Bool = true) -> Reply {
        ask(.setStack(routes.map { AnyRoute($0) }), animated)
    }

    /// Ends the modal that holds the entry this comes from, and all modals above it.
    ///
    /// Rejected with `noModal` outside a modal, and with `leaveGuarded` when a screen does not let go, unless its
    /// changes are discarded.
    @discardableResult
    public func dismiss(discarding: Bool = false, animated: Bool = true) -> Reply {
        ask(discarding ? .discarding(.dismiss) : .plain(.dismiss), animated)
    }

    /// Ends the modal that holds the entry this comes from, and pushes a route on what was beneath: one change.
    ///
    /// A route whose owner prefers a sheet or cover takes the place of the modal.
    @discardableResult
    public func dismiss(thenPush route: any Route, animated: Bool = true) -> Reply {
        ask(
            .dismissThenPush([.init(.plain(.dismiss)), .init(.push(AnyRoute(route)), from: .visible)]),
            animated: animated)
    }

    /// Ends every modal; with none, nothing changes.
    @discardableResult
    public func dismissAll(animated: Bool = true) -> Reply {
        ask(.plain(.dismissAll), animated)
    }

    /// Selects a tab, or pops the selected one to its root.
    ///
    /// Modals stay. Rejected with `notFound` when there is no tab of that name.
    @discardableResult
    public func select(tab name: String, animated: Bool = true) -> Reply {
        ask(.plain(.select(tab: name)), animated)
    }

    /// Ends the entry this comes from without a value: its modal if it is the root of one, else a pop.
    ///
    /// Rejected with `resultMismatch` if its route ends with a value, and with `atRoot` at the root of a tab.
    @discardableResult
    public func finish(animated: Bool = true) -> Reply {
        ask(.finish(nil), animated)
    }

    /// Leaves the screen without a value, whatever it would end with: its modal if it is the root of one, else a
    /// pop.
    ///
    /// What was parked with it is forgotten. Rejected with `atRoot` at the root of a tab.
    @discardableResult
    public func cancel(animated: Bool = true) -> Reply {
        ask(.plain(.end), animated)
    }

    /// Ends the entry this comes from with a value, which reaches whoever waits for it.
    ///
    /// Rejected with `resultMismatch` unless its route is a ``ResultRoute`` of that value.
    @discardableResult
    public func finish(with value: any Sendable, animated: Bool = true) -> Reply {
        ask(.finish(value), animated)
    }

    /// Carries out several verbs as one change, or none of them.
    ///
    /// The entry this comes from is checked once, before the first; the verbs then run in order on what is
    /// visible at their turn. One that is refused refuses all, and the rejection names it.
    @discardableResult
    public func batch(animated: Bool = true, _ verbs: (Batch) -> Void) -> Reply {
        let batch = Batch()
        verbs(batch)
        return ask(.batch(batch.steps), animated: animated && batch.isAnimated)
    }

    private func ask(_ command: NavigationCommand, _ animated: Bool) -> Reply {
        ask(.one(command), animated: animated)
    }
}

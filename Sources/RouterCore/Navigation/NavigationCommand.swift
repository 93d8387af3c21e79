/// One thing asked of a router: a verb with all it needs.
///
/// The verbs of a router make it. Its routes are as the caller wrote them. A command changes the state only after its
/// routes have been looked up and its guards asked.
public struct NavigationCommand: Sendable {
    package var kind: Kind
    /// Whether screens that would go are removed without being asked.
    package var isDiscarding = false

    package init(_ kind: Kind, discarding: Bool = false) {
        self.kind = kind
        isDiscarding = discarding
    }

    /// Everything that can be asked.
    package enum Kind: Sendable {
        /// A change of the state, such as a push or a pop.
        case change(NavigationState.Operation)
        /// The end of the entry it comes from, with a value if its route has one.
        indirect case finish((any Sendable)?)
        /// The end of a modal, and a push on what was beneath, as one change.
        case dismissThenPush(NavigationState.Push)
        /// A link from outside: a path, or a URL of an origin the router allows.
        case open(String)
        /// The end state of a link to a route.
        case openRoute(AnyRoute, Detour? = nil)
        /// A saved navigation.
        case restore(Restoration)
        /// Several verbs as one change, or none of them.
        case batch([Step])
        /// The answer of slow guards about an entry that is withheld.
        case admit(EntryID, GuardDecision)
        /// The dialog of the request that waits for one, in place of those that no request waits for any more.
        case confirm
    }

    /// A link that a guard redirects, resuming: it lands beneath the refused route and shows another on top.
    package struct Detour: Sendable {
        package let refused: AnyRoute
        package let shown: AnyRoute
    }

    /// One verb of a batch.
    package struct Step: Sendable {
        package let command: NavigationCommand
        /// Where it comes from, at its turn.
        package let source: NavigationState.Source
        /// The number of the verb in its batch, from 1.
        package let number: Int

        package init(_ command: NavigationCommand, from source: NavigationState.Source, number: Int) {
            self.command = command
            self.source = source
            self.number = number
        }
    }
}

extension NavigationCommand {
    /// A push.
    @usableFromInline static func push(
        _ route: AnyRoute, as style: Presentation?, ifTop: TopPolicy, ifCovered: CoverPolicy,
        blocksLinks: Bool, discarding: Bool
    ) -> NavigationCommand {
        let push = NavigationState.Push(
            route, as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks)
        return NavigationCommand(.change(.push(push)), discarding: discarding)
    }

    /// The verb, as a word for events and logs.
    var verb: String {
        switch kind {
        case .change(let operation): operation.verb
        case .finish: "finish"
        case .dismissThenPush: "dismissThenPush"
        case .open, .openRoute: "open"
        case .restore: "restore"
        case .batch: "batch"
        case .admit: "admit"
        case .confirm: "confirm"
        }
    }

    /// The route asked for, or the last of several; nil if none is.
    package var route: AnyRoute? {
        switch kind {
        case .change(let operation): operation.route
        case .dismissThenPush(let push): push.route
        case .openRoute(let route, _): route
        case .batch(let steps): steps.last?.command.route
        case .finish, .open, .restore, .admit, .confirm: nil
        }
    }

    /// Whether it is a link from outside.
    var isLink: Bool {
        switch kind {
        case .open, .openRoute: true
        case .change, .finish, .dismissThenPush, .restore, .batch, .admit, .confirm: false
        }
    }
}

extension NavigationCommand {
    /// What `push` does when a route equal to the one pushed is visible already.
    public enum TopPolicy: String, Hashable, Sendable, Codable, CaseIterable {
        /// Push it once more: equal routes may repeat.
        case `repeat`
        /// Leave everything as it is.
        case reuse
    }

    /// What `push` does when something lies above the entry it comes from.
    public enum CoverPolicy: String, Hashable, Sendable, Codable, CaseIterable {
        /// Refuse: the tap or callback came too late.
        case reject
        /// Push on top, if only other entries of the same visible stack lie above.
        case append
        /// Select the tab, end the modals above, remove the entries above, then push.
        case truncate
    }

    /// Verbs that are carried out together: all of them as one change, or none.
    @MainActor public final class Batch: NavigationVerbs {
        private(set) var steps: [Step] = []
        private(set) var isAnimated = true
        private var verbs = 0

        init() {}

        /// Adds one verb to the batch; one that asks for no animation does so for the whole.
        public func perform(_ command: NavigationCommand, animated: Bool) {
            isAnimated = isAnimated && animated
            verbs += 1
            switch command.kind {
            case .batch(let inner):
                steps += inner.map { Step($0.command, from: $0.source, number: verbs) }
            default:
                steps.append(Step(command, from: .visible, number: verbs))
            }
        }

        /// Adds a push from the entry that lies this many places below the visible one at its turn.
        ///
        /// - Parameters:
        ///   - route: A route or an exit.
        ///   - depth: How far below the visible entry the push comes from; 0 is the visible one.
        ///   - ifCovered: What to do with what lies above that entry.
        public func push(_ route: any Route, fromBelow depth: Int, ifCovered: CoverPolicy = .reject) {
            verbs += 1
            let push = NavigationState.Push(AnyRoute(route), ifCovered: ifCovered)
            steps.append(Step(NavigationCommand(.change(.push(push))), from: .below(depth), number: verbs))
        }
    }
}

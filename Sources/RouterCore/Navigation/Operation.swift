extension NavigationState {
    /// One thing that can be done to a navigation state, as data.
    ///
    /// Routes in it are final: whoever builds one has followed exits and knows how the route is presented.
    public enum Operation: Sendable {
        /// Puts a route on top, as an entry of the stack or as the root of a new modal.
        case push(AnyRoute, as: Presentation, ifTop: TopPolicy, ifCovered: CoverPolicy, blocksLinks: Bool)
        /// Removes the source's entry with all above it, and as many below it as `count` exceeds 1.
        case pop(count: Int)
        /// Removes everything above the root of the source's stack.
        case popToRoot
        /// Removes everything above the nearest match from the top of the source's stack.
        case popTo(Target)
        /// Puts a route in the place of the source's entry.
        case replace(AnyRoute)
        /// Makes the source's stack hold these routes, root included; the equal prefix keeps its ids.
        case setStack([AnyRoute])
        /// Ends the modal that holds the source's entry, and all modals above it.
        case dismiss
        /// Ends every modal.
        case dismissAll
        /// Shows another tab, or pops the selected one to its root.
        case select(tab: String)
        /// Returns to the state the app started with.
        case reset
        /// Ends every entry, roots included, and starts every tab anew; the selected tab stays.
        case endSession
        /// Ends the source's entry: its modal if it is the root of one, else as `pop` does.
        case end
        /// Removes exactly these entries, which the host has already taken off the screen.
        case removed([EntryID])
        /// Shows the end state of a link.
        indirect case land(Landing)
        /// Shows what was saved, whole.
        indirect case restore(Restored)

        /// The end state of a link, as far as the state is concerned.
        public struct Landing: Sendable {
            let target: LinkTarget
        }
    }

    /// What a request is made from.
    public enum Source: Hashable, Sendable {
        /// Whatever is visible when the operation runs.
        case visible
        /// One entry, wherever it lies.
        case entry(EntryID)
        /// The entry that many places below the visible one in its stack, when the operation runs.
        case below(Int)
    }
}

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

/// The entry a `popTo` is after: a route, or a rule.
public enum Target: Sendable {
    /// The nearest entry with an equal route.
    case route(AnyRoute)
    /// The nearest entry whose route the rule accepts.
    case matching(@Sendable (AnyRoute) -> Bool)

    func accepts(_ candidate: AnyRoute) -> Bool {
        switch self {
        case .route(let route): candidate == route
        case .matching(let rule): rule(candidate)
        }
    }
}

public import Observation

/// The state of a navigation, in a box that its models share.
@MainActor final class StateStorage {
    var state: NavigationState

    init(_ state: NavigationState) {
        self.state = state
    }

    /// What an operation would change, as ``NavigationState/delta(for:from:)`` says.
    ///
    /// The state is read in place for what is most frequent, and copied only for the rest.
    func delta(
        for operation: NavigationState.Operation, from source: NavigationState.Source
    ) throws(Rejection) -> Delta {
        if let (single, _) = try state.single(for: operation, from: source) { return Delta(single) }
        return try state.changes(for: operation, from: source)
    }
}

/// One stack, as a host observes it: a change of another stack wakes no observer of this one.
@MainActor @Observable public final class StackModel: Identifiable {
    /// The name of the stack.
    public nonisolated let id: StackID
    /// How the stack is presented: `.stack` for a tab, else `.sheet` or `.cover`.
    public nonisolated let style: Presentation
    /// Whether the host should animate the last change.
    @ObservationIgnored public private(set) var isAnimated = true

    /// The entries whose screens are asked before they go; a host disables gestures that would not ask.
    public private(set) var leaveGuarded: Set<EntryID> = []

    @ObservationIgnored private let storage: StateStorage
    @ObservationIgnored private var ended: NavigationState.Stack?

    init(_ id: StackID, style: Presentation, storage: StateStorage) {
        self.id = id
        self.style = style
        self.storage = storage
    }

    /// The entries from the root up; of a modal that has ended, those it had last.
    ///
    /// - Complexity: O(stacks).
    public var entries: [Entry] {
        access(keyPath: \.entries)
        return (storage.state.stack(id) ?? ended)?.entries ?? []
    }

    /// Tells observers, after the state has changed.
    ///
    /// - Parameter onlyAdded: Whether nothing was removed from the stack.
    func didChange(animated: Bool, onlyAdded: Bool = false) {
        isAnimated = animated
        // The stack itself is in the state, and only there; it has changed already.
        withMutation(keyPath: \.entries) {}
        if !onlyAdded, !leaveGuarded.isEmpty {
            // Written only when it changes, or observers would be told of every change of the stack.
            let kept = leaveGuarded.filter { storage.state.stack(id)?.index(of: $0) != nil }
            if kept != leaveGuarded { leaveGuarded = kept }
        }
    }

    func setLeaveGuarded(_ id: EntryID, _ isGuarded: Bool) {
        guard leaveGuarded.contains(id) != isGuarded else { return }
        if isGuarded { leaveGuarded.insert(id) } else { leaveGuarded.remove(id) }
    }

    /// Keeps what a modal showed, for a host that still draws it while it goes away.
    func didEnd(_ stack: NavigationState.Stack, animated: Bool) {
        ended = stack
        didChange(animated: animated)
    }
}

public import Observation

/// The state of a navigation, in a box that its models share.
@MainActor final class StateStorage {
    var state: NavigationState

    init(_ state: NavigationState) {
        self.state = state
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

    func didChange(animated: Bool) {
        isAnimated = animated
        // The stack itself is in the state, and only there; it has changed already.
        withMutation(keyPath: \.entries) {}
        if !_leaveGuarded.isEmpty {
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

public import Observation

/// The state of a navigation, in a box that its models share.
@MainActor final class StateStorage {
    var state: NavigationState

    init(_ state: NavigationState) {
        self.state = state
    }

    /// Returns the entries of a stack, or nil when it is gone.
    func entries(of id: StackID) -> [Entry]? {
        switch state.position(of: id) {
        case .tab(let index): state.tabs[index].stack.entries
        case .modal(let index): state.modals[index].stack.entries
        case nil: nil
        }
    }
}

/// One stack, as a host observes it: a change of another stack wakes no observer of this one.
@MainActor @Observable public final class StackModel: Identifiable {
    /// The name of the stack.
    public nonisolated let id: StackID
    /// How the stack is presented: `.stack` for a tab, else `.sheet`, `.cover` or `.dialog`.
    public nonisolated let style: Presentation
    /// Whether the host should animate the last change.
    @ObservationIgnored public private(set) var isAnimated = true

    /// The entries that are withheld: guards have not admitted them, and hosts draw nothing for them.
    public private(set) var withheld: Set<EntryID> = []

    /// The entries whose screens are asked before they go; a host disables gestures that would not ask.
    public private(set) var leaveGuarded: Set<EntryID> = []

    /// What observers of ``entries`` observe: the whole, since a path without components is quick to hash, and
    /// made once, since making it takes as long as telling them.
    private static let observed = \StackModel.self
    /// Whether anyone has ever looked at ``entries``; before, nobody can observe them.
    @ObservationIgnored private var isRead = false
    @ObservationIgnored private let storage: StateStorage
    @ObservationIgnored private var ended: NavigationState.Stack?

    init(_ id: StackID, style: Presentation, storage: StateStorage) {
        self.id = id
        self.style = style
        self.storage = storage
    }

    /// The entries from the root up; of a modal that has ended, those it had last.
    ///
    /// - Complexity: O(modals).
    public var entries: [Entry] {
        if !isRead { isRead = true }
        access(keyPath: Self.observed)
        // A tab of the same name may have come after it.
        return ended?.entries ?? storage.entries(of: id) ?? []
    }

    /// Tells observers, after the state has changed and these entries have gone.
    func didChange(animated: Bool, removing removed: some Collection<Entry> = EmptyCollection()) {
        isAnimated = animated
        // The stack itself is in the state, and only there; it has changed already.
        if isRead { withMutation(keyPath: Self.observed) {} }
        // Written only when it changes, or observers would be told of every change of the stack.
        if leaveGuarded.isEmpty { return }
        for entry in removed { setLeaveGuarded(entry.id, false) }
    }

    func setWithheld(_ unadmitted: Set<EntryID>) {
        let entries = unadmitted.isEmpty ? [] : storage.entries(of: id) ?? []
        let withheld = Set(entries.lazy.map(\.id).filter(unadmitted.contains))
        if withheld != self.withheld { self.withheld = withheld }
    }

    func setLeaveGuarded(_ id: EntryID, _ isGuarded: Bool) {
        guard leaveGuarded.contains(id) != isGuarded else { return }
        if isGuarded { leaveGuarded.insert(id) } else { leaveGuarded.remove(id) }
    }

    /// Keeps what a modal showed, for a host that still draws it while it goes away.
    func didEnd(_ stack: NavigationState.Stack, animated: Bool) {
        ended = stack
        didChange(animated: animated, removing: stack.entries)
    }
}

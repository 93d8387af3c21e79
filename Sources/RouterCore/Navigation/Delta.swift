/// The difference a committed request made, small however deep the stacks are.
///
/// Applied in order to the state before, its changes give the state after.
public struct Delta: Hashable, Sendable {
    /// One change of one container.
    public enum Change: Hashable, Sendable {
        /// Entries of a stack from `index` up were removed, and others put in their place.
        case splice(stack: StackID, index: Int, removed: [Entry], inserted: [Entry])
        /// A modal was presented at that place of the row of modals.
        case present(NavigationState.Modal, at: Int)
        /// The modal at that place ended, with all it held.
        case dismiss(NavigationState.Modal, at: Int)
        /// Another tab was selected.
        case select(from: String, to: String)
        /// An intent was parked with an entry, in place of the one that was, if one was.
        case park(Intent, on: EntryID)
        /// The next entry gets this number: lower ones were given out before the state was saved.
        case advance(nextID: Int)
    }

    /// The changes, in the order in which they apply.
    public internal(set) var changes: [Change]

    /// The difference that changes nothing.
    public static let none = Delta(changes: [])

    /// Whether nothing changes: what was asked for was so already.
    public var isEmpty: Bool { changes.isEmpty }

    /// The entries that ended, topmost first within each container.
    ///
    /// - Complexity: O(entries removed).
    public var removed: [Entry] {
        changes.flatMap { change -> [Entry] in
            switch change {
            case .splice(_, _, let removed, _): removed.reversed()
            case .dismiss(let modal, _): modal.stack.entries.reversed()
            case .present, .select, .park, .advance: []
            }
        }
    }

    /// The entries that are new, lowest first within each container.
    ///
    /// - Complexity: O(entries inserted).
    public var inserted: [Entry] {
        changes.flatMap { change -> [Entry] in
            switch change {
            case .splice(_, _, _, let inserted): inserted
            case .present(let modal, _): modal.stack.entries
            case .dismiss, .select, .park, .advance: []
            }
        }
    }
}

extension NavigationState {
    /// Carries out a difference that was made for exactly this state.
    ///
    /// A change of a container that is not there is passed over.
    ///
    /// - Complexity: O(entries removed and inserted).
    public mutating func apply(_ delta: Delta) {
        for change in delta.changes {
            switch change {
            case .splice(let id, let index, let removed, let inserted):
                guard let position = position(of: id), index <= self[position].entries.count else { continue }
                let end = min(index + removed.count, self[position].entries.count)
                self[position].entries.replaceSubrange(index..<end, with: inserted)
                count(inserted)
                forgetIntents(of: removed)
            case .present(let modal, let index):
                modals.insert(modal, at: min(index, modals.count))
                count(modal.stack.entries)
            case .dismiss(let modal, let index):
                if modals.indices.contains(index) { modals.remove(at: index) }
                forgetIntents(of: modal.stack.entries)
            case .park(let intent, let entry):
                intents[entry] = intent
            case .advance(let number):
                nextID = max(nextID, number)
            case .select(_, let name):
                if let index = tabs.firstIndex(where: { $0.name == name }) { selectedIndex = index }
            }
        }
    }

    private mutating func forgetIntents(of entries: [Entry]) {
        guard !intents.isEmpty else { return }
        for entry in entries { intents[entry.id] = nil }
    }

    private mutating func count(_ inserted: [Entry]) {
        if let last = inserted.last { nextID = max(nextID, last.id.rawValue + 1) }
    }
}

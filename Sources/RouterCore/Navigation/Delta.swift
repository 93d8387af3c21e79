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

    /// One entry that was put onto a stack, or taken from it, and nothing else.
    @usableFromInline struct Single: Hashable, Sendable {
        @usableFromInline let stack: StackID
        @usableFromInline let index: Int
        @usableFromInline let entry: Entry
        @usableFromInline let isPush: Bool

        /// The change that says so, or nil for any other.
        init?(_ change: Change) {
            guard case .splice(let stack, let index, let removed, let inserted) = change,
                removed.count + inserted.count == 1
            else { return nil }
            self.init(stack: stack, index: index, removed.first ?? inserted[0], isPush: removed.isEmpty)
        }

        @inlinable init(stack: StackID, index: Int, _ entry: Entry, isPush: Bool) {
            (self.stack, self.index, self.entry, self.isPush) = (stack, index, entry, isPush)
        }

        var change: Change {
            .splice(
                stack: stack, index: index, removed: isPush ? [] : [entry], inserted: isPush ? [entry] : [])
        }
    }

    /// The changes as they are kept: a single one, by far the most frequent, needs no memory of its own.
    @usableFromInline enum Storage: Hashable, Sendable {
        case single(Single)
        /// Never a list of one change that is a single one, so that equal differences are kept alike.
        case list([Change])

        init(_ changes: [Change]) {
            if changes.count == 1, let single = Single(changes[0]) {
                self = .single(single)
            } else {
                self = .list(changes)
            }
        }
    }

    @usableFromInline var storage: Storage

    init(changes: [Change]) {
        storage = Storage(changes)
    }

    @inlinable init(_ single: Single) {
        storage = .single(single)
    }

    /// The changes, in the order in which they apply.
    public internal(set) var changes: [Change] {
        get {
            switch storage {
            case .single(let single): [single.change]
            case .list(let changes): changes
            }
        }
        _modify {
            var changes = changes
            // Let go of meanwhile, or the list would be copied when it changes.
            storage = .list([])
            defer { storage = Storage(changes) }
            yield &changes
        }
    }

    /// The one entry that was put onto a stack, or taken from it, if that is all.
    var single: Single? {
        if case .single(let single) = storage { single } else { nil }
    }

    /// Whether it is one entry that was put onto a stack, or taken from it.
    var isSingle: Bool {
        if case .single = storage { true } else { false }
    }

    /// Whether it is one entry that was put onto a stack.
    var isPush: Bool {
        if case .single(let single) = storage { single.isPush } else { false }
    }

    /// The difference that changes nothing.
    public static let none = Delta(changes: [])

    /// Whether nothing changes: what was asked for was so already.
    public var isEmpty: Bool {
        if case .list(let changes) = storage { changes.isEmpty } else { false }
    }

    /// The entries that ended, topmost first within each container.
    ///
    /// - Complexity: O(entries removed).
    public var removed: [Entry] {
        if let single { return single.isPush ? [] : [single.entry] }
        return changes.flatMap { change -> [Entry] in
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
        if let single { return single.isPush ? [single.entry] : [] }
        return changes.flatMap { change -> [Entry] in
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
        if let single = delta.single, apply(single) { return }
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

    /// Puts an entry onto its stack, or takes it away; returns false when it is not about the top of one.
    mutating func apply(_ single: Delta.Single) -> Bool {
        guard let position = position(of: single.stack) else { return false }
        return apply(single, at: position)
    }

    /// The same where the place of the stack is known.
    @inline(__always) mutating func apply(_ single: Delta.Single, at position: Position) -> Bool {
        let isDone =
            switch position {
            case .tab(let index): tabs[index].stack.apply(single)
            case .modal(let index): modals[index].stack.apply(single)
            }
        guard isDone else { return false }
        if single.isPush {
            nextID = max(nextID, single.entry.id.rawValue + 1)
        } else if !intents.isEmpty {
            intents[single.entry.id] = nil
        }
        return true
    }

    private mutating func forgetIntents(of entries: [Entry]) {
        guard !intents.isEmpty else { return }
        for entry in entries { intents[entry.id] = nil }
    }

    private mutating func count(_ inserted: [Entry]) {
        if let last = inserted.last { nextID = max(nextID, last.id.rawValue + 1) }
    }
}

extension NavigationState.Stack {
    @inline(__always) fileprivate mutating func apply(_ single: Delta.Single) -> Bool {
        if single.isPush {
            guard single.index == entries.count else { return false }
            entries.append(single.entry)
        } else {
            guard single.index == entries.count - 1 else { return false }
            entries.removeLast()
        }
        return true
    }
}

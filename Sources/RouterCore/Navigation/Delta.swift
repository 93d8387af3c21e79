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

        @inlinable init(stack: StackID, index: Int, _ entry: Entry) {
            (self.stack, self.index, self.entry) = (stack, index, entry)
        }
    }

    /// The changes as they are kept: a single one, by far the most frequent, needs no memory of its own.
    @usableFromInline enum Storage: Hashable, Sendable {
        case pushed(Single)
        case removed(Single)
        /// Never a list of one change that is a single one, so that equal differences are kept alike.
        case list([Change])

        init(_ changes: [Change]) {
            self = .list(changes)
            guard changes.count == 1,
                case .splice(let stack, let index, let removed, let inserted) = changes[0],
                removed.count + inserted.count == 1
            else { return }
            if let entry = inserted.first {
                self = .pushed(Single(stack: stack, index: index, entry))
            } else {
                self = .removed(Single(stack: stack, index: index, removed[0]))
            }
        }
    }

    @usableFromInline var storage: Storage

    init(changes: [Change]) {
        storage = Storage(changes)
    }

    @inlinable init(_ storage: Storage) {
        self.storage = storage
    }

    /// The changes, in the order in which they apply.
    public internal(set) var changes: [Change] {
        get {
            switch storage {
            case .pushed(let single):
                [.splice(stack: single.stack, index: single.index, removed: [], inserted: [single.entry])]
            case .removed(let single):
                [.splice(stack: single.stack, index: single.index, removed: [single.entry], inserted: [])]
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
        switch storage {
        case .pushed(let single), .removed(let single): single
        case .list: nil
        }
    }

    /// Whether it is one entry that was put onto a stack.
    var isPush: Bool {
        if case .pushed = storage { true } else { false }
    }

    /// Whether it is one entry that was put onto a stack, or taken from it.
    var isSingle: Bool {
        if case .list = storage { false } else { true }
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
        if let single { return isPush ? [] : [single.entry] }
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
        if let single { return isPush ? [single.entry] : [] }
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
        if applyOnTop(delta) != nil { return }
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

    /// Carries out a difference that is one entry put onto a stack, or the top of one taken away.
    ///
    /// - Returns: Where that was, or nil when it is another difference, and nothing has changed.
    mutating func applyOnTop(_ delta: Delta) -> Position? {
        switch delta.storage {
        case .pushed(let single):
            guard let position = position(of: single.stack), single.index == depth(at: position) else {
                return nil
            }
            put(single.entry, at: position)
            return position
        case .removed(let single):
            guard let position = position(of: single.stack), single.index == depth(at: position) - 1 else {
                return nil
            }
            _ = takeTop(at: position)
            return position
        case .list: return nil
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

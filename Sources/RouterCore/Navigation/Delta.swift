extension NavigationState {
    /// The difference a committed request made, small however deep the stacks are.
    ///
    /// Applied in order to the state before, its changes give the state after.
    public struct Delta: Hashable, Sendable {
        /// One change of one container.
        public enum Change: Hashable, Sendable {
            /// Entries of a stack from `index` up were removed, and others put in their place.
            case splice(stack: StackID, index: Int, removed: [Entry], inserted: [Entry])
            /// The entry at that place of a stack has another route; it and its screen stay.
            case update(stack: StackID, index: Int, from: Entry, to: Entry)
            /// A modal was presented at that place of the row of modals.
            case present(Modal, at: Int)
            /// The modal at that place ended, with all it held.
            case dismiss(Modal, at: Int)
            /// Another tab was selected.
            case select(from: String, to: String)
            /// There is another set of tabs: these went, and of the others some begin with new roots, in their order.
            ///
            /// The selected tab stays selected; if it went, the first is.
            case tabs(to: [TabSeed], removed: [Tab], inserted: [Entry])
            /// An intent was parked with an entry, in place of the one that was, if one was.
            case park(Intent, on: EntryID)
            /// The next entry gets this number: lower ones were given out before the state was saved.
            case advance(nextID: Int)
        }

        /// One entry that was put onto a stack, or taken from it, and nothing else.
        struct Single: Hashable, Sendable {
            let stack: StackID
            let index: Int
            let entry: Entry
        }

        /// The changes as they are stored: a single one, by far the most frequent, needs no allocation.
        enum Storage: Hashable, Sendable {
            case pushed(Single)
            case popped(Single)
            /// Never a list of one change that is a single one, so that equal differences are stored alike.
            case list([Change])
        }

        private(set) var storage: Storage

        init(changes: [Change]) {
            storage = Storage(changes)
        }

        private init(storage: Storage) {
            self.storage = storage
        }

        /// The difference that changes nothing.
        public static let none = Delta(changes: [])

        /// The difference that puts one entry onto a stack.
        static func pushing(_ entry: Entry, on stack: StackID, at index: Int) -> Delta {
            Delta(storage: .pushed(Single(stack: stack, index: index, entry: entry)))
        }

        /// The difference that takes one entry from the top of a stack.
        static func popping(_ entry: Entry, off stack: StackID, at index: Int) -> Delta {
            Delta(storage: .popped(Single(stack: stack, index: index, entry: entry)))
        }

        /// The changes, in the order in which they apply.
        public internal(set) var changes: [Change] {
            get {
                switch storage {
                case .pushed(let push):
                    [.splice(stack: push.stack, index: push.index, removed: [], inserted: [push.entry])]
                case .popped(let pop):
                    [.splice(stack: pop.stack, index: pop.index, removed: [pop.entry], inserted: [])]
                case .list(let changes): changes
                }
            }
            _modify {
                var changes = changes
                // Without this, the list would have two owners and be copied when it changes.
                storage = .list([])
                defer { storage = Storage(changes) }
                yield &changes
            }
        }
    }
}

extension NavigationState.Delta.Storage {
    fileprivate init(_ changes: [NavigationState.Delta.Change]) {
        self = .list(changes)
        guard changes.count == 1,
            case .splice(let stack, let index, let removed, let inserted) = changes[0],
            removed.count + inserted.count == 1
        else { return }
        if let entry = inserted.first {
            self = .pushed(.init(stack: stack, index: index, entry: entry))
        } else {
            self = .popped(.init(stack: stack, index: index, entry: removed[0]))
        }
    }
}

extension NavigationState.Delta {
    /// The one entry that was put onto a stack, and its place there, if nothing else changes.
    var push: Single? {
        if case .pushed(let single) = storage { single } else { nil }
    }

    /// Whether another tab may be selected.
    var selectsTab: Bool {
        guard case .list(let changes) = storage else { return false }
        return changes.contains { change in
            switch change {
            case .select, .tabs: true
            default: false
            }
        }
    }

    /// Whether nothing changes: the state was as asked for already.
    public var isEmpty: Bool {
        if case .list(let changes) = storage { changes.isEmpty } else { false }
    }

    /// The entries that ended, topmost first within each container.
    ///
    /// - Complexity: O(entries removed).
    public var removed: [Entry] {
        if push != nil { return [] }
        return changes.flatMap { change -> [Entry] in
            switch change {
            case .splice(_, _, let removed, _): removed.reversed()
            case .dismiss(let modal, _): modal.stack.entries.reversed()
            case .tabs(_, let removed, _): removed.flatMap { $0.stack.entries.reversed() }
            case .update, .present, .select, .park, .advance: []
            }
        }
    }

    /// The entries that are new, lowest first within each container.
    ///
    /// - Complexity: O(entries inserted).
    public var inserted: [Entry] {
        if let push { return [push.entry] }
        return changes.flatMap { change -> [Entry] in
            switch change {
            case .splice(_, _, _, let inserted): inserted
            case .present(let modal, _): modal.stack.entries
            case .tabs(_, _, let inserted): inserted
            case .update, .dismiss, .select, .park, .advance: []
            }
        }
    }
}

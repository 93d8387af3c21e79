extension NavigationState {
    /// A request comes from here.
    package enum Source: Hashable, Sendable {
        /// Whatever is visible when the request runs.
        case visible
        /// One entry, wherever it lies.
        case entry(EntryID)
        /// The entry that many places below the visible one in its stack, when the request runs.
        case below(Int)

        /// The entry it names, if it names one.
        var entry: EntryID? {
            if case .entry(let id) = self { id } else { nil }
        }
    }

    /// Where a stack is: the tab or modal at an index.
    enum Position: Hashable {
        case tab(Int)
        case modal(Int)

        var isModal: Bool { if case .modal = self { true } else { false } }
    }

    /// Where an entry is: its stack, and how high it lies there.
    struct Place: Hashable {
        let position: Position
        let index: Int

        init(_ position: Position, _ index: Int) {
            self.position = position
            self.index = index
        }
    }

    /// The stack that is on screen: the last modal's, or the selected tab's.
    public var visibleStack: Stack { self[visiblePosition] }

    /// The entry that is on screen.
    public var visible: Entry { entry(at: visiblePlace) }

    /// The name of the selected tab.
    public var selectedTab: String { tabs[selectedIndex].name }

    /// Every stack: the tabs' in order, then the modals' from the lowest up.
    ///
    /// - Complexity: O(stacks).
    public var stacks: [Stack] { tabs.map(\.stack) + modals.map(\.stack) }

    /// The parked intents, in the order of the entries they belong to.
    ///
    /// - Complexity: O(intents · log intents).
    public var parked: [Intent] {
        intents.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the stack of that name, or nil when there is none (any more).
    ///
    /// - Complexity: O(stacks).
    public func stack(_ id: StackID) -> Stack? {
        position(of: id).map { self[$0] }
    }

    /// Returns the entry with that id, or nil when it is gone.
    ///
    /// - Complexity: O(stacks · log entries).
    public func entry(_ id: EntryID) -> Entry? {
        place(of: id).map(entry(at:))
    }

    var visiblePosition: Position {
        modals.isEmpty ? .tab(selectedIndex) : .modal(modals.count - 1)
    }

    var visiblePlace: Place { Place(visiblePosition, depth(at: visiblePosition) - 1) }

    func isVisible(_ place: Place) -> Bool {
        place.position == visiblePosition && place.index == depth(at: place.position) - 1
    }

    /// Returns where the source's entry lies, or throws when it is gone.
    func place(of source: Source) throws(Rejection) -> Place {
        switch source {
        case .visible:
            return visiblePlace
        case .entry(let id):
            guard let place = place(of: id) else { throw .sourceGone(.entry) }
            return place
        case .below(let count):
            let top = visiblePlace
            guard (0...top.index).contains(count) else {
                throw .noEntryBelow(count, depth: top.index + 1)
            }
            return Place(top.position, top.index - count)
        }
    }

    /// Returns the place of an entry, or nil when it is gone.
    func place(of id: EntryID) -> Place? {
        let visible = visiblePosition
        if let index = self[visible].index(of: id) { return Place(visible, index) }
        for index in modals.indices.reversed() {
            if let found = modals[index].stack.index(of: id) { return Place(.modal(index), found) }
        }
        for index in tabs.indices {
            if let found = tabs[index].stack.index(of: id) { return Place(.tab(index), found) }
        }
        return nil
    }

    /// Returns where the stack of that name is, or nil when there is none.
    ///
    /// - Complexity: O(modals).
    func position(of id: StackID) -> Position? {
        switch id {
        case .tab(let name):
            // Most changes are of the selected tab.
            if tabs[selectedIndex].seed.name == name { return .tab(selectedIndex) }
            return tabPlaces[name].map(Position.tab)
        case .modal: return modals.lastIndex { $0.stack.id == id }.map(Position.modal)
        }
    }

    subscript(position: Position) -> Stack {
        get {
            switch position {
            case .tab(let index): tabs[index].stack
            case .modal(let index): modals[index].stack
            }
        }
        _modify {
            switch position {
            case .tab(let index): yield &tabs[index].stack
            case .modal(let index): yield &modals[index].stack
            }
        }
    }

    // These read one part of a stack without copying the stack.

    func name(at position: Position) -> StackID {
        switch position {
        case .tab(let index): tabs[index].stack.id
        case .modal(let index): modals[index].stack.id
        }
    }

    func depth(at position: Position) -> Int {
        switch position {
        case .tab(let index): tabs[index].stack.entries.count
        case .modal(let index): modals[index].stack.entries.count
        }
    }

    func entry(at place: Place) -> Entry { entry(at: place.position, place.index) }

    func entry(at position: Position, _ index: Int) -> Entry {
        switch position {
        case .tab(let tab): tabs[tab].stack.entries[index]
        case .modal(let modal): modals[modal].stack.entries[index]
        }
    }
}

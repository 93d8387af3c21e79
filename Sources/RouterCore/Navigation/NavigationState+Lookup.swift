extension NavigationState {
    /// The place of a stack: the tab or modal at an index.
    @usableFromInline enum Position: Hashable {
        case tab(Int)
        case modal(Int)
    }

    /// The stack that is on screen: the last modal's, or the selected tab's.
    public var visibleStack: Stack { self[visiblePosition] }

    /// The entry that is on screen.
    public var visible: Entry { visibleStack.top }

    /// The name of the selected tab.
    public var selectedTab: String { tabs[selectedIndex].name }

    /// Every stack: the tabs' in order, then the modals' from the lowest up.
    ///
    /// - Complexity: O(stacks).
    public var stacks: [Stack] { tabs.map(\.stack) + modals.map(\.stack) }

    /// What is parked, in the order of the entries it belongs to.
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
        place(of: id).map { self[$0.position].entries[$0.index] }
    }

    /// The place of what is on screen.
    var visiblePosition: Position {
        modals.isEmpty ? .tab(selectedIndex) : .modal(modals.count - 1)
    }

    subscript(position: Position) -> Stack {
        @inline(__always) get {
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

    // Asked often, and so without taking out the stack.

    @inlinable @inline(__always) func name(at position: Position) -> StackID {
        switch position {
        case .tab(let index): tabs[index].stack.id
        case .modal(let index): modals[index].stack.id
        }
    }

    @inlinable @inline(__always) func depth(at position: Position) -> Int {
        switch position {
        case .tab(let index): tabs[index].stack.entries.count
        case .modal(let index): modals[index].stack.entries.count
        }
    }

    /// The entry at a place of a stack, which is not taken out for it.
    @inlinable @inline(__always) func entry(at position: Position, _ index: Int) -> Entry {
        switch position {
        case .tab(let tab): tabs[tab].stack.entries[index]
        case .modal(let modal): modals[modal].stack.entries[index]
        }
    }

    func position(of id: StackID) -> Position? {
        switch id {
        case .tab: tabs.firstIndex { $0.stack.id == id }.map(Position.tab)
        case .modal: modals.lastIndex { $0.stack.id == id }.map(Position.modal)
        }
    }

    /// Returns the stack that holds an entry and how high it lies there, or nil when it is gone.
    func place(of id: EntryID) -> (position: Position, index: Int)? {
        let visible = visiblePosition
        if let index = self[visible].index(of: id) { return (visible, index) }
        for index in modals.indices.reversed() {
            if let found = modals[index].stack.index(of: id) { return (.modal(index), found) }
        }
        for index in tabs.indices {
            if let found = tabs[index].stack.index(of: id) { return (.tab(index), found) }
        }
        return nil
    }
}

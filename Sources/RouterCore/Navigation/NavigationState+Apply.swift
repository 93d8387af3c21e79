extension NavigationState {
    /// Carries out a difference that was made for exactly this state.
    ///
    /// A change of a container that is not there is passed over.
    ///
    /// - Complexity: O(entries removed and inserted).
    public mutating func apply(_ delta: Delta) {
        switch delta.storage {
        case .pushed(let single):
            splice(single.stack, at: single.index, removing: 0, inserting: CollectionOfOne(single.entry))
        case .popped(let single):
            splice(single.stack, at: single.index, removing: 1, inserting: EmptyCollection())
            forgetIntents(of: CollectionOfOne(single.entry))
        case .list(let changes):
            var rest = changes[...]
            while let change = rest.popFirst() {
                guard let first = change.removal, rest.first?.removal?.stack == first.stack else {
                    apply(change)
                    continue
                }
                // Each by itself would move what lies above it.
                var removed = first.removed
                while let next = rest.first?.removal, next.stack == first.stack {
                    removed += next.removed
                    rest.removeFirst()
                }
                remove(removed, from: first.stack)
            }
        }
    }

    private mutating func remove(_ removed: [Entry], from stack: StackID) {
        guard let position = position(of: stack) else { return }
        let gone = Set(removed.map(\.id))
        self[position].entries.removeAll { gone.contains($0.id) }
        forgetIntents(of: removed)
    }

    private mutating func apply(_ change: Delta.Change) {
        switch change {
        case .splice(let stack, let index, let removed, let inserted):
            splice(stack, at: index, removing: removed.count, inserting: inserted)
            forgetIntents(of: removed)
        case .update(let stack, let index, let old, let new):
            guard let position = position(of: stack), index < depth(at: position),
                entry(at: position, index) == old
            else { return }
            self[position].entries[index] = new
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
        case .tabs(let seeds, let removed, let inserted):
            setTabs(seeds, removing: Set(removed.map(\.name)), inserting: inserted)
            for tab in removed { forgetIntents(of: tab.stack.entries) }
        case .select(_, let name):
            selectedIndex = tabPlaces[name] ?? selectedIndex
        }
    }

    private mutating func setTabs(_ seeds: [TabSeed], removing: Set<String>, inserting: [Entry]) {
        let selected = selectedTab
        var roots = inserting.makeIterator()
        var changed: [Tab] = []
        for seed in seeds {
            if let place = tabPlaces[seed.name], !removing.contains(seed.name) {
                changed.append(Tab(seed: seed, stack: tabs[place].stack))
            } else if let root = roots.next() {
                changed.append(Tab(seed: seed, stack: Stack(id: .tab(seed.name), entries: [root])))
            }
        }
        // A difference that was made for another state leaves a state with a tab.
        guard !changed.isEmpty else { return }
        setTabs(changed)
        selectedIndex = tabPlaces[selected] ?? 0
        count(inserting)
    }

    private mutating func splice(
        _ stack: StackID, at index: Int, removing count: Int, inserting entries: some Collection<Entry>
    ) {
        guard let position = position(of: stack), index <= depth(at: position) else { return }
        let end = min(index + count, depth(at: position))
        self[position].entries.replaceSubrange(index..<end, with: entries)
        self.count(entries)
    }

    private mutating func forgetIntents(of entries: some Collection<Entry>) {
        guard !intents.isEmpty else { return }
        for entry in entries { intents[entry.id] = nil }
    }

    /// Numbers that are given out are not given out again.
    private mutating func count(_ inserted: some Collection<Entry>) {
        for entry in inserted { nextID = max(nextID, entry.id.rawValue + 1) }
    }
}

extension NavigationState.Delta.Change {
    /// What it takes from a stack, if it only takes.
    fileprivate var removal: (stack: StackID, removed: [Entry])? {
        guard case .splice(let stack, _, let removed, let inserted) = self, inserted.isEmpty else {
            return nil
        }
        return (stack, removed)
    }
}

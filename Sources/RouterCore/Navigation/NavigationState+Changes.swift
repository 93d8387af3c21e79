// The changes that operations are made of. Each returns the difference from this state, which stays as it is.
extension NavigationState {
    func applying(_ delta: Delta) -> NavigationState {
        var copy = self
        copy.apply(delta)
        return copy
    }

    /// Puts a route on what is visible, unless that shows it already and the push says so.
    func adding(_ push: Push) -> Delta {
        if push.ifTop == .reuse, visible.route == push.route { return .none }
        let entry = Entry(id: EntryID(nextID), route: push.route)
        let position = visiblePosition
        let presentation = push.presentation ?? .stack
        guard presentation != .stack else {
            return .pushing(entry, on: name(at: position), at: depth(at: position))
        }
        let modal = modal(presentation, [entry], blocksLinks: push.blocksLinks)
        return Delta(changes: [.present(modal, at: modals.count)])
    }

    /// Selects the tab of a place, ends the modals above, and removes the entries above.
    func uncovering(_ place: Place) -> Delta {
        var delta: Delta
        switch place.position {
        case .tab(let index):
            delta = dismissing(from: 0)
            if index != selectedIndex { delta.changes += leaving(for: index) }
        case .modal(let index):
            delta = dismissing(from: index + 1)
        }
        delta.changes += cutting(place.position, from: place.index + 1).changes
        return delta
    }

    /// Removes an entry and all above it: the modals from its own up, if it is the root of one.
    func removing(from place: Place) -> Delta {
        if case .modal(let index) = place.position, place.index == 0 { return dismissing(from: index) }
        return cutting(place.position, from: place.index)
    }

    func splicing(_ position: Position, from index: Int, inserting: [Entry]) -> Delta {
        let stack = self[position]
        let removed = Array(stack.entries[index...])
        guard !removed.isEmpty || !inserting.isEmpty else { return .none }
        return Delta(changes: [
            .splice(stack: stack.id, index: index, removed: removed, inserted: inserting)
        ])
    }

    /// Gives an entry another route; with an equal one, nothing changes.
    func updating(_ place: Place, to route: AnyRoute) -> Delta {
        let entry = entry(at: place)
        guard entry.route != route else { return .none }
        let updated = Entry(id: entry.id, route: route)
        return Delta(changes: [
            .update(stack: name(at: place.position), index: place.index, from: entry, to: updated)
        ])
    }

    func cutting(_ position: Position, from index: Int) -> Delta {
        // A pop of one entry needs no list of entries.
        if index == depth(at: position) - 1 {
            return .popping(entry(at: position, index), off: name(at: position), at: index)
        }
        return splicing(position, from: index, inserting: [])
    }

    func modal(_ style: Presentation, _ entries: [Entry], blocksLinks: Bool) -> Modal {
        Modal(
            style: style, blocksLinks: blocksLinks,
            stack: Stack(id: .modal(entries[0].id), entries: entries))
    }

    func dismissing(from index: Int) -> Delta {
        Delta(changes: modals.indices.dropFirst(index).reversed().map { .dismiss(modals[$0], at: $0) })
    }

    /// Makes a stack hold these routes, of which there is at least one; the equal prefix stays.
    func setting(_ position: Position, to routes: [AnyRoute]) -> Delta {
        var ids = nextID
        let kept = equalPrefix(position, routes) { $0.route == $1 }
        // A modal is known by its root: with another root it is another modal.
        if kept == 0, case .modal(let index) = position {
            let old = modals[index]
            let entries = entries(for: routes[...], numberedFrom: &ids)
            return Delta(changes: [
                .dismiss(old, at: index),
                .present(modal(old.style, entries, blocksLinks: old.blocksLinks), at: index),
            ])
        }
        return splicing(
            position, from: kept, inserting: entries(for: routes[kept...], numberedFrom: &ids))
    }

    /// How many entries of a stack, from the root up, are as wanted already.
    func equalPrefix<Wanted>(
        _ position: Position, _ wanted: some Sequence<Wanted>, by isEqual: (Entry, Wanted) -> Bool
    ) -> Int {
        zip(self[position].entries, wanted).prefix(while: isEqual).count
    }

    func entries(for routes: ArraySlice<AnyRoute>, numberedFrom ids: inout Int) -> [Entry] {
        defer { ids += routes.count }
        return zip(ids..., routes).map { Entry(id: EntryID($0), route: $1) }
    }

    /// Selects a tab; the selected one is popped to its root.
    func selecting(_ position: Position) -> Delta {
        guard case .tab(let index) = position, index != selectedIndex else {
            return cutting(position, from: 1)
        }
        return Delta(changes: leaving(for: index))
    }

    func leaving(for index: Int) -> [Delta.Change] {
        let left = tabs[selectedIndex]
        let reset = left.seed.resetsWhenLeft ? cutting(.tab(selectedIndex), from: 1).changes : []
        return reset + [.select(from: left.name, to: tabs[index].name)]
    }

    /// Makes these the tabs: one of the same name and root keeps its stack, any other begins at its root.
    ///
    /// - Complexity: O(tabs).
    func settingTabs(_ seeds: [TabSeed]) -> Delta {
        guard seeds != tabs.map(\.seed) else { return .none }
        let kept = Set(
            seeds.lazy.filter { seed in
                tabPlaces[seed.name].map { tabs[$0].seed.root == seed.root } ?? false
            }.map(\.name))
        let removed = tabs.filter { !kept.contains($0.name) }
        let roots = seeds.filter { !kept.contains($0.name) }.map(\.root)
        var ids = nextID
        return Delta(changes: [
            .tabs(to: seeds, removed: removed, inserted: entries(for: roots[...], numberedFrom: &ids))
        ])
    }

    /// Ends all modals, and starts every tab anew; a root that is there already is kept if asked to.
    func resetting(selecting tab: Int, keepingRoots: Bool) -> Delta {
        var delta = dismissing(from: 0)
        var fresh = nextID
        for (index, tab) in tabs.enumerated() {
            if keepingRoots, tab.stack.root.route == tab.seed.root {
                delta.changes += cutting(.tab(index), from: 1).changes
            } else {
                let root = Entry(id: EntryID(fresh), route: tab.seed.root)
                fresh += 1
                delta.changes += splicing(.tab(index), from: 0, inserting: [root]).changes
            }
        }
        if selectedIndex != tab { delta.changes.append(.select(from: selectedTab, to: tabs[tab].name)) }
        return delta
    }
}

// MARK: - Reports of the host

extension NavigationState {
    /// Removes what the host has taken off the screen: those entries and no others.
    ///
    /// Ids that are gone already, and roots of tabs, are passed over; a modal whose root is named goes whole.
    func removing(_ ids: [EntryID]) -> Delta {
        var gone = Set(ids)
        var changes: [Delta.Change] = []
        for index in modals.indices.reversed() where gone.contains(modals[index].stack.root.id) {
            changes.append(.dismiss(modals[index], at: index))
            gone.subtract(modals[index].stack.entries.map(\.id))
        }
        // The rest are named by their stacks, whose names the modals that go do not change.
        var indices: [Position: Set<Int>] = [:]
        for id in gone {
            guard let place = place(of: id) else { continue }
            indices[place.position, default: []].insert(place.index)
        }
        for index in modals.indices {
            if let gone = indices[.modal(index)] { changes += removing(gone, from: .modal(index)) }
        }
        for index in tabs.indices {
            if let gone = indices[.tab(index)] { changes += removing(gone, from: .tab(index)) }
        }
        return Delta(changes: changes)
    }

    /// One splice for each unbroken run of indices, from the top down, so that lower indices stay right.
    private func removing(_ indices: Set<Int>, from position: Position) -> [Delta.Change] {
        let stack = self[position]
        var runs: [Range<Int>] = []
        for index in indices.sorted(by: >) where index > 0 {
            if let run = runs.last, run.lowerBound == index + 1 {
                runs[runs.count - 1] = index..<run.upperBound
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs.map { run in
            .splice(stack: stack.id, index: run.lowerBound, removed: Array(stack.entries[run]), inserted: [])
        }
    }
}

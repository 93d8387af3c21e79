extension NavigationState {
    /// Carries out an operation whole, or throws and changes nothing.
    ///
    /// - Returns: What changed; empty when what was asked for was so already.
    /// - Complexity: O(entries removed and inserted).
    @discardableResult @inlinable @inline(__always)
    public mutating func perform(
        _ operation: consuming Operation, from source: Source = .visible
    ) throws(Rejection) -> Delta {
        // Inlined, so that a difference that nobody looks at is not made.
        let performed = try carryOut(operation, from: source)
        return delta(of: performed)
    }

    /// Carries out an operation whole, or throws and changes nothing.
    ///
    /// - Returns: No more than its difference can be made of.
    @usableFromInline mutating func carryOut(
        _ operation: consuming Operation, from source: Source
    ) throws(Rejection) -> Performed {
        if let position = try topPosition(of: operation, from: source) {
            return carryOutOnTop(operation, at: position)
        }
        let delta = try changes(for: operation, from: source)
        apply(delta)
        return .changed(delta)
    }

    /// Returns what an operation would change, or throws why it cannot be carried out.
    ///
    /// - Complexity: O(entries removed and inserted).
    @inline(__always) public func delta(
        for operation: Operation, from source: Source = .visible
    ) throws(Rejection) -> Delta {
        if let delta = try deltaOnTop(for: operation, from: source) { return delta }
        return try changes(for: operation, from: source)
    }

    func changes(for operation: Operation, from source: Source) throws(Rejection) -> Delta {
        switch operation {
        case .push(let route, let style, let ifTop, let ifCovered, let blocksLinks):
            guard let covered = try coveredPlace(of: source, ifCovered) else {
                if ifTop == .reuse, visible.route == route { return .none }
                return adding(route, as: style, blocksLinks: blocksLinks)
            }
            var delta = uncovering(covered)
            let after = applying(delta)
            if ifTop == .reuse, after.visible.route == route { return delta }
            delta.changes += after.adding(route, as: style, blocksLinks: blocksLinks).changes
            return delta
        case .pop(let count):
            let (position, index) = try place(of: source)
            guard count > 0 else { return .none }
            guard index >= count else { throw .atRoot(self[position].root.route) }
            return cutting(position, from: index - count + 1)
        case .popToRoot:
            return cutting(try place(of: source).position, from: 1)
        case .popTo(let target):
            let (position, _) = try place(of: source)
            guard let index = self[position].entries.lastIndex(where: { target.accepts($0.route) }) else {
                throw .noTarget(target.route)
            }
            return cutting(position, from: index + 1)
        case .replace(let route):
            let (position, index) = try uncoveredPlace(of: source)
            guard index > 0 else { throw .atRoot(self[position].root.route) }
            let entry = Entry(id: EntryID(nextID), route: route)
            return splicing(position, from: index, inserting: [entry])
        case .setStack(let routes):
            return try setting(uncoveredPlace(of: source).position, to: routes)
        case .dismiss:
            guard case .modal(let index) = try place(of: source).position else { throw .noModal }
            return dismissing(from: index)
        case .dismissAll:
            _ = try place(of: source)
            return dismissing(from: 0)
        case .select(let name):
            _ = try place(of: source)
            return try selecting(name)
        case .reset:
            _ = try place(of: source)
            return resetting(selecting: 0, keepingRoots: true)
        case .endSession:
            _ = try place(of: source)
            return resetting(selecting: selectedIndex, keepingRoots: false)
        case .end:
            let (position, index) = try place(of: source)
            if index > 0 { return cutting(position, from: index) }
            guard case .modal(let modal) = position else { throw .atRoot(self[position].root.route) }
            return dismissing(from: modal)
        case .removed(let ids):
            return removing(ids)
        case .land(let landing):
            return self.landing(on: landing.target)
        case .restore(let restored):
            return restoring(restored.state)
        }
    }

    /// Throws unless the source is what is on screen.
    func checkUncovered(_ source: Source) throws(Rejection) {
        _ = try uncoveredPlace(of: source)
    }

    func applying(_ delta: Delta) -> NavigationState {
        var copy = self
        copy.apply(delta)
        return copy
    }
}

// MARK: - Where a request comes from

extension NavigationState {
    /// Returns where the source's entry lies.
    @inline(__always) func place(
        of source: Source
    ) throws(Rejection) -> (position: Position, index: Int) {
        if case .visible = source { return (visiblePosition, depth(at: visiblePosition) - 1) }
        return try searchedPlace(of: source)
    }

    private func searchedPlace(of source: Source) throws(Rejection) -> (position: Position, index: Int) {
        switch source {
        case .visible:
            return (visiblePosition, depth(at: visiblePosition) - 1)
        case .entry(let id):
            guard let place = place(of: id) else { throw .sourceGone }
            return place
        case .below(let count):
            let top = depth(at: visiblePosition) - 1
            guard (0...top).contains(count) else { throw .noTarget(nil) }
            return (visiblePosition, top - count)
        }
    }

    /// Returns the source's entry.
    func entry(of source: Source) throws(Rejection) -> Entry {
        let place = try place(of: source)
        return self[place.position].entries[place.index]
    }

    private func uncoveredPlace(of source: Source) throws(Rejection) -> (position: Position, index: Int) {
        let place = try place(of: source)
        guard isVisible(place) else { throw .sourceCovered(by: visible.route, unless: []) }
        return place
    }

    private func isVisible(_ place: (position: Position, index: Int)) -> Bool {
        place.position == visiblePosition && place.index == depth(at: visiblePosition) - 1
    }

    /// Returns where the source lies if what covers it has to go before a push, or nil when nothing has to.
    ///
    /// Throws when the policy lets no push come from there.
    @inline(__always) func coveredPlace(
        of source: Source, _ policy: CoverPolicy
    ) throws(Rejection) -> (position: Position, index: Int)? {
        if case .visible = source { return nil }
        return try searchedCoveredPlace(of: source, policy)
    }

    private func searchedCoveredPlace(
        of source: Source, _ policy: CoverPolicy
    ) throws(Rejection) -> (position: Position, index: Int)? {
        let place = try place(of: source)
        if isVisible(place) { return nil }
        switch policy {
        case .append where place.position == visiblePosition: return nil
        case .reject where place.position == visiblePosition: throw .sourceCovered(by: visible.route)
        case .reject, .append: throw .sourceCovered(by: visible.route, unless: [.truncate])
        case .truncate: return place
        }
    }

    /// Selects the tab of a place, ends the modals above, and removes the entries above.
    private func uncovering(_ place: (position: Position, index: Int)) -> Delta {
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
}

// MARK: - The changes operations are made of

extension NavigationState {
    func splicing(_ position: Position, from index: Int, inserting: [Entry] = []) -> Delta {
        let stack = self[position]
        let removed = Array(stack.entries[index...])
        guard !removed.isEmpty || !inserting.isEmpty else { return .none }
        return Delta(changes: [
            .splice(stack: stack.id, index: index, removed: removed, inserted: inserting)
        ])
    }

    private func cutting(_ position: Position, from index: Int) -> Delta {
        splicing(position, from: index)
    }

    private func adding(_ route: AnyRoute, as style: Presentation, blocksLinks: Bool) -> Delta {
        let entry = Entry(id: EntryID(nextID), route: route)
        if style == .stack {
            return splicing(visiblePosition, from: depth(at: visiblePosition), inserting: [entry])
        }
        return Delta(changes: [
            .present(modal(style, [entry], blocksLinks: blocksLinks), at: modals.count)
        ])
    }

    func modal(_ style: Presentation, _ entries: [Entry], blocksLinks: Bool) -> Modal {
        Modal(
            style: style, blocksLinks: blocksLinks,
            stack: Stack(id: .modal(entries[0].id), entries: entries))
    }

    private func dismissing(from index: Int) -> Delta {
        Delta(changes: modals.indices.dropFirst(index).reversed().map { .dismiss(modals[$0], at: $0) })
    }

    private func setting(_ position: Position, to routes: [AnyRoute]) throws(Rejection) -> Delta {
        let stack = self[position]
        guard !routes.isEmpty else { throw .atRoot(stack.root.route) }
        let kept = stack.equalPrefix(of: routes)
        let added = routes[kept...].enumerated().map { Entry(id: EntryID(nextID + $0), route: $1) }
        // A modal is known by its root: with another root it is another modal.
        if kept == 0, case .modal(let index) = position {
            let old = modals[index]
            return Delta(changes: [
                .dismiss(old, at: index),
                .present(modal(old.style, added, blocksLinks: old.blocksLinks), at: index),
            ])
        }
        return splicing(position, from: kept, inserting: added)
    }

    private func selecting(_ name: String) throws(Rejection) -> Delta {
        guard let index = tabs.firstIndex(where: { $0.name == name }) else {
            throw .noTab(name, known: tabs.map(\.name))
        }
        if index == selectedIndex { return cutting(.tab(index), from: 1) }
        return Delta(changes: leaving(for: index))
    }

    func leaving(for index: Int) -> [Delta.Change] {
        let left = tabs[selectedIndex]
        let reset = left.seed.resetsWhenLeft ? cutting(.tab(selectedIndex), from: 1).changes : []
        return reset + [.select(from: left.name, to: tabs[index].name)]
    }

    private func resetting(selecting tab: Int, keepingRoots: Bool) -> Delta {
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

extension Target {
    /// The route that is looked for, if it is one.
    var route: AnyRoute? {
        if case .route(let route) = self { route } else { nil }
    }
}

extension NavigationState {
    /// Returns what leads from here to the end state of a link.
    ///
    /// The equal prefix keeps its ids, and a modal of the same style and first route is the same modal. Other
    /// tabs keep what they have.
    func landing(on target: LinkTarget) -> Delta {
        var delta = Delta.none
        var ids = nextID
        func entries(_ routes: some Collection<AnyRoute>) -> [Entry] {
            defer { ids += routes.count }
            return zip(ids..., routes).map { Entry(id: EntryID($0), route: $1) }
        }
        func set(_ stack: Stack, to routes: [AnyRoute]) {
            let kept = zip(stack.entries, routes).prefix { $0.route == $1 }.count
            let removed = Array(stack.entries[kept...])
            let inserted = entries(routes[kept...])
            guard !removed.isEmpty || !inserted.isEmpty else { return }
            delta.changes.append(
                .splice(stack: stack.id, index: kept, removed: removed, inserted: inserted))
        }
        let kept = zip(modals, target.modals).prefix { modal, wanted in
            modal.style == wanted.style && modal.stack.root.route == wanted.routes[0]
        }.count
        for index in modals.indices.dropFirst(kept).reversed() {
            delta.changes.append(.dismiss(modals[index], at: index))
        }
        // From the top down, so that screens that go are asked, and told of, in that order.
        for index in (0..<kept).reversed() { set(modals[index].stack, to: target.modals[index].routes) }
        if target.tab != selectedIndex { delta.changes += leaving(for: target.tab) }
        set(tabs[target.tab].stack, to: target.stack)
        for (index, wanted) in target.modals.enumerated().dropFirst(kept) {
            let entries = entries(wanted.routes)
            let stack = Stack(id: .modal(entries[0].id), entries: entries)
            delta.changes.append(
                .present(Modal(style: wanted.style, blocksLinks: false, stack: stack), at: index))
        }
        return delta
    }
}

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
        func set(_ position: Position, to routes: [AnyRoute]) {
            let kept = self[position].equalPrefix(of: routes)
            delta.changes += splicing(position, from: kept, inserting: entries(routes[kept...])).changes
        }
        let kept = zip(modals, target.modals).prefix { modal, wanted in
            modal.style == wanted.style && modal.stack.root.route == wanted.routes[0]
        }.count
        for index in modals.indices.dropFirst(kept).reversed() {
            delta.changes.append(.dismiss(modals[index], at: index))
        }
        // From the top down, so that screens that go are asked, and told of, in that order.
        for index in (0..<kept).reversed() { set(.modal(index), to: target.modals[index].routes) }
        if target.tab != selectedIndex { delta.changes += leaving(for: target.tab) }
        set(.tab(target.tab), to: target.stack)
        for (index, wanted) in target.modals.enumerated().dropFirst(kept) {
            let modal = modal(wanted.style, entries(wanted.routes), blocksLinks: false)
            delta.changes.append(.present(modal, at: index))
        }
        return delta
    }
}

extension NavigationState {
    /// Returns what leads from here to the end state of a link.
    ///
    /// The equal prefix keeps its ids, and a modal of the same style and first route is the same modal. Other
    /// tabs keep what they have.
    func landing(on target: LinkTarget) -> Delta {
        var changes: [Delta.Change] = []
        var ids = nextID
        func entries(_ places: Range<Int>) -> [Entry] {
            places.map { place in
                defer { ids += 1 }
                return Entry(id: EntryID(ids), route: target.routes[place])
            }
        }
        func set(_ position: Position, to places: Range<Int>) {
            let count = depth(at: position)
            var kept = 0
            while kept < min(count, places.count),
                entry(at: position, kept).route == target.routes[places.lowerBound + kept]
            {
                kept += 1
            }
            if kept == count, kept == places.count { return }
            let removed = (kept..<count).map { entry(at: position, $0) }
            changes.append(
                .splice(
                    stack: name(at: position), index: kept, removed: removed,
                    inserted: entries(places.dropFirst(kept))))
        }
        let kept = keptModals(of: target)
        for index in modals.indices.dropFirst(kept).reversed() {
            changes.append(.dismiss(modals[index], at: index))
        }
        // From the top down, so that screens that go are asked, and told of, in that order.
        for index in (0..<kept).reversed() { set(.modal(index), to: target.stack(ofModal: index)) }
        if target.tab != selectedIndex { changes += leaving(for: target.tab) }
        set(.tab(target.tab), to: target.stack)
        for index in target.modals.indices.dropFirst(kept) {
            let entries = entries(target.stack(ofModal: index))
            let modal = modal(target.modals[index].style, entries, blocksLinks: false)
            changes.append(.present(modal, at: index))
        }
        return Delta(changes: changes)
    }

    /// How many modals from the lowest up are those of a target already.
    private func keptModals(of target: LinkTarget) -> Int {
        zip(modals, target.modals).prefix { modal, wanted in
            modal.style == wanted.style && modal.stack.root.route == target.routes[wanted.start]
        }.count
    }
}

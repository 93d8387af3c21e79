// The way from here to an end state that was made elsewhere: of a link, or of a saved navigation.
extension NavigationState {
    /// Returns what leads from here to the end state of a link.
    ///
    /// The equal prefix keeps its ids, and a modal of the same style and first route is the same modal. Other
    /// tabs keep what they have.
    func landing(on target: LinkTarget) -> Delta {
        var ids = nextID
        func setting(_ position: Position, to range: Range<Int>) -> [Delta.Change] {
            let routes = target.routes[range]
            let kept = equalPrefix(position, routes) { $0.route == $1 }
            return splicing(
                position, from: kept, inserting: entries(for: routes.dropFirst(kept), numberedFrom: &ids)
            ).changes
        }
        let kept = keptModals(target.modals) { modal, wanted in
            modal.style == wanted.style && modal.stack.root.route == target.routes[wanted.start]
        }
        var delta = dismissing(from: kept)
        // From the top down, so that screens that go are asked, and told of, in that order.
        for index in (0..<kept).reversed() {
            delta.changes += setting(.modal(index), to: target.stack(ofModal: index))
        }
        if target.tab != selectedIndex { delta.changes += leaving(for: target.tab) }
        delta.changes += setting(.tab(target.tab), to: target.stack)
        for index in target.modals.indices.dropFirst(kept) {
            let entries = entries(for: target.routes[target.stack(ofModal: index)], numberedFrom: &ids)
            let modal = modal(target.modals[index].style, entries, blocksLinks: false)
            delta.changes.append(.present(modal, at: index))
        }
        return delta
    }

    /// Returns what leads from here to a restored state, whole.
    ///
    /// Nothing is parked here with an entry that stays: a router that has run keeps none of its entries.
    ///
    /// - Complexity: O(entries).
    func restoring(_ target: NavigationState) -> Delta {
        func setting(_ position: Position, to stack: Stack) -> [Delta.Change] {
            let kept = equalPrefix(position, stack.entries, by: ==)
            return splicing(position, from: kept, inserting: Array(stack.entries[kept...])).changes
        }
        let kept = keptModals(target.modals) { old, new in
            old.style == new.style && old.blocksLinks == new.blocksLinks && old.stack.root == new.stack.root
        }
        var delta = dismissing(from: kept)
        // Both have the tabs there are.
        for (index, tab) in target.tabs.enumerated() { delta.changes += setting(.tab(index), to: tab.stack) }
        if target.selectedTab != selectedTab {
            delta.changes.append(.select(from: selectedTab, to: target.selectedTab))
        }
        for index in 0..<kept { delta.changes += setting(.modal(index), to: target.modals[index].stack) }
        for (index, modal) in target.modals.enumerated().dropFirst(kept) {
            delta.changes.append(.present(modal, at: index))
        }
        for (id, intent) in target.intents.sorted(by: { $0.key < $1.key }) {
            delta.changes.append(.park(intent, on: id))
        }
        if applying(delta).nextID < target.nextID { delta.changes.append(.advance(nextID: target.nextID)) }
        return delta
    }

    /// How many modals, from the lowest up, are as wanted already.
    private func keptModals<Wanted>(_ wanted: [Wanted], by isEqual: (Modal, Wanted) -> Bool) -> Int {
        zip(modals, wanted).prefix(while: isEqual).count
    }
}

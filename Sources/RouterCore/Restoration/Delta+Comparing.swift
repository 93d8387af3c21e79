extension NavigationState {
    /// A state that was put together from a snapshot.
    public struct Restored: Sendable {
        let state: NavigationState
    }

    /// Returns what leads from here to a restored state, whole.
    ///
    /// Nothing is parked here with an entry that stays: a router that has run keeps none of its entries.
    ///
    /// - Complexity: O(entries).
    func restoring(_ target: NavigationState) -> Delta {
        var delta = Delta.none
        let kept = zip(modals, target.modals).prefix { old, new in
            old.style == new.style && old.blocksLinks == new.blocksLinks && old.stack.root == new.stack.root
        }.count
        for index in modals.indices.dropFirst(kept).reversed() {
            delta.changes.append(.dismiss(modals[index], at: index))
        }
        for (old, new) in zip(tabs, target.tabs) { delta.splice(old.stack, into: new.stack) }
        if target.selectedTab != selectedTab {
            delta.changes.append(.select(from: selectedTab, to: target.selectedTab))
        }
        for index in 0..<kept { delta.splice(modals[index].stack, into: target.modals[index].stack) }
        for (index, modal) in target.modals.enumerated().dropFirst(kept) {
            delta.changes.append(.present(modal, at: index))
        }
        for (id, intent) in target.intents.sorted(by: { $0.key < $1.key }) {
            delta.changes.append(.park(intent, on: id))
        }
        if applying(delta).nextID < target.nextID { delta.changes.append(.advance(nextID: target.nextID)) }
        return delta
    }
}

extension Delta {
    /// Adds what makes one stack of another that has the same name.
    fileprivate mutating func splice(_ old: NavigationState.Stack, into new: NavigationState.Stack) {
        let kept = zip(old.entries, new.entries).prefix { $0 == $1 }.count
        let removed = Array(old.entries[kept...])
        let inserted = Array(new.entries[kept...])
        guard !removed.isEmpty || !inserted.isEmpty else { return }
        changes.append(.splice(stack: old.id, index: kept, removed: removed, inserted: inserted))
    }
}

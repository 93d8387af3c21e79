extension NavigationState {
    /// Removes what the host has taken off the screen: those entries and no others.
    ///
    /// Ids that are gone already, and roots of tabs, are passed over; a modal whose root is named goes whole.
    func removing(_ ids: [EntryID]) -> Delta {
        var gone = Set(ids)
        var delta = Delta.none
        for index in modals.indices.reversed() where gone.contains(modals[index].stack.root.id) {
            delta.changes.append(.dismiss(modals[index], at: index))
            gone.subtract(modals[index].stack.entries.map(\.id))
        }
        // The rest are named by what they lie on, which the modals that go do not change.
        var indices: [Position: Set<Int>] = [:]
        for id in gone {
            guard let place = place(of: id) else { continue }
            indices[place.position, default: []].insert(place.index)
        }
        for index in modals.indices {
            if let gone = indices[.modal(index)] { delta.changes += removing(gone, from: .modal(index)) }
        }
        for index in tabs.indices {
            guard let gone = indices[.tab(index)] else { continue }
            delta.changes += removing(gone, from: .tab(index))
        }
        return delta
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

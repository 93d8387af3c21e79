// By far the most frequent: one entry is put onto what is visible, or the top of a stack is taken away. Neither needs
// a list of changes to go through.
extension NavigationState {
    /// What has been carried out: enough to make its difference of.
    @usableFromInline enum Performed {
        case pushed(Position)
        case popped(Entry, Position)
        case changed(Delta)
    }

    /// Returns the difference that something made, as long as nothing else has changed.
    @inlinable @inline(__always) func delta(of performed: Performed) -> Delta {
        switch performed {
        case .pushed(let position):
            let index = depth(at: position) - 1
            let entry = entry(at: position, index)
            return Delta(.init(stack: name(at: position), index: index, entry, isPush: true))
        case .popped(let entry, let position):
            return Delta(.init(stack: name(at: position), index: depth(at: position), entry, isPush: false))
        case .changed(let delta):
            return delta
        }
    }

    /// Returns where an operation puts one entry on top, or takes the top away; nil when it does something else.
    @inline(__always) func topPosition(
        of operation: borrowing Operation, from source: Source
    ) throws(Rejection) -> Position? {
        switch operation {
        case .push(_, as: .stack, ifTop: .repeat, let ifCovered, _):
            return try coveredPlace(of: source, ifCovered) == nil ? visiblePosition : nil
        case .pop(count: 1):
            let (position, index) = try place(of: source)
            guard index > 0 else { throw .atRoot(self[position].root.route) }
            return index == depth(at: position) - 1 ? position : nil
        default: return nil
        }
    }

    /// Carries out an operation at its top position.
    @inline(__always) mutating func carryOutOnTop(
        _ operation: consuming Operation, at position: Position
    ) -> Performed {
        guard case .push(let route, _, _, _, _) = consume operation else {
            let entry =
                switch position {
                case .tab(let index): tabs[index].stack.entries.removeLast()
                case .modal(let index): modals[index].stack.entries.removeLast()
                }
            if !intents.isEmpty { intents[entry.id] = nil }
            return .popped(entry, position)
        }
        let entry = makeEntry(route)
        switch position {
        case .tab(let index): tabs[index].stack.entries.append(entry)
        case .modal(let index): modals[index].stack.entries.append(entry)
        }
        return .pushed(position)
    }

    /// Returns what an operation would change if it is about the top of a stack, and where; nil for any other.
    @inline(__always) func single(
        for operation: Operation, from source: Source
    ) throws(Rejection) -> (Delta.Single, Position)? {
        guard let position = try topPosition(of: operation, from: source) else { return nil }
        let (stack, depth) = (name(at: position), depth(at: position))
        if case .push(let route, _, _, _, _) = operation {
            let entry = Entry(id: EntryID(nextID), route: route)
            return (Delta.Single(stack: stack, index: depth, entry, isPush: true), position)
        }
        let top = entry(at: position, depth - 1)
        return (Delta.Single(stack: stack, index: depth - 1, top, isPush: false), position)
    }
}

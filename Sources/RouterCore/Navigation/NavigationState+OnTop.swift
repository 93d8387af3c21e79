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
            return Delta(.pushed(single(at: position, index, entry(at: position, index))))
        case .popped(let entry, let position):
            return Delta(.removed(single(at: position, depth(at: position), entry)))
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
            return .popped(takeTop(at: position), position)
        }
        put(Entry(id: EntryID(nextID), route: route), at: position)
        return .pushed(position)
    }

    /// Returns what an operation would change at its top position; nil when it has none.
    @inline(__always) func deltaOnTop(
        for operation: Operation, from source: Source
    ) throws(Rejection) -> Delta? {
        guard let position = try topPosition(of: operation, from: source) else { return nil }
        let depth = depth(at: position)
        if case .push(let route, _, _, _, _) = operation {
            return Delta(.pushed(single(at: position, depth, Entry(id: EntryID(nextID), route: route))))
        }
        return Delta(.removed(single(at: position, depth - 1, entry(at: position, depth - 1))))
    }

    /// An entry of the stack at a position, as the only one a difference is about.
    @inlinable @inline(__always) func single(
        at position: Position, _ index: Int, _ entry: Entry
    ) -> Delta.Single {
        Delta.Single(stack: name(at: position), index: index, entry)
    }

    // Both go to the entries themselves: through the subscript by a position, a push or pop would take a third longer.

    /// Puts an entry onto a stack; its number is given out from then on.
    @inline(__always) mutating func put(_ entry: Entry, at position: Position) {
        nextID = max(nextID, entry.id.rawValue + 1)
        switch position {
        case .tab(let index): tabs[index].stack.entries.append(entry)
        case .modal(let index): modals[index].stack.entries.append(entry)
        }
    }

    /// Takes the top of a stack away, with what is parked there.
    @inline(__always) mutating func takeTop(at position: Position) -> Entry {
        let entry =
            switch position {
            case .tab(let index): tabs[index].stack.entries.removeLast()
            case .modal(let index): modals[index].stack.entries.removeLast()
            }
        if !intents.isEmpty { intents[entry.id] = nil }
        return entry
    }
}

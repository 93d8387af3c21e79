#if canImport(SwiftUI)
    import RouterCore

    /// The path as it passes between a stack and SwiftUI.
    ///
    /// A path that SwiftUI writes is never the new truth. It is compared with the path SwiftUI had last, read
    /// or written: what is missing from that has left the screen, a proposal that is new is a push, and the
    /// rest says nothing. So a late write removes what its gesture removed and nothing newer, and writing the
    /// same path again is no event.
    @MainActor final class PathExchange {
        private var last: [StackElement] = []

        /// Hands out the path of a stack: every entry but the root.
        ///
        /// - Complexity: O(entries).
        func read(_ stack: StackModel) -> [StackElement] {
            last = Self.path(of: stack)
            return last
        }

        /// Takes in a path SwiftUI has written, and asks for what it means.
        ///
        /// - Returns: Whether the stack holds what was written; if not, SwiftUI has to read it again.
        /// - Complexity: O(entries).
        func write(_ written: [StackElement], to stack: StackModel, of navigation: Navigation) -> Bool {
            let before = last
            last = written
            let missing = Set(before).subtracting(written)
            let gone = stack.entries.map(\.id).filter { missing.contains(.entry($0)) }
            remove(gone, from: stack, of: navigation)
            let known = Set(before)
            for case .proposed(let proposal) in written where !known.contains(.proposed(proposal)) {
                proposal.source.push(proposal.route.base, as: proposal.style)
            }
            return written == Self.path(of: stack)
        }

        /// Reports what has left the screen; where gestures are off, the write is a wish, and the router asked.
        private func remove(_ gone: [EntryID], from stack: StackModel, of navigation: Navigation) {
            guard let lowest = gone.first else { return }
            if stack.leaveGuarded.isDisjoint(with: gone) {
                navigation.hostRemoved(gone)
            } else if stack.entries.suffix(gone.count).map(\.id) == gone {
                navigation.context(of: lowest).pop()
            }
        }

        private static func path(of stack: StackModel) -> [StackElement] {
            stack.entries.dropFirst().map { .entry($0.id) }
        }
    }
#endif

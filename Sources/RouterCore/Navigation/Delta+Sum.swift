extension NavigationState.Delta {
    /// Differences that follow each other, as one: pushes on one another become one change.
    struct Sum {
        private var changes: [Change] = []
        /// The entries that were pushed last, one on the other; they are no change of the list yet.
        private var pushes: (stack: StackID, index: Int, entries: [Entry])?

        /// Everything, as one difference.
        var delta: NavigationState.Delta {
            var sum = self
            sum.close()
            return NavigationState.Delta(changes: sum.changes)
        }

        /// Adds the next difference.
        mutating func add(_ delta: NavigationState.Delta) {
            guard let push = delta.push else {
                close()
                changes += delta.changes
                // Pushes may follow on what a change has put there.
                if case .splice(let stack, let index, let removed, let inserted)? = changes.last,
                    removed.isEmpty
                {
                    changes.removeLast()
                    pushes = (stack, index, inserted)
                }
                return
            }
            let follows = pushes.map { $0.stack == push.stack && $0.index + $0.entries.count == push.index }
            if follows == true {
                pushes?.entries.append(push.entry)
            } else {
                close()
                pushes = (push.stack, push.index, [push.entry])
            }
        }

        private mutating func close() {
            guard let (stack, index, entries) = pushes else { return }
            changes.append(.splice(stack: stack, index: index, removed: [], inserted: entries))
            pushes = nil
        }
    }
}

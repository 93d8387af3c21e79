/// Differences that follow each other, as one: pushes on one another become one change.
struct DeltaSum {
    private var changes: [Delta.Change] = []
    /// The stack that entries were put onto last, where that began, and those entries: no change of the list yet.
    private var stack: StackID?
    private var index = 0
    private var entries: [Entry] = []

    /// Everything, as one difference.
    var delta: Delta {
        var sum = self
        sum.close()
        return Delta(changes: sum.changes)
    }

    /// Adds what changes next.
    mutating func add(_ delta: Delta) {
        if delta.isPush, let push = delta.single { return add(push) }
        close()
        changes += delta.changes
        if case .splice(let stack, let index, let removed, let inserted)? = changes.last, removed.isEmpty {
            changes.removeLast()
            (self.stack, self.index, entries) = (stack, index, inserted)
        }
    }

    private mutating func add(_ push: Delta.Single) {
        if stack == push.stack, index + entries.count == push.index { return entries.append(push.entry) }
        close()
        (stack, index, entries) = (push.stack, push.index, [push.entry])
    }

    private mutating func close() {
        guard let stack else { return }
        changes.append(.splice(stack: stack, index: index, removed: [], inserted: entries))
        (self.stack, entries) = (nil, [])
    }
}

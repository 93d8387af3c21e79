extension Plan {
    /// Every workload, in the order of the table.
    static let all = states + routers + resolving + matching + opening + composing + saving + held + waiting
}

/// Takes up what a case works out, so that no work is left out as unused.
@MainActor var sink = 0

extension Plan {
    /// Every workload, in the order of the table.
    static let all =
        states + routers + resolving + matching + opening + composing + saving + held + waiting + growing

    /// The workload of that name, or those whose names begin with it.
    static func named(_ name: String) -> [Plan] {
        let exact = all.filter { $0.name == name }
        return exact.isEmpty ? all.filter { $0.name.hasPrefix(name) } : exact
    }
}

/// Takes up what a case works out, so that no work is left out as unused.
@MainActor var sink = 0

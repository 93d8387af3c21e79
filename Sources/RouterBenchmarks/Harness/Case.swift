/// Something that is timed: the thing measured, or a limit of it.
@MainActor struct Case {
    /// What it is, in a few words.
    let name: String
    /// How many operations one run carries out.
    let operations: Int
    /// Makes ready what a run needs; not timed.
    let prepare: @MainActor () async -> Void
    /// Carries out the operations.
    let run: @MainActor () async -> Void

    init(
        _ name: String, operations: Int, prepare: @escaping @MainActor () async -> Void = {},
        run: @escaping @MainActor () async -> Void
    ) {
        self.name = name
        self.operations = operations
        self.prepare = prepare
        self.run = run
    }
}

/// Plain Swift that does the least any implementation must do, and how near to it the router is to come.
@MainActor struct Limit {
    /// What is timed.
    let plain: Case
    /// The ratio to reach: so many times what the limit takes.
    let reach: Double

    init(_ plain: Case, reach: Double) {
        self.plain = plain
        self.reach = reach
    }
}

/// A row of the table: what is measured, against what.
@MainActor struct Workload {
    /// How a row comes to its figures.
    enum Kind {
        /// Timed, in rounds.
        case timed(Case, [Limit])
        /// Taken once: bytes for each of something, and how many there may be.
        case sized(bytes: Double, limit: String, atMost: Double)
    }

    /// The name by which a filter finds it.
    let name: String
    /// How it comes to its figures.
    let kind: Kind
    /// The most allocations one operation may make; nil where there is no bound.
    var allocations: Double?

    /// How many operations one run carries out; 0 of what is not run.
    var operations: Int {
        if case .timed(let measured, _) = kind { measured.operations } else { 0 }
    }

    init(_ name: String, _ measured: Case, _ limits: [Limit], allocations: Double? = nil) {
        self.name = name
        kind = .timed(measured, limits)
        self.allocations = allocations
    }

    init(_ name: String, bytes: Double, of limit: String, atMost: Double) {
        self.name = name
        kind = .sized(bytes: bytes, limit: limit, atMost: atMost)
    }
}

/// A workload that is made ready only when it is asked for.
@MainActor struct Plan {
    /// The name of the workload.
    let name: String
    /// Makes it ready.
    let make: @MainActor () async throws -> Workload

    init(_ name: String, _ make: @escaping @MainActor (_ name: String) async throws -> Workload) {
        self.name = name
        self.make = { try await make(name) }
    }
}

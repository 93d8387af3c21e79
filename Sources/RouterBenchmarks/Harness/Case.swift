/// Something that is timed: the thing measured, or a limit of it.
@MainActor struct Case {
    /// What it is, in a few words.
    let name: String
    /// How many operations one run carries out.
    let operations: Int
    /// Makes ready what a run needs; not timed.
    let prepare: @MainActor () async -> Void
    /// How the operations are carried out.
    let body: Body

    /// The operations of a run.
    enum Body {
        /// All of them, measured together.
        case together(@MainActor () async -> Void)
        /// One after the other, each measured alone: what makes it ready is not.
        case alone(ready: @MainActor () -> Void, operation: @MainActor (Int) -> Void)
    }

    init(
        _ name: String, operations: Int, prepare: @escaping @MainActor () async -> Void = {},
        run: @escaping @MainActor () async -> Void
    ) {
        self.name = name
        self.operations = operations
        self.prepare = prepare
        body = .together(run)
    }

    /// Measures each operation alone, and not what makes it ready; what the measuring takes is taken off.
    init(
        _ name: String, operations: Int, prepare: @escaping @MainActor () async -> Void,
        ready: @escaping @MainActor () -> Void, operation: @escaping @MainActor (Int) -> Void
    ) {
        self.name = name
        self.operations = operations
        self.prepare = prepare
        body = .alone(ready: ready, operation: operation)
    }

    /// Prepares a run and carries it out.
    ///
    /// - Returns: How much its operations added to a reading, such as that of a clock.
    func run<Amount: AdditiveArithmetic>(reading: () -> Amount) async -> Amount {
        await prepare()
        switch body {
        case .together(let run):
            let start = reading()
            await run()
            return reading() - start
        case .alone(let ready, let operation):
            var sum = Amount.zero
            for number in 0..<operations {
                ready()
                let empty = reading()
                let start = reading()
                operation(number)
                sum += (reading() - start) - (start - empty)
            }
            return sum
        }
    }
}

/// Plain Swift that does the least any implementation must do, and how near to it the router is to come.
@MainActor struct Limit {
    /// What is timed.
    let plain: Case
    /// The ratio to reach: so many times what the limit takes.
    let reach: Double
    /// Whether a check allows nothing beyond it: both are the same code, so that the machine slows both.
    let isStrict: Bool

    init(_ plain: Case, reach: Double, isStrict: Bool = false) {
        self.plain = plain
        self.reach = reach
        self.isStrict = isStrict
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

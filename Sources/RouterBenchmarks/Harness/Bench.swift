import AllocationCounter

/// Runs workloads: all cases of one in the same rounds, in random order, each once to warm it and once to time it.
@MainActor struct Bench {
    /// How many rounds are timed after a warm-up, at least.
    static let rounds = 31
    /// How long cases that are quick are timed, and in how many rounds at most.
    static let (time, mostRounds) = (Duration.milliseconds(600), 501)

    private let clock = ContinuousClock()

    /// Times a workload.
    func result(of workload: Workload) async -> Result {
        switch workload.kind {
        case .timed(let measured, let limits):
            let cases = [measured] + limits.map(\.plain)
            var allocations: [Double?] = []
            for each in cases { allocations.append(await self.allocations(of: each)) }
            var times = cases.map { _ in [Double]() }
            let start = clock.now
            for round in 0..<Self.mostRounds {
                if round >= Self.rounds, clock.now - start > Self.time { break }
                for index in cases.indices.shuffled() {
                    // Once for the caches, which the case before has filled with its own.
                    _ = await time(of: cases[index])
                    times[index].append(await time(of: cases[index]))
                }
            }
            let figures = cases.indices.map { index -> Result.Figures in
                let sorted = times[index].sorted()
                return Result.Figures(
                    name: cases[index].name, median: sorted[sorted.count / 2], minimum: sorted[0],
                    allocations: allocations[index])
            }
            return Result(
                name: workload.name, unit: "ns", measured: figures[0],
                comparisons: zip(limits, figures.dropFirst()).map { limit, plain in
                    Result.Comparison(
                        limit: plain, ratio: figures[0].median / plain.median, reach: limit.reach,
                        bound: limit.reach * (limit.isStrict ? 1 : Result.tolerance))
                },
                allocationBound: workload.allocations)
        case .sized(let bytes, let limit, let atMost):
            let figures = Result.Figures(
                name: workload.name, median: bytes, minimum: bytes, allocations: nil)
            let plain = Result.Figures(name: limit, median: atMost, minimum: atMost, allocations: nil)
            return Result(
                name: workload.name, unit: "bytes", measured: figures,
                comparisons: [
                    Result.Comparison(
                        limit: plain, ratio: bytes / atMost, reach: 1, bound: Result.tolerance)
                ],
                allocationBound: nil)
        }
    }

    /// Runs a case twice to warm it up, and counts in a third run; nil where allocations cannot be counted.
    func allocations(of each: Case) async -> Double? {
        for _ in 0..<2 { _ = await each.run(reading: allocation_counter_count) }
        let made = await each.run(reading: allocation_counter_count)
        return allocation_counter_is_counting() ? Double(made) / Double(each.operations) : nil
    }

    private func time(of each: Case) async -> Double {
        let origin = clock.now
        return await each.run { clock.now - origin } / .nanoseconds(1) / Double(each.operations)
    }
}

/// The bytes of the heap that something takes for as long as it is held; 0 where they cannot be counted.
@MainActor func heapBytes<Held>(of make: () throws -> Held) rethrows -> Double {
    let before = allocation_counter_bytes()
    let held = try make()
    let after = allocation_counter_bytes()
    withExtendedLifetime(held) {}
    return Double(after) - Double(before)
}

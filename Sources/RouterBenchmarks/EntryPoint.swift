import Foundation

/// Times the router against plain Swift that does the least any implementation must do.
@main enum EntryPoint {
    @MainActor static func main() async throws {
        guard let options = Options(CommandLine.arguments.dropFirst()) else {
            print("usage: RouterBenchmarks [FILTER …] [--json | --markdown] [--svg FILE] [--check]")
            print("       RouterBenchmarks [FILTER …] --counts | --list | --runs NUMBER")
            exit(2)
        }
        let plans = options.filters.isEmpty ? Plan.all : options.filters.flatMap(Plan.named)
        guard !plans.isEmpty, !options.filters.contains(where: { Plan.named($0).isEmpty }) else {
            print("a workload of that name is not among these:")
            for plan in Plan.all { print("  \(plan.name)") }
            exit(2)
        }
        if options.isListing {
            for plan in plans { print(plan.name, try await plan.make().operations) }
        } else if let runs = options.runs {
            for plan in plans { try await run(plan.make(), times: runs) }
        } else if options.isCounting {
            for plan in plans { try await count(plan.make()) }
        } else {
            try await time(plans, options)
        }
    }

    @MainActor private static func time(_ plans: [Plan], _ options: Options) async throws {
        let bench = Bench()
        var results: [Result] = []
        let lines = options.isMarkdown ? Table.markdown : Table.lines
        if !options.isJSON { print(options.isMarkdown ? Table.markdownHeading : Table.heading) }
        for plan in plans {
            let result = await bench.result(of: try await plan.make())
            results.append(result)
            if !options.isJSON { for line in lines(result) { print(line) } }
        }
        if options.isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(results), as: UTF8.self))
        }
        if let file = options.picture {
            try Picture(of: results).svg.write(toFile: file, atomically: true, encoding: .utf8)
        }
        let failures = results.flatMap(\.failures)
        guard options.isCheck, !failures.isEmpty else { return }
        for failure in failures { print(failure) }
        exit(1)
    }

    @MainActor private static func count(_ workload: Workload) async {
        guard case .timed(let measured, _) = workload.kind else { return }
        print(Table.line(allocations: await Bench().allocations(of: measured), of: workload.name))
    }

    @MainActor private static func run(_ workload: Workload, times: Int) async {
        guard case .timed(let measured, _) = workload.kind else { return }
        for _ in 0..<times { _ = await measured.run { 0 } }
    }
}

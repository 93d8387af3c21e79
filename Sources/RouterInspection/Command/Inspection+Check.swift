import RouterCore
import RouterTesting

extension Inspection {
    /// Looks for what is wrong: with the composition, and then with the screens, or with links that files list.
    func check(
        _ check: InspectionRequest.Check, _ progress: ProgressLine?, write: (String) throws -> Void
    ) async throws -> ExitStatus {
        // A file that is of no use is found out now, rather than when all has been done.
        if let file = check.traces { try TraceFile(file).write([]) }
        let links = try check.links.map { try LinkFile($0) }
        let association = try check.association.map { try AssociationFile($0) }
        func say(_ text: String) throws { if !check.isJSON { try write(text) } }

        var report = CheckReport()
        if let app = try composed(&report, say) {
            if let links {
                let results = await links.check(in: app, allowing: origins, progress)
                report.links = results
                try say(results.text)
            }
            if let association {
                let comparison = association.compared(with: app.links, appID: check.appID)
                report.association = comparison
                try say(comparison.text)
            }
            if links == nil, association == nil { try await crawl(app, &report, progress, say) }
        }
        if let file = check.traces {
            try TraceFile(file).write(report.traces)
            try say("\(counted(report.traces.count, "trace")) written to \(file).\n")
        }
        if check.isJSON { try write(jsonText(of: report) + "\n") }
        return report.isSound ? .success : .failed
    }

    /// Composes the app, and notes everything that is wrong with it; nil when it cannot be composed.
    private func composed(
        _ report: inout CheckReport, _ say: (String) throws -> Void
    ) throws -> Composition<Screen>? {
        var app: Composition<Screen>?
        var issues: [CompositionIssue] = []
        do {
            let composed = try compose()
            (app, issues) = (composed, composed.issues)
        } catch let error as CompositionError {
            issues = error.issues
        }
        report.composition = issues.map { "\($0)" }
        try say("The composition: \(listed(report.composition))")
        return app
    }

    private func crawl(
        _ app: Composition<Screen>, _ report: inout CheckReport, _ progress: ProgressLine?,
        _ say: (String) throws -> Void
    ) async throws {
        guard let crawls else {
            try say("The screens: not visited, as they are no ActionableScreen, which lists its actions.\n")
            return
        }
        for crawling in try crawls(app) {
            let crawl = try await crawling.run { visited, known in
                progress?.show("\(visited) of \(known) screens visited")
            }
            progress?.clear()
            report.crawls.append(crawl)
            try say("\(crawl)\n")
        }
    }
}

/// Returns that nothing is wrong, or how much and what, with a line break at the end.
func listed(_ problems: [String]) -> String {
    guard !problems.isEmpty else { return "nothing is wrong.\n" }
    let list = problems.map { "- \($0.replacing("\n", with: "\n    "))\n" }.joined()
    return "\(counted(problems.count, "thing")) wrong:\n\(list)"
}

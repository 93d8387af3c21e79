import AllocationCounter

/// Results as lines of text, one for each comparison.
enum Table {
    /// The heading.
    static let heading = line(
        "workload", "measured", "minimum", "allocations", "limit", "of the limit", "ratio", "reach", "")

    /// The lines of a result.
    static func lines(of result: Result) -> [String] {
        let measured = result.measured
        return result.comparisons.map { comparison in
            line(
                result.name, amount(measured.median, result.unit), amount(measured.minimum, result.unit),
                measured.allocations?.text(2) ?? "-", comparison.limit.name,
                amount(comparison.limit.median, result.unit), comparison.ratio.text(2),
                comparison.reach.text(1), comparison.ratio <= comparison.reach ? "met" : "MISSED")
        }
    }

    /// The heading in Markdown, as RESULTS.md has it.
    static let markdownHeading = """
        | workload | median | allocations | limit | of the limit | ratio | reach | |
        | --- | --: | --: | --- | --: | --: | --: | --- |
        """

    /// The lines of a result in Markdown.
    static func markdown(of result: Result) -> [String] {
        let measured = result.measured
        return result.comparisons.map { comparison in
            let cells = [
                "`\(result.name)`", amount(measured.median, result.unit),
                measured.allocations?.shortText(2) ?? "–", comparison.limit.name,
                amount(comparison.limit.median, result.unit), comparison.ratio.text(2),
                comparison.reach.shortText(1), comparison.ratio <= comparison.reach ? "met" : "missed",
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
    }

    /// The line of a count: the allocations of an operation.
    static func line(allocations: Double?, of name: String) -> String {
        pad(name, 30) + (allocations?.text(2) ?? "cannot be counted here")
    }

    private static func amount(_ value: Double, _ unit: String) -> String {
        if unit == "ns", value >= 1e6 { return "\((value / 1e6).text(1)) ms" }
        if unit == "ns", value >= 1e4 { return "\((value / 1e3).text(1)) µs" }
        return "\(value.text(value < 100 ? 1 : 0)) \(unit)"
    }

    private static func line(
        _ name: String, _ median: String, _ minimum: String, _ allocations: String, _ limit: String,
        _ plain: String, _ ratio: String, _ reach: String, _ verdict: String
    ) -> String {
        pad(name, 30) + lead(median, 12) + lead(minimum, 12) + lead(allocations, 12) + "  " + pad(limit, 34)
            + lead(plain, 13) + lead(ratio, 8) + lead(reach, 7) + "  " + verdict
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func lead(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }
}

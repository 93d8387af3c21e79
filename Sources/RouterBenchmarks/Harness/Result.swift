/// What came of a row.
struct Result: Encodable {
    /// The figures of one case.
    struct Figures: Encodable {
        /// What was timed.
        let name: String
        /// The median of all rounds, in nanoseconds for each operation.
        let median: Double
        /// The least of all rounds.
        let minimum: Double
        /// Allocations for each operation; nil where they cannot be counted.
        let allocations: Double?
    }

    /// A limit and how far the thing measured is from it.
    struct Comparison: Encodable {
        /// The limit itself.
        let limit: Figures
        /// The ratio of the medians.
        let ratio: Double
        /// The ratio to reach.
        let reach: Double
        /// The ratio beyond which a check fails.
        let bound: Double
    }

    /// The name of the row.
    let name: String
    /// What the figures are in: `ns` or `bytes`.
    let unit: String
    /// The thing measured.
    let measured: Figures
    /// What it is compared with.
    let comparisons: [Comparison]
    /// The most allocations an operation may make.
    let allocationBound: Double?

    /// How far beyond a ratio a timed row may be before a check fails.
    static let tolerance = 1.25

    /// What is wrong, in a line each; empty when all is reached as far as a shared machine can tell.
    var failures: [String] {
        var failures: [String] = []
        for comparison in comparisons where comparison.ratio > comparison.bound {
            let ratio = "\(comparison.ratio.text(2)) × \(comparison.limit.name)"
            failures.append("\(name): \(ratio), to reach \(comparison.reach)")
        }
        if let allocationBound, let made = measured.allocations, made > allocationBound + 0.005 {
            failures.append("\(name): \(made.text(2)) allocations, at most \(allocationBound)")
        }
        return failures
    }
}

extension Double {
    /// The number with so many digits behind the point.
    func text(_ digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let rounded = Int((self * scale).rounded())
        guard digits > 0 else { return "\(rounded)" }
        let fraction = String(rounded % Int(scale))
        return "\(rounded / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }

    /// The same without zeros at the end.
    func shortText(_ digits: Int) -> String {
        var text = text(digits)[...]
        while text.contains("."), text.last == "0" || text.last == "." { text.removeLast() }
        return String(text)
    }
}

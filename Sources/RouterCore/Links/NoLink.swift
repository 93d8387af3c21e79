/// Keeps a path from patterns that are wide enough to match it.
///
/// ```swift
/// NoLink("/articles/new")
/// NoLink("/account/{_...}")
/// ```
///
/// It ranks like a pattern: one that is more specific still matches. In an `apple-app-site-association` file it is
/// an `exclude`.
public struct NoLink: Hashable, Sendable {
    /// The pattern: literals, `{_}` for any segment, and `{_...}` for all that are left.
    public let pattern: String

    /// Creates the rule; a composition reports a pattern that does not follow the grammar.
    public init(_ pattern: String) {
        self.pattern = pattern
    }

    /// Stands where a module is named.
    static let module = "the app"

    /// The segments of the pattern, in which nothing can be named.
    func segments() throws(CompositionIssue.PatternProblem) -> [LinkPattern.Segment] {
        let segments = try LinkPattern(pattern).segments
        for case let name? in segments.map(\.name) { throw .namedPlaceholder(name) }
        return segments
    }

    /// The rule as data.
    var summary: LinkSummary {
        LinkSummary(
            pattern: pattern, module: Self.module, route: nil, caseName: nil, queryLabels: [],
            requiredQueryLabels: [], isInternal: false, isCanonical: false)
    }
}

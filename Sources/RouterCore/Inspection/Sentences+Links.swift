extension CompositionIssue {
    /// A sentence about a link pattern: what is wrong, where, and what to do.
    var linkDescription: String {
        switch self {
        case .malformedPattern(let pattern, let module, let problem):
            "The pattern \"\(pattern)\" in \"\(module)\" \(problem.sentence)"
        case .unknownLabel(let label, let pattern, let module, let labels):
            "The placeholder {\(label)} of \"\(pattern)\" in \"\(module)\" is no label of its case; "
                + (labels.isEmpty
                    ? "the case has none, so write it as a literal."
                    : suggestion(for: label, among: labels))
        case .ambiguousPatterns(let patterns, let modules):
            "\(list(patterns, of: modules)) match the same paths; "
                + "change a literal in one of them, or remove it."
        case .noSample(let type, let pattern, let module):
            "No sample of \(type) could be made for \"\(pattern)\" in \"\(module)\"; "
                + "give it a linkSample, or make it CaseIterable."
        case .hiddenLabels(let route, let pattern, let module):
            "The encoding of \(route) does not show its labels, so \"\(pattern)\" in \"\(module)\" cannot be "
                + "bound; let the compiler synthesize encode(to:)."
        case .unfitPlaceholder(let label, let pattern, let module, let problem):
            "The placeholder {\(label)} of \"\(pattern)\" in \"\(module)\" \(problem.sentence)"
        case .roundTripFailed(let pattern, let module, let printed):
            "A sample of \"\(pattern)\" in \"\(module)\" is printed as \"\(printed)\", which is read as something "
                + "else; make its LinkParameter types read what they print."
        default: ""
        }
    }

    private func list(_ patterns: [String], of modules: [String]) -> String {
        zip(patterns, modules).map { "\"\($0)\" in \"\($1)\"" }.joined(separator: " and ")
    }
}

extension PatternProblem {
    fileprivate var sentence: String {
        switch self {
        case .noLeadingSlash: "does not begin with \"/\"; put one in front."
        case .trailingSlash: "ends with \"/\"; leave it off, it is accepted in links all the same."
        case .emptySegment: "has an empty segment, which no path matches; remove one \"/\"."
        case .malformedSegment(let text):
            "has the segment \"\(text)\", which is neither text nor one {name}; split it in two."
        case .unnamedPlaceholder: "has a placeholder without a name; write {name}."
        case .duplicatePlaceholder(let name): "names {\(name)} twice; a label is filled once."
        case .restNotLast(let name): "goes on after {\(name)...}, which takes all that is left; put it last."
        case .dotSegment(let text): "has the segment \"\(text)\", which no path can contain; remove it."
        }
    }
}

extension PlaceholderProblem {
    fileprivate var sentence: String {
        switch self {
        case .optional: "is bound to an Optional, but a segment is always there; leave it to the query."
        case .array: "is bound to an Array, but holds one segment; write {name...} at the end."
        case .notAnArray: "holds several segments, so it needs an Array; write {name} for one."
        }
    }
}

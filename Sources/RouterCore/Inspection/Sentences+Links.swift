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
        case .unboundParameter(let number, let type, let pattern, let module):
            "Parameter \(number) of the closure of \"\(pattern)\" in \"\(module)\", of type \(type), is equal to no value "
                + "of the route it makes; hand it to a value as it is, or leave it out."
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

extension CompositionIssue.PatternProblem {
    fileprivate var sentence: String {
        switch self {
        case .noLeadingSlash: "does not begin with \"/\"; put one in front."
        case .trailingSlash: "ends with \"/\"; leave it off, it is accepted in links all the same."
        case .emptySegment: "has an empty segment, which no path matches; remove one \"/\"."
        case .malformedEscape(let text):
            "has the segment \"\(text)\", in which a % is not followed by two hexadecimal digits; write %25 for a %."
        case .foreignPlaceholder(let text):
            "has the segment \"\(text)\"; a placeholder is written {name}, and the rest of a path {name...}."
        case .namedPlaceholder(let name):
            "names {\(name)}, but a NoLink keeps nothing; write {_}, or {_...} for all that are left."
        case .malformedSegment(let text):
            "has the segment \"\(text)\", which is neither text nor one {name}; split it in two."
        case .unnamedPlaceholder: "has a placeholder without a name; write {name}."
        case .duplicatePlaceholder(let name): "names {\(name)} twice; a label is filled once."
        case .restNotLast(let name): "goes on after {\(name)...}, which takes all that is left; put it last."
        case .dotSegment(let text): "has the segment \"\(text)\", which no path can contain; remove it."
        }
    }
}

extension CompositionIssue.PlaceholderProblem {
    fileprivate var sentence: String {
        switch self {
        case .optional: "is bound to an Optional, but a segment is always there; leave it to the query."
        case .array: "is bound to an Array, but holds one segment; write {name...} at the end."
        case .pairs: "is bound to a Dictionary, which takes items of a query; leave it to the query."
        case .fixed: "is bound to a value that the closure fixes; make it a parameter of the closure."
        case .within(let outer):
            "is bound to a label within {\(outer)}, which is one value of the link; write {\(outer)}, or make the "
                + "inner value a parameter of the closure."
        case .notAnArray: "holds several segments, so it needs an Array; write {name} for one."
        }
    }
}

/// Says which items of a link were taken as absent.
func sentence(aboutUnreadItems labels: [String], of link: String) -> String {
    let names = labels.map { "\"\($0)\"" }.joined(separator: ", ")
    return "The link \"\(link.prefix(200))\" is read without \(names), whose text is no value of its type."
}

extension MatchFailure: CustomStringConvertible {
    /// A sentence and, beneath it, the link with carets under the part that failed.
    public var description: String {
        "\(sentence)\n\(drawing)"
    }

    /// The failing part, cut to a readable length.
    private var part: String {
        let bytes = Array(link.utf8)
        let text = Self.drawable(bytes[range.clamped(to: 0..<bytes.count)].prefix(Self.partLength))
        return range.count > Self.partLength ? text + "…" : text
    }

    /// How much of a link a sentence quotes, in bytes: whoever sends a long one does not fill the log.
    private static let partLength = 60

    package var sentence: String {
        switch reason {
        case .schemeNotAllowed: "Links of the scheme \"\(part.lowercased())\" are refused."
        case .hostNotAllowed(""): "A link of this scheme needs a host."
        case .hostNotAllowed: "Links of the host \"\(part)\" are refused."
        case .portNotAllowed(""): "A link with an empty port is refused."
        case .portNotAllowed: "A link with a port that is not listed is refused."
        case .userInformation: "A link with user information is refused."
        case .tooLong: "A link of more than \(LinkParts.maximumLength) bytes is refused."
        case .tooManySegments: "A link of more than \(ScannedLink.maximumSegments) segments is refused."
        case .tooManyItems: "A link of more than \(ScannedLink.maximumItems) query items is refused."
        case .notAPath: slashAdvice
        case .malformedEscape: "In \"\(part)\" a % is not followed by two hexadecimal digits."
        case .invalidUTF8: "\"\(part)\" decodes to bytes that are no UTF-8."
        case .emptySegment: "The path has an empty segment; write one \"/\" where two follow each other."
        case .fragment:
            "The fragment \"#\(part)\" begins like a path; map it with RewriteLinks, or leave it off."
        case .notOurs: "A RewriteLinks says that this link is not the app's."
        case .noLink(let pattern): "NoLink(\"\(pattern)\") keeps \"\(part)\" from all patterns."
        case .noPattern: nearest.map(sentence) ?? "No pattern begins like this link."
        }
    }

    /// Where the slash is missing that a path begins with.
    private var slashAdvice: String {
        guard !link.isEmpty else {
            return "The link is empty; write a path, which begins with \"/\", or a URL."
        }
        let parts = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let isSchemed =
            parts.count == 2 && parts[0].first?.isLetter == true
            && parts[0].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        guard isSchemed else {
            return "\"\(part)\" is neither a path nor a URL; a path begins with \"/\": \"/\(part)\"."
        }
        guard parts[1].hasPrefix("/") else {
            return "\"\(part)\" has no \"/\" after its scheme; write \"\(parts[0]):/\(parts[1])\"."
        }
        return "\"\(part)\" is a URL where a path is read; write its path alone, beginning with \"/\"."
    }

    private func sentence(of nearest: Nearest) -> String {
        let start = "No pattern matches; the nearest is \(nearest.pattern) of \(nearest.module)"
        return switch nearest.mismatch {
        case .literal(let literal): "\(start), which has \"\(literal)\" in place of \"\(part)\"."
        case .segment(let label, let type):
            "\(start), whose \(label) is of type \(type), which \"\(part)\" is not."
        case .missingItem(let label, let type): "\(start), which needs a query item \(label) of type \(type)."
        case .item(let label, let type):
            "\(start), whose query item \(label) is of type \(type), which its text is not."
        case .malformedItem(let label): "\(start), whose query item \(label) is malformed here."
        case .linkTooShort: "\(start), which goes on where the link ends."
        case .linkTooLong: "\(start), which ends before \"\(part)\"."
        }
    }

    /// The link, or the stretch of it around the failing part, over a line of carets.
    private var drawing: String {
        let bytes = Array(link.utf8)
        let failed = range.clamped(to: 0..<bytes.count)
        let start = failed.lowerBound > 60 ? failed.lowerBound - 40 : 0
        let end = min(bytes.count, max(start + 100, failed.lowerBound + 60))
        let before = (start > 0 ? "…" : "") + Self.drawable(bytes[start..<failed.lowerBound])
        let middle = Self.drawable(bytes[failed.lowerBound..<min(failed.upperBound, end)])
        let after = failed.upperBound < end ? Self.drawable(bytes[failed.upperBound..<end]) : ""
        let indent = String(repeating: " ", count: before.count)
        let carets = String(repeating: "^", count: max(1, middle.count))
        return "\(before)\(middle)\(after)\(end < bytes.count ? "…" : "")\n\(indent)\(carets)"
    }

    /// The text with one visible column for each scalar, so that a hostile link cannot disturb the drawing.
    private static func drawable(_ bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isPlain = scalar.properties.isAlphabetic && !scalar.properties.isDefaultIgnorableCodePoint
            text.unicodeScalars.append(isPlain || (0x20..<0x7F).contains(scalar.value) ? scalar : "\u{FFFD}")
        }
        return text
    }
}

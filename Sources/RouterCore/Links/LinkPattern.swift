/// The text of a pattern, taken apart: `/literal/{name}/{_}/{rest...}`.
package struct LinkPattern: Sendable {
    /// One segment of a pattern.
    package enum Segment: Hashable, Sendable {
        /// Matches its text, which is decoded here as in a link.
        case literal(String)
        /// Matches one segment; without a name it is forgotten.
        case placeholder(String?)
        /// Matches all segments that are left, at least one; without a name they are forgotten.
        case rest(String?)

        /// The name between the braces; nil for a literal, and for `_`.
        var name: String? {
            switch self {
            case .literal: nil
            case .placeholder(let name), .rest(let name): name
            }
        }

        /// Whether it forgets what it matches.
        var isForgotten: Bool {
            switch self {
            case .literal: false
            case .placeholder(let name), .rest(let name): name == nil
            }
        }
    }

    /// The text as it was written.
    let text: String
    /// Its segments from the left; none for `/`.
    package let segments: [Segment]

    package init(_ text: String) throws(CompositionIssue.PatternProblem) {
        self.text = text
        // A combining mark may follow a slash or a brace, so the bytes are compared.
        guard text.utf8.first == UInt8(ascii: "/") else { throw .noLeadingSlash }
        let rest = text.utf8.dropFirst()
        let parts =
            rest.isEmpty ? [] : rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.dropLast().contains(where: { $0.isEmpty }) { throw .emptySegment }
        if parts.last?.isEmpty == true { throw .trailingSlash }
        var segments: [Segment] = []
        segments.reserveCapacity(parts.count)
        for part in parts {
            if case .rest(let name)? = segments.last { throw .restNotLast(name ?? "_") }
            let segment = try Self.segment(part)
            if let name = segment.name, segments.contains(where: { $0.name == name }) {
                throw .duplicatePlaceholder(name)
            }
            segments.append(segment)
        }
        self.segments = segments
    }

    private static func segment(_ part: Substring.UTF8View) throws(CompositionIssue.PatternProblem) -> Segment
    {
        let text = String(Substring(part))
        if text == "." || text == ".." { throw .dotSegment(text) }
        var (hasBrace, hasEscape, hasMark) = (false, false, false)
        for byte in part {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): hasBrace = true
            case UInt8(ascii: "%"): hasEscape = true
            case UInt8(ascii: "?"), UInt8(ascii: "#"): hasMark = true
            default: break
            }
        }
        guard hasBrace else {
            // A query or a fragment is no part of a path, so no path could match it.
            if hasMark { throw .malformedSegment(text) }
            let isForeign =
                part.first == UInt8(ascii: ":")
                || part.first == UInt8(ascii: "<") && part.last == UInt8(ascii: ">")
            if isForeign || text == "*" || text == "**" { throw .foreignPlaceholder(text) }
            guard hasEscape else { return .literal(text) }
            guard let decoded = PercentCoding.decoded(text) else { throw .malformedEscape(text) }
            return .literal(decoded)
        }
        guard part.first == UInt8(ascii: "{"), part.last == UInt8(ascii: "}") else {
            throw .malformedSegment(text)
        }
        var name = part.dropFirst().dropLast()
        let isRest = name.suffix(3).elementsEqual("...".utf8)
        if isRest { name = name.dropLast(3) }
        guard !name.isEmpty else { throw .unnamedPlaceholder }
        let label = String(Substring(name))
        // Most names are ASCII, of which Unicode need not be asked.
        guard
            name.allSatisfy(Self.isOfName)
                || label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { throw .malformedSegment(text) }
        let kept = label == "_" ? nil : label
        return isRest ? .rest(kept) : .placeholder(kept)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}

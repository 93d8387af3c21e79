/// The text of a pattern, taken apart: `/literal/{name}/{rest...}`.
package struct LinkPattern: Sendable {
    /// One segment of a pattern.
    package enum Segment: Hashable, Sendable {
        /// Matches its text, which is compared after decoding.
        case literal(String)
        /// Matches one segment.
        case placeholder(String)
        /// Matches all segments that are left, at least one.
        case rest(String)

        /// The name between the braces.
        var name: String? {
            switch self {
            case .literal: nil
            case .placeholder(let name), .rest(let name): name
            }
        }
    }

    /// The text as it was written.
    let text: String
    /// Its segments from the left; none for `/`.
    package let segments: [Segment]

    package init(_ text: String) throws(PatternProblem) {
        self.text = text
        // A combining mark may follow a slash or a brace, so the bytes are compared.
        guard text.utf8.first == UInt8(ascii: "/") else { throw .noLeadingSlash }
        let rest = text.utf8.dropFirst()
        let parts =
            rest.isEmpty ? [] : rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.dropLast().contains(where: \.isEmpty) { throw .emptySegment }
        if parts.last?.isEmpty == true { throw .trailingSlash }
        var segments: [Segment] = []
        for part in parts {
            if case .rest(let name)? = segments.last { throw .restNotLast(name) }
            let segment = try Self.segment(part)
            if let name = segment.name, segments.contains(where: { $0.name == name }) {
                throw .duplicatePlaceholder(name)
            }
            segments.append(segment)
        }
        self.segments = segments
    }

    private static func segment(_ part: Substring.UTF8View) throws(PatternProblem) -> Segment {
        let text = String(Substring(part))
        if text == "." || text == ".." { throw .dotSegment(text) }
        guard part.contains(where: { "{}".utf8.contains($0) }) else {
            // A query or a fragment is no part of a path, so no path could match it.
            if part.contains(where: { "?#".utf8.contains($0) }) { throw .malformedSegment(text) }
            return .literal(text)
        }
        guard part.first == UInt8(ascii: "{"), part.last == UInt8(ascii: "}") else {
            throw .malformedSegment(text)
        }
        var name = part.dropFirst().dropLast()
        let isRest = name.suffix(3).elementsEqual("...".utf8)
        if isRest { name = name.dropLast(3) }
        guard !name.isEmpty else { throw .unnamedPlaceholder }
        let label = String(Substring(name))
        guard label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw .malformedSegment(text)
        }
        return isRest ? .rest(label) : .placeholder(label)
    }
}

/// The text of a pattern, taken apart: `/literal/{name}/{rest...}`.
struct LinkPattern: Sendable {
    /// One segment of a pattern.
    enum Segment: Hashable, Sendable {
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
    let segments: [Segment]

    init(_ text: String) throws(PatternProblem) {
        self.text = text
        guard text.utf8.first == UInt8(ascii: "/") else { throw .noLeadingSlash }
        var parts = text.utf8.dropFirst().split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.count == 1, parts[0].isEmpty { parts = [] }
        if parts.dropLast().contains(where: \.isEmpty) { throw .emptySegment }
        if parts.last?.isEmpty == true { throw .trailingSlash }

        var segments: [Segment] = []
        for (index, part) in parts.enumerated() {
            let segment = try Self.segment(String(Substring(part)))
            if let name = segment.name, segments.contains(where: { $0.name == name }) {
                throw .duplicatePlaceholder(name)
            }
            if case .rest(let name) = segment, index < parts.count - 1 { throw .restNotLast(name) }
            segments.append(segment)
        }
        self.segments = segments
    }

    private static func segment(_ text: String) throws(PatternProblem) -> Segment {
        if text == "." || text == ".." { throw .dotSegment(text) }
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
            // A query or a fragment is no part of a path, so no path could match it.
            guard !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
                throw .malformedSegment(text)
            }
            return .literal(text)
        }
        guard text.hasPrefix("{"), text.hasSuffix("}") else { throw .malformedSegment(text) }
        var name = text.dropFirst().dropLast()
        let isRest = name.hasSuffix("...")
        if isRest { name = name.dropLast(3) }
        guard !name.isEmpty else { throw .unnamedPlaceholder }
        // What a letter is beyond ASCII takes long to find out, so that is asked only where it matters.
        let isWord =
            name.utf8.allSatisfy(isWordByte) || name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isWord else { throw .malformedSegment(text) }
        return isRest ? .rest(String(name)) : .placeholder(String(name))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

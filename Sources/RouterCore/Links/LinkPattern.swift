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
        var text = text
        segments = try text.withUTF8(Self.segments).get()
    }

    private static func segments(
        of bytes: UnsafeBufferPointer<UInt8>
    ) -> Result<[Segment], PatternProblem> {
        let slash = UInt8(ascii: "/")
        guard bytes.first == slash else { return .failure(.noLeadingSlash) }
        guard bytes.count > 1 else { return .success([]) }
        var slashes = 1
        for index in 1..<bytes.count where bytes[index] == slash {
            if bytes[index - 1] == slash { return .failure(.emptySegment) }
            slashes += 1
        }
        if bytes[bytes.count - 1] == slash { return .failure(.trailingSlash) }

        var segments: [Segment] = []
        segments.reserveCapacity(slashes)
        var start = 1
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: slash) ?? bytes.count
            do throws(PatternProblem) {
                let segment = try segment(UnsafeBufferPointer(rebasing: bytes[start..<end]))
                if let name = segment.name {
                    for other in segments where other.name == name { throw .duplicatePlaceholder(name) }
                    if case .rest = segment, end < bytes.count { throw .restNotLast(name) }
                }
                segments.append(segment)
            } catch {
                return .failure(error)
            }
            start = end + 1
        }
        return .success(segments)
    }

    private static func segment(_ bytes: UnsafeBufferPointer<UInt8>) throws(PatternProblem) -> Segment {
        var (hasBrace, hasMark, isDots) = (false, false, bytes.count < 3)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): hasBrace = true
            case UInt8(ascii: "?"), UInt8(ascii: "#"): hasMark = true
            default: break
            }
            if byte != UInt8(ascii: ".") { isDots = false }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if isDots { throw .dotSegment(text) }
        guard hasBrace else {
            // A query or a fragment is no part of a path, so no path could match it.
            if hasMark { throw .malformedSegment(text) }
            return .literal(text)
        }
        guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else {
            throw .malformedSegment(text)
        }
        var name = bytes.dropFirst().dropLast()
        let isRest = name.suffix(3).elementsEqual("...".utf8)
        if isRest { name = name.dropLast(3) }
        guard !name.isEmpty else { throw .unnamedPlaceholder }
        let label = String(decoding: name, as: UTF8.self)
        // What a letter is beyond ASCII takes long to find out, so that is asked only where it matters.
        let isWord =
            name.allSatisfy(isWordByte) || label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isWord else { throw .malformedSegment(text) }
        return isRest ? .rest(label) : .placeholder(label)
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

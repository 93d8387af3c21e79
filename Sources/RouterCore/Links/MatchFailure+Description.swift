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

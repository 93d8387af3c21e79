/// Writes the routes of one case as paths.
struct LinkPrinter: Sendable {
    /// One piece of the path.
    private enum Piece: Sendable {
        /// Slashes and literals, escaped.
        case fixed([UInt8])
        /// The one text of a parameter.
        case one(Int)
        /// The texts of a parameter, a segment each.
        case rest(Int)
    }

    private var pieces: [Piece] = []
    private var items: [(name: [UInt8], parameter: Int)] = []

    /// Plans the printing; a placeholder's name gives its parameter, an item is a name and a parameter.
    init(_ pattern: LinkPattern, parameter: (String) -> Int, items: [(name: String, parameter: Int)]) {
        var fixed: [UInt8] = []
        fixed.reserveCapacity(pattern.text.utf8.count)
        pieces.reserveCapacity(pattern.segments.count + 1)
        for segment in pattern.segments {
            fixed.append(UInt8(ascii: "/"))
            switch segment {
            case .literal(let text): PercentCoding.append(text, to: &fixed, safe: .segment)
            case .placeholder(let name):
                pieces.append(.fixed(fixed))
                pieces.append(.one(parameter(name)))
                fixed = []
            case .rest(let name):
                pieces.append(.fixed(fixed))
                pieces.append(.rest(parameter(name)))
                fixed = []
            }
        }
        if pattern.segments.isEmpty { fixed = [UInt8(ascii: "/")] }
        if !fixed.isEmpty { pieces.append(.fixed(fixed)) }
        self.items = items.map { item in
            var name: [UInt8] = []
            PercentCoding.append(item.name, to: &name, safe: .query)
            return (name + [UInt8(ascii: "=")], item.parameter)
        }
    }

    /// The path with its query, or nil when a value has no link or the link would be too long to be read.
    ///
    /// The closure gives the texts of a parameter.
    func print(_ texts: (Int) -> [String]?) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        for piece in pieces {
            switch piece {
            case .fixed(let fixed): bytes += fixed
            case .one(let parameter):
                guard let text = texts(parameter)?.first, !text.isEmpty else { return nil }
                Self.append(segment: text, to: &bytes)
            case .rest(let parameter):
                guard let texts = texts(parameter), !texts.isEmpty else { return nil }
                for (index, text) in texts.enumerated() {
                    if text.isEmpty { return nil }
                    if index > 0 { bytes.append(UInt8(ascii: "/")) }
                    Self.append(segment: text, to: &bytes)
                }
            }
        }
        let pathEnd = bytes.count
        var itemCount = 0
        for item in items {
            guard let texts = texts(item.parameter) else { return nil }
            for text in texts {
                bytes.append(bytes.count == pathEnd ? UInt8(ascii: "?") : UInt8(ascii: "&"))
                bytes += item.name
                PercentCoding.append(text, to: &bytes, safe: .query)
            }
            itemCount += texts.count
        }
        guard
            bytes.count <= LinkParts.maximumLength, itemCount <= ScannedLink.maximumItems,
            bytes[..<pathEnd].count(where: { $0 == UInt8(ascii: "/") }) <= ScannedLink.maximumSegments
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a segment; one that is only dots is escaped whole, as it would be taken for a step in the path.
    private static func append(segment text: String, to bytes: inout [UInt8]) {
        switch text {
        case ".": bytes += "%2E".utf8
        case "..": bytes += "%2E%2E".utf8
        default: PercentCoding.append(text, to: &bytes, safe: .segment)
        }
    }
}

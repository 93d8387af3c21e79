/// Writes the routes of one case as paths.
struct LinkPrinter: Sendable {
    /// One piece of the path.
    private enum Piece: Sendable {
        /// Slashes and literals, escaped.
        case fixed([UInt8])
        /// The texts of a parameter, a segment each; at least one.
        case segments(Int)
    }

    /// An item of the query.
    struct Item: Sendable {
        let parameter: Int
        /// The name, escaped; nil for a parameter that brings names of its own.
        let name: [UInt8]?

        init(_ name: String?, of parameter: Int) {
            self.parameter = parameter
            self.name = name.map(PercentCoding.escapedItem)
        }
    }

    private var pieces: [Piece] = []
    private let items: [Item]

    /// Plans the printing; the closure gives the parameter of a placeholder's name.
    init(_ pattern: LinkPattern, parameter: (String) -> Int, items: [Item]) {
        var fixed: [UInt8] = []
        fixed.reserveCapacity(pattern.text.utf8.count)
        pieces.reserveCapacity(pattern.segments.count)
        for segment in pattern.segments {
            fixed.append(UInt8(ascii: "/"))
            if case .literal(let text) = segment {
                PercentCoding.append(segment: text, to: &fixed)
            } else if let name = segment.name {
                pieces.append(.fixed(fixed))
                pieces.append(.segments(parameter(name)))
                fixed = []
            } else {
                // What is forgotten cannot be printed; this stands for it where the pattern is tried.
                fixed.append(UInt8(ascii: "_"))
            }
        }
        if pattern.segments.isEmpty { fixed = [UInt8(ascii: "/")] }
        if !fixed.isEmpty { pieces.append(.fixed(fixed)) }
        self.items = items
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
            case .segments(let parameter):
                guard let texts = texts(parameter), !texts.isEmpty, !texts.contains("") else { return nil }
                for (index, text) in texts.enumerated() {
                    if index > 0 { bytes.append(UInt8(ascii: "/")) }
                    PercentCoding.append(segment: text, to: &bytes)
                }
            }
        }
        let pathEnd = bytes.count
        var itemCount = 0
        for item in items {
            guard var texts = texts(item.parameter)?[...] else { return nil }
            while let text = texts.popFirst() {
                bytes.append(itemCount == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
                bytes += item.name ?? PercentCoding.escapedItem(text)
                bytes.append(UInt8(ascii: "="))
                let value = item.name == nil ? texts.popFirst() ?? "" : text
                bytes += PercentCoding.escapedItem(value)
                itemCount += 1
            }
        }
        guard
            bytes.count <= LinkParts.maximumLength, itemCount <= ScannedLink.maximumItems,
            bytes[..<pathEnd].count(where: { $0 == UInt8(ascii: "/") }) <= ScannedLink.maximumSegments
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

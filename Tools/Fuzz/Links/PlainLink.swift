/// A link taken apart, one rule after the other.
struct PlainLink {
    /// Why there is nothing to match.
    enum Fault: Error {
        /// It comes from the wrong place, or is too large.
        case refused
        /// It is malformed.
        case noMatch
    }

    /// Where links may come from: a scheme of the app's own, and a host with one port more.
    static let scheme = "app", host = "example.com", port = 8_443

    var segments: [[UInt8]] = []
    var beginsWithHost = false
    /// The items in their order: a name, nil where its escapes are malformed, and a value that is not decoded.
    var items: [(name: [UInt8]?, value: [UInt8])] = []

    /// Reads a path, or from outside a URL as well.
    init(_ link: String, fromOutside: Bool) throws(Fault) {
        let bytes = Array(link.utf8)
        guard bytes.count <= 8_192 else { throw .refused }
        let beforeFragment = bytes.prefix { $0 != UInt8(ascii: "#") }
        let fragment = bytes.dropFirst(beforeFragment.count + 1)
        let beforeQuery = Array(beforeFragment.prefix { $0 != UInt8(ascii: "?") })
        let query = Array(beforeFragment.dropFirst(beforeQuery.count + 1))

        var path = beforeQuery
        var host: [UInt8]?
        if path.first != UInt8(ascii: "/") {
            guard fromOutside else { throw .noMatch }
            (host, path) = try Self.origin(beforeQuery)
        }
        guard fragment.first != UInt8(ascii: "/") else { throw .noMatch }
        var parts = path.isEmpty ? [] : Self.split(Array(path.dropFirst()), at: "/")
        // One trailing slash is accepted.
        if parts.last?.isEmpty == true { parts.removeLast() }
        guard parts.count + (host == nil ? 0 : 1) <= 100 else { throw .refused }
        let pieces = query.isEmpty ? [] : Self.split(query, at: "&")
        guard pieces.count <= 1_000 else { throw .refused }

        var resolved: [[UInt8]] = []
        for part in parts {
            switch part {
            case Array(".".utf8): break
            case Array("..".utf8): _ = resolved.popLast()
            default: resolved.append(part)
            }
        }
        if let host {
            beginsWithHost = true
            resolved.insert(host, at: 0)
        }
        for segment in resolved {
            guard !segment.isEmpty, let text = Self.decoded(segment) else { throw .noMatch }
            segments.append(text)
        }
        for piece in pieces where !piece.isEmpty {
            let name = Array(piece.prefix { $0 != UInt8(ascii: "=") })
            items.append((Self.decoded(Self.spaced(name)), Array(piece.dropFirst(name.count + 1))))
        }
    }

    /// The host, if it counts as a segment, and the path of a URL.
    private static func origin(_ url: [UInt8]) throws(Fault) -> (host: [UInt8]?, path: [UInt8]) {
        let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        let scheme = folded(Array(url.prefix { $0 != UInt8(ascii: ":") }))
        guard scheme.count < url.count, let first = scheme.first, letters.contains(first),
            scheme.allSatisfy({ letters.contains($0) || Array("0123456789+-.".utf8).contains($0) })
        else { throw .noMatch }
        let isOwn = scheme == Array(Self.scheme.utf8)
        guard isOwn || scheme == Array("https".utf8) else { throw .refused }
        let rest = Array(url.dropFirst(scheme.count + 1))
        guard rest.starts(with: Array("//".utf8)) else {
            guard isOwn else { throw .refused }
            guard rest.first == UInt8(ascii: "/") else { throw .noMatch }
            return (nil, rest)
        }
        let authority = Array(rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") })
        let path = Array(rest.dropFirst(2 + authority.count))
        guard !authority.contains(UInt8(ascii: "@")) else { throw .refused }
        let address = authority.lastIndex(of: UInt8(ascii: "]")).map { authority.prefix($0) } ?? []
        let name = address + authority[address.count...].prefix { $0 != UInt8(ascii: ":") }
        let portText = name.count < authority.count ? Array(authority[(name.count + 1)...]) : nil
        if isOwn {
            guard portText == nil else { throw .refused }
            return (name.isEmpty ? nil : Array(name), path)
        }
        guard folded(Array(name)) == Array(Self.host.utf8) else { throw .refused }
        if let portText { guard PlainType.number(portText) == Self.port else { throw .refused } }
        return (nil, path)
    }

    static func split(_ bytes: [UInt8], at separator: Unicode.Scalar) -> [[UInt8]] {
        bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { Array($0) }
    }

    /// In a query a plus is a space.
    static func spaced(_ bytes: [UInt8]) -> [UInt8] {
        bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    }

    /// ASCII letters in lower case.
    static func folded(_ bytes: [UInt8]) -> [UInt8] {
        bytes.map { 65...90 ~= $0 ? $0 + 32 : $0 }
    }

    /// The bytes with each escape read once, or nil when one is malformed or the result is no text.
    static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        var decoded: [UInt8] = []
        var left = bytes[...]
        while let byte = left.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            let digits = String(decoding: left.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
                let value = UInt8(digits, radix: 16)
            else { return nil }
            decoded.append(value)
            left = left.dropFirst(2)
        }
        return String(validating: decoded, as: UTF8.self) == nil ? nil : decoded
    }
}

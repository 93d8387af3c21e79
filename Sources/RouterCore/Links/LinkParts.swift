/// The parts of a link, as ranges of its bytes.
struct LinkParts {
    /// The most bytes a link may have.
    static let maximumLength = 8_192

    /// The host, when it counts as the first segment.
    var host: Range<Int>?
    /// The path, which begins with `/` or is empty.
    var path: Range<Int>
    /// Whether there may be a `%` in the path.
    let mayBeEscaped: Bool
    /// What stands between `?` and the end or `#`; empty when there is none.
    var query: Range<Int>

    /// Takes a link apart that is a path, or a URL from one of the origins; without origins it has to be a path.
    init(_ link: UnsafeBufferPointer<UInt8>, allowing origins: LinkOrigins?) throws(LinkFault) {
        guard link.count <= Self.maximumLength else {
            throw LinkFault(.tooLong, at: Self.maximumLength..<link.count)
        }
        // The path ends before the first of both; only behind a question mark there may still be a fragment.
        let mark: Int
        (mark, mayBeEscaped) = Self.pathEnd(of: link)
        let end = mark < link.count ? link[mark...].firstIndex(of: UInt8(ascii: "#")) ?? link.count : mark
        host = nil
        path = 0..<mark
        query = min(mark + 1, end)..<end
        if link.first == UInt8(ascii: "/") { return }

        guard let origins, let colon = Self.schemeEnd(link[..<mark]) else {
            throw LinkFault(.notAPath, at: 0..<link.count)
        }
        let scheme = Self.folded(link[..<colon])
        let isOwn = origins.allowsScheme(scheme)
        guard isOwn || origins.hasHosts(of: scheme) else {
            throw LinkFault(.schemeNotAllowed(scheme), at: 0..<colon)
        }
        path = (colon + 1)..<mark
        guard link[path].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else {
            guard isOwn else { throw LinkFault(.hostNotAllowed(""), at: path) }
            guard link[path].first == UInt8(ascii: "/") else {
                throw LinkFault(.notAPath, at: 0..<link.count)
            }
            return
        }
        let authority = (colon + 3)..<(link[(colon + 3)..<mark].firstIndex(of: UInt8(ascii: "/")) ?? mark)
        path = authority.upperBound..<mark
        let name = try Self.host(in: authority, of: link, scheme: scheme, isOwn: isOwn, origins: origins)
        if isOwn, !name.isEmpty { host = name }
    }

    /// The index of the first `?` or `#`, or the count, and whether there is a `%` before it or close behind.
    private static func pathEnd(of link: UnsafeBufferPointer<UInt8>) -> (index: Int, mayBeEscaped: Bool) {
        var (index, percents) = (0, UInt64(0))
        while index < link.count {
            let word = link.word(at: index)
            percents |= word.highBits(where: UInt8(ascii: "%"))
            let marks = word.highBits(where: UInt8(ascii: "?")) | word.highBits(where: UInt8(ascii: "#"))
            if marks != 0 { return (index + marks.trailingZeroBitCount / 8, percents != 0) }
            index += 8
        }
        return (link.count, percents != 0)
    }

    /// Checks an authority and returns the range of its host.
    private static func host(
        in authority: Range<Int>, of link: UnsafeBufferPointer<UInt8>, scheme: String, isOwn: Bool,
        origins: LinkOrigins
    ) throws(LinkFault) -> Range<Int> {
        if let at = link[authority].firstIndex(of: UInt8(ascii: "@")) {
            throw LinkFault(.userInformation, at: authority.lowerBound..<(at + 1))
        }
        // The colons of an address in brackets are its own.
        let bracket = link[authority].lastIndex(of: UInt8(ascii: "]")) ?? authority.lowerBound
        let colon = link[bracket..<authority.upperBound].firstIndex(of: UInt8(ascii: ":"))
        let name = authority.lowerBound..<(colon ?? authority.upperBound)
        let port = colon.map { String(decoding: link[($0 + 1)..<authority.upperBound], as: UTF8.self) }
        if isOwn {
            if let port { throw LinkFault(.portNotAllowed(port), at: name.upperBound..<authority.upperBound) }
            return name
        }
        let host = folded(link[name])
        guard origins.allowsHost(host, scheme: scheme) else {
            throw LinkFault(.hostNotAllowed(host), at: name)
        }
        // An unlisted port is refused even where it is the scheme's default, and so is an empty one.
        let number = port.flatMap(Int.init(linkText:))
        guard origins.allowsHost(host, scheme: scheme, port: number), (port == nil) == (number == nil) else {
            throw LinkFault(.portNotAllowed(port ?? ""), at: name.upperBound..<authority.upperBound)
        }
        return name
    }

    /// The end of a scheme: a letter, then letters, digits, `+`, `-` and `.`, up to a colon.
    private static func schemeEnd(_ link: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let first = link.first, isLetter(first) else { return nil }
        for (index, byte) in zip(link.indices, link) {
            switch byte {
            case UInt8(ascii: ":"): return index
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                continue
            default: guard isLetter(byte) else { return nil }
            }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func folded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes.lazy.map(LinkTrie.folded), as: UTF8.self)
    }
}

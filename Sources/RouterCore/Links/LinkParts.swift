/// The parts of a link, as ranges of its bytes.
struct LinkParts {
    /// The most bytes a link may have.
    static let maximumLength = 8_192

    /// Whether it is a URL with a host, which needs no path.
    private(set) var hasAuthority = false
    /// The host, when it counts as the first segment.
    private(set) var host: Range<Int>?
    /// The path; in a link that is sound it begins with `/` or is empty.
    private(set) var path: Range<Int>
    /// What stands between `?` and the end or `#`; empty when there is none.
    let query: Range<Int>
    /// What stands behind `#`; empty when there is none.
    let fragment: Range<Int>
    /// Whether there is a `%` in the host or the path.
    let hasEscapes: Bool
    /// How many slashes stand in the scheme, the host and the path.
    let slashes: Int

    /// Takes a link apart that is a path, or a URL from one of the origins; without origins it has no scheme.
    init(
        _ link: UnsafeBufferPointer<UInt8>, allowing origins: LinkOrigins?
    ) throws(MatchFailure.Fault) {
        guard link.count <= Self.maximumLength else {
            throw .init(.tooLong, at: Self.maximumLength..<link.count)
        }
        var (mark, slashes, hasEscapes) = (0, 0, false)
        while mark < link.count {
            let byte = link[mark]
            // Letters, which are most, lie above all the marks.
            if byte <= UInt8(ascii: "?") {
                if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
                if byte == UInt8(ascii: "/") { slashes &+= 1 }
                if byte == UInt8(ascii: "%") { hasEscapes = true }
            }
            mark &+= 1
        }
        (self.slashes, self.hasEscapes) = (slashes, hasEscapes)
        var end = mark
        while end < link.count, link[end] != UInt8(ascii: "#") { end += 1 }
        query = min(mark + 1, end)..<end
        fragment = min(end + 1, link.count)..<link.count
        path = 0..<mark
        guard link.first != UInt8(ascii: "/"), let origins, let colon = Self.schemeEnd(link[path]) else {
            return
        }
        let name = Self.folded(link[..<colon])
        let isOwn = origins.allowsScheme(name)
        guard isOwn || origins.hasHosts(of: name) else {
            throw .init(.schemeNotAllowed(name), at: 0..<colon)
        }
        path = (colon + 1)..<mark
        guard link[path].starts(with: "//".utf8) else {
            guard isOwn else { throw .init(.hostNotAllowed(""), at: path) }
            return
        }
        let authority = (colon + 3)..<(link[(colon + 3)..<mark].firstIndex(of: UInt8(ascii: "/")) ?? mark)
        hasAuthority = true
        path = authority.upperBound..<mark
        let host = try Self.host(in: authority, of: link, scheme: name, isOwn: isOwn, origins: origins)
        if isOwn, !host.isEmpty { self.host = host }
    }

    /// Throws what keeps a link that may come from where it comes from being matched.
    func check(_ link: UnsafeBufferPointer<UInt8>) throws(MatchFailure.Fault) {
        let isPath = link[path].first == UInt8(ascii: "/")
        guard isPath || path.isEmpty && hasAuthority else { throw .init(.notAPath, at: 0..<link.count) }
        if link[fragment].first == UInt8(ascii: "/") { throw .init(.fragment, at: fragment) }
    }

    /// Checks an authority and returns the range of its host.
    private static func host(
        in authority: Range<Int>, of link: UnsafeBufferPointer<UInt8>, scheme: String, isOwn: Bool,
        origins: LinkOrigins
    ) throws(MatchFailure.Fault) -> Range<Int> {
        if let at = link[authority].firstIndex(of: UInt8(ascii: "@")) {
            throw .init(.userInformation, at: authority.lowerBound..<(at + 1))
        }
        // The colons of an address in brackets are its own.
        let bracket = link[authority].lastIndex(of: UInt8(ascii: "]")) ?? authority.lowerBound
        let colon = link[bracket..<authority.upperBound].firstIndex(of: UInt8(ascii: ":"))
        let name = authority.lowerBound..<(colon ?? authority.upperBound)
        let port = colon.map { String(decoding: link[($0 + 1)..<authority.upperBound], as: UTF8.self) }
        if isOwn {
            if let port { throw .init(.portNotAllowed(port), at: name.upperBound..<authority.upperBound) }
            return name
        }
        let host = folded(link[name])
        guard origins.allowsHost(host, scheme: scheme) else { throw .init(.hostNotAllowed(host), at: name) }
        // An unlisted port is refused even where it is the scheme's default, and so is an empty one.
        let number = port.flatMap(Int.init(linkText:))
        guard origins.allowsHost(host, scheme: scheme, port: number), (port == nil) == (number == nil) else {
            throw .init(.portNotAllowed(port ?? ""), at: name.upperBound..<authority.upperBound)
        }
        return name
    }

    /// The end of a scheme: a letter, then letters, digits, `+`, `-` and `.`, up to a colon.
    static func schemeEnd<Text: Collection<UInt8>>(_ link: Text) -> Text.Index? {
        guard let colon = link.firstIndex(of: UInt8(ascii: ":")), let first = link.first, isLetter(first),
            link[..<colon].allSatisfy({ byte in
                isLetter(byte) || 0x30...0x39 ~= byte || "+-.".utf8.contains(byte)
            })
        else { return nil }
        return colon
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// The text of some bytes, its ASCII letters in lower case.
    static func folded(_ bytes: some Sequence<UInt8>) -> String {
        String(
            decoding: bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}

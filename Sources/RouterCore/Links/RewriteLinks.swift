/// Changes links before any pattern is asked: fragments, other hosts, old forms.
///
/// ```swift
/// RewriteLinks { link in
///     // A web app's own routes, and the answer of a sign-in.
///     if let fragment = link.fragment, fragment.hasPrefix("/") { return .init(fragment) }
///     if link.path == "/oauth", let fragment = link.fragment { return "/oauth?\(fragment)" }
///     // Click trackers of another host.
///     if link.host == "go.example" { return link.item("url").map { .init($0) } }
///     // A scheme without slashes.
///     if link.scheme == "read", link.host == nil { return "/articles/\(link.path)" }
///     // Old forms, and two slashes where one is meant.
///     var link = link
///     if link.path.hasSuffix(".html") { link.path.removeLast(5) }
///     if link.path.hasPrefix("//") { link.path.removeFirst() }
///     return link
/// }
/// ```
///
/// It sees paths, and links from origins the router allows. What it returns is read in place of the link: another
/// one, the same, or nil for one that is not the app's. A URL it returns has to come from an allowed origin too.
/// Of several the later sees what the earlier returned. A path the router prints is read through them as well.
public struct RewriteLinks: Sendable {
    /// The parts of a link, as they are written in it: escapes are not decoded.
    public struct Parts: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The scheme, in lower case; nil for a path.
        public var scheme: String?
        /// The host, with its port if it has one, of a web link in lower case; nil where no `//` is.
        public var host: String?
        /// The path, which is `/` for a host alone, or a text without a slash: the `7` of `pay:7`.
        public var path: String
        /// The query, between `?` and the end or `#`; nil without `?`.
        public var query: String?
        /// The fragment, behind `#`; nil without it.
        public var fragment: String?
    }

    private let rewrite: @Sendable (Parts) -> Parts?

    /// Creates the rule.
    ///
    /// - Parameter rewrite: Returns what is to be read in place of a link, or nil when it is not the app's.
    public init(_ rewrite: @escaping @Sendable (_ link: Parts) -> Parts?) {
        self.rewrite = rewrite
    }

    /// The link that is read in place of one from an allowed origin.
    static func text(
        of link: String, allowing origins: LinkOrigins?, by rules: [RewriteLinks]
    ) throws(MatchFailure.Fault) -> String {
        var text = link
        try text.withUTF8 { bytes in
            Result { () throws(MatchFailure.Fault) in _ = try LinkParts(bytes, allowing: origins) }
        }.get()
        let given = Parts(link)
        var parts = given
        for rule in rules {
            guard let next = rule.rewrite(parts) else { throw .init(.notOurs, at: 0..<link.utf8.count) }
            parts = next
        }
        return parts == given ? link : parts.text
    }
}

extension RewriteLinks.Parts {
    /// Takes a path or a URL apart.
    ///
    /// - Complexity: O(length).
    public init(_ link: String) {
        var rest = Substring(link)
        func cut(at mark: Unicode.Scalar) -> String? {
            guard let index = rest.utf8.firstIndex(of: UInt8(ascii: mark)) else { return nil }
            defer { rest = rest[..<index] }
            return String(Substring(rest.utf8[index...].dropFirst()))
        }
        fragment = cut(at: "#")
        query = cut(at: "?")
        if let colon = LinkParts.schemeEnd(rest.utf8) {
            scheme = LinkParts.folded(rest.utf8[..<colon])
            rest = Substring(rest.utf8[colon...].dropFirst())
            if rest.utf8.starts(with: "//".utf8) {
                let name = rest.utf8.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
                let isOfWeb = scheme == "https" || scheme == "http"
                host = isOfWeb ? LinkParts.folded(name) : String(Substring(name))
                rest = rest[name.endIndex...]
            }
        }
        path = host != nil && rest.isEmpty ? "/" : String(rest)
    }

    /// Takes the path or URL of a literal apart.
    public init(stringLiteral link: String) {
        self.init(link)
    }

    /// The decoded value of the first query item of a name; nil when there is none, or its escapes are malformed.
    ///
    /// - Complexity: O(length of the query).
    public func item(_ name: String) -> String? {
        for item in (query ?? "").split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard PercentCoding.decoded(String(parts[0]), plusIsSpace: true) == name else { continue }
            return PercentCoding.decoded(parts.count > 1 ? String(parts[1]) : "", plusIsSpace: true)
        }
        return nil
    }

    /// The decoded segments of the path, one that is malformed as it is written.
    ///
    /// - Complexity: O(length of the path).
    public var segments: [String] {
        path.split(separator: "/").map { PercentCoding.decoded(String($0)) ?? String($0) }
    }

    /// The link as text.
    var text: String {
        (scheme.map { $0 + ":" } ?? "") + (host.map { "//" + $0 } ?? "") + path
            + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
    }
}

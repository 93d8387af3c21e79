/// The schemes and hosts a router takes links from; none by default.
///
/// ```swift
/// let router = Router(app, allowing: [.scheme("tastebook"), .host("tastebook.example")])
/// ```
///
/// Both are compared without case. A link with user information, or with a port that is not listed, is refused.
public struct LinkOrigins: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// One place links may come from.
    public enum Origin: Hashable, Sendable {
        /// A scheme of the app's own: the host of such a link, if there is one, is the first segment of its path.
        case scheme(String)
        /// A host of the web, reached by one scheme and, if a port is given, by that port alone.
        case host(String, scheme: String = "https", port: Int? = nil)
    }

    private let origins: Set<Origin>

    /// No scheme and no host: every URL is refused, paths are not.
    public static let none = LinkOrigins([])

    /// Creates the list from its entries.
    public init(_ origins: [Origin]) {
        self.origins = Set(origins.map(Self.folded))
    }

    /// Creates the list from its entries.
    public init(arrayLiteral elements: Origin...) {
        self.init(elements)
    }

    /// Returns whether the scheme, in lower case, is one of the app's own.
    func allowsScheme(_ scheme: String) -> Bool {
        origins.contains(.scheme(scheme))
    }

    /// Returns whether some host is reached by the scheme, in lower case.
    func hasHosts(of scheme: String) -> Bool {
        origins.contains { if case .host(_, scheme, _) = $0 { true } else { false } }
    }

    /// Returns whether the host, in lower case, is listed with any port.
    func allowsHost(_ host: String, scheme: String) -> Bool {
        origins.contains { if case .host(host, scheme, _) = $0 { true } else { false } }
    }

    /// Returns whether the host, in lower case, is listed with the port.
    func allowsHost(_ host: String, scheme: String, port: Int?) -> Bool {
        origins.contains(.host(host, scheme: scheme, port: port))
    }

    private static func folded(_ origin: Origin) -> Origin {
        switch origin {
        case .scheme(let scheme): .scheme(scheme.lowercased())
        case .host(let host, let scheme, let port):
            .host(host.lowercased(), scheme: scheme.lowercased(), port: port)
        }
    }
}

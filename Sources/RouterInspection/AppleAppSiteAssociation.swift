public import RouterCore

extension Collection<LinkSummary> {
    /// The `apple-app-site-association` file that makes the links universal ones of some apps.
    ///
    /// Put it at `/.well-known/apple-app-site-association` of each host the router allows. Each link becomes a
    /// component: its path, with `*` for a placeholder, and `?*` for each query item that has to be there.
    /// Internal links never appear. A `NoLink` is an `exclude`; as Apple takes the first component that matches, the
    /// components are then in the order in which the router asks its patterns.
    ///
    /// The file decides which links reach the app, and the app which of them lead somewhere: Apple's `*` matches
    /// slashes and the empty text too, so that some do that stand for no route. A path with a slash at its end,
    /// and a required item that is empty, stay in the browser unless another component matches them.
    ///
    /// - Parameter appIDs: The apps, each as its prefix, a dot, and its bundle identifier.
    /// - Returns: JSON with sorted keys, the components in the order of the links, each once.
    /// - Complexity: O(links), and O(links · log(links)) where there is a `NoLink`.
    public func appleAppSiteAssociation(appIDs: [String]) -> String {
        var seen: Set<Association.Component> = []
        var components = filter { !$0.isInternal }.compactMap(Association.Component.init)
            .filter { seen.insert($0).inserted }
        if components.contains(where: { $0.exclude != nil }) {
            components.sort { $0.ranks.lexicographicallyPrecedes($1.ranks) }
        }
        let details = Association.Details(appIDs: appIDs, components: components)
        return jsonText(of: Association(applinks: .init(details: [details])))
    }
}

/// The file as it is written.
private struct Association: Encodable {
    struct Links: Encodable { let details: [Details] }

    struct Details: Encodable {
        let appIDs: [String]
        let components: [Component]
    }

    /// What one component of the file matches.
    struct Component: Encodable, Hashable {
        let path: String
        /// The query items that have to be there, each with what it has to match; nil when there are none.
        let items: [String: String]?
        /// True for a path that stays in the browser, else nil.
        let exclude: Bool?
        /// The classes of its segments; the lower goes first.
        let ranks: [Int]

        enum CodingKeys: String, CodingKey {
            case path = "/"
            case items = "?"
            case exclude
        }

        /// Returns nil only for a pattern that no composition would accept.
        init?(_ link: LinkSummary) {
            guard let pattern = try? LinkPattern(link.pattern) else { return nil }
            let segments = pattern.segments.map { segment in
                switch segment {
                // Apple matches the escaped path. There is no escape for a `*`, which matches itself among others.
                case .literal(let text): Self.escaped(text, .segment)
                case .placeholder, .rest: "*"
                }
            }
            path = "/" + segments.joined(separator: "/")
            let required = link.requiredQueryLabels.map { (Self.escaped($0, .query), "?*") }
            items = required.isEmpty ? nil : Dictionary(required) { first, _ in first }
            exclude = link.route == nil ? true : nil
            ranks =
                pattern.segments.map { segment in
                    switch segment {
                    case .literal: 0
                    case .placeholder: 1
                    case .rest: 2
                    }
                } + [-required.count]
        }

        private static func escaped(_ text: String, _ safe: PercentCoding.Safe) -> String {
            var bytes: [UInt8] = []
            PercentCoding.append(text, to: &bytes, safe: safe)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    let applinks: Links
}

import RouterCore

/// An `apple-app-site-association` file.
struct Association: Codable {
    struct Links: Codable { let details: [Details] }

    struct Details: Codable {
        let appIDs: [String]
        let components: [Component]
    }

    /// What one component of the file matches.
    struct Component: Codable, Hashable {
        let path: String
        /// The query items that have to be there, each with what it has to match; nil when there are none.
        let items: [String: String]?
        /// True for a path that stays in the browser, else nil.
        let exclude: Bool?

        private enum CodingKeys: String, CodingKey {
            case path = "/"
            case items = "?"
            case exclude
        }
    }

    let applinks: Links

    /// Makes the file for some apps.
    init(_ links: [LinkSummary], appIDs: [String]) {
        var seen: Set<Component> = []
        var components = links.filter { !$0.isInternal }.compactMap(RankedComponent.init)
            .filter { seen.insert($0.component).inserted }
        if components.contains(where: { $0.component.exclude != nil }) {
            components.sort { $0.ranks.lexicographicallyPrecedes($1.ranks) }
        }
        let details = Details(appIDs: appIDs, components: components.map(\.component))
        applinks = Links(details: [details])
    }
}

/// A component, and the place of its pattern among those the router asks.
private struct RankedComponent {
    let component: Association.Component
    /// The classes of its segments; the lower goes first.
    let ranks: [Int]

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
        let required = link.requiredQueryLabels.map { (Self.escaped($0, .query), "?*") }
        component = Association.Component(
            path: "/" + segments.joined(separator: "/"),
            items: required.isEmpty ? nil : Dictionary(required) { first, _ in first },
            exclude: link.route == nil ? true : nil)
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

extension Association.Component {
    /// Reads a component as others may have written it.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeIfPresent(String.self, forKey: .path) ?? "*"
        // Where there is a text, it is for all of the query.
        let whole = try? container.decodeIfPresent(String.self, forKey: .items)
        items = try whole.map { ["": $0] } ?? container.decodeIfPresent([String: String].self, forKey: .items)
        exclude = try container.decodeIfPresent(Bool.self, forKey: .exclude) == true ? true : nil
    }

    /// The component as people read it, such as `/search?query=?*`.
    var text: String {
        let query = (items ?? [:]).sorted { $0.key < $1.key }.map {
            $0.key.isEmpty ? $0.value : "\($0.key)=\($0.value)"
        }
        return path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
            + (exclude == nil ? "" : " (excluded)")
    }
}

extension Association.Details {
    private enum OtherKeys: CodingKey { case appIDs, appID, components }

    /// Reads details as others may have written them: for one app, or without components.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: OtherKeys.self)
        let one = try container.decodeIfPresent(String.self, forKey: .appID)
        appIDs = try container.decodeIfPresent([String].self, forKey: .appIDs) ?? [one].compactMap(\.self)
        components = try container.decodeIfPresent([Association.Component].self, forKey: .components) ?? []
    }
}

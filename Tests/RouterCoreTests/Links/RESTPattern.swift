import RouterCore

/// A route of any pattern: its labels, and a value for each.
struct RESTRoute: Route, Encodable {
    let pattern: String
    let values: [any RESTParameter]

    static func == (left: RESTRoute, right: RESTRoute) -> Bool {
        left.pattern == right.pattern && left.values.map(\.texts) == right.values.map(\.texts)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(pattern)
    }

    func encode(to encoder: any Encoder) throws {
        var route = encoder.container(keyedBy: Key.self)
        var payload = route.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: pattern))
        for (label, value) in zip(RESTPattern(pattern).labels, values) {
            try payload.encode(value, forKey: Key(stringValue: label))
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

protocol RESTParameter: LinkParameter, Encodable {
    /// The segments that stand for it, not escaped.
    var texts: [String] { get }
}

extension String: RESTParameter { var texts: [String] { [self] } }
extension Int: RESTParameter { var texts: [String] { [String(self)] } }
extension [String]: RESTParameter { var texts: [String] { self } }

/// A pattern of an interface: ids and numbers are integers, a tail is an array, all else is text.
struct RESTPattern {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The names of its parameters.
    var labels: [String] {
        text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1)
            .map { String($0.prefix { $0 != "}" && $0 != "." }) }
    }

    var types: [any RESTParameter.Type] {
        labels.map { label in
            if text.contains("{\(label)...}") { return [String].self }
            return ["id", "number"].contains(label) ? Int.self : String.self
        }
    }

    /// The path of values, worked out with nothing but text.
    func path(_ values: [any RESTParameter]) -> String {
        var path = text
        for (label, value) in zip(labels, values) {
            let escaped = value.texts.map(Self.escaped).joined(separator: "/")
            for placeholder in ["{\(label)}", "{\(label)...}"] {
                let parts = path.split(separator: placeholder, omittingEmptySubsequences: false)
                path = parts.joined(separator: escaped)
            }
        }
        return path
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = UnicodeScalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || "0123456789-".contains(Character(scalar)))
            return isPlain ? String(scalar) : "%" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Declares it, with a constructor of as many parameters.
    func link(in registry: inout DestinationRegistry<Page>) {
        let types = types
        switch types.count {
        case 0: registry.link(text, to: RESTRoute(pattern: text, values: []))
        case 1: one(&registry, types[0])
        case 2: two(&registry, types[0], types[1])
        case 3: three(&registry, types[0], types[1], types[2])
        default: four(&registry, types[0], types[1], types[2], types[3])
        }
    }

    private func one<A: RESTParameter>(_ registry: inout DestinationRegistry<Page>, _: A.Type) {
        registry.link(text) { [text] (a: A) in RESTRoute(pattern: text, values: [a]) }
    }

    private func two<A: RESTParameter, B: RESTParameter>(
        _ registry: inout DestinationRegistry<Page>, _: A.Type, _: B.Type
    ) {
        registry.link(text) { [text] (a: A, b: B) in RESTRoute(pattern: text, values: [a, b]) }
    }

    private func three<A: RESTParameter, B: RESTParameter, C: RESTParameter>(
        _ registry: inout DestinationRegistry<Page>, _: A.Type, _: B.Type, _: C.Type
    ) {
        registry.link(text) { [text] (a: A, b: B, c: C) in RESTRoute(pattern: text, values: [a, b, c]) }
    }

    private func four<A: RESTParameter, B: RESTParameter, C: RESTParameter, D: RESTParameter>(
        _ registry: inout DestinationRegistry<Page>, _: A.Type, _: B.Type, _: C.Type, _: D.Type
    ) {
        registry.link(text) { [text] (a: A, b: B, c: C, d: D) in
            RESTRoute(pattern: text, values: [a, b, c, d])
        }
    }
}

struct RESTModule: FeatureModule {
    let patterns: [String]

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: RESTRoute.self, key: "rest") { route, _ in Page(text: route.pattern) }
        for pattern in patterns { RESTPattern(pattern).link(in: &registry) }
    }
}

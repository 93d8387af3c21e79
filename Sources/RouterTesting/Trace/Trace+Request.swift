import RouterCore

extension Trace {
    /// A command of a router as data, such as a push with its route.
    ///
    /// Whether it was animated is left out.
    public struct Request: Hashable, Codable, Sendable {
        /// The verb as events have it, such as `push`; `unrecordable` stands for a request that is no data.
        public internal(set) var verb: String
        /// The route of a push, a replacement, a link or a `popTo`.
        var route: RouteText?
        /// The names of the tabs that are set; their roots are ``routes``.
        var tabs: [String]?
        /// Those of them that reset when they are left.
        var resetting: [String]?
        /// The routes of a whole stack.
        var routes: [RouteText]?
        /// The presentation a push insists on.
        var style: Presentation?
        var ifTop: NavigationCommand.TopPolicy?
        var ifCovered: NavigationCommand.CoverPolicy?
        var blocksLinks: Bool?
        /// The number of entries of a pop.
        var count: Int?
        var tab: String?
        var link: String?
        /// The entries a host reported as gone.
        var entries: [Int]?
        /// The value an entry finishes with, as JSON.
        var json: String?
        /// The type of that value, if the screen does not end with it.
        var type: String?
        /// A saved navigation, as the text of its snapshot.
        var snapshot: String?
        var holes: Snapshot.HolePolicy?
        /// The verbs of a batch.
        var steps: [Request]?
        /// The number of a verb in its batch, from 1.
        var number: Int?
        /// How far below the visible entry a verb of a batch comes from.
        var below: Int?
        /// Whether screens that would go are not asked.
        var discarding: Bool?
        /// Why the request is no data.
        var why: String?

        private enum CodingKeys: String, CodingKey {
            case verb, route, routes, style = "as", ifTop, ifCovered, blocksLinks, count, tab, link, entries,
                json
            case tabs, resetting, type, snapshot, holes, steps, number, below, discarding, why
        }

        init(_ verb: String, route: RouteText? = nil) {
            self.verb = verb
            self.route = route
        }

        static func select(tab: String) -> Request {
            var request = Request("select")
            request.tab = tab
            return request
        }

        static func open(link: String) -> Request {
            var request = Request("open")
            request.link = link
            return request
        }

        static func unrecordable(why: String) -> Request {
            var request = Request("unrecordable")
            request.why = why
            return request
        }
    }

    /// A route as one piece of text: its link, or else the form in which a snapshot holds it.
    public struct RouteText: Hashable, Sendable {
        /// The text: a path such as `/dishes/1`, an object of JSON with key, version and payload, or `?` and a name.
        public let text: String

        /// Creates a text that was written before.
        public init(_ text: String) {
            self.text = text
        }

        /// Whether the route has neither a link nor a saved form, or is never saved, and so cannot be replayed.
        public var isUnsaveable: Bool { text.first == "?" }
    }
}

extension Trace.RouteText: Codable {
    /// Reads the text.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension Trace.Request: CustomStringConvertible {
    /// The verb and what it is about.
    public var description: String {
        let name = route?.text
        let words: [String?] =
            switch verb {
            case "replace": ["replace with", name]
            case "dismissThenPush": ["dismiss, then push", name]
            case "setStack": ["setStack", routes?.map(\.text).joined(separator: " › ")]
            case "pop": ["pop", count == 1 ? nil : count?.description]
            case "popTo": ["popTo", name ?? "what no route fits"]
            case "select": ["select tab", tab]
            case "finish": ["finish"] + (json.map { ["with", $0] } ?? [])
            case "removed": ["report gone"] + (entries ?? []).map { "#\($0)" }
            case "batch": ["batch", steps?.map(\.description).joined(separator: "; ")]
            case "unrecordable": ["something that could not be recorded:", why]
            default: [verb, link, name] + (style.map { ["as", $0.rawValue] } ?? [])
            }
        return words.compactMap(\.self).joined(separator: " ")
            + (discarding == true ? ", discarding changes" : "")
    }
}

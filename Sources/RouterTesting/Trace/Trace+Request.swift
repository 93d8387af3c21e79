public import RouterCore

extension Trace {
    /// A request as data; whether its change was animated is left out.
    public indirect enum Request: Hashable, Codable, Sendable {
        /// A push; what is nil is as the verb has it by default.
        case push(
            route: RouteText, as: Presentation?, ifTop: TopPolicy?, ifCovered: CoverPolicy?,
            blocksLinks: Bool?)
        /// A replacement of the entry.
        case replace(route: RouteText)
        /// A whole stack.
        case setStack(routes: [RouteText])
        /// A pop of some entries.
        case pop(count: Int)
        /// A pop to the root.
        case popToRoot
        /// A pop to the nearest entry with the route; nil where a rule fitted none.
        case popTo(route: RouteText?)
        /// The end of the modal.
        case dismiss
        /// The end of the modal, and a push on what was beneath.
        case dismissThenPush(route: RouteText)
        /// The end of every modal.
        case dismissAll
        /// Another tab, or the selected one once more.
        case select(tab: String)
        /// The state the app started with.
        case reset
        /// The end of the session.
        case endSession
        /// The end of the entry, whatever it would end with.
        case cancel
        /// The end of the entry with a value, as JSON; a type is named where the screen ends with no such value.
        case finish(json: String?, type: String?)
        /// A link from outside.
        case open(link: String)
        /// The end state of a link to a route.
        case land(route: RouteText)
        /// What was saved, as the text of its snapshot.
        case restore(snapshot: String, holes: HolePolicy)
        /// Entries the host reported as gone.
        case removed(entries: [Int])
        /// Several verbs as one change.
        case batch(steps: [BatchStep])
        /// The same, without asking the screens that go.
        case discarding(request: Request)
        /// Something that cannot be said as data, and why.
        case unrecordable(why: String)
    }

    /// One verb of a batch.
    public struct BatchStep: Hashable, Codable, Sendable {
        /// The number of the verb in its batch, from 1.
        public var number: Int
        /// What the verb asks for.
        public var request: Request
        /// How far below the visible entry it comes from; nil means from what is visible.
        public var below: Int?

        /// Creates one verb of a batch.
        public init(number: Int, _ request: Request, below: Int? = nil) {
            self.number = number
            self.request = request
            self.below = below
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

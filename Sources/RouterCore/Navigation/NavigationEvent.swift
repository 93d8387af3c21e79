/// The outcome of one request, for those who watch: exactly one event for each request.
public struct NavigationEvent: Identifiable, Sendable {
    /// The place of the event in its router's history, from 1, without gaps: a subscriber that sees one has
    /// missed events.
    public let id: Int
    /// The request the event is about.
    public let request: NavigationRequest.ID
    /// The verb, such as `push`.
    public let verb: String
    /// The route that was asked for, if one was.
    public let route: AnyRoute?
    /// The outcome of the request.
    public let outcome: Outcome
    /// The change it made; empty unless it was committed.
    public let delta: NavigationState.Delta
    /// The entries it ended, and how, topmost first.
    public let ended: [EndedEntry]

    /// An entry that is no longer there.
    public struct EndedEntry: Hashable, Sendable {
        /// The entry as it was.
        public let entry: Entry
        /// How it ended.
        public let ending: Ending
    }
}

/// How an entry came to its end.
public enum Ending: String, Hashable, Sendable, Codable, CaseIterable {
    /// It finished by itself, with its value if it has one.
    case finished
    /// It was popped, or something below it was.
    case popped
    /// Its modal, or one below, was dismissed.
    case dismissed
    /// The system took it off the screen: a swipe, the back menu, a dragged sheet.
    case system
    /// Another route took its place.
    case replaced
    /// A link led elsewhere.
    case linked
    /// The app was reset.
    case reset
    /// The session ended.
    case session
    /// It waited for something that will not come, and never was shown.
    case forgotten

    /// How it ended, in a word that is stable enough to log.
    public var word: String { rawValue }
}

/// Tells a screen that is visible again which screen above it has ended, and how.
public struct ReturnEvent: Sendable {
    /// The route that was visible before.
    public let route: AnyRoute
    /// How its entry ended.
    public let ending: Ending
    /// The value it finished with, or nil.
    public let value: (any Sendable)?
}

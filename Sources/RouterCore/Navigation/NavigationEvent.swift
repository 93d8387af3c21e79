/// What became of one request, for those who watch: exactly one event for each, whatever its outcome.
public struct NavigationEvent: Identifiable, Sendable {
    /// The place of the event in its router's history, from 1, without gaps: a subscriber that sees one has
    /// missed events.
    public let id: Int
    /// The request the event is about.
    public let request: NavigationRequest.ID
    /// What was asked, such as `push`.
    public let verb: String
    /// The route that was asked for, if one was.
    public let route: AnyRoute?
    /// What became of it.
    public let outcome: Outcome
    /// What it changed; empty unless it was committed.
    public let delta: Delta
    /// The entries it ended, and how, topmost first.
    public let ended: [EndedEntry]
}

/// An entry that is no longer there.
public struct EndedEntry: Hashable, Sendable {
    /// The entry as it was.
    public let entry: Entry
    /// How it ended.
    public let ending: Ending
}

/// What a screen is told when it is visible again.
public struct ReturnEvent: Sendable {
    /// The route that was visible before.
    public let route: AnyRoute
    /// How its entry ended.
    public let ending: Ending
    /// The value it finished with, or nil.
    public let value: (any Sendable)?
}

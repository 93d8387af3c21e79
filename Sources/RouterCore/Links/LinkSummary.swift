/// One link of a composition, or one path that ``NoLink`` keeps from all of them, as data: enough to write a
/// manifest or an `apple-app-site-association` file.
public struct LinkSummary: Hashable, Sendable {
    /// Who may open a link.
    public enum Access: Hashable, Sendable {
        /// Anyone: the link is in the public list, and opens from outside.
        case open
        /// The app alone: the link stands in no list and cannot be opened from outside.
        case `internal`
    }

    /// The pattern as it was written, such as `/dishes/{id}`.
    public let pattern: String
    /// The module that declared it; `the app` for a ``NoLink``.
    public let module: String
    /// The name of the route type; nil for a ``NoLink``.
    public let route: String?
    /// The name of the route's case; nil when the route type is a struct.
    public let caseName: String?
    /// The labels that are query items rather than placeholders, in the order they are printed.
    public let queryLabels: [String]
    /// Those of them without which there is no match: neither Optional nor an Array nor a Dictionary.
    ///
    /// The others may be absent, and are taken as absent where their text is no value of their type.
    public let requiredQueryLabels: [String]
    /// Whether the pattern is closed to links from outside.
    public let isInternal: Bool
    /// Whether routes are printed by it; false for an alias, which is only parsed, and for a ``NoLink``.
    public let isCanonical: Bool
}

public import RouterCore

/// Rows that belong together, under a heading if they have one.
public struct TerminalSection: Sendable {
    /// The heading above the rows, or nil.
    public let heading: String?
    /// The rows, top to bottom.
    public let rows: [TerminalRow]

    /// Creates a section.
    public init(_ heading: String? = nil, rows: [TerminalRow]) {
        self.heading = heading
        self.rows = rows
    }

    /// Creates a section that says so when it has no rows.
    public init(_ heading: String? = nil, rows: [TerminalRow], ifEmpty text: String) {
        self.init(heading, rows: rows.isEmpty ? [TerminalRow(text)] : rows)
    }

    /// Creates a section of the rows listed.
    public init(_ heading: String? = nil, @TerminalRowBuilder rows: () -> [TerminalRow]) {
        self.init(heading, rows: rows())
    }
}

/// A line of text with its actions.
public struct TerminalRow: Sendable {
    /// The text, without a line break.
    public let text: String
    /// The actions, the usual one first.
    public let actions: [TerminalAction]

    /// Creates a row.
    public init(_ text: String, _ actions: TerminalAction...) {
        self.init(text, actions: actions)
    }

    /// Creates a row that is one action and reads as it is called.
    public init(_ action: TerminalAction) {
        self.init(action.title, actions: [action])
    }

    /// Creates a row with a list of actions.
    public init(_ text: String, actions: [TerminalAction]) {
        self.text = text
        self.actions = actions
    }
}

/// Something a person can do on a screen, as data: it can be listed, drawn, and followed by a tool.
public struct TerminalAction: Sendable {
    /// The effect of an action.
    public enum Effect: Sendable {
        /// Pushes a route, presented as given or as its owner prefers.
        case push(any Route, as: Presentation?)
        /// Pops the screen.
        case pop
        /// Leaves the screen without a value: its modal if it is the root of one, else a pop.
        case cancel
        /// Ends the screen, with a value if its route has one.
        case finish((any Sendable)?)
        /// Something the screen itself does, with its push context.
        case intent(String)
    }

    /// The title on screen.
    public let title: String
    /// The effect.
    public let effect: Effect

    /// Creates an action.
    public init(_ title: String, _ effect: Effect) {
        self.title = title
        self.effect = effect
    }

    /// An action that pushes a route.
    public static func push(
        _ title: String, _ route: any Route, as style: Presentation? = nil
    ) -> TerminalAction {
        TerminalAction(title, .push(route, as: style))
    }

    /// An action that ends the screen, with a value if its route has one.
    public static func finish(_ title: String, with value: (any Sendable)? = nil) -> TerminalAction {
        TerminalAction(title, .finish(value))
    }

    /// An action the screen handles under this name.
    public static func intent(_ title: String, _ name: String) -> TerminalAction {
        TerminalAction(title, .intent(name))
    }
}

import RouterTerminal

/// What a screen shows: its title, the text of its rows, and its actions as `tap` counts them.
struct ScreenAnswer: Encodable {
    let title: String
    let rows: [String]
    let actions: [String]

    @MainActor init(_ screen: TerminalScreen) {
        title = screen.title
        rows = screen.sections.flatMap(\.rows).map(\.text)
        actions = screen.actions.map(\.title)
    }
}

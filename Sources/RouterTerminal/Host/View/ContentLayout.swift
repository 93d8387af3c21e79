/// The content of a screen as lines of a width: what can be done on each of them.
struct ContentLayout {
    /// One line.
    struct Line {
        /// What kind of line it is.
        enum Kind: Hashable {
            case blank
            case heading
            case text
            /// A row with actions, counted from 0 among those of the screen.
            case row(Int)
        }

        var kind: Kind
        var text = ""
    }

    /// A row with actions.
    struct Row {
        /// The line it is on.
        var line: Int
        /// What its actions are called, if they need to be told apart.
        var names: [String]
        /// The place of its first action among all of the screen.
        var firstAction: Int
        /// How many actions it has.
        var actionCount: Int
    }

    private(set) var lines: [Line] = []
    private(set) var rows: [Row] = []

    /// Lays out sections, apart from each other where one has a heading.
    ///
    /// Prose is broken between words. Each row that can be chosen stays on one line.
    ///
    /// - Complexity: O(content).
    init(_ sections: [TerminalSection], width: Int) {
        var actionCount = 0
        var isUnderHeading = false
        for section in sections where !section.rows.isEmpty || section.heading != nil {
            if !lines.isEmpty, isUnderHeading || section.heading != nil { lines.append(Line(kind: .blank)) }
            isUnderHeading = section.heading != nil
            if let heading = section.heading { lines.append(Line(kind: .heading, text: heading.drawable)) }
            for row in section.rows {
                if row.actions.isEmpty {
                    let broken = row.text.drawable.wrapped(to: width - Self.margin)
                    lines += broken.map { Line(kind: .text, text: $0) }
                    continue
                }
                let names = row.actions.count > 1 ? row.actions.map(\.title.drawable) : []
                let place = Row(
                    line: lines.count, names: names, firstAction: actionCount, actionCount: row.actions.count)
                lines.append(Line(kind: .row(rows.count), text: row.text.drawable))
                rows.append(place)
                actionCount += row.actions.count
            }
        }
    }

    /// The columns kept free left of every line, for the mark of the selected one.
    static let margin = 2
}

import RouterTerminal

extension TerminalSection {
    /// Creates a section that says so when it has no rows.
    init(_ heading: String? = nil, rows: [TerminalRow], ifEmpty text: String) {
        self.init(heading, rows: rows.isEmpty ? [TerminalRow(text)] : rows)
    }
}

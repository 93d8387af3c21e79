/// Collects the content of a screen: sections, and rows, which make sections without a heading.
@resultBuilder public enum TerminalContentBuilder {
    /// Takes a section.
    public static func buildExpression(_ section: TerminalSection) -> [TerminalSection] { [section] }

    /// Takes sections made elsewhere.
    public static func buildExpression(_ sections: [TerminalSection]) -> [TerminalSection] { sections }

    /// Takes a row.
    public static func buildExpression(_ row: TerminalRow) -> [TerminalSection] {
        [TerminalSection(rows: [row])]
    }

    /// Puts parts together in the order written.
    public static func buildBlock(_ parts: [TerminalSection]...) -> [TerminalSection] {
        parts.flatMap { $0 }
    }

    /// Takes the content of an `if` that holds.
    public static func buildOptional(_ part: [TerminalSection]?) -> [TerminalSection] { part ?? [] }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first part: [TerminalSection]) -> [TerminalSection] { part }

    /// Takes another branch of an `if` or `switch`.
    public static func buildEither(second part: [TerminalSection]) -> [TerminalSection] { part }

    /// Takes what a `for` loop lists.
    public static func buildArray(_ parts: [[TerminalSection]]) -> [TerminalSection] { parts.flatMap { $0 } }
}

/// Collects the rows of a section.
@resultBuilder public enum TerminalRowBuilder {
    /// Takes a row.
    public static func buildExpression(_ row: TerminalRow) -> [TerminalRow] { [row] }

    /// Takes rows made elsewhere.
    public static func buildExpression(_ rows: [TerminalRow]) -> [TerminalRow] { rows }

    /// Puts parts together in the order written.
    public static func buildBlock(_ parts: [TerminalRow]...) -> [TerminalRow] { parts.flatMap { $0 } }

    /// Takes the content of an `if` that holds.
    public static func buildOptional(_ part: [TerminalRow]?) -> [TerminalRow] { part ?? [] }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first part: [TerminalRow]) -> [TerminalRow] { part }

    /// Takes another branch of an `if` or `switch`.
    public static func buildEither(second part: [TerminalRow]) -> [TerminalRow] { part }

    /// Takes what a `for` loop lists.
    public static func buildArray(_ parts: [[TerminalRow]]) -> [TerminalRow] { parts.flatMap { $0 } }
}

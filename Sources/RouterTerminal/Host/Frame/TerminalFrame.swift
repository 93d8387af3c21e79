/// What a terminal shows, as rows of cells: a value to draw into, to compare, and to read as text.
struct TerminalFrame: Hashable {
    /// One column of one row.
    struct Cell: Hashable {
        /// The character, or nil in the second column of a wide one.
        var character: Character? = " "
        var style: FrameStyle = []
    }

    /// The columns of every row.
    let width: Int
    /// The rows, from the top.
    private(set) var rows: [[Cell]]
    /// Where the cursor stands, or nil when it is hidden.
    var cursor: FramePoint?

    /// Creates an empty frame.
    init(_ size: FrameSize) {
        width = size.width
        rows = Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
    }

    /// The rows as text, without the spaces at their ends.
    ///
    /// - Complexity: O(cells).
    var text: String {
        rows.map { row in
            let end = row.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0
            return String(row[..<end].compactMap(\.character))
        }.joined(separator: "\n")
    }

    /// Writes text on a row, cut at the end of the area; returns the column after it.
    ///
    /// What is outside the frame is not written; a wide character that is half covered becomes a space.
    @discardableResult
    mutating func write(
        _ text: String, at point: FramePoint, width limit: Int? = nil, _ style: FrameStyle = []
    ) -> Int {
        let end = min(width, point.column + (limit ?? width))
        var column = point.column
        guard rows.indices.contains(point.row), end > column else { return column }
        for character in text.drawable.cut(to: end - column) {
            let columns = character.columns
            if column >= 0 {
                clearWide(at: FramePoint(column: column, row: point.row))
                clearWide(at: FramePoint(column: column + columns - 1, row: point.row))
                rows[point.row][column] = Cell(character: character, style: style)
                if columns == 2 { rows[point.row][column + 1] = Cell(character: nil, style: style) }
            }
            column += columns
        }
        return column
    }

    /// Fills an area with spaces.
    mutating func clear(_ area: FrameArea, _ style: FrameStyle = []) {
        for row in area.rows where area.width > 0 {
            write(
                String(repeating: " ", count: area.width), at: FramePoint(column: area.column, row: row),
                width: area.width, style)
        }
    }

    /// Makes an area look as if something lay above it.
    mutating func dim(_ area: FrameArea) {
        for row in area.rows where rows.indices.contains(row) {
            for column in area.column..<max(area.column, min(width, area.column + area.width)) {
                // A blank cell stays as it is, so that it need not be sent.
                if rows[row][column].character != " " { rows[row][column].style = .dim }
            }
        }
    }

    /// Takes away both halves of a wide character of which one is about to be written over.
    private mutating func clearWide(at point: FramePoint) {
        guard rows[point.row].indices.contains(point.column) else { return }
        if rows[point.row][point.column].character == nil, point.column > 0 {
            rows[point.row][point.column - 1].character = " "
            rows[point.row][point.column].character = " "
        } else if point.column + 1 < width, rows[point.row][point.column + 1].character == nil {
            rows[point.row][point.column].character = " "
            rows[point.row][point.column + 1].character = " "
        }
    }
}

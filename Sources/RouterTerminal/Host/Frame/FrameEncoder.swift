/// Turns a frame into what has to be sent to a terminal that shows another.
///
/// Only rows that changed are sent. Every run after a character whose width terminals disagree about begins with
/// a move to its column, so that none of them can shift what follows.
struct FrameEncoder {
    /// Whether colours are used beside bold, dim and reverse.
    let inColor: Bool
    private var shown: TerminalFrame?

    init(inColor: Bool) {
        self.inColor = inColor
    }

    /// Forgets what the terminal shows: it was resized, or something else has written to it.
    mutating func forget() {
        shown = nil
    }

    /// Returns the sequences that show the frame; nothing when it is shown already.
    ///
    /// - Complexity: O(cells).
    mutating func encode(_ frame: TerminalFrame) -> String {
        guard frame != shown else { return "" }
        var text = "\u{1B}[?25l"
        let isFresh = shown?.width != frame.width || shown?.rows.count != frame.rows.count
        if isFresh { text += "\u{1B}[0m\u{1B}[2J" }
        for (index, row) in frame.rows.enumerated() where isFresh || shown?.rows[index] != row {
            text += "\u{1B}[\(index + 1);1H" + encode(row)
        }
        if let cursor = frame.cursor {
            text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
        }
        shown = frame
        return text
    }

    /// A row up to its last cell that is not blank; what is behind that is erased first.
    private func encode(_ row: [TerminalFrame.Cell]) -> String {
        var text = "\u{1B}[0m\u{1B}[K"
        var style: FrameStyle = []
        let end = row.lastIndex { $0 != TerminalFrame.Cell() }.map { $0 + 1 } ?? 0
        var isUncertain = false
        for (column, cell) in row[..<end].enumerated() {
            guard let character = cell.character else { continue }
            if isUncertain { text += "\u{1B}[\(column + 1)G" }
            if cell.style != style {
                style = cell.style
                text += style.sequence(inColor: inColor)
            }
            text.append(character)
            isUncertain = character.isUncertain
        }
        return style.isEmpty ? text : text + "\u{1B}[0m"
    }
}

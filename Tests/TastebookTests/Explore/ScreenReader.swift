@testable import RouterTerminal

/// A terminal's screen after some bytes: as much of an xterm as the host makes use of.
struct ScreenReader {
    /// The rows of the screen; a wide character is followed by an empty text.
    private(set) var rows: [[String]]
    /// Whether the alternate screen is shown.
    private(set) var isAlternate = false
    private(set) var isCursorShown = true
    private(set) var wraps = true
    private(set) var marksPastes = false
    /// Whether colours other than the terminal's own were asked for.
    private(set) var usesColor = false

    private let width: Int
    /// The main screen and its cursor, while the other is shown.
    private var main: (rows: [[String]], column: Int, row: Int) = ([], 0, 0)
    private var (column, row) = (0, 0)

    init(_ bytes: [UInt8], width: Int, height: Int) {
        self.width = width
        rows = Array(repeating: Array(repeating: " ", count: width), count: height)
        var text = Substring(String(decoding: bytes, as: UTF8.self))
        while let character = text.popFirst() {
            if character == "\u{1B}" { readSequence(&text) } else { put(character) }
        }
    }

    /// The rows without the spaces at their ends.
    var text: String {
        rows.map { row in
            let line = row.joined()
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    private mutating func readSequence(_ text: inout Substring) {
        guard text.popFirst() == "[" else { return }
        let parameters = text.prefix { !$0.isLetter }
        text = text.dropFirst(parameters.count)
        guard let final = text.popFirst() else { return }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch final {
        case "H": (row, column) = (max(1, numbers[0]) - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
        case "G": column = max(1, numbers.first ?? 1) - 1
        case "J": rows = rows.map { $0.map { _ in " " } }
        case "K" where rows.indices.contains(row):
            for place in column..<max(column, width) { rows[row][place] = " " }
        case "m": usesColor = usesColor || numbers.contains { (30...49).contains($0) }
        case "h", "l": setMode(parameters, final == "h")
        default: break
        }
    }

    private mutating func setMode(_ mode: Substring, _ isOn: Bool) {
        switch mode {
        case "?25": isCursorShown = isOn
        case "?7": wraps = isOn
        case "?2004": marksPastes = isOn
        case "?1049" where isOn != isAlternate:
            if isOn {
                main = (rows, column, row)
                rows = rows.map { $0.map { _ in " " } }
            } else {
                (rows, column, row) = main
            }
            isAlternate = isOn
        default: break
        }
    }

    private mutating func put(_ character: Character) {
        switch character {
        case "\r\n": (row, column) = (row + 1, 0)
        case "\n": row += 1
        case "\r": column = 0
        case "\u{0}"..<" ": break
        default:
            let columns = character.columns
            if wraps, column + columns > width { (row, column) = (row + 1, 0) }
            if row >= rows.count {
                rows.append(Array(repeating: " ", count: width))
                rows.removeFirst()
                row = rows.count - 1
            }
            guard columns > 0, rows.indices.contains(row), column + columns <= width else { return }
            rows[row][column] = String(character)
            if columns == 2 { rows[row][column + 1] = "" }
            column += columns
        }
    }
}

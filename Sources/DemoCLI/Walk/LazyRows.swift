/// A model of destinations that are declared by the rows of a lazy list, and nothing more.
///
/// A row exists while it is on screen. What it declares exists as long. A value of a kind that nobody declares
/// leads nowhere: a line is written to a log, and no screen opens.
struct LazyRows {
    /// A row of the list.
    struct Row {
        let name: String
        /// The kind of value the row declares a destination for, if it does.
        var destination: String?
    }

    /// The values from the root up.
    private(set) var path: [String]
    /// What only a developer would see.
    private(set) var log: [String] = []
    private let rows: [Row]
    private let height: Int
    private var first = 0

    init(root: String, rows: [Row], height: Int) {
        path = [root]
        self.rows = rows
        self.height = height
    }

    /// The rows that are on screen.
    var drawn: ArraySlice<Row> { rows[first..<min(first + height, rows.count)] }

    /// Scrolls down by some rows, at most to the last.
    mutating func scroll(by count: Int) {
        first = max(0, min(first + count, rows.count - height))
    }

    /// Pushes a value such as `/brands/1`.
    mutating func push(_ value: String) {
        let kind = String(value.split(separator: "/").first ?? "")
        if drawn.contains(where: { $0.destination == kind }) {
            path.append(value)
        } else {
            log.append("no destination for \(value)")
        }
    }

    /// Goes back, though not from the root.
    mutating func back() {
        if path.count > 1 { path.removeLast() }
    }
}

extension LazyRows {
    /// The rows on screen, the path with what is visible in brackets, and the log once there is one.
    var drawing: String {
        let top = path.dropLast() + ["[\(path[path.count - 1])]"]
        let rows = "rows  " + drawn.map(\.name).joined(separator: " · ")
        return ([rows, "path  " + top.joined(separator: " › ")] + log.map { "log   \($0)" })
            .joined(separator: "\n")
    }
}

/// A model of a destination that a row of a lazy list declares, and nothing more.
///
/// A row exists while it is on screen, and so does what it declares. A value that nobody declares a destination for
/// opens nothing; a line in a log says so.
struct LazyRows {
    /// The rows; the first one declares the destination.
    let rows: [String]
    let height: Int
    /// How far the list is scrolled.
    var first = 0
    /// The values from the root up.
    var path: [String]
    /// What only a developer would see.
    private(set) var log: [String] = []

    /// Pushes a value of the kind that the first row declares.
    mutating func push(_ value: String) {
        if first == 0 { path.append(value) } else { log.append("no destination for \(value)") }
    }

    /// The rows on screen, the path with what is visible in brackets, and the log once there is one.
    var drawing: String {
        let drawn = rows.dropFirst(first).prefix(height).joined(separator: " · ")
        let values = path.dropLast() + path.suffix(1).map { "[\($0)]" }
        let lines =
            ["rows  \(drawn)", "path  \(values.joined(separator: " › "))"] + log.map { "log   \($0)" }
        return lines.joined(separator: "\n")
    }
}

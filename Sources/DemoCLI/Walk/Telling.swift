/// A scene as it is told: text of 80 columns, and whether all that it claims is so.
struct Telling {
    private(set) var text = ""
    /// Whether everything that was claimed is so.
    private(set) var holds = true

    private static let width = 80

    let ink: Ink

    /// Begins the scene, or a part of it.
    mutating func heading(_ title: String, line: Character = "─") {
        text += "\(ink.heading(title))\n\(String(repeating: line, count: title.count))\n\n"
    }

    /// Tells something.
    mutating func say(_ sentences: String) {
        text += broken(sentences, width: Self.width).map { "\($0)\n" }.joined() + "\n"
    }

    /// Shows what a user sees or a developer reads, under a sentence about it.
    mutating func show(_ caption: String, _ shown: String) {
        text += broken(caption, width: Self.width).map { "\($0)\n" }.joined()
        for line in shown.split(separator: "\n") {
            let lines = broken(String(line), width: Self.width - 10)
            text += "    \(lines.map(painted).joined(separator: "\n          "))\n"
        }
        text += "\n"
    }

    /// States what is so, or says that it is not.
    mutating func claim(_ sentence: String, _ isSo: Bool) {
        if !isSo { holds = false }
        let lines = broken(sentence, width: Self.width - 10)
        text +=
            (isSo ? "  holds:  " : ink.refused("  FAILED: ")) + lines.joined(separator: "\n          ")
            + "\n\n"
    }

    /// Breaks a text between words; spaces within a line are kept.
    private func broken(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        return lines + [line]
    }

    /// Colours what is visible in a drawing: it stands in brackets.
    private func painted(_ line: String) -> String {
        guard let open = line.firstIndex(of: "["), let close = line.lastIndex(of: "]") else { return line }
        return line[..<open] + ink.visible(String(line[open...close])) + line[line.index(after: close)...]
    }
}

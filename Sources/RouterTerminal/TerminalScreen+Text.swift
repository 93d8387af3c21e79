import RouterCore

extension TerminalScreen {
    /// Returns the screen as plain text, its actions numbered as `tap` counts them.
    ///
    /// A row with one action begins with its number; a row with several names each after the text. A section
    /// without a heading stands apart from one that has one. Whatever names hold, they cannot break the drawing:
    /// a line break is drawn as a space, a control character as `\u{FFFD}`.
    ///
    /// - Parameter width: How many columns there are; longer rows are broken between words.
    /// - Returns: The text, without a line break at the end.
    /// - Complexity: O(content).
    @MainActor public func text(width: Int = 80) -> String {
        let title = title.harmless
        var lines = [title, String(repeating: "─", count: max(1, min(title.count, width)))]
        var number = 0
        var isUnderHeading = false
        for section in sections where section.heading != nil || !section.rows.isEmpty {
            if let heading = section.heading {
                lines += ["", heading.harmless]
            } else if isUnderHeading {
                lines.append("")
            }
            isUnderHeading = section.heading != nil
            for row in section.rows {
                var mark = "   "
                var text = row.text.harmless
                if row.actions.count == 1 {
                    number += 1
                    mark = number < 10 ? " \(number) " : "\(number) "
                } else {
                    for action in row.actions {
                        number += 1
                        text += "  [\(number) \(action.title.harmless)]"
                    }
                }
                lines += wrapped(text, width: max(20, width - 4)).enumerated().map { index, line in
                    (index == 0 ? mark : "   ") + " " + line
                }
            }
        }
        return lines.joined(separator: "\n")
    }
}

/// Returns a text broken between words so that no line is longer than the width, if its words allow that.
private func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
        if !line.isEmpty, line.count + 1 + word.count > width {
            lines.append(line.withoutSpacesAtEnd)
            line = String(word)
        } else {
            line += (line.isEmpty && lines.isEmpty && word.isEmpty ? " " : line.isEmpty ? "" : " ") + word
        }
    }
    return lines + [line]
}

extension String {
    fileprivate var withoutSpacesAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

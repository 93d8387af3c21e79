extension String {
    /// The text in as many columns, its end cut off behind an ellipsis if it is longer.
    ///
    /// - Complexity: O(length).
    func cut(to width: Int) -> String {
        guard columns > width else { return self }
        return prefix(columns: width - 1) + (width > 0 ? "…" : "")
    }

    /// As much of the beginning as fits in the columns.
    ///
    /// - Complexity: O(length).
    func prefix(columns width: Int) -> String {
        var room = width
        return String(
            prefix { character in
                room -= character.columns
                return room >= 0
            })
    }

    /// As much of the end as fits in the columns.
    ///
    /// - Complexity: O(length).
    func suffix(columns width: Int) -> String {
        String(String(reversed()).prefix(columns: width).reversed())
    }

    /// The text in lines of at most as many columns, broken between words, or within one that is too long.
    ///
    /// - Complexity: O(length).
    func wrapped(to width: Int) -> [String] {
        let width = max(2, width)
        var lines: [String] = []
        var line = ""
        var isFirst = true
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            var word = String(word)
            if !isFirst, line.columns + 1 + word.columns > width {
                lines.append(line)
                line = ""
            } else if !isFirst {
                line += " "
            }
            isFirst = false
            while line.columns + word.columns > width {
                let part = word.prefix(columns: width - line.columns)
                lines.append(line + part)
                line = ""
                word.removeFirst(part.count)
            }
            line += word
        }
        return lines + [line]
    }
}

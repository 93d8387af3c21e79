/// A Swift file, rewritten so that the compiler's dump says what it otherwise leaves out.
///
/// The dump has no places for expressions, skips what is inside `#if`, and breaks where a type has an attribute.
/// So the words of navigation carry their places in their names, and `#if` and attributes are gone. `#error` warns.
struct SourceFile {
    let path: String
    let text: String
    private(set) var rewritten = ""

    init(path: String, text: String) {
        (self.path, self.text) = (path, text.replacing("#error", with: "#warning"))
        let words = /\b(Navigation(?:Stack|Link)|navigationDestination|append)\b/.wordBoundaryKind(.simple)
        let attributes = /@(?:Sendable|MainActor|escaping|autoclosure|convention\(\w+\))(?: in\b)?/
        // The clauses of `#if` around a line: where the `#if` is, and which of its clauses.
        var open = [(line: 0, choice: 0)]
        let lines = self.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            let directive = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 == "#" || $0.isLetter }
            if ["#if", "#elseif", "#else", "#endif"].contains(directive) {
                let last = directive == "#if" || open.count == 1 ? (number, -1) : open.removeLast()
                if directive != "#endif" { open.append((last.0, last.1 + 1)) }
            } else {
                let isIgnored = line.contains("// navigation-check: ignore") ? 1 : 0
                let clause = open[open.count - 1]
                rewritten += line.replacing(words) { match in
                    let column = line[..<match.range.lowerBound].utf8.count + 1
                    return "\(match.0)·\(number)·\(column)·\(isIgnored)·\(clause.line)·\(clause.choice)"
                }.replacing(attributes, with: "")
            }
            rewritten += "\n"
        }
    }

    /// The word that a name of the dump stands for; it has a place and a clause if it is one of navigation.
    func word(_ name: String) -> (text: String, place: Place?, clause: [Branch]) {
        let parts = name.split(separator: "·")
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 6, numbers.count == 5 else { return (name, nil, []) }
        let place = Place(file: path, line: numbers[0], column: numbers[1], isIgnored: numbers[2] == 1)
        return (String(parts[0]), place, [("#\(path):\(numbers[3])", numbers[4])])
    }
}

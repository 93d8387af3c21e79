/// Patterns and links, each on a line.
///
/// ```
/// /dishes/{a} number
/// /restaurants text?
/// /d/{a} number =0
/// /debug internal
/// > app://dishes/1?city=x
/// ```
///
/// A line that begins with `> ` is a link. Every other one is a pattern, the types of its parameters `a`, `b`
/// and `c`, `!` and a number that its closure fixes for the next label, `=` and the number of a pattern that leads
/// to the same route, and `internal`. Whatever bytes come, they are a sheet.
struct LinkSheet: Sendable {
    /// The most patterns and links that are read.
    static let mostPatterns = 12, mostLinks = 12

    var patterns: [PlainPattern] = []
    var links: [String] = []

    init(patterns: [PlainPattern] = [], links: [String] = []) {
        (self.patterns, self.links) = (patterns, links)
    }

    init(_ bytes: some Sequence<UInt8>) {
        for line in PlainLink.split(Array(bytes), at: "\n") {
            if line.starts(with: Array("> ".utf8)) {
                if links.count < Self.mostLinks {
                    links.append(String(decoding: line.dropFirst(2), as: UTF8.self))
                }
            } else if patterns.count < Self.mostPatterns, !line.isEmpty {
                patterns.append(pattern(String(decoding: line, as: UTF8.self)))
            }
        }
    }

    private func pattern(_ line: String) -> PlainPattern {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var types: [PlainType] = []
        var fixed: [Int] = []
        var alias: Int?
        for word in words.dropFirst() {
            if word.hasPrefix("=") {
                alias = Int(word.dropFirst())
            } else if types.count + fixed.count == PlainPattern.labels.count {
                continue
            } else if word.hasPrefix("!") {
                if let number = Int(word.dropFirst()) { fixed.append(number) }
            } else if let type = PlainType(word), type.form != .pairs || !types.contains(type) {
                types.append(type)
            }
        }
        let pattern = PlainPattern(
            words[0], types, fixed: fixed, route: patterns.count,
            isInternal: words.dropFirst().contains("internal"))
        guard let alias, patterns.indices.contains(alias), patterns[alias].allTypes == pattern.allTypes else {
            return pattern
        }
        return pattern.leading(to: patterns[alias].route)
    }

    /// The sheet as text, which reads back as it is where its links have no line breaks.
    var text: String {
        let lines = patterns.map { pattern in
            ([pattern.text] + pattern.types.map(\.word) + pattern.fixed.map { "!\($0)" } + [
                "=\(pattern.route)"
            ]
                + (pattern.isInternal ? ["internal"] : [])).joined(separator: " ")
        }
        return (lines + links.map { "> " + $0 }).joined(separator: "\n") + "\n"
    }

    /// Patterns such as an app has.
    static let app = LinkSheet(
        """
        /
        /dishes
        /dishes/{a} number
        /restaurants/{b}/menu/{a} number number
        /dishes/{a}/rate number
        /restaurants text? word*
        /restaurants/{a} number flag text*?
        /{_}/about
        /read/{a} number !7
        /{a}/{b} text word
        /files/{a...} text* number?
        /debug internal
        """.utf8)
}

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
/// and `c`, `=` and the number of a pattern it is an alias of, and `internal`. Whatever bytes come, they are a
/// sheet.
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
        var alias: Int?
        for word in words.dropFirst() {
            if word.hasPrefix("=") {
                alias = Int(word.dropFirst())
            } else if let type = PlainType(word), types.count < PlainPattern.labels.count {
                types.append(type)
            }
        }
        var route = patterns.count
        if let alias, patterns.indices.contains(alias), patterns[alias].types == types {
            route = patterns[alias].route
        }
        return PlainPattern(words[0], types, route: route, isInternal: words.dropFirst().contains("internal"))
    }

    /// The sheet as text, which reads back as it is where its links have no line breaks.
    var text: String {
        let lines = patterns.map { pattern in
            ([pattern.text] + pattern.types.map(\.word) + ["=\(pattern.route)"]
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
        /dishes/{a}/edit number
        /dishes/{a}/rate number
        /restaurants text? word*
        /restaurants/{a} number flag text*?
        /{a}/{b} text word
        /files/{a...} text* number?
        /me
        /debug internal
        """.utf8)
}

import RouterCore

/// The links of the app as a table: pattern, route, module, query items.
struct LinkListing {
    private let links: [LinkSummary]

    init(_ links: [LinkSummary]) {
        self.links = links
    }

    /// The table, a line for each link under a line of headings.
    var text: String {
        let rows = [["PATTERN", "ROUTE", "MODULE", "QUERY"]] + links.map(row)
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (cell, width) in zip(row, widths) {
                // What follows starts two columns after the longest cell.
                line += cell + String(repeating: " ", count: width - cell.count + 2)
            }
            return line.trimmingSpaces + "\n"
        }.joined()
    }

    private func row(_ link: LinkSummary) -> [String] {
        let type = link.route.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "no link"
        let isAlias = link.route != nil && !link.isCanonical
        let route = type + (link.caseName.map { "." + $0 } ?? "") + (isAlias ? " (alias)" : "")
        return [link.pattern, route, link.module, link.queryLabels.joined(separator: ", ")]
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate var trimmingSpaces: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}

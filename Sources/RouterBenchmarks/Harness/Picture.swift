import Foundation

/// Results as a picture: for each row a bar, as long as its ratio is of the ratio to reach.
struct Picture {
    private struct Bar {
        let name: String
        /// The ratio, as text.
        let ratio: String
        /// How much of the ratio to reach it is.
        let share: Double
    }

    private let bars: [Bar]

    /// The rows a picture has: matching, pushing, and all that grows.
    private static let subjects = ["match.", "router.push", "growth."]

    /// Draws those of the results that a picture has.
    init(of results: [Result]) {
        bars = results.flatMap { result in
            result.comparisons.map { comparison in
                Bar(
                    name: result.name,
                    ratio: "\(comparison.ratio.text(2)) × \(comparison.limit.name)",
                    share: comparison.ratio / comparison.reach)
            }
        }.filter { bar in Self.subjects.contains { bar.name.hasPrefix($0) } }
    }

    /// The picture, in SVG.
    var svg: String {
        let (left, unit, row) = (220, 360, 22)
        let height = 52 + bars.count * row
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 \(height)" font-family="sans-serif" font-size="12">
            <title>Ratios to their limits; the line is what is to be reached</title>
            <rect width="960" height="\(height)" fill="#fff"/>
            """
        ]
        for (index, bar) in bars.enumerated() {
            let top = 36 + index * row
            let length = Int((min(bar.share, 1.4) * Double(unit)).rounded())
            let colour = bar.share > 1 ? "#c0392b" : "#2e7d5b"
            let (name, ratio) = (escaped(bar.name), escaped(bar.ratio))
            lines.append(
                """
                <text x="\(left - 8)" y="\(top + 12)" text-anchor="end">\(name)</text>
                <rect x="\(left)" y="\(top)" width="\(length)" height="16" fill="\(colour)"/>
                <text x="\(left + max(length, unit) + 8)" y="\(top + 12)" fill="#444">\(ratio)</text>
                """)
        }
        lines.append(
            """
            <line x1="\(left + unit)" x2="\(left + unit)" y1="28" y2="\(height - 12)" stroke="#000"/>
            <text x="\(left + unit)" y="20" text-anchor="middle">to reach</text>
            </svg>

            """)
        return lines.joined(separator: "\n")
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

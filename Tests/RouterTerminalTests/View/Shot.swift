import RouterCore

@testable import RouterTerminal

/// States of the host that are drawn and compared whole.
enum Shot: String, CaseIterable {
    case stack, cards, cover, refused, field, help, empty, wide

    /// The frame as text.
    @MainActor func frame(_ size: FrameSize) throws -> String {
        switch self {
        case .empty:
            let view = HostView(
                tabs: ["bread"], layers: [HostView.Layer(path: ["/"], title: "Nothing here", sections: [])],
                hints: HostView.Layer.hints(saves: true, restores: true))
            return FrameRenderer.frame(of: view, size).text
        case .wide:
            return FrameRenderer.frame(of: Self.wideView, size).text
        default:
            let router = try bakery(BakeryState())
            let session = HostSession(router, bakeryHooks(router), size: size)
            session.handle(keys)
            return session.frame().text
        }
    }

    /// What is pressed to get there.
    private var keys: [Key] {
        let order: [Key] = [.end, .up, .up, .enter]
        switch self {
        case .stack: return [.down, .enter, .down, .enter]
        case .cards: return order + [.enter, .down, .enter]
        case .cover: return [.end, .up, .enter]
        case .refused: return [.end, .enter]
        case .field: return order + [.character("o"), .paste("/loaves/寿司\u{1B}[2J"), .left]
        case .help: return order + [.character("?")]
        case .empty, .wide: return []
        }
    }
}

extension Shot {
    /// Names in many scripts, controls among them, in a list that is longer than the screen of 24 rows.
    private static var wideView: HostView {
        let names = [
            "寿司とラーメン", "김치찌개", "👨‍👩‍👧 for the family", "Cre\u{300}me bru\u{302}le\u{301}e",
            "🇫🇷 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣",
            "tab\tbell\u{7}escape\u{1B}[31mred", "\u{202E}reversed\u{202C}", "ต้มยำ",
            String(repeating: "寿司", count: 60), String(repeating: "long ", count: 60),
        ]
        let rows = (0..<3).flatMap { _ in names }.map { TerminalRow($0, .push("open", BakeryRoute.shelf)) }
        let two = TerminalRow(
            String(repeating: "寿司", count: 60), .push("切る", BakeryRoute.shelf),
            .push("食べる", BakeryRoute.oven))
        return HostView(
            title: "店", tabs: ["寿司", "🍨"], selectedTab: 1,
            layers: [
                HostView.Layer(
                    path: ["/寿司/" + String(repeating: "魚", count: 90), "/🍨"], title: "すし \u{1B}[2J",
                    sections: [
                        TerminalSection(rows: [TerminalRow(String(repeating: "言葉 word ", count: 12)), two]),
                        TerminalSection("一覧", rows: rows),
                    ])
            ],
            message: HostMessage(kind: .refused, text: "notFound: 寿司"), hints: ["q quit"])
    }
}

import RouterCore
import RouterTerminal
import Testing

private struct Page: Route { var number = 1 }

/// A screen as text: what stands where, and what no name can do to it.
@MainActor struct TerminalTextTests {
    @Test("Sections stand apart where a heading begins or ends")
    func sections() {
        let screen = TerminalScreen("Soups") { _ in
            TerminalRow("★ 4.5")
            TerminalSection("Served at", rows: [TerminalRow("Olla", .push("Olla", Page()))])
            TerminalSection("Ratings", rows: [], ifEmpty: "none yet")
            TerminalRow("Category", .push("category", Page()))
            TerminalRow(.push("edit", Page()))
            TerminalSection("Last", rows: [])
            TerminalSection(rows: [])
        }
        #expect(
            screen.text() == """
                Soups
                ─────
                    ★ 4.5

                Served at
                 1  Olla

                Ratings
                    none yet

                 2  Category
                 3  edit

                Last
                """)
    }

    @Test("A row with several actions names each, and a long one is broken between words")
    func rows() {
        let screen = TerminalScreen("S") { _ in
            TerminalRow("Soups", .push("dishes", Page()), .push("edit", Page()))
            TerminalRow("one two three four five six seven", .push("x", Page()))
        }
        #expect(
            screen.text(width: 24) == """
                S
                ─
                    Soups  [1 dishes]
                    [2 edit]
                 3  one two three four
                    five six seven
                """)
    }

    @Test("Whatever names hold, a row is a line")
    func harmless() {
        let screen = TerminalScreen("a\nb\r\nc") { _ in
            TerminalSection("h\u{2028}h") { TerminalRow("\u{1B}[2J\u{202E}x\tÉ🧑‍🍳", actions: []) }
            TerminalRow("two\n", .push("a\u{7}", Page()), .push("b\u{85}", Page()))
        }
        #expect(
            screen.text() == """
                a b  c
                ──────

                h h
                    \u{FFFD}[2J\u{FFFD}x É🧑‍🍳

                    two   [1 a\u{FFFD}]  [2 b ]
                """)
    }

    @Test("An action that is a row reads as it is called")
    func actionRow() {
        let row = TerminalRow(TerminalAction("cancel", .cancel))
        #expect(row.text == "cancel")
        #expect(row.actions.map(\.title) == ["cancel"])
    }
}

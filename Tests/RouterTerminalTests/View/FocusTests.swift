import RouterCore
import Testing

@testable import RouterTerminal

/// Focus and scrolling, without a screen.
struct FocusTests {
    /// Prose of some lines, then rows, then prose again.
    private func layout(before: Int = 0, rows: Int, after: Int = 0) -> ContentLayout {
        func prose(_ count: Int) -> [TerminalRow] { (0..<count).map { TerminalRow("line \($0)") } }
        let actions = (0..<rows).map { TerminalRow("row \($0)", .intent("do", "do")) }
        return ContentLayout([TerminalSection(rows: prose(before) + actions + prose(after))], width: 40)
    }

    @Test("The selected row is always in sight, and so is what stands around it")
    func scrolling() {
        let layout = layout(before: 2, rows: 30, after: 2)
        var focus = Focus()
        for _ in 0..<29 {
            focus.move(by: 1, in: layout, height: 10)
            let line = layout.rows[focus.row].line
            #expect((focus.scroll..<focus.scroll + 10).contains(line))
        }
        #expect(focus.row == 29)
        // The lines after the last row came with it.
        #expect(focus.scroll == 24)
        for _ in 0..<29 { focus.move(by: -1, in: layout, height: 10) }
        #expect(focus.row == 0)
        #expect(focus.scroll == 0)
    }

    @Test("Where nothing can be done, the same keys scroll")
    func prose() {
        let layout = layout(before: 30, rows: 0)
        var focus = Focus()
        focus.move(by: 1, in: layout, height: 10)
        #expect(focus.scroll == 1)
        focus.page(by: 1, in: layout, height: 10)
        #expect(focus.scroll == 10)
        focus.jump(toEnd: true, in: layout, height: 10)
        #expect(focus.scroll == 20)
        focus.move(by: 1, in: layout, height: 10)
        #expect(focus.scroll == 20)
        #expect(focus.action(in: layout) == nil)
        focus.jump(toEnd: false, in: layout, height: 10)
        #expect(focus.scroll == 0)
    }

    @Test("Long prose before a row is read on the way to it")
    func reading() {
        let sections = [
            TerminalSection(rows: [TerminalRow("first", .intent("do", "do"))]),
            TerminalSection(rows: (0..<50).map { TerminalRow("line \($0)") }),
            TerminalSection(rows: [TerminalRow("last", .intent("do", "do"))]),
        ]
        let layout = ContentLayout(sections, width: 40)
        var focus = Focus()
        var seen = Set(0..<10)
        for _ in 0..<10 {
            focus.move(by: 1, in: layout, height: 10)
            seen.formUnion(focus.scroll..<focus.scroll + 10)
        }
        #expect(focus.row == 1)
        #expect(seen.isSuperset(of: 0..<layout.lines.count))
    }

    @Test("Pages move by what is seen")
    func pages() {
        let layout = layout(rows: 40)
        var focus = Focus()
        focus.page(by: 1, in: layout, height: 10)
        #expect(focus.row == 9)
        focus.page(by: -1, in: layout, height: 10)
        #expect(focus.row == 0)
        for _ in 0..<9 { focus.page(by: 1, in: layout, height: 10) }
        #expect(focus.row == 39)
        #expect(focus.scroll == 30)
    }

    @Test("No size and no content is out of bounds", arguments: [0, 1, 2, 100])
    func bounds(height: Int) {
        for layout in [layout(rows: 0), layout(rows: 1), layout(before: 5, rows: 3, after: 5)] {
            var focus = Focus()
            for count in [1, -1, 5, -5, 100] {
                focus.move(by: count, in: layout, height: height)
                focus.page(by: count, in: layout, height: height)
                focus.jump(toEnd: count > 0, in: layout, height: height)
                focus.moveSideways(by: count, in: layout)
                focus.fit(layout, height: height)
                #expect(focus.scroll >= 0)
                #expect(focus.row >= 0)
            }
        }
    }
}

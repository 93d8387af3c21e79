import Testing

@testable import RouterTerminal

/// Cells, and what is sent to show them.
struct FrameTests {
    private let origin = FramePoint(column: 0, row: 0)

    @Test("A wide character is written whole or not at all")
    func wide() {
        var frame = TerminalFrame(FrameSize(width: 6, height: 1))
        frame.write("寿司寿司", at: origin)
        #expect(frame.text == "寿司…")
        frame.write("x", at: FramePoint(column: 1, row: 0))
        #expect(frame.text == " x司…")
        frame.write("y", at: FramePoint(column: 2, row: 0))
        #expect(frame.text == " xy …")
        frame.write("outside", at: FramePoint(column: 0, row: 1))
        frame.write("outside", at: FramePoint(column: 9, row: 0))
        #expect(frame.text == " xy …")
    }

    @Test("Only rows that changed are sent, and nothing twice")
    func difference() {
        var encoder = FrameEncoder(inColor: true)
        var frame = TerminalFrame(FrameSize(width: 10, height: 3))
        frame.write("one", at: origin)
        frame.write("two", at: FramePoint(column: 0, row: 1), [.bold, .refused])
        #expect(
            encoder.encode(frame) == "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0m\u{1B}[Kone"
                + "\u{1B}[2;1H\u{1B}[0m\u{1B}[K\u{1B}[0;1;31mtwo\u{1B}[0m\u{1B}[3;1H\u{1B}[0m\u{1B}[K")
        #expect(encoder.encode(frame) == "")
        frame.write("x", at: FramePoint(column: 1, row: 2))
        frame.cursor = FramePoint(column: 2, row: 2)
        #expect(
            encoder.encode(frame)
                == "\u{1B}[?25l\u{1B}[3;1H\u{1B}[0m\u{1B}[K x\u{1B}[3;3H\u{1B}[?25h")
        encoder.forget()
        #expect(encoder.encode(frame).contains("\u{1B}[2J"))
    }

    @Test("Without colour there are none")
    func plain() {
        let style: FrameStyle = [.bold, .reverse, .refused, .accent]
        #expect(style.sequence(inColor: false) == "\u{1B}[0;1;7m")
        #expect(style.sequence(inColor: true) == "\u{1B}[0;1;7;31;35m")
    }

    @Test("After a character of uncertain width the column is named")
    func uncertain() {
        var encoder = FrameEncoder(inColor: true)
        var frame = TerminalFrame(FrameSize(width: 10, height: 1))
        frame.write("a👨‍👩‍👧b寿c", at: origin)
        #expect(encoder.encode(frame).hasSuffix("a👨‍👩‍👧\u{1B}[4Gb寿c"))
    }
}

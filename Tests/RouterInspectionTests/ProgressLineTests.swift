import Testing

@testable import RouterInspection

/// What is said on a terminal while something takes long, by a clock that the test sets.
@MainActor @Suite struct ProgressLineTests {
    private final class Terminal {
        var time = ContinuousClock.now
        var text = ""
    }

    private let terminal = Terminal()
    private let line: ProgressLine

    init() {
        line = ProgressLine { [terminal] in
            terminal.time
        } write: { [terminal] in
            terminal.text += $0
        }
    }

    @Test func whatTakesLessThanASecondSaysNothing() {
        line.show("1")
        terminal.time += .milliseconds(999)
        line.show("2")
        line.clear()
        #expect(terminal.text == "")
    }

    @Test func itIsSaidInOneLineTenTimesASecondAndTakenAway() {
        line.show("1")
        terminal.time += .seconds(1)
        line.show("2")
        line.show("3")
        terminal.time += .milliseconds(100)
        line.show("4")
        #expect(terminal.text == "\r2\u{1B}[K\r4\u{1B}[K")
        line.clear()
        #expect(terminal.text.hasSuffix("\r\u{1B}[K"))
        terminal.text = ""
        line.show("5")
        line.clear()
        #expect(terminal.text == "")
    }
}

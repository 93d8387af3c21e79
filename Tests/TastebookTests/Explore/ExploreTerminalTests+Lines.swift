import Foundation
import Testing

// What a terminal shows line by line.
extension ExploreTerminalTests {
    @Test("On a terminal the walk waits after each scene: for the next one, a number, or the end")
    func walk() throws {
        for arguments in [[], ["walk"]] {
            let terminal = try PseudoTerminal(width: 80, height: 24)
            try terminal.start(Self.binary, arguments)
            try terminal.wait(for: "q: quit.")
            terminal.send("\n")
            func told() -> String { String(decoding: terminal.output, as: UTF8.self) }
            _ = try terminal.wait(for: "scene 2") { _ in told().contains("Scene 2 of") }
            terminal.send("eleven\n9\n")
            _ = try terminal.wait(for: "scene 9") { _ in told().contains("Scene 9 of") }
            terminal.send("q\n")
            #expect(terminal.waitForEnd() == 0)
            #expect(!told().contains("Scene 3 of") && !told().contains("Explore the app yourself?"))
        }
    }

    @Test("Line by line on a terminal, with a prompt and no escape sequence")
    func lines() throws {
        let terminal = try PseudoTerminal(width: 80, height: 24)
        try terminal.start(Self.binary, ["explore", "--line"])
        try terminal.wait(for: "\n>")
        terminal.send("tab me\n")
        try terminal.wait(for: "me*: /me")
        terminal.send("quit\n")
        #expect(terminal.waitForEnd() == 0)
        #expect(!terminal.output.contains(0x1B))
    }
}

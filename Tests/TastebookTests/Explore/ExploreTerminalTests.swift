import Foundation
import Testing

/// The explorer on a terminal: what the screen shows, and what is left of it.
@Suite(.serialized) struct ExploreTerminalTests {
    private static let start = """
         Tastebook  [1 discover]  2 restaurants   3 me
         [/dishes]
        ────────────────────────────────────────────────────────────────────────────────
         Dishes

         › Phở bò, ★ 4.3
           Caldo verde, ★ 4.3
           Barszcz with uszka, ★ 4.5
           Tom kha gai, ★ 3.0
           Harira, ★ 4.0
           Soupe à l'oignon gratinée, ★ 5.0
           Żurek in a bread bowl, ★ 4.5
           Bún chả, ★ 4.7
           Jollof rice with fried plantain, ★ 4.5
           Dolsot bibimbap, ★ 4.0
           Hyderabadi biryani, ★ 3.0
           Tagliatelle al ragù, ★ 4.0
           Arroz de pato, ★ 4.5
           Dàndàn miàn, ★ 5.0
           Pierogi ruskie, ★ 3.7
           Bánh mì thịt nướng, ★ 4.0
           Acharuli khachapuri, ★ 4.5
        ───────────────────────────────────────────────────────────────── 1–17 of 57 ───
         ↑↓ move  Enter open  b back  o link  s save  r restore  ? help  q quit
        """

    private static let signIn = """
         Tastebook   1 discover   2 restaurants  [3 me]
         /me
        ────────────────────────────────────────────────────────────────────────────────
         Me

           ╭─ sheet ─ [/sign-in] ───────────────────────────────────────────────────╮
           │ Sign in                                                                │
           │                                                                        │
           │ › sign in as Inês Figueiredo                                           │
           │   sign in as Nguyễn Thu Hà                                             │
           │   sign in as Siobhán O'Connor                                          │
           │   sign in as Zofia Wiśniewska                                          │
           │   sign in as Amara Okonkwo                                             │
           │   sign in as Émile Tremblay-Gagnon                                     │
           │   sign in as Yuki Tanaka                                               │
           │   sign in as Dariush Farahani                                          │
           │   sign in as Luiza d'Ávila                                             │
           │   sign in as Priya Raghunathan                                         │
           │   sign in as Selam Tesfaye                                             │
           │   sign in as Bartłomiej “Bartek” Szczęsny                              │
           │   sign in as Mehmet Yıldız                                             │
           ╰─────────────────────────────────────────────────────────── 1–13 of 15 ─╯
        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ move  Enter open  b back  o link  s save  r restore  ? help  q quit
        """

    /// The first dish with its restaurants and ratings, above a message if there is one.
    private static func dish(message: String...) -> String {
        let rows = """
             Tastebook  [1 discover]  2 restaurants   3 me
             /dishes › [/dishes/1]
            ────────────────────────────────────────────────────────────────────────────────
             Phở bò

               ★ 4.3

             Served at
             › Ngõ Nhỏ Phố Cổ, Hà Nội
               Ngõ Nhỏ Plateau, Montréal

             Ratings
               ★★★★★ Inês Figueiredo
               ★★★★☆ Nguyễn Thu Hà
               ★★★★★ Émile Tremblay-Gagnon
               ★★★☆☆ Siobhán O'Connor

               Category: Soups
               edit
               rate
            """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let end =
            [
                String(repeating: "─", count: 80)
            ] + message + [" ↑↓ move  Enter open  b back  o link  s save  r restore  ? help  q quit"]
        let space = Array(repeating: "", count: 24 - rows.count - end.count)
        return (rows + space + end).joined(separator: "\n")
    }

    /// What stands above the first dish.
    private static func head(width: Int) -> String {
        """
         Tastebook  [1 discover]  2 restaurants   3 me
         /dishes › [/dishes/1]
        \(String(repeating: "─", count: width))
        """
    }

    static var binary: URL {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "DemoCLI")
    }

    /// Starts the explorer, and waits until all of its first screen is there.
    private func explore(
        _ arguments: [String] = ["explore"], environment: [String: String] = [:]
    ) throws -> (PseudoTerminal, settings: [UInt64]) {
        let terminal = try PseudoTerminal(width: 80, height: 24)
        let settings = terminal.settings
        try terminal.start(Self.binary, arguments, environment: environment)
        try terminal.wait(for: "the first screen") { $0.text == Self.start }
        #expect(terminal.screen.isAlternate)
        #expect(terminal.settings != settings)
        return (terminal, settings)
    }

    /// Whether everything is as if nothing had run.
    private func expectRestored(
        _ terminal: PseudoTerminal, _ settings: [UInt64], _ location: SourceLocation = #_sourceLocation
    ) {
        let screen = terminal.screen
        #expect(!screen.isAlternate, sourceLocation: location)
        #expect(screen.isCursorShown, sourceLocation: location)
        #expect(screen.wraps, sourceLocation: location)
        #expect(!screen.marksPastes, sourceLocation: location)
        #expect(terminal.settings == settings, sourceLocation: location)
    }

    @Test("Start, move, push, modal, link, resize, quit")
    func session() throws {
        let (terminal, settings) = try explore()
        terminal.send("j")
        try terminal.wait(for: " › Caldo verde")
        terminal.send("\u{1B}[A\r")
        try terminal.wait(for: "the dish") { $0.text == Self.dish() }
        // Esc alone is decided when nothing follows it.
        terminal.send("\u{1B}")
        try terminal.wait(for: "back") { $0.text == Self.start }

        terminal.send("3\u{1B}[F")
        try terminal.wait(for: " › sign in")
        terminal.send("\r")
        let modal = try terminal.wait(for: "1–13 of 15")
        #expect(modal.text == Self.signIn)

        terminal.send("o/dishes/999999\r")
        try terminal.wait(for: "✗ notFound: ")
        terminal.send("o\u{1B}[200~tastebook://dishes/1\n\u{1B}[201~\r")
        try terminal.wait(for: "the dish, and no sheet") { $0.text == Self.dish() }
        terminal.send("o/dishes/999999\r")
        try terminal.wait(for: "the dish, and why the link was refused") {
            $0.text
                == Self.dish(
                    message:
                        " ✗ notFound: /dishes/999999 names nothing that exists, says the module that",
                    "   owns it.")
        }

        terminal.resize(width: 200, height: 60)
        let wide = try terminal.wait(for: "Latest requests")
        #expect(wide.rows.count == 60)
        #expect(wide.text.contains("│ ✗ open"))
        #expect(wide.text.hasPrefix(Self.head(width: 200) + "\n"))
        terminal.resize(width: 80, height: 24)
        try terminal.wait(for: "the size as it was") {
            $0.text.hasPrefix(Self.dish().prefix(200)) && $0.text.hasSuffix("q quit")
        }

        terminal.send("q")
        #expect(terminal.waitForEnd() == 0)
        expectRestored(terminal, settings)
        #expect(terminal.screen.text.allSatisfy { $0.isWhitespace })
    }

    @Test("Save, leave, and restore in another run")
    func saving() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, _) = try explore(environment: ["TMPDIR": folder.path])
        first.send("r")
        try first.wait(for: "✗ Nothing has been saved yet.")
        first.send("\r")
        try first.wait(for: "[/dishes/1]")
        first.send("s")
        try first.wait(for: "✓ Saved to")
        first.send("q")
        #expect(first.waitForEnd() == 0)

        let (second, settings) = try explore(environment: ["TMPDIR": folder.path])
        second.send("r")
        try second.wait(for: "the dish again") { $0.text == Self.dish(message: " ✓ Restored.") }
        second.send("q")
        #expect(second.waitForEnd() == 0)
        expectRestored(second, settings)
    }

    @Test(
        "Signals end it with the terminal as it was",
        arguments: [
            SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM,
            SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
        ])
    func signals(signal: Int32) throws {
        // Neither the runtime nor a sanitizer is to answer the signal in its stead.
        let (terminal, settings) = try explore(environment: [
            "SWIFT_BACKTRACE": "enable=no",
            "TSAN_OPTIONS": "handle_segv=0", "ASAN_OPTIONS": "handle_segv=0:detect_leaks=0",
        ])
        terminal.signal(signal)
        // It ended by that signal, as if it had not been caught.
        #expect(terminal.waitForEnd() & 0x7F == signal)
        expectRestored(terminal, settings)
    }

    @Test("Ctrl-C ends it, Ctrl-Z only for a while")
    func interrupts() throws {
        let (terminal, settings) = try explore()
        terminal.send("\u{1A}")
        #expect(terminal.waitForEnd(orStop: true) & 0xFF == 0x7F)
        expectRestored(terminal, settings)
        terminal.signal(SIGCONT)
        try terminal.wait(for: "the screen again") { $0.isAlternate && $0.text == Self.start }
        #expect(terminal.settings != settings)
        terminal.send("\u{3}")
        #expect(terminal.waitForEnd() & 0x7F == SIGINT)
        expectRestored(terminal, settings)
    }

    @Test("Without colour nothing is coloured", arguments: [true, false])
    func plain(byOption: Bool) throws {
        let (terminal, _) = try explore(
            byOption ? ["explore", "--plain"] : ["explore"], environment: byOption ? [:] : ["NO_COLOR": "1"])
        terminal.send("b")
        try terminal.wait(for: "✗ atRoot: ")
        #expect(!terminal.screen.usesColor)
        terminal.send("q")
        #expect(terminal.waitForEnd() == 0)
    }

    @Test("A size that no screen has is drawn in part", .timeLimit(.minutes(5)))
    func immense() throws {
        let (terminal, settings) = try explore()
        terminal.resize(width: 65_535, height: 65_535)
        terminal.send("jk\rq")
        #expect(terminal.waitForEnd() == 0)
        terminal.resize(width: 80, height: 24)
        expectRestored(terminal, settings)
    }

    @Test("Junk on the keyboard does no harm")
    func junk() throws {
        let (terminal, settings) = try explore()
        terminal.send("\u{1B}[200~qqq\r\u{1B}[A\u{1B}[201~")
        terminal.send("\u{1B}[99;99~\u{1B}]0;title\u{7}\u{1B}[?1;2cxyzXYZ€寿\u{1B}OP\u{1}\u{2}")
        terminal.send("b")
        try terminal.wait(for: "✗ atRoot: ")
        terminal.send("q")
        #expect(terminal.waitForEnd() == 0)
        expectRestored(terminal, settings)
    }

    @Test("After the walk-through exploring is offered, and only a yes is one")
    func offer() throws {
        for (answer, explores) in [("n\n", false), ("\n", true)] {
            let terminal = try PseudoTerminal(width: 80, height: 24)
            let settings = terminal.settings
            try terminal.start(Self.binary, [])
            try terminal.wait(for: "q: quit.")
            terminal.send("10\n")
            try terminal.wait(for: "Explore the app yourself?")
            terminal.send(answer)
            if explores {
                try terminal.wait(for: "the explorer") { $0.isAlternate && $0.text == Self.start }
                terminal.send("q")
            }
            #expect(terminal.waitForEnd() == 0)
            expectRestored(terminal, settings)
        }
    }
}

import RouterCore
import Testing

@testable import RouterTerminal

/// A person at the bakery: keys in, state and frames out.
@MainActor struct HostSessionTests {
    private let state = BakeryState()

    private func session(
        save: HostHooks.Hook? = nil, restore: HostHooks.Hook? = nil
    ) throws -> HostSession {
        let router = try bakery(state)
        let hooks = bakeryHooks(router, save: save, restore: restore)
        return HostSession(router, hooks, size: FrameSize(width: 80, height: 24))
    }

    private func visible(_ session: HostSession) -> String? {
        session.router.path
    }

    @Test("Rows are chosen by arrows and letters, and carried out by Enter")
    func moving() throws {
        let session = try session()
        session.handle([.down, .character("j"), .up, .enter])
        #expect(visible(session) == "/loaves/2")
        session.handle([.enter])
        #expect(visible(session) == "/loaves/3")
        // Back: each screen has its row as it was left.
        session.handle([.escape, .character("b")])
        #expect(visible(session) == "/")
        #expect(session.view().focus.row == 1)
        session.handle([.end, .home, .enter])
        #expect(visible(session) == "/loaves/1")
    }

    @Test("Of a row with several actions, left and right choose")
    func sideways() throws {
        let session = try session()
        session.handle([.end, .up, .up, .right, .right, .left, .right, .enter])
        #expect(session.router.state.modals.count == 1)
        #expect(visible(session) == "/loaves/2")
    }

    @Test("Where nothing can be seen, nothing is done; q quits")
    func tooSmall() throws {
        let session = try session()
        session.size = FrameSize(width: 20, height: 5)
        session.handle([.down, .enter, .character("o"), .character("s"), .character("?")])
        #expect(visible(session) == "/")
        #expect(session.view().field == nil)
        session.handle([.character("q")])
        #expect(session.hasQuit)
    }

    @Test("Back at the root of a modal dismisses it; at the root of a tab it is refused")
    func back() throws {
        let session = try session()
        session.handle([.end, .up, .up, .enter, .enter, .escape])
        #expect(visible(session) == "/order")
        session.handle([.escape])
        #expect(session.router.state.modals.isEmpty)
        #expect(session.view().message == nil)
        session.handle([.escape])
        #expect(session.view().message?.text.hasPrefix("atRoot: ") == true)
        session.handle([.down, .enter])
        #expect(session.view().message == nil)
    }

    @Test("Tabs are selected in turn and by number")
    func tabs() throws {
        let session = try session()
        let selected = { session.router.state.selectedTab }
        session.handle([.tab])
        #expect(selected() == "cake")
        session.handle([.tab])
        #expect(selected() == "bread")
        session.handle([.backTab])
        #expect(selected() == "cake")
        session.handle([.character("1")])
        #expect(selected() == "bread")
        session.handle([.character("9")])
        #expect(selected() == "bread")
        #expect(session.view().message == nil)
    }

    @Test("A link is typed, mended and opened; while it is typed no key is a command")
    func link() throws {
        let session = try session()
        session.handle([.character("o")] + "q/loaves/".map(Key.character))
        #expect(!session.hasQuit)
        session.handle([.home, .right, .backspace, .end, .paste("8\n"), .enter])
        #expect(visible(session) == "/loaves/8")
        session.handle([.character("o")] + "/nowhere".map(Key.character) + [.enter])
        #expect(visible(session) == "/loaves/8")
        #expect(session.view().message?.text.hasPrefix("noMatch: ") == true)
        session.handle([.character("o"), .character("x"), .escape, .paste("qqq"), .alt("q")])
        #expect(session.view().field == nil)
        #expect(!session.hasQuit)
        #expect(visible(session) == "/loaves/8")
    }

    @Test("What a leaving screen keeps is told, and it stays")
    func leaving() throws {
        let session = try session()
        session.handle([.enter, .down, .enter, .enter, .escape])
        #expect(visible(session) == "/label")
        #expect(session.view().message?.text.hasPrefix("leaveGuarded: ") == true)
        session.handle([.down, .enter, .escape])
        #expect(visible(session) == "/loaves/1")
    }

    @Test("A screen that has become shorter keeps the focus in it")
    func shorter() throws {
        state.loaves = 100
        let session = try session()
        session.handle([.end])
        #expect(session.view().focus.row == 102)
        state.loaves = 1
        #expect(session.view().focus.row == 3)
        #expect(session.view().focus.scroll == 0)
    }

    @Test("Help covers the screen until a key, and quits nothing")
    func help() throws {
        let session = try session()
        session.handle([.character("?"), .enter])
        #expect(visible(session) == "/")
        #expect(!session.frame().text.contains("help ─"))
        session.handle([.character("?")])
        #expect(session.frame().text.contains("─ help ─"))
        session.handle([.character("q"), .down])
        #expect(session.hasQuit)
    }

    @Test("Saving and restoring are offered only where the app does them, and told")
    func hooks() async throws {
        let plain = try session()
        plain.handle([.character("s"), .character("r")])
        #expect(!plain.frame().text.contains("s save"))
        #expect(plain.view().message == nil)

        struct Failure: Error, CustomStringConvertible { let description = "nothing was saved yet" }
        let session = try session(save: { "Saved." }, restore: { throw Failure() })
        #expect(session.frame().text.contains("s save  r restore"))
        for (key, told) in [("s", "Saved."), ("r", "nothing was saved yet")] as [(Character, String)] {
            await withCheckedContinuation { changed in
                session.onChange = { changed.resume() }
                session.handle([.character(key)])
            }
            #expect(session.view().message?.text == told)
        }
    }

    @Test("What waits for a guard is told, and what comes of it is drawn without a key")
    func waiting() async throws {
        let gate = BakeryState.Gate()
        state.cellarGate = gate
        let session = try session()
        session.handle([.character("o"), .paste("/cellar"), .enter])
        #expect(session.view().message?.kind == .led)
        await gate.isAwaited()
        await withCheckedContinuation { changed in
            session.onChange = { changed.resume() }
            gate.open()
        }
        #expect(visible(session) == "/cellar")
        #expect(session.view().message == nil)
        #expect(session.frame().text.contains("Flour, and �[2J mice."))
    }
}

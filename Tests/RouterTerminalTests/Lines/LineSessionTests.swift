import RouterCore
import Testing

@testable import RouterTerminal

/// A person at the bakery who reads and writes lines.
@MainActor struct LineSessionTests {
    private let session: LineSession
    private let router: Router<TerminalScreen>

    init() throws {
        router = try bakery(BakeryState())
        session = LineSession(router, bakeryHooks(router))
    }

    @Test("A screen is told with where it lies and its actions numbered")
    func screen() async throws {
        #expect(
            session.screen == """
                bread*: /

                The shelf
                ─────────
                    Fresh every morning.

                Loaves
                 1  Loaf 1
                 2  Loaf 2
                 3  Loaf 3

                Elsewhere
                    Order  [4 one]  [5 two]
                 6  The oven
                 7  The cellar

                """)
        let order = await session.answer(to: "4")
        #expect(order.hasPrefix("sheet: /order\n\nAn order\n"))
        #expect(await session.answer(to: "1").hasPrefix("sheet: /order › /loaves/7\n\nLoaf 7\n"))
        #expect(await session.answer(to: "root") == order)
        #expect(await session.answer(to: "back").hasPrefix("bread*: /\n"))
    }

    @Test("Words move, and what is refused is told without the screen")
    func words() async throws {
        #expect(await session.answer(to: "tab cake").hasPrefix("cake*: /\n"))
        #expect(await session.answer(to: "open /loaves/5").hasPrefix("bread*: / › /loaves/5\n"))
        #expect(await session.answer(to: "BACK").hasPrefix("bread*: /\n"))
        let refused = await session.answer(to: "back")
        #expect(refused.hasPrefix("Refused, atRoot: "))
        #expect(refused.split(separator: "\n").count == 1)
        #expect(await session.answer(to: "dismiss").hasPrefix("Refused, noModal: "))
        #expect(await session.answer(to: "tab bred").contains("did you mean \"bread\"?"))
        #expect(await session.answer(to: "7").hasPrefix("Refused, denied: "))
        #expect(await session.answer(to: "open /nowhere").hasPrefix("Refused, noMatch: "))
        #expect(await session.answer(to: "") == session.screen)
        #expect(await session.answer(to: "help").contains("tab NAME   bread, cake\n"))
        #expect(await session.answer(to: "quit") == "")
        #expect(session.hasQuit)
    }

    @Test(
        "What is not understood says what would be",
        arguments: [
            ("bakc", "Nothing is called \"bakc\"; did you mean \"back\"?"),
            ("0", "There is no action 0; they go from 1 to 7."),
            ("8", "There is no action 8; they go from 1 to 7."),
            ("tab", "\"tab\" needs the name of a tab after it."),
            ("open ", "\"open\" needs a link such as /path after it."),
            ("back 2", "\"back\" takes nothing after it; leave out \"2\"."),
            ("save", "This app has no \"save\"."),
            ("99999999999999999999", "Nothing is called \"99999999999999999999\"; "),
        ] as [(String, String)])
    func problems(line: String, expected: String) async {
        #expect(await session.answer(to: line).hasPrefix(expected))
    }

    @Test(
        "A task that an action begins, and one that a result wakes, go as far as they can before the answer")
    func tasks() async throws {
        let shop = Router(
            try Composition<TerminalScreen> {
                PaintShop()
                RootTab("home", root: PaintShop.Wall())
            })
        let session = LineSession(shop, HostHooks())
        #expect(await session.answer(to: "1").contains("Which colour?"))
        #expect(await session.answer(to: "1").contains("A teal wall"))
        #expect(await session.answer(to: "1").contains("Which colour?"))
        #expect(await session.answer(to: "back").contains("A teal wall"))
    }

    @Test("Bytes become lines, however they arrive")
    func buffer() {
        var buffer = LineBuffer()
        #expect(buffer.lines(Array("one\ntw".utf8)) == ["one"])
        #expect(buffer.lines(Array("o\r\n\nthr".utf8)) == ["two", ""])
        #expect(buffer.rest() == "thr")
        #expect(buffer.rest() == nil)
        #expect(buffer.lines([0xFF, 0x0A]) == ["�"])
        #expect(buffer.lines(Array(repeating: 0x61, count: 1 << 20)) == [])
        #expect(buffer.rest()?.count == 1 << 16)
    }
}

/// A screen that waits for what another ends with.
private struct PaintShop: FeatureModule {
    struct Wall: Route {}
    struct Colour: ResultRoute { typealias Value = String }

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: Wall.self, key: "wall") { _, _ in
            var colour = "white"
            return TerminalScreen("A \(colour) wall") { _, context in
                context.task {
                    if case .finished(let value) = await context.result(of: Colour()) { colour = value }
                }
                return nil
            } content: { _ in
                TerminalRow(.intent("paint", "paint"))
            }
        }
        registry.destination(for: Colour.self, key: "colour") { _, _ in
            TerminalScreen("Which colour?") { _ in TerminalRow(.finish("teal", with: "teal")) }
        }
        registry.presentation(of: Colour.self) { _ in .sheet }
    }
}

import RouterCore
import Testing

@testable import RouterTerminal

/// A question of the bakery.
struct BurnLoaf: ResultRoute {
    typealias Value = Bool
    var mayCancel = true
}

private struct QuestionModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.dialog(for: BurnLoaf.self) { route in
            Dialog("Burn the loaf?", message: "It will be black.") {
                Choice("Burn", role: .destructive, finishing: true)
                Choice("Spare it", role: route.mayCancel ? .cancel : nil)
            }
        }
    }
}

/// Dialogs on a terminal: a box with its choices, by keys, numbers and lines.
@MainActor struct DialogHostTests {
    private let router: Router<TerminalScreen>
    private let hooks: HostHooks

    init() throws {
        let app = try Composition<TerminalScreen> {
            BakeryModule(state: BakeryState())
            QuestionModule()
            RootTab("bread", root: BakeryRoute.shelf)
            RootTab("cake", root: BakeryRoute.shelf)
        }
        router = Router(app)
        router.activate()
        hooks = bakeryHooks(router)
    }

    private func asked(_ keys: [Key], mayCancel: Bool = true) async -> NavigationResult<Bool>? {
        let session = HostSession(router, hooks, size: FrameSize(width: 80, height: 24))
        let answer = Task { await router.result(of: BurnLoaf(mayCancel: mayCancel)) }
        await Task.yield()
        session.handle(keys)
        guard router.state.modals.isEmpty else {
            answer.cancel()
            return nil
        }
        return await answer.value
    }

    @Test("A box with the question, its message and its choices")
    func box() {
        router.push(BurnLoaf())
        let session = HostSession(router, hooks, size: FrameSize(width: 60, height: 16))
        #expect(
            session.frame().text.contains(
                """
                 The shelf

                   ╭─ dialog ─ [Burn the loaf?] ────────────────────────╮
                   │ Burn the loaf?                                     │
                   │                                                    │
                   │   It will be black.                                │
                   │ › Burn                                             │
                   │   Spare it                                         │
                   ╰────────────────────────────────────────────────────╯
                """), "\(session.frame().text)")
    }

    @Test("Keys and numbers choose, and Escape is the choice that cancels")
    func keys() async {
        #expect(await asked([.enter]) == .finished(true))
        #expect(await asked([.down, .enter]) == .ended(.dismissed))
        #expect(await asked([.character("1")]) == .finished(true))
        #expect(await asked([.character("2")]) == .ended(.dismissed))
        #expect(await asked([.character("9"), .escape]) == .ended(.dismissed))
        #expect(router.state.selectedTab == "bread", "a number is no tab while it asks")
    }

    @Test("Without a choice that cancels, Escape says so")
    func noEscape() async {
        #expect(await asked([.escape], mayCancel: false) == nil)
        let session = HostSession(router, hooks, size: FrameSize(width: 80, height: 24))
        session.handle([.escape])
        #expect(session.view().message?.text == "This has to be answered: choose one of its answers.")
        session.handle([.character("2")])
        #expect(router.state.modals.isEmpty)
    }

    @Test("By lines it is told with its choices numbered, and back cancels it")
    func lines() async {
        let session = LineSession(router, hooks)
        router.push(BurnLoaf())
        #expect(
            session.screen == """
                dialog: Burn the loaf?

                Burn the loaf?
                ──────────────
                    It will be black.
                 1  Burn
                 2  Spare it

                """, "\(session.screen)")
        #expect(await session.answer(to: "back").hasPrefix("bread*: /\n"))
        router.push(BurnLoaf(mayCancel: false))
        #expect(
            await session.answer(to: "back")
                == "This has to be answered: say the number of one of its answers.\n")
        #expect(await session.answer(to: "1").hasPrefix("bread*: /\n"))
    }
}

import RouterCore
import Testing

/// A way for the entry on top to come to its end.
struct WayOut: CustomTestStringConvertible {
    var testDescription: String
    /// Whether the entry is the root of a sheet, or on a tab that resets when it is left.
    var isSheet = false
    var tab = "tab0"
    var answer: NavigationResult<Int>
    var leave: @MainActor @Sendable (Router<DeckScreen>) -> Void

    static let all: [WayOut] = [
        .init(testDescription: "pop", answer: .ended(.popped)) { $0.pop() },
        .init(testDescription: "popTo", answer: .ended(.popped)) { $0.pop(to: Deck.root(0)) },
        .init(testDescription: "popToRoot", answer: .ended(.popped)) { $0.popToRoot() },
        .init(testDescription: "replace", answer: .ended(.replaced)) { $0.replace(with: Deck.card(1)) },
        .init(testDescription: "setStack", answer: .ended(.replaced)) {
            $0.setStack([Deck.root(0), Deck.card(1)])
        },
        .init(testDescription: "setStack of all", answer: .ended(.replaced)) { $0.setStack([Deck.card(1)]) },
        .init(testDescription: "setStack of a modal", isSheet: true, answer: .ended(.replaced)) {
            $0.setStack([Deck.card(1)])
        },
        .init(testDescription: "dismiss", isSheet: true, answer: .ended(.dismissed)) { $0.dismiss() },
        .init(testDescription: "dismissAll", isSheet: true, answer: .ended(.dismissed)) { $0.dismissAll() },
        .init(testDescription: "dismissThenPush", isSheet: true, answer: .ended(.dismissed)) {
            $0.dismiss(thenPush: Deck.card(1))
        },
        .init(testDescription: "finish", answer: .finished(7)) { $0.finish(with: 7) },
        .init(testDescription: "finish of a modal", isSheet: true, answer: .finished(7)) {
            $0.finish(with: 7)
        },
        .init(testDescription: "cancel", answer: .ended(.popped)) { $0.cancel() },
        .init(testDescription: "cancel of a modal", isSheet: true, answer: .ended(.dismissed)) {
            $0.cancel()
        },
        .init(testDescription: "select again", answer: .ended(.popped)) { $0.select(tab: "tab0") },
        .init(testDescription: "leave", tab: "tab2", answer: .ended(.popped)) { $0.select(tab: "tab1") },
        .init(testDescription: "reset", answer: .ended(.reset)) { $0.reset() },
        .init(testDescription: "endSession", isSheet: true, answer: .ended(.session)) { $0.endSession() },
        .init(testDescription: "hostRemoved", answer: .ended(.system)) {
            $0.navigation.hostRemoved([$0.visible.id])
        },
        .init(testDescription: "hostRemoved of a modal", isSheet: true, answer: .ended(.system)) {
            $0.navigation.hostRemoved([$0.visible.id])
        },
        .init(testDescription: "batch", isSheet: true, answer: .ended(.dismissed)) {
            $0.batch {
                $0.push(Deck.card(1))
                $0.dismiss()
                $0.push(Deck.card(2))
            }
        },
        .init(testDescription: "truncate", isSheet: true, answer: .ended(.dismissed)) {
            $0.context(of: $0.state.tabs[0].stack.root.id).push(Deck.card(1), ifCovered: .truncate)
        },
    ]
}

/// What is bound to an entry goes with it, whichever way it goes.
@MainActor @Suite struct ModelLifetimeTests {
    private final class Cargo {}

    /// What is held weakly of everything made in a test.
    private final class Hold {
        private var weakly: [() -> Cargo?] = []
        func cargo() -> Cargo {
            let cargo = Cargo()
            weakly.append { [weak cargo] in cargo }
            return cargo
        }
        var alive: Int { weakly.filter { $0() != nil }.count }
    }

    @Test("R8, R13: screen, tasks and callers of an entry go with it", arguments: WayOut.all)
    func waysOut(way: WayOut) async throws {
        let screens = Hold()
        let router = Router(try deck(DeckModule(cargo: { screens.cargo() })))
        router.select(tab: way.tab)
        let asker = router.context(of: router.visible.id)
        var answers: [NavigationResult<Int>] = []
        let waiting = Task {
            answers.append(await asker.result(of: DeckPick(), as: way.isSheet ? .sheet : .stack))
        }
        try await until { router.visible.route == AnyRoute(DeckPick()) }

        let entry = router.visible.id
        let context = router.context(of: entry)
        #expect(router.visibleScreen != nil)
        #expect(screens.alive == 1)
        let inTask = Hold()
        var wasCancelled = false
        let task = context.task { [cargo = inTask.cargo()] in
            while !Task.isCancelled { await Task.yield() }
            wasCancelled = true
            withExtendedLifetime(cargo) {}
        }
        #expect(task != nil)
        await Task.yield()
        #expect(answers.isEmpty)

        way.leave(router)
        #expect(router.state.entry(entry) == nil)
        #expect(screens.alive == 0)
        #expect(router.screen(for: entry) == nil)
        #expect(task?.isCancelled == true)
        await task?.value
        await waiting.value
        #expect(wasCancelled)
        #expect(answers == [way.answer])
        try await until { inTask.alive == 0 }

        #expect(context.push(Deck.card(3)).outcome == .rejected(.sourceGone(.entry)))
        #expect(context.push(Deck.card(3), ifCovered: .truncate).outcome == .rejected(.sourceGone(.entry)))
        #expect(context.pop().outcome == .rejected(.sourceGone(.entry)))
        #expect(context.dismiss().outcome == .rejected(.sourceGone(.entry)))
        #expect(context.select(tab: "tab0").outcome == .rejected(.sourceGone(.entry)))
        #expect(context.finish(with: 1).outcome == .rejected(.sourceGone(.entry)))
        #expect(context.batch { _ in }.outcome == .rejected(.sourceGone(.entry)))
        #expect(context.task {} == nil)
        #expect(await context.result(of: DeckPick()) == .rejected(.sourceGone(.entry)))
    }

    @Test("R8: everything goes with the router")
    func routerGoes() async throws {
        let screens = Hold()
        var router: Router<DeckScreen>? = Router(try deck(DeckModule(cargo: { screens.cargo() })))
        weak let navigation = router?.navigation
        router?.push(Deck.card(1))
        let context = try #require(router?.top)
        _ = router?.visibleScreen
        let task = context.task { while !Task.isCancelled { await Task.yield() } }
        await Task.yield()
        router = nil
        #expect(navigation == nil)
        #expect(screens.alive == 0)
        #expect(task?.isCancelled == true)
        #expect(context.push(Deck.card(1)).outcome == .rejected(.sourceGone(.router)))
        await task?.value
    }

    @Test("R13: when the asker goes first the answer is forgotten, once; the screen stays")
    func askerGoesFirst() async throws {
        let router = Router(try deck())
        router.push(Deck.card(1))
        let asker = router.top
        var answers: [NavigationResult<Int>] = []
        let waiting = Task { answers.append(await asker.result(of: DeckPick())) }
        try await until { router.visible.route == AnyRoute(DeckPick()) }
        asker.pop()
        await waiting.value
        #expect(answers == [.ended(.forgotten)])
        #expect(router.visible.route == AnyRoute(DeckPick()))
        #expect(router.finish(with: 3).outcome == .committed)
        #expect(answers.count == 1)
    }

    @Test("R13: a cancelled wait answers at once and once; the screen stays")
    func cancelledWait() async throws {
        let router = Router(try deck())
        let asker = router.top
        var answers: [NavigationResult<Int>] = []
        let waiting = Task { answers.append(await asker.result(of: DeckPick())) }
        try await until { router.visible.route == AnyRoute(DeckPick()) }
        waiting.cancel()
        await waiting.value
        #expect(answers == [.cancelled])
        #expect(router.finish(with: 3).outcome == .committed)
        #expect(answers.count == 1)
    }

    @Test("R13: a hundred callers, one on the other, are all answered when the lowest goes")
    func chainOfCallers() async throws {
        let router = Router(try deck())
        var answers: [NavigationResult<Int>] = []
        var tasks: [Task<Void, Never>] = []
        for number in 1...100 {
            let asker = router.top
            tasks.append(Task { answers.append(await asker.result(of: DeckPick())) })
            try await until { router.state.modals.count == number }
        }
        router.dismissAll()
        for task in tasks { await task.value }
        #expect(answers.count == 100)
        #expect(answers.allSatisfy { $0 == .ended(.dismissed) })
    }

    @Test("R13: a caller whose push is refused is told why")
    func refusedResult() async throws {
        let router = Router(try deck())
        let asker = router.top
        router.push(Deck.card(1))
        #expect(await asker.result(of: DeckPick()) == .rejected(.sourceCovered(by: AnyRoute(Deck.card(1)))))
    }

    @Test("R8: screens beneath stay, with all they hold, when one above goes")
    func whatStays() throws {
        let screens = Hold()
        let router = Router(try deck(DeckModule(cargo: { screens.cargo() })))
        for number in 0..<10 {
            _ = router.visibleScreen
            router.push(Deck.card(number))
        }
        #expect(screens.alive == 10)
        router.pop(4)
        #expect(screens.alive == 7)
        router.push(Deck.sheet(0))
        _ = router.visibleScreen
        router.popToRoot()
        #expect(screens.alive == 8)
        router.dismissAll()
        router.popToRoot()
        #expect(screens.alive == 1)
    }

    private struct Late: Error {}

    private func until(_ condition: () -> Bool) async throws {
        for _ in 0..<10_000 {
            if condition() { return }
            await Task.yield()
        }
        throw Late()
    }
}

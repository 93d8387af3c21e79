import RouterCore
import RouterSwiftUI
import RouterTesting
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Dialogs: alerts and confirmation dialogs above everything, answered by their buttons.
@MainActor struct DialogTests {
    private let window: Window

    init() throws {
        window = try Window.tabs()
    }

    private func asked(_ route: DeleteDish) async -> Task<NavigationResult<Bool>, Never> {
        let task = Task { await window.router.result(of: route) }
        await Task.yield()
        window.host.settle()
        return task
    }

    /// Lets what waits for a turn of its own happen, and draws.
    private func settle() async {
        for _ in 0..<3 { await Task.yield() }
        window.host.settle()
    }

    @Test func aChoiceAnswersOnce() async throws {
        let answer = await asked(DeleteDish(id: 1))
        #expect(window.host.presentations == ["confirmation"])
        #expect(window.host.texts == ["Delete dish 1?", "Its ratings go, too."])
        #expect(window.host.buttons == ["Delete", "Keep"])
        try window.host.tap("Delete")
        await settle()
        #expect(await answer.value == .finished(true))
        #expect(window.host.presentations == [] && window.host.texts == ["dishes"])
        #expect(window.log.requests == ["push", "finish"] && window.log.unread == [])
    }

    @Test func whatEndsItWithoutAButtonIsItsCancelChoice() async throws {
        let answer = await asked(DeleteDish(id: 1))
        try window.host.endDialog()
        await settle()
        #expect(await answer.value == .finished(false))
        let open = await asked(DeleteDish(id: 1, mayKeep: false))
        try window.host.endDialog()
        await settle()
        #expect(await open.value == .ended(.system))
        #expect(window.host.presentations == [] && window.router.state.modals.isEmpty)
    }

    @Test func itIsShownAboveSheetsAndTheOneBelowComesBack() async throws {
        window.ask { $0.push(Dishes.sheet(1)) }
        window.ask { $0.push(Notice(text: "offline")) }
        #expect(window.host.presentations == ["sheet", "alert"])
        window.ask { $0.push(DeleteDish(id: 2)) }
        #expect(window.host.presentations == ["sheet", "confirmation"])
        try window.host.tap("Keep")
        await settle()
        #expect(window.host.presentations == ["sheet", "alert"])
        try window.host.tap("OK")
        await settle()
        #expect(window.host.presentations == ["sheet"] && window.host.texts.first == "sheet 1")
    }

    @Test func theRouterEndsItAndShowsWhatComesNext() async throws {
        window.ask { $0.push(Notice(text: "offline")) }
        window.ask { $0.dismiss(thenPush: Dishes.sheet(1)) }
        await settle()
        #expect(window.host.presentations == ["sheet"])
        window.ask { $0.push(Notice(text: "offline")) }
        window.ask { $0.dismissAll() }
        await settle()
        #expect(window.host.presentations == [])
    }

    @Test func aScreenAsksBeforeItGoes() async throws {
        window.ask { $0.push(Dishes.dish(1)) }
        window.router.context(of: window.router.visible.id).guardLeaving {
            .confirm(
                Dialog("Discard?") {
                    Choice("Discard", role: .destructive, finishing: true)
                    Choice("Keep", role: .cancel)
                })
        }
        window.host.settle()
        #expect(throws: Refused.backIsHidden) { try window.host.back() }
        try window.host.tap(back)
        #expect(window.host.presentations == ["alert"] && window.host.buttons == ["Discard", "Keep"])
        try window.host.tap("Keep")
        await settle()
        #expect(window.host.presentations == [] && window.host.depth == 1)
        try window.host.tap(back)
        try window.host.tap("Discard")
        await settle()
        #expect(window.host.presentations == [] && window.host.depth == 0)
    }

    @Test func aWithheldDialogIsNotDrawnAndComesBack() async throws {
        let lock = Lock()
        let composition = try Composition<ViewScreen> {
            storyModules()
            Guard { route in
                lock.isLocked && route != AnyRoute(Dishes.cover(0))
                    ? .redirect(Dishes.cover(0), resuming: false) : .allow
            }
            RootTab("dishes", root: Dishes.list)
        }
        let window = Window(composition)
        window.ask { $0.push(Notice(text: "offline")) }
        lock.isLocked = true
        window.ask { $0.refresh() }
        for _ in 0..<3 { await Task.yield() }
        window.host.settle()
        #expect(window.host.presentations == ["cover"])
        lock.isLocked = false
        window.ask { $0.dismiss() }
        for _ in 0..<3 { await Task.yield() }
        window.host.settle()
        #expect(window.host.presentations == ["alert"] && window.host.texts == ["offline"])
    }

    @MainActor final class Lock {
        var isLocked = false
        nonisolated init() {}
    }
}

import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Leave guards: whichever way out a person takes, the screen is asked.
@MainActor struct LeavingTests {
    /// Shows an editor above the list, its name changed or not.
    private func editing(isChanged: Bool = true, as style: Presentation = .stack) throws -> Window {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.editor(1), as: style) }
        if isChanged { try window.host.type("changed") }
        window.log.requests = []
        return window
    }

    @Test func aGuardedScreenHasOurBackButtonOnly() throws {
        let window = try editing(isChanged: false)
        #expect(!window.host.hasSystemBack && window.host.buttons.contains(back))
        #expect(throws: Refused.backIsHidden) { try window.host.back() }
        #expect(throws: Refused.backIsHidden) { try window.host.beginSwipe() }
        try window.host.tap("save")
        #expect(window.host.hasSystemBack && !window.host.buttons.contains(back))
        try window.host.back()
        #expect(window.host.texts == ["dishes"] && window.log.unread == [])
    }

    @Test func ourBackButtonLeavesWhenTheScreenAllows() throws {
        let window = try editing(isChanged: false)
        try window.host.tap(back)
        #expect(window.host.texts == ["dishes"] && window.log.requests == ["pop"])
        #expect(window.log.unread == [])
    }

    @Test func ourBackButtonStaysWhenTheScreenDenies() throws {
        let window = try editing()
        try window.host.tap(back)
        #expect(window.host.texts == ["editor 1", "changed"] && window.host.depth == 1)
        #expect(window.log.requests == ["pop leaveGuarded"])
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
        try window.host.tap("discard")
        #expect(window.host.texts == ["dishes"] && window.host.depth == 0)
    }

    /// The menu of the back button skips screens, so it is hidden above a guarded one too.
    @Test func noMenuOfTheBackButtonSkipsAGuardedScreen() throws {
        let window = try editing()
        try window.host.tap("look")
        #expect(window.host.texts.first == "dish 1" && window.host.depth == 2)
        #expect(throws: Refused.backIsHidden) { try window.host.back(2) }
        try window.host.tap(back)
        #expect(window.host.texts == ["editor 1", "changed"] && window.log.unread == [])
    }

    @Test func screensBelowAGuardedOneKeepTheSystemsButton() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.editor(2)) }
        #expect(!window.host.hasSystemBack)
        try window.host.tap(back)
        #expect(window.host.texts.first == "dish 1" && window.host.hasSystemBack)
    }

    @Test func aGuardedRootKeepsTheScreensAboveFree() throws {
        let window = try Window.single(root: Dishes.editor(1))
        try window.host.type("changed")
        try window.host.tap("look")
        #expect(window.host.hasSystemBack)
        try window.host.back()
        #expect(window.host.texts == ["editor 1", "changed"])
    }

    @Test func dismissAsksAGuardedScreen() throws {
        let window = try editing()
        try window.host.tap("dismiss")
        #expect(window.host.texts == ["editor 1", "changed"] && window.host.depth == 1)
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
        try window.host.tap("discard")
        #expect(window.host.texts == ["dishes"])
    }

    @Test func aBackKeyAsksAGuardedScreen() throws {
        let window = try editing()
        try window.host.pressBackKey()
        #expect(window.host.texts == ["editor 1", "changed"] && window.host.depth == 1)
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
        try window.host.type("as it was")
        try window.host.pressBackKey()
        #expect(window.host.texts == ["dishes"] && window.host.depth == 0)
    }

    @Test func aGuardedSheetIsNotDraggedAway() throws {
        let window = try editing(as: .sheet)
        #expect(throws: Refused.cannotDismiss) { try window.host.dragSheetAway() }
        try window.host.tap("look")
        #expect(throws: Refused.cannotDismiss) { try window.host.dragSheetAway() }
        try window.host.back()
        try window.host.tap("save")
        try window.host.dragSheetAway()
        #expect(window.host.presentations == [] && window.log.unread == [])
    }

    @Test func dismissAsksAGuardedSheet() throws {
        let window = try editing(as: .sheet)
        try window.host.tap("dismiss")
        #expect(window.host.presentations == ["sheet"] && window.host.texts == ["editor 1", "changed"])
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
        try window.host.tap("discard")
        #expect(window.host.presentations == [] && window.host.texts == ["dishes"])
    }

    @Test func dismissAsksAGuardedCoverAndLeavesWhenItAllows() throws {
        let window = try editing(isChanged: false, as: .cover)
        try window.host.tap("dismiss")
        #expect(window.host.presentations == [] && window.log.requests == ["dismiss"])
    }

    /// A drag that began before there was anything to lose ends after it.
    @Test func R6_aDragThatEndsLateAsks() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        let drag = try window.host.beginDrag()
        window.ask { $0.push(Dishes.editor(2)) }
        try window.host.type("changed")
        let passes = window.host.passes
        drag.finish()
        #expect(window.host.presentations == ["sheet"] && window.host.texts == ["editor 2", "changed"])
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
        #expect(window.host.passes == passes + 1 || !window.isCounted)
    }

    /// A late write that lacks a guarded screen says nothing of what was pushed above it since.
    @Test func R6_aLateWriteNeverTakesWhatIsNewerThanAGuardedScreen() throws {
        let window = try editing(isChanged: false)
        let path = window.host
        window.router.push(Dishes.dish(5))
        try path.pressBackKey()
        // Written after the newer screen was drawn, the path says that this is gone, too.
        if path.mode.contains(.setsLate) { return }
        #expect(window.state.contains("Dishes.list › Dishes.editor(1) › [Dishes.dish(5)]"))
        #expect(window.host.texts.first == "dish 5" && window.host.depth == 2)
    }

    /// SwiftUI has written that it is gone, and nothing else makes it look again.
    @Test(arguments: [Presentation.stack, .sheet]) func whatStaysIsReadAgain(_ style: Presentation) throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(1), as: style) }
        window.ask { $0.context(of: $0.visible.id).guardLeaving { .deny("always") } }
        let passes = window.host.passes
        try window.host.tap("dismiss")
        #expect(window.host.passes == passes + 1 || !window.isCounted)
        #expect(window.host.texts.first == "dish 1" && window.log.unread.map(\.reason) == [.leaveGuarded])
    }

    @Test func aTappedTabAsksAGuardedScreen() throws {
        let window = try editing()
        try window.host.select(tab: "dishes")
        #expect(window.host.texts == ["editor 1", "changed"])
        // Written twice, it is asked twice.
        #expect(Set(window.log.requests) == ["select leaveGuarded"])
    }

    @Test func aGuardThatComesOrGoesDrawsNoScreenOfAnotherStack() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(7)) }
        window.ask { $0.push(Dishes.editor(1)) }
        _ = window.host.bodyCounts()
        try window.host.tap("save")
        let counts = window.host.bodyCounts()
        guard window.isCounted else { return }
        #expect(counts["EntryView"] == 3 && counts["StackView"] == nil)
        #expect(counts["DishView"] == nil && counts["EditorView"] == nil && counts["PlaceView"] == nil)
    }
}

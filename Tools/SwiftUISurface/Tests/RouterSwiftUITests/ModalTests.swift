import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Sheets and covers: stacks of their own, that end exactly once.
@MainActor struct ModalTests {
    /// BR048: what is pushed inside a sheet lands there.
    @Test func R3_aPushInsideASheetStaysThere() throws {
        let window = try Window.tabs()
        try window.host.tap("dish 1")
        try window.host.tap("sheet")
        try window.host.tap("avatar 1")
        #expect(window.host.texts == ["author 1"] && window.host.presentations == ["sheet"])
        #expect(window.router.state.tabs[0].stack.entries.count == 2)
        #expect(window.host.diagnostics == [])
    }

    /// BR045: a sheet dragged away ends once.
    @Test func R13_aDraggedSheetEndsOnce() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        window.log.requests = []
        let drag = try window.host.beginDrag()
        drag.finish()
        drag.finish()
        #expect(window.log.requests == ["removed"])
        #expect(window.host.presentations == [])
        #expect(throws: Refused.cannotDismiss) { try window.host.dragSheetAway() }
    }

    /// A dismissal that arrives after another modal has taken its place means the one that is gone.
    @Test func R6_aLateDismissalEndsNoNewerModal() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        let drag = try window.host.beginDrag()
        window.router.dismissAll()
        window.router.push(Dishes.sheet(2))
        drag.finish()
        #expect(window.host.texts.first == "sheet 2" && window.host.presentations == ["sheet"])
    }

    @Test func aCoverIsNotDraggedAway() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.cover(1)) }
        #expect(window.host.presentations == ["cover"])
        #expect(throws: Refused.cannotDismiss) { try window.host.dragSheetAway() }
        try window.host.tap("dismiss")
        #expect(window.host.presentations == [])
    }

    /// BR057, BR058: the modal below stays.
    @Test func endingTheTopModalLeavesTheOneBelow() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        try window.host.tap("cover")
        try window.host.tap("sheet")
        #expect(window.host.presentations == ["sheet", "cover", "sheet"])
        try window.host.dragSheetAway()
        #expect(window.host.presentations == ["sheet", "cover"] && window.host.texts.first == "cover 1")
        window.ask { $0.dismissAll() }
        #expect(window.host.presentations == [] && window.host.texts == ["dishes"])
        #expect(window.log.unread == [])
    }

    /// BR021: a sheet ends and a screen is pushed in one change.
    @Test func aSheetEndsAndAScreenIsPushedAtOnce() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        let passes = window.host.passes
        try window.host.tap("leave and push")
        #expect(window.host.texts.first == "dish 99" && window.host.presentations == [])
        #expect(window.host.passes == passes + 1 || !window.isCounted)
    }

    @Test func aSheetReplacedByACoverIsOneOfEach() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        window.ask { router in
            router.batch { batch in
                batch.dismiss()
                batch.push(Dishes.cover(2))
            }
        }
        #expect(window.host.presentations == ["cover"] && window.host.texts.first == "cover 2")
        #expect(window.host.diagnostics == [])
    }

    /// BR061: after a whole chain is gone, the next round works.
    @Test func dismissingTheLowestTakesTheChainAlong() throws {
        let window = try Window.tabs()
        for _ in 1...2 {
            window.ask { $0.push(Dishes.sheet(1)) }
            let lowest = try window.host.beginDrag()
            try window.host.tap("sheet")
            #expect(window.host.presentations == ["sheet", "sheet"])
            window.host.rebuild()
            lowest.finish()
            // The gesture began before the second sheet was there, and so does not mean it.
            #expect(window.host.presentations == ["sheet"])
            try window.host.dragSheetAway()
            #expect(window.host.presentations == [])
        }
    }

    @Test func stateStartsAfreshInEveryModal() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        try window.host.tap("count")
        #expect(window.host.texts == ["sheet 1", "taps 1"])
        window.ask { router in
            router.batch { batch in
                batch.dismiss()
                batch.push(Dishes.sheet(1))
            }
        }
        #expect(window.host.texts == ["sheet 1", "taps 0"])
    }
}

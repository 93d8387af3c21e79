import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// What people and the system do by hand reaches the router as what it is, and as nothing else.
@MainActor struct SystemMoveTests {
    @Test func R6_goingBackSeveralLevelsIsOneReport() throws {
        let window = try Window.single()
        window.ask { router in (1...4).forEach { router.push(Dishes.dish($0)) } }
        window.log.requests = []
        try window.host.back(3)
        #expect(window.state == "only*  Dishes.list › [Dishes.dish(1)]")
        #expect(window.log.requests == ["removed"])
        #expect(window.host.texts.first == "dish 1")
    }

    @Test func R6_writingTheSamePathAgainIsNoEvent() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        window.log.requests = []
        window.host.rewritePath()
        window.host.rewritePath()
        #expect(window.log.requests == [])
        #expect(window.host.texts.first == "dish 1")
    }

    @Test func R6_aCancelledSwipeLeavesNoTrace() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        window.log.requests = []
        try window.host.beginSwipe().cancel()
        #expect(window.log.requests == [])
        try window.host.tap("next")
        #expect(window.host.texts.first == "dish 2" && window.host.depth == 2)
        try window.host.tap("dismiss")
        #expect(window.host.texts.first == "dish 1")
    }

    /// BR028, BR044: the model has moved on when the gesture ends.
    @Test func R6_aLateSwipeTakesWhatItSwipedAndNothingNewer() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        let swipe = try window.host.beginSwipe()
        window.router.push(Dishes.dish(2))
        swipe.finish()
        // Written after the newer screen was drawn, the path says that this is gone, too.
        if window.host.mode.contains(.setsLate) { return }
        #expect(window.state == "only*  Dishes.list › [Dishes.dish(2)]")
        #expect(window.host.texts.first == "dish 2" && window.host.depth == 1)
    }

    /// BR028: a path that is longer than the model's brings nothing back.
    @Test func R6_aStalePathBringsNothingBack() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.dish(2)) }
        window.router.popToRoot()
        window.host.rewritePath()
        #expect(window.state == "only*  [Dishes.list]")
        #expect(window.host.texts == ["dishes"] && window.host.depth == 0)
    }

    @Test func R6_aSwipeReportedTwiceCountsOnce() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.dish(2)) }
        window.log.requests = []
        let swipe = try window.host.beginSwipe()
        swipe.finish()
        swipe.finish()
        #expect(window.log.requests == ["removed"])
        #expect(window.state == "only*  Dishes.list › [Dishes.dish(1)]")
    }

    /// BR029: pop, pop while the binding is made anew.
    @Test func R6_twoPopsThroughNewBindingsAreTwoPops() throws {
        let window = try Window.single()
        window.ask { router in (1...3).forEach { router.push(Dishes.dish($0)) } }
        try window.host.back()
        window.host.rebuild()
        try window.host.back()
        window.host.rebuild()
        #expect(window.state == "only*  Dishes.list › [Dishes.dish(1)]")
    }

    @Test func dismissEndsExactlyItsEntry() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.sheet(1)) }
        try window.host.tap("next")
        try window.host.tap("next")
        try window.host.tap("dismiss")
        #expect(window.host.texts.first == "dish 2" && window.host.presentations == ["sheet"])
        try window.host.tap("dismiss")
        #expect(window.host.texts.first == "sheet 1" && window.host.presentations == ["sheet"])
        try window.host.tap("dismiss")
        #expect(window.host.presentations == [] && window.host.texts == ["dishes"])
        #expect(window.log.unread == [])
    }

    @Test func R14_tappingTheSelectedTabPopsItToItsRoot() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(1)) }
        try window.host.select(tab: "me")
        #expect(window.host.texts == [] && window.host.buttons == ["avatar 0"])
        try window.host.select(tab: "dishes")
        #expect(window.host.texts.first == "dish 1")
        try window.host.select(tab: "dishes")
        #expect(window.host.texts == ["dishes"])
        #expect(window.host.tabs == ["dishes", "places", "me"])
    }

    @Test func theRouterAloneMovesTheScreen() throws {
        let window = try Window.tabs()
        window.ask { $0.select(tab: "places") }
        #expect(window.host.texts == ["restaurants"])
        window.ask { $0.push(Places.restaurant(4)) }
        #expect(window.host.texts == ["restaurant 4"])
        window.ask { $0.reset() }
        #expect(window.host.texts == ["dishes"])
    }
}

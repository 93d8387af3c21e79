import RouterCore
import RouterSwiftUI
import RouterTesting
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Links: SwiftUI's own, with the router deciding.
@MainActor struct LinkTests {
    @Test func aLinkIsOneRequestFromItsScreen() throws {
        let window = try Window.single()
        try window.host.tap("dish 1")
        #expect(window.log.requests == ["push"])
        #expect(window.host.depth == 1)
        try window.host.back()
        try window.host.tap("dish 1")
        #expect(window.log.requests == ["push", "removed", "push"])
    }

    @Test func aLinkToASheetLeavesThePathAlone() throws {
        let window = try Window.single()
        try window.host.tap("dish 1")
        try window.host.tap("link to sheet")
        #expect(window.host.presentations == ["sheet"] && window.host.texts.first == "sheet 1")
        try window.host.dragSheetAway()
        #expect(window.host.texts.first == "dish 1" && window.host.depth == 1)
        try window.host.tap("link to sheet")
        #expect(window.host.presentations == ["sheet"])
    }

    /// BR091: it is refused, said so, and the screen is what the router says.
    @Test func aRefusedLinkIsReportedAndThePathReadAgain() throws {
        let window = try Window.single()
        try window.host.tap("dish 1")
        let passes = window.host.passes
        try window.host.tap("link to nothing")
        #expect(window.log.unread == [.noDestination(AnyRoute(Orphan()))])
        #expect(window.host.depth == 1 && window.host.texts.first == "dish 1")
        #expect(window.host.passes == passes + 1 || !window.isCounted)
    }

    /// BR017: the second tap comes before anything is drawn.
    @Test func R3_aDoubleTapOnALinkPushesOnce() throws {
        let window = try Window.single()
        try window.host.tap("dish 1", times: 2)
        #expect(window.state == "only*  Dishes.list › [Dishes.dish(1)]")
        // Where both are written after the taps, they write the same path, and there was no second tap.
        #expect(window.log.unread.map(\.reason) == (window.isAtOnce ? [.sourceCovered] : []))
    }

    @Test func R3_aDoubleTapOnAButtonPushesOnce() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        try window.host.tap("avatar 1", times: 2)
        #expect(window.state == "only*  Dishes.list › Dishes.dish(1) › [People.author(1)]")
        #expect(window.log.unread.map(\.reason) == [.sourceCovered])
    }

    @Test func R6_aProposalWrittenTwiceIsOnePush() throws {
        let window = try Window.single()
        try window.host.tap("dish 1", isEchoed: true)
        #expect(window.log.requests == ["push"])
        #expect(window.host.texts.first == "dish 1" && window.host.depth == 1)
    }

    @Test func aForeignLinkCannotBeSeen() throws {
        let window = try Window.single()
        try window.host.tap("foreign link")
        #expect(window.host.diagnostics == ["a link to Int, which the path cannot hold"])
        #expect(window.log.requests == [])
    }

    @Test func aPreviewWithoutARouterDisablesLinks() throws {
        let host = ViewHost { DishView(name: "dish 1", id: 1) }
        #expect(throws: Refused.disabled("restaurant")) { try host.tap("restaurant") }
    }

    @Test func oneModulePreviewsAlone() throws {
        let harness = ModuleHarness(DishesModule(), root: Dishes.list, stub: ViewScreen.placeholder)
        let host = ViewHost { RouterView(harness.router) }
        try host.tap("dish 1")
        try host.tap("restaurant")
        #expect(host.texts == ["No destination", "DishesExit.restaurant(1)"])
        #expect(harness.unmetExits == ["RouterSwiftUITests.DishesExit"])
    }
}

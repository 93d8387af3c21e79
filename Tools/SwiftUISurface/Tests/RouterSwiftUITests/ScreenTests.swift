import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Screens: what they are given, how long they live, how often they are drawn.
@MainActor struct ScreenTests {
    /// One change draws the visible screen once, and nothing of any other stack.
    @Test func R9_aPushDrawsTheNewScreenOnceAndNoOther() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Places.restaurant(1)) }
        _ = window.host.bodyCounts()
        let passes = window.host.passes
        window.ask { $0.push(Dishes.dish(1)) }
        let counts = window.host.bodyCounts()
        #expect(window.host.passes == passes + 1 || !window.isCounted)
        #expect(counts["DishView"] == 1 && counts["EntryView"] == 1 && counts["StackView"] == 1)
        #expect(counts["PlaceView"] == nil && counts["DishList"] == nil && counts["AuthorCard"] == 1)
        #expect(counts["RouterView<Label<Text, Image>>"] == nil)
    }

    @Test func R9_aPopDrawsNoScreenAgain() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.dish(2)) }
        _ = window.host.bodyCounts()
        try window.host.back()
        let counts = window.host.bodyCounts()
        #expect(counts["DishView"] == nil && counts["DishList"] == nil || !window.isCounted)
    }

    @Test func R9_aSheetDrawsNothingBeneathIt() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(1)) }
        _ = window.host.bodyCounts()
        window.ask { $0.push(Dishes.sheet(2)) }
        #expect(window.host.bodyCounts()["DishView"] == 1)
    }

    @Test func stateBelongsToTheEntry() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        try window.host.tap("count")
        try window.host.tap("next")
        try window.host.back()
        #expect(window.host.texts == ["dish 1", window.isKept ? "taps 1" : "taps 0"])
        window.ask { $0.replace(with: Dishes.dish(1)) }
        #expect(window.host.texts == ["dish 1", "taps 0"])
    }

    @Test func anotherRootStartsAfresh() throws {
        let window = try Window.single(root: Dishes.dish(1))
        try window.host.tap("count")
        window.ask { $0.setStack([Dishes.dish(2)]) }
        #expect(window.host.texts == ["dish 2", "taps 0"])
    }

    /// BR086, BR087: leaving the screen, a view may still be drawn.
    @Test func aScreenThatLeavesKeepsWhatItShowed() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        try window.host.back()
        #expect(window.host.leavingTexts().suffix(2) == ["dish 1", "taps 0"])
        window.ask { $0.push(Dishes.sheet(3)) }
        window.host.finishTransitions()
        try window.host.dragSheetAway()
        #expect(window.host.leavingTexts().suffix(2) == ["sheet 3", "taps 0"])
    }

    @Test func R8_aScreenGoesWithItsEntry() throws {
        final class Probe: Sendable {}
        struct Module: FeatureModule {
            let probe: @MainActor @Sendable (Probe) -> Void

            func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
                registry.destination(for: People.self, key: "people") { _, _ in
                    let probe = Probe()
                    let _ = self.probe(probe)
                    Text("\(ObjectIdentifier(probe).hashValue)").onAppear { _ = probe }
                }
            }
        }
        weak var last: Probe?
        let window = Window(
            try Composition {
                Module { last = $0 }
                RootTab("only", root: People.me)
            })
        window.ask { $0.push(People.author(1)) }
        #expect(last != nil)
        try window.host.back()
        window.host.finishTransitions()
        #expect(last == nil)
    }

    @Test func theContextIsOutsideEveryDecorator() throws {
        struct Banner: View {
            @Environment(\.pushContext) private var context
            var body: some View {
                Button("from the banner") { context.push(DishesExit.author(3)) }
            }
        }
        let window = Window(
            try Composition {
                storyModules()
                Decorate { screen in
                    ViewScreen {
                        screen
                        Banner()
                    }
                }
                RootTab("only", root: Dishes.list)
            })
        window.ask { $0.push(Dishes.sheet(1)) }
        try window.host.tap("from the banner")
        #expect(window.host.texts == ["author 3"] && window.host.presentations == ["sheet"])
    }

    @Test func aRouteWithoutDestinationIsShownAndReported() throws {
        let window = Window(
            Composition(placeholder: ViewScreen.placeholder) {
                storyModules()
                RootTab("only", root: Dishes.dish(1))
            })
        try window.host.tap("link to nothing")
        #expect(window.host.texts == ["No destination", "Orphan()"])
        #expect(window.log.unread == [.noDestination(AnyRoute(Orphan()))])
        window.host.rebuild()
        #expect(window.log.unread.count == 1)
    }
}

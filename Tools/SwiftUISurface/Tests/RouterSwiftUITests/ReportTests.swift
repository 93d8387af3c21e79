import Foundation
import Observation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// What several screens show.
@MainActor @Observable final class Shared {
    var changes = 0
}

struct SharedView: View {
    let shared: Shared

    var body: some View {
        Text("\(shared.changes) changes")
        Button("change") { shared.changes += 1 }
    }
}

/// Reports from other routers, by their numbers in the collection of cases.
@MainActor struct ReportTests {
    /// Destinations declared by lazy rows go when the row does; here none are declared there.
    @Test func lazyRowsTakeNoDestinationAlong() throws {
        let window = try Window.single()
        try window.host.tap("dish 1")
        let list = window.router.context(of: window.router.state.tabs[0].stack.root.id)
        window.host.scroll(away: true)
        try window.host.back()
        #expect(window.host.texts == [])
        list.push(Dishes.dish(2))
        window.host.settle()
        #expect(window.host.texts.first == "dish 2")
        #expect(window.host.diagnostics == [])
    }

    /// BR089, BR090: there is one declaration in each stack, whatever screens do.
    @Test func nothingIsDeclaredTwice() throws {
        let window = try Window.tabs()
        window.ask { router in (1...5).forEach { router.push(Dishes.dish($0)) } }
        window.ask { $0.push(Dishes.sheet(1)) }
        window.ask { router in (1...5).forEach { router.push(Dishes.dish($0)) } }
        #expect(window.host.diagnostics == [])
    }

    /// BR171, BR172: the root is drawn again and again.
    @Test func rebuildingTheRootMovesNothing() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.sheet(1)) }
        try window.host.tap("count")
        let (state, requests) = (window.state, window.log.requests)
        for _ in 1...3 { window.host.rebuild() }
        #expect(window.state == state && window.log.requests == requests)
        #expect(window.host.texts == ["sheet 1", "taps 1"])
        try window.host.tap("next")
        #expect(window.host.texts.first == "dish 2")
    }

    /// Two windows share a composition and nothing else.
    @Test func windowsMoveApart() throws {
        let composition = try Composition {
            storyModules()
            RootTab("only", root: Dishes.list)
        }
        let (one, other) = (Window(composition), Window(composition))
        try one.host.tap("dish 1")
        try one.host.tap("sheet")
        #expect(one.host.presentations == ["sheet"] && other.host.texts == ["dishes"])
        try other.host.tap("dish 2")
        #expect(other.host.texts.first == "dish 2" && one.host.texts.first == "sheet 1")
    }

    /// A session that ends with a new set of modules is a new router in the place of the old one.
    @Test func anotherRouterStartsAfresh() throws {
        let routers = try [Dishes.dish(1), Dishes.dish(2)].map { root in
            Router(
                try Composition {
                    storyModules()
                    RootTab("only", root: root)
                })
        }
        var current = routers[0]
        let host = ViewHost { RouterView(current) }
        try host.tap("count")
        try host.tap("sheet")
        #expect(host.presentations == ["sheet"])
        current = routers[1]
        host.rebuild()
        #expect(host.presentations == [] && host.texts == ["dish 2", "taps 0"])
        try host.tap("next")
        #expect(host.texts.first == "dish 3" && routers[0].state.modals.count == 1)
    }

    /// BR081, BR082, BR086: every screen has its context, in a sheet too, at any depth.
    @Test func everyScreenHasItsContext() throws {
        let window = try Window.tabs()
        for style in [Presentation.stack, .sheet, .cover] {
            window.ask { $0.push(Dishes.dish(1), as: style) }
            for next in 2...4 {
                try window.host.tap("next")
                #expect(window.host.texts.first == "dish \(next)")
            }
            try window.host.back()
            try window.host.tap("avatar 3")
            #expect(window.host.texts == ["author 3"])
        }
        #expect(window.log.unread == [])
    }

    /// BR042: a push from a screen that has just appeared stays.
    @Test func aPushFromAnAppearHookStays() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.eager) }
        #expect(window.state == "only*  Dishes.list › Dishes.eager › [Dishes.dish(8)]")
        #expect(window.host.texts.first == "dish 8")
        try window.host.back()
        #expect(window.host.texts == ["eager"])
    }

    /// BR042: so does one from a screen that is still being built.
    @Test func aPushFromABuilderStays() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.hasty) }
        #expect(window.state == "only*  Dishes.list › Dishes.hasty › [Dishes.dish(9)]")
        #expect(window.host.texts.first == "dish 9")
    }

    /// BR004: the fiftieth push is like the first.
    @Test func depthChangesNothing() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        for next in 2...50 {
            _ = window.host.bodyCounts()
            try window.host.tap("next")
            #expect(window.host.texts.first == "dish \(next)" && window.host.depth == next)
            #expect(window.host.bodyCounts()["DishView"] == 1 || !window.isCounted)
        }
    }

    /// BR013: equal routes in a row are two screens.
    @Test func equalRoutesArePoppedOneByOne() throws {
        let window = try Window.single()
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.dish(1)) }
        try window.host.tap("count")
        try window.host.back()
        #expect(window.host.depth == 1 && window.host.texts == ["dish 1", "taps 0"])
    }

    /// BR039: a popped screen does not come back with the next push.
    @Test func aPoppedScreenStaysAway() throws {
        let window = try Window.single()
        try window.host.tap("dish 1")
        try window.host.back()
        window.ask { $0.push(Places.restaurant(2)) }
        #expect(window.state == "only*  Dishes.list › [Places.restaurant(2)]")
    }

    /// BR093: a router that has moved before it is shown is shown as it is.
    @Test func aPathThatWasThereFirstIsShown() throws {
        let composition = try Composition {
            storyModules()
            RootTab("only", root: Dishes.list)
        }
        let router = Router(composition)
        router.push(Dishes.dish(1))
        router.push(Dishes.sheet(2))
        router.push(Dishes.dish(3))
        let host = ViewHost { RouterView(router) }
        #expect(host.presentations == ["sheet"] && host.texts.first == "dish 3")
        try host.back()
        try host.dragSheetAway()
        #expect(host.texts.first == "dish 1")
    }

    /// BR012, BR055: from one detail a link leads to another, which starts afresh.
    @Test func aLinkFromOneDetailToAnotherShowsTheOther() throws {
        let window = try Window.tabs()
        window.host.open(try #require(URL(string: "story:/dishes/5")))
        try window.host.tap("count")
        #expect(window.host.texts == ["dish 5", "taps 1"])
        window.host.open(try #require(URL(string: "story:/dishes/6")))
        #expect(window.host.texts == ["dish 6", "taps 0"] && window.host.depth == 1)
    }

    /// BR078: nothing of a session can be gone back to.
    @Test func theEndOfASessionLeavesNothingToGoBackTo() throws {
        let window = Window(try Window.storyInTabs(), savedAs: "story")
        try window.host.tap("dish 1")
        window.ask { $0.push(Dishes.editor(1), as: .sheet) }
        try window.host.type("changed")
        window.ask { $0.endSession() }
        #expect(window.host.presentations == [] && window.host.texts == ["dishes"])
        #expect(throws: Refused.nothingToPop) { try window.host.back() }
        let again = Window(
            try Window.storyInTabs(), savedAs: "story", restoring: window.host.savedScene)
        #expect(again.host.presentations == [] && again.host.depth == 0)
    }

    /// BR171: a screen changes what the root shows, and stays.
    @Test func aScreenThatChangesSharedDataStays() throws {
        let shared = Shared()
        struct Module: FeatureModule {
            let shared: Shared

            func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
                registry.destination(for: People.self, key: "people") { _, _ in SharedView(shared: shared) }
            }
        }
        let window = Window(
            try Composition {
                Module(shared: shared)
                RootTab("only", root: People.me)
            })
        window.ask { $0.push(People.author(1)) }
        try window.host.tap("change")
        #expect(window.host.texts == ["1 changes"] && window.host.depth == 1)
        try window.host.back()
        #expect(window.host.texts == ["1 changes"])
    }

    /// BR024: several screens go in one change.
    @Test func backToTheRootIsOneTransition() throws {
        let window = try Window.single()
        window.ask { router in (1...4).forEach { router.push(Dishes.dish($0)) } }
        let shown = window.host.transcript.count
        window.ask { $0.popToRoot() }
        #expect(window.host.transcript.dropFirst(shown) == ["window shows []"])
    }
}

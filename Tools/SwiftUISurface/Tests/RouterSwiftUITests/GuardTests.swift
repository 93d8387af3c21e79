import Foundation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Guards: none of the ways in that SwiftUI has leads past one.
@MainActor struct GuardTests {
    /// What is guarded, and whether one may see it.
    @MainActor final class Session {
        var isOpen = false
    }

    private func composition(_ session: Session) throws -> Composition<ViewScreen> {
        try Composition {
            storyModules()
            Guard { route in
                let isGuarded =
                    [Dishes.dish(2), .sheet(2)].map(AnyRoute.init).contains(route)
                    || route == AnyRoute(People.me)
                return isGuarded && !session.isOpen ? .deny("not yours") : .allow
            }
            RootTab("dishes", root: Dishes.list)
            RootTab("places", root: Places.list)
            RootTab("me", root: People.me)
        }
    }

    /// The ways in, and what is on screen when one of them was refused.
    enum Way: CaseIterable {
        case link, linkInASheet, button, url, urlToASheet, tab
    }

    @Test(arguments: Way.allCases) func noWayInLeadsPastAGuard(_ way: Way) throws {
        let window = Window(try composition(Session()))
        switch way {
        case .link:
            try window.host.tap("dish 2")
        case .linkInASheet:
            window.ask { $0.push(Dishes.list, as: .sheet) }
            try window.host.tap("dish 2")
        case .button:
            try window.host.tap("dish 1")
            try window.host.tap("next")
        case .url:
            window.host.open(try #require(URL(string: "story:/dishes/2")))
        case .urlToASheet:
            window.host.open(try #require(URL(string: "story:/cards/2")))
        case .tab:
            try window.host.select(tab: "me")
        }
        #expect(Set(window.log.unread.map(\.reason)) == [.denied])
        #expect(window.host.texts.first == (way == .button ? "dish 1" : "dishes"))
        #expect(!window.host.transcript.contains { $0 == "tab me" })
        #expect(window.host.diagnostics == [])
    }

    @Test func aSceneThatComesBackShowsNothingThatIsGuardedNow() throws {
        let session = Session()
        session.isOpen = true
        let window = Window(try composition(session), savedAs: "story")
        try window.host.tap("dish 2")
        window.ask { $0.push(Dishes.sheet(2)) }
        session.isOpen = false
        let again = Window(
            try composition(session), savedAs: "story", restoring: window.host.savedScene)
        #expect(again.host.texts == ["dishes"] && again.host.presentations == [] && again.host.depth == 0)
        #expect(again.log.restored.first?.lost.map(\.reason.word) == ["denied", "denied"])
        #expect(again.host.bodyCounts()["DishView"] == nil)
    }

    // MARK: A gate around the whole app

    private struct SignIn: Route {}

    private struct Gate: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
            registry.destination(for: SignIn.self, key: "sign-in") { _, context in
                Text("sign in")
                Button("enter") { context.finish() }
            }
        }
    }

    private func gated(_ session: Session) throws -> Composition<ViewScreen> {
        try Composition {
            storyModules()
            Gate()
            Guard { route in
                session.isOpen || route.base is SignIn ? .allow : .redirect(SignIn(), resuming: false)
            }
            RootTab("dishes", root: Dishes.list)
        }
    }

    @Test func nothingIsDrawnBehindAGate() throws {
        let session = Session()
        let window = Window(try gated(session))
        #expect(window.host.presentations == ["cover"] && window.host.texts == ["sign in"])
        #expect(window.host.bodyCounts()["DishList"] == nil)
        session.isOpen = true
        try window.host.tap("enter")
        #expect(window.host.presentations == [] && window.host.texts == ["dishes"])
    }

    @Test func aLockHidesWhatIsThereAndLosesNothing() throws {
        let session = Session()
        session.isOpen = true
        let window = Window(try gated(session))
        try window.host.tap("dish 1")
        session.isOpen = false
        window.ask { $0.refresh() }
        #expect(window.host.presentations == ["cover"] && window.host.texts == ["sign in"])
        session.isOpen = true
        try window.host.tap("enter")
        #expect(window.host.presentations == [] && window.host.texts.first == "dish 1")
    }

    /// The path SwiftUI had when the session was open is written once more.
    @Test func aPathFromBeforeBringsNothingGuardedBack() throws {
        let session = Session()
        session.isOpen = true
        let window = Window(try composition(session))
        try window.host.tap("dish 2")
        session.isOpen = false
        window.router.endSession()
        window.host.rewritePath()
        #expect(window.host.texts == ["dishes"] && window.host.depth == 0)
    }
}

import Foundation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Launching in order: restore, activate, then links; and links while the app runs.
@MainActor struct LaunchTests {
    private func url(_ text: String) throws -> URL {
        try #require(URL(string: text))
    }

    // MARK: Links

    @Test func R10_aLinkThatComesBeforeTheViewWaitsForIt() throws {
        let link = try url("story:/dishes/3")
        var request: NavigationRequest?
        let window = Window(try Window.storyInTabs()) { router in
            router.select(tab: "me")
            request = router.open(link)
            #expect(request?.outcome == nil && router.state.selectedTab == "me")
        }
        #expect(request?.outcome == .committed)
        #expect(window.host.texts.first == "dish 3" && window.host.depth == 1)
        #expect(window.log.requests == ["select", "open"])
    }

    @Test func R10_drawingAgainOpensNoLinkTwice() throws {
        let link = try url("story:/dishes/3")
        let window = Window(try Window.storyInTabs()) { $0.open(link) }
        try window.host.back()
        window.host.rebuild()
        #expect(window.host.texts == ["dishes"] && window.log.requests == ["open", "removed"])
    }

    @Test func R11_aLinkWhileTheAppRunsEndsWhereItAlwaysEnds() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.cover(1)) }
        window.host.open(try url("story:/dishes/3"))
        #expect(window.host.texts.first == "dish 3" && window.host.depth == 1)
        #expect(window.host.presentations == [])
        window.host.open(try url("story:/cards/4"))
        #expect(window.host.texts.first == "sheet 4" && window.host.presentations == ["sheet"])
        #expect(window.log.unread == [])
    }

    @Test func aRefusedURLIsReportedAndMovesNothing() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.dish(1)) }
        let state = window.state
        window.host.open(try url("https://elsewhere.example/dishes/3"))
        window.host.open(try url("story:/nowhere"))
        #expect(window.state == state && window.host.texts.first == "dish 1")
        #expect(window.log.unread.map(\.reason) == [.refused, .noMatch])
    }

    @Test func aLinkAsksAGuardedScreen() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.editor(1)) }
        try window.host.type("changed")
        window.host.open(try url("story:/dishes/3"))
        #expect(window.host.texts == ["editor 1", "changed"])
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
    }

    @Test func aLinkReachesTheRouterThatIsShown() throws {
        let routers = [Router(try Window.storyInTabs()), Router(try Window.storyInTabs())]
        var current = routers[0]
        let host = ViewHost { RouterView(current) }
        current = routers[1]
        host.rebuild()
        for router in routers { router.navigation.onUnreadRejection = nil }
        routers.forEach { $0.push(Dishes.dish(1)) }
        #expect(routers[0].navigation.isActive && routers[1].navigation.isActive)
        host.open(try url("/dishes/3"))
        #expect(routers[1].state.visible.route == AnyRoute(Dishes.dish(3)))
        #expect(routers[0].state.visible.route == AnyRoute(Dishes.dish(1)))
    }

    // MARK: Scene storage

    /// Shows the story in a scene, moves about, and returns what the scene keeps when the process dies.
    private func kept(
        _ move: (Window) throws -> Void
    ) throws -> (scene: [String: Any], state: NavigationState) {
        let window = Window(try Window.storyInTabs(), savedAs: "story")
        try move(window)
        return (window.host.savedScene, window.router.state)
    }

    private func restored(
        _ scene: [String: Any], prepare: (Router<ViewScreen>) -> Void = { _ in }
    ) throws -> Window {
        Window(try Window.storyInTabs(), savedAs: "story", restoring: scene, prepare: prepare)
    }

    @Test func R12_aSceneComesBackAsItWas() throws {
        let (scene, state) = try kept { window in
            try window.host.tap("dish 1")
            try window.host.tap("avatar 1")
            try window.host.select(tab: "places")
            window.ask { $0.push(Places.restaurant(3)) }
            window.ask { $0.push(Dishes.sheet(4)) }
            try window.host.tap("next")
        }
        let window = try restored(scene)
        #expect(window.router.state == state)
        #expect(window.host.presentations == ["sheet"] && window.host.texts.first == "dish 5")
        #expect(window.log.restored.map(\.isComplete) == [true] && window.log.requests == ["restore"])
        try window.host.dragSheetAway()
        #expect(window.host.texts == ["restaurant 3"])
        try window.host.select(tab: "dishes")
        #expect(window.host.texts == ["author 1"] && window.host.depth == 2)
    }

    /// A screen that will not stay is not built: its work would be for nothing.
    @Test func R9_nothingIsBuiltBeforeTheRestore() throws {
        let (scene, _) = try kept { try $0.host.tap("dish 1") }
        let window = try restored(scene)
        let counts = window.host.bodyCounts()
        #expect(counts["DishView"] == 1 && counts["DishList"] == 1 && counts["StackView"] == 3)
        #expect(!window.host.transcript.contains { $0.contains("[]") })
    }

    @Test func everyChangeIsKeptAndNothingElse() throws {
        let window = Window(try Window.storyInTabs(), savedAs: "story")
        #expect(window.host.savedScene.isEmpty)
        try window.host.tap("dish 1")
        let first = try #require(window.host.savedScene["story"] as? Data)
        #expect(first == window.router.snapshot().data)
        window.ask { $0.push(Orphan()) }
        #expect(window.host.savedScene["story"] as? Data == first)
        try window.host.back()
        #expect(window.host.savedScene["story"] as? Data == window.router.snapshot().data)
        #expect(window.host.savedScene["story"] as? Data != first)
    }

    /// Saving reads no body again, and draws nothing of another stack.
    @Test func R9_aPushThatIsSavedDrawsTheNewScreenOnce() throws {
        let window = Window(try Window.storyInTabs(), savedAs: "story")
        window.ask { $0.push(Dishes.editor(1)) }
        _ = window.host.bodyCounts()
        let passes = window.host.passes
        window.ask { $0.push(Dishes.dish(2)) }
        let counts = window.host.bodyCounts()
        #expect(counts["DishView"] == 1 && counts["EntryView"] == 1 && counts["StackView"] == 1)
        #expect(counts["EditorView"] == nil && counts["DishList"] == nil)
        #expect(counts["RouterTabs<Label<Text, Image>>"] == nil)
        #expect(window.host.passes == passes + 1 || !window.isCounted)
    }

    @Test func aLaunchLinkHasTheLastWord() throws {
        let (scene, _) = try kept { window in
            try window.host.tap("dish 1")
            try window.host.tap("sheet")
        }
        let link = try url("story:/dishes/7")
        let window = try restored(scene) { $0.open(link) }
        #expect(window.log.requests == ["restore", "open"])
        #expect(window.host.texts.first == "dish 7" && window.host.presentations == [])
    }

    @Test(arguments: ["", "{", "[1,2]", #"{"version":9,"stacks":[]}"#])
    func aDamagedValueIsReportedAndHoldsUpNothing(_ text: String) throws {
        let link = try url("story:/dishes/7")
        let scene: [String: Any] = ["story": Data(text.utf8)]
        let window = try restored(scene) { $0.open(link) }
        #expect(window.log.unread.map(\.reason) == [.malformed] && window.log.restored == [])
        #expect(window.router.navigation.isActive && window.host.texts.first == "dish 7")
        let again = try restored(window.host.savedScene)
        #expect(again.host.texts.first == "dish 7" && again.log.unread == [])
    }

    @Test func aValueOfAnotherTypeIsNone() throws {
        let window = try restored(["story": 7])
        #expect(window.host.texts == ["dishes"] && window.log.restored == [] && window.log.unread == [])
    }

    @Test func whatIsLostIsToldToTheApp() throws {
        let (scene, _) = try kept { window in
            try window.host.tap("dish 1")
            try window.host.tap("avatar 1")
        }
        let window = Window(
            try Composition {
                DishesModule()
                Connect(DishesExit.self) { exit in
                    switch exit {
                    case .restaurant(let id), .author(let id): Dishes.dish(id)
                    case .nowhere: Dishes.list
                    }
                }
                RootTab("dishes", root: Dishes.list)
            }, savedAs: "story", restoring: scene)
        let report = try #require(window.log.restored.first)
        #expect(report.lost.map(\.key).contains("people") && window.log.restored.count == 1)
        #expect(window.host.texts.first == "dish 1" && window.host.depth == 1)
    }

    @Test func whatIsNeverSavedIsNotKept() throws {
        let (scene, _) = try kept { window in
            try window.host.tap("dish 1")
            window.ask { $0.push(Dishes.secret) }
        }
        let text = String(decoding: try #require(scene["story"] as? Data), as: UTF8.self)
        #expect(!text.contains("secret"))
        #expect(try restored(scene).host.texts.first == "dish 1")
    }

    @Test func viewsMayHaveHadAnotherKeyAndForm() throws {
        struct Meals: FeatureModule {
            func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
                registry.destination(
                    for: Dishes.self, key: "meals", formerKeys: ["dishes"], version: 2,
                    migrate: { saved in
                        let route = try saved.decode(Dishes.self)
                        return route == .dish(1) ? .dish(100) : route
                    },
                    view: { route, _ in Text("\(route)") })
            }
        }
        let (scene, _) = try kept { try $0.host.tap("dish 1") }
        let window = Window(
            try Composition {
                Meals()
                RootTab("dishes", root: Dishes.list)
            }, savedAs: "story", restoring: scene)
        #expect(window.host.texts == ["dish(100)"] && window.host.depth == 1)
    }

    @Test func aRouterThatRunsIsNotRestoredAgain() throws {
        let (scene, _) = try kept { try $0.host.tap("dish 1") }
        let window = try restored(scene) { router in
            router.activate()
            router.push(Dishes.dish(8))
        }
        #expect(window.host.texts.first == "dish 8" && window.log.restored == [])
    }

    @Test(.timeLimit(.minutes(1))) func R12_linksWaitForAGuardOfTheRestore() async throws {
        let (scene, _) = try kept { try $0.host.tap("dish 1") }
        let gate = AsyncStream<Void>.makeStream()
        let link = try url("story:/dishes/7")
        let window = Window(
            try Composition {
                storyModules()
                Guard { route async -> GuardDecision in
                    if route.base as? Dishes == .dish(1) { for await _ in gate.stream {} }
                    return .allow
                }
                RootTab("dishes", root: Dishes.list)
                RootTab("places", root: Places.list)
                RootTab("me", root: People.me)
            }, savedAs: "story", restoring: scene)
        window.host.open(link)
        // The root is withheld until its guard, which takes its time, lets it in.
        #expect(window.host.texts == [] && !window.router.navigation.isActive)
        let events = window.router.events.stream()
        gate.continuation.finish()
        for await event in events where event.verb == "open" {
            #expect(event.outcome == .committed)
            break
        }
        window.host.settle()
        #expect(window.log.requests == ["restore", "open"] && window.log.restored.count == 1)
        #expect(window.host.texts.first == "dish 7")
    }

    @Test func aWindowThatGoesLetsItsRouterGo() throws {
        weak var router: Router<ViewScreen>?
        do {
            let window = Window(try Window.storyInTabs(), savedAs: "story")
            try window.host.tap("dish 1")
            router = window.router
            #expect(router != nil)
        }
        #expect(router == nil)
    }
}

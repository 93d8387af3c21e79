import Foundation
import RouterCore
import RouterTerminal
import RouterTesting
import Testing

extension Commented {
    /// The code of doc comments, and that it does what they say.
    @MainActor @Suite struct CodeTests {
        @Test func aRouterNavigatesAndBuildsScreens() throws {
            let app = try Commented.app()
            let router = Router(app)
            router.push(DishesRoute.detail(id: 1))  // from whatever is visible
            let screen = router.visibleScreen  // built once for each entry, push context injected
            #expect(screen?.context == router.context(of: router.visible.id))
        }

        @Test func aContextPushesOnTopAndPopsItsScreen() throws {
            let router = Router(try Commented.app())
            router.push(DishesRoute.detail(id: 1))
            let context = router.context(of: router.visible.id)
            context.push(DishesExit.author("ada"))  // on top of what is visible
            context.pop()  // removes this screen and all above it
            #expect(router.visible.route == AnyRoute(DishesRoute.list))
        }

        @Test func aRequestIsIgnoredLookedAtOrWaitedFor() async throws {
            let router = Router(try Commented.app())
            router.push(DishesRoute.list)
            let context = router.context(of: router.visible.id)
            context.push(DishesRoute.detail(id: 1))  // the outcome may be ignored
            let hasGone = context.pop().outcome == .committed  // or looked at
            let outcome = await context.push(ProfileRoute(name: "ada")).value  // or waited for
            #expect(hasGone && outcome == .rejected(.sourceGone(.entry)))
        }

        @Test func aCopyOfTheStateFollowsTheRouter() throws {
            let router = Router(try Commented.app())
            var copy = router.state
            let following = router.events.observe { event in copy.apply(event.delta) }
            router.push(DishesRoute.detail(id: 1))
            router.push(DishesRoute.detail(id: 1), as: .sheet)
            router.pop(5)
            router.dismiss()
            #expect(copy == router.state && copy.visibleStack.entries.count == 2)
            following.cancel()
        }

        @Test func aResultIsWaitedFor() async throws {
            let app = try Composition<TerminalScreen> {
                RulesModule()
                RootTab("discover", root: DishesRoute.list)
            }
            let router = Router(app)
            let context = router.context(of: router.visible.id)
            let id = 1
            var rating = 0
            let waiting = context.task {
                if case .finished(let stars) = await context.result(of: RateDish(id: id)) {
                    rating = stars
                }
            }
            var events = router.events.stream().makeAsyncIterator()
            _ = await events.next()
            router.finish(with: 5)
            await waiting?.value
            #expect(rating == 5)
        }

        @Test func aGateLetsThroughWhoCameFirst() async {
            let gate = Gate<Bool>()
            let task = Task { await gate.pass() }  // stands at the gate
            await gate.arrival()  // until someone does
            gate.open(with: true)  // lets the one through who came first
            #expect(await task.value)
        }

        @Test func aGuardDenies() throws {
            let isGuest = true
            let app = try Composition<TerminalScreen> {
                RulesModule()
                Guard { route in
                    route.base is RateDish && isGuest ? .deny("guests do not rate") : .allow
                }
                RootTab("discover", root: DishesRoute.list)
            }
            #expect(Router(app).push(RateDish(id: 1)).outcome?.rejection?.reason == .denied)
        }

        @Test func aSnapshotIsRestoredBeforeLinksAreApplied() throws {
            let url = URL.temporaryDirectory.appending(path: UUID().uuidString)
            defer { SnapshotFile(url).remove() }
            let app = try Commented.app()
            do {
                let router = Router(app)
                router.push(ProfileRoute(name: "ada"))
                let snapshot = router.snapshot()
                try SnapshotFile(url).write(snapshot)  // or keep `snapshot.data` where you like
            }
            let data = try #require(try SnapshotFile(url).read())
            let router = Router(app)
            router.restore(data)  // first,
            router.activate()  // then links, whose end state wins
            #expect(router.visible.route == AnyRoute(ProfileRoute(name: "ada")))
        }

        @Test func aFileIsRestoredAtLaunchAndWrittenLater() throws {
            let url = URL.temporaryDirectory.appending(path: UUID().uuidString)
            let router = Router(try Commented.app())
            defer { SnapshotFile(url).remove() }
            let file = SnapshotFile(url)
            do { try router.restore(from: file) } catch { print(error) }  // starts clean when it throws
            router.activate()  // once the app can be seen
            try file.write(router.snapshot())  // when it goes to the background
            #expect(try file.read() != nil)
        }

        @Test func aModuleIsMappedToAnotherKindOfScreen() {
            let module = DishesModule().mapped { screen in TextScreen(title: screen.title) }
            #expect(module.name == "DishesModule")
        }

        /// Compiled only: it needs a terminal.
        func show(_ app: Composition<TerminalScreen>) async throws {
            let router = Router(app)
            try await TerminalHost(router, HostHooks(title: "Tastebook")).run()
        }
    }

    struct TextScreen: RouterScreen {
        let title: String

        func injecting(_ context: PushContext) -> TextScreen { self }
    }
}

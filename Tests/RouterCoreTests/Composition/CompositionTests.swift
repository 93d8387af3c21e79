import Observation
import RouterCore
import RouterInspection
import Testing

@MainActor @Suite struct CompositionTests {
    @Test func modulesRegisterOnceAndInTheOrderWritten() throws {
        let order = Order()
        let app = try Composition<Page> {
            Recorder(name: "one", order: order)
            if order.names.isEmpty { Recorder(name: "two", order: order) }
            [Composition<Page>.Builder.buildExpression(Recorder(name: "three", order: order))]
            for name in ["four", "five"] { Recorder(name: name, order: order) }
            GardenModule()
            RootTab("garden", root: Garden.home)
        }
        _ = Router(app)
        _ = Router(app)
        #expect(order.names == ["one", "two", "three", "four", "five"])
    }

    @Test func thePushContextIsOutermostWhateverIsRegisteredLast() throws {
        let app = try Composition<Page> {
            Decorate { $0.wrapped("app 1") }
            GardenModule()
            Wrapping()
            RootTab("garden", root: Wrapped.home)
            Decorate { page in
                var page = page.wrapped("app 2")
                page.context = .detached  // tries to take the context away
                return page
            }
        }
        let page = try #require(Router(app).visibleScreen)
        #expect(page.wraps == ["module 1", "module 2", "app 1", "app 2", "push"])
        #expect(page.context.entryID != nil)
    }

    @Test func aDecoratorOfOneModuleLeavesOthersAlone() throws {
        let app = try Composition<Page> {
            Wrapping()
            GardenModule()
            RootTab("garden", root: Garden.home)
        }
        #expect(try #require(Router(app).visibleScreen).wraps == ["push"])
    }

    @Test func aMappedModuleKeepsItsDecoratorsAndGetsItsContextBeforeTheTransformation() throws {
        let app = try Composition<Frame> {
            Wrapping().mapped { Frame(page: $0) }
            RootTab("home", root: Wrapped.home)
        }
        let router = Router(app)
        let frame = try #require(router.visibleScreen)
        #expect(frame.page.wraps == ["module 1", "module 2", "push"])
        #expect(frame.page.context == router.top)
        #expect(frame.context == router.top)
    }

    @Test func composesOffTheMainActorAndServesManyRouters() async throws {
        let app = try await Task.detached { try house() }.value
        let routers = (0..<3).map { _ in Router(app) }
        routers[0].push(Kitchen.dish(1))
        #expect(routers.map { $0.state.visibleStack.entries.count } == [2, 1, 1])
    }

    @Test func withAPlaceholderWhatIsSoundWorksAndTheRestIsLabelled() throws {
        let app = Composition<Page>(placeholder: { Page(text: "missing: \($0)") }) {
            KitchenModule()
            RootTab("kitchen", root: Kitchen.home)
        }
        #expect(app.issues.map { "\($0)".contains("KitchenExit") } == [true])
        let router = Router(app)
        #expect(router.push(KitchenExit.garden(1)).outcome == .committed)
        let page = try #require(router.visibleScreen)
        #expect(page.text == "missing: KitchenExit.garden(1)")
        #expect(page.context == router.top)
    }

    @Test func evenNothingAtAllShowsSomething() {
        let app = Composition<Page>(placeholder: { Page(text: "missing: \($0)") }) {}
        #expect(app.issues == [.noTab])
        #expect(Router(app).visibleScreen != nil)
    }

    @Test func theReportTellsTheOrder() throws {
        #expect(
            try house().report == """
                Modules, in the order of composition
                  1. KitchenModule
                     owns Kitchen as "kitchen"
                     owns Pick as "pick"
                     exits by KitchenExit
                  2. GardenModule
                     owns Garden as "garden"
                Connections
                  KitchenExit → Garden
                Around every screen, from the inside out
                  its module's decorators, the app's (0), the push context
                Guards, in the order in which they are asked
                  none
                Links open from outside, whatever their order
                  none
                Tabs
                  kitchen: Kitchen.home
                  garden: Garden.home
                  visitor: Kitchen.note("welcome"), reset when left
                """)
    }
}

/// Which modules registered; only ever used by one test at a time.
private final class Order: @unchecked Sendable {
    var names: [String] = []
}

private struct Recorder: FeatureModule {
    let name: String
    let order: Order

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        order.names.append(name)
    }
}

private enum Wrapped: Route { case home }

private struct Wrapping: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.decorate { $0.wrapped("module 1") }
        registry.destination(for: Wrapped.self, key: "wrapped") { _, _ in Page(text: "wrapped") }
        registry.decorate { $0.wrapped("module 2") }
    }
}

private struct Frame: RouterScreen {
    let page: Page
    var context = PushContext.detached

    func injecting(_ context: PushContext) -> Frame {
        Frame(page: page, context: context)
    }
}

extension Page {
    fileprivate func wrapped(_ name: String) -> Page {
        var page = self
        page.wraps.append(name)
        return page
    }
}

import Foundation
import RouterCore
import RouterTerminal
import RouterTesting
import Testing

@MainActor @Suite struct CrawlTests {
    private func composed() throws -> Composition<TerminalScreen> {
        try Composition<TerminalScreen> {
            OrdersModule()
            Connect(OrdersExit.self) { _ in OrdersRoute.detail(id: 7) }
            RootTab("orders", root: OrdersRoute.list)
        }
    }

    @Test func aDeadLinkHasAWayToIt() async throws {
        let app = try composed()

        let report = try await Crawler(app).crawl()
        let finding = try #require(report.findings.first)
        #expect(finding.problem == .deadLink(.notFound(AnyRoute(OrdersRoute.detail(id: 7)))))
        #expect(finding.trace.steps.map { "\($0.action)" } == ["tap 1 “one”", "tap 1 “its dish”"])

        let replay = await finding.trace.replay(on: Router(app))
        #expect(replay.divergence == nil)  // the dead link is met once more
    }

    @Test func whatTheAppHoldsIsNamedAndWhatMayHappenAnywhereIsTried() async throws {
        struct Colour: Codable {
            let red: Int
        }
        struct PickColour: ResultRoute {
            typealias Value = Colour
        }
        var crawler = Crawler("signed in") {
            let session = Session(user: "Ada")
            var app = CrawledApp(Router(try composed())) { session.user }
            app.tryAtEachScreen("lock") { router in router.refresh() }
            app.tryAtEachScreen("sign out") { router in
                session.user = nil
                router.endSession()
            }
            return app
        }
        crawler.answer(PickColour.self, with: Colour(red: 1))
        let report = try await crawler.crawl()
        #expect(report.isComplete && report.findings.count == 1)
    }

    @Test func anyScreenThatListsItsActionsIsCrawled() async throws {
        struct ButtonsModule: FeatureModule {
            func registerDestinations(in registry: inout DestinationRegistry<ButtonScreen>) {
                registry.destination(for: OrdersRoute.self, key: "orders") { _, _ in
                    ButtonScreen(buttons: [.init(title: "one") { $0.push(OrdersRoute.detail(id: 1)) }])
                }
            }
        }
        let app = try Composition<ButtonScreen> {
            ButtonsModule()
            RootTab("orders", root: OrdersRoute.list)
        }
        #expect(try await Crawler(app).crawl().screens.count == 2)
    }

    @Test func aSessionIsReplayed() async throws {
        let app = try composed()
        let router = Router(app)

        let recorder = TraceRecorder(router)
        recorder.tap(1)  // an action of the visible screen is one step, with all that it asks for
        router.pop()  // and so is any other request
        router.push(OrdersRoute.detail(id: 9))

        let trace = try Trace.list(in: Data(recorder.trace.text.utf8))[0]
        let replay = await trace.replay(on: Router(app))
        #expect(replay.divergence?.description == nil)
    }
}

@MainActor private struct ButtonScreen: RouterScreen {
    struct Button {
        let title: String
        let tap: @MainActor (PushContext) -> NavigationRequest?
    }

    let buttons: [Button]
    var context = PushContext.detached

    func injecting(_ context: PushContext) -> ButtonScreen {
        ButtonScreen(buttons: buttons, context: context)
    }
}

extension ButtonScreen: ActionableScreen {
    var actionTitles: [String] { buttons.map(\.title) }
    func performAction(at index: Int) -> NavigationRequest? { buttons[index].tap(context) }
}

@MainActor private final class Session {
    var user: String?

    init(user: String?) {
        self.user = user
    }
}

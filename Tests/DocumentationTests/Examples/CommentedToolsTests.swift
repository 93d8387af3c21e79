import Foundation
import RouterCore
import RouterTerminal
import RouterTesting
import Testing

extension Commented {
    /// The code in the comments of what tests and tools use.
    @MainActor @Suite struct ToolsTests {
        let app: Composition<TerminalScreen>

        init() throws {
            app = try Composition<TerminalScreen> {
                RulesModule()
                RootTab("discover", root: DishesRoute.list)
            }
        }

        @Test func aRecorderTakesRequestsAndTapsAsSteps() {
            let router = Router(app)
            let recorder = TraceRecorder(router)
            router.push(DishesRoute.detail(id: 1))  // any request is a step
            recorder.tap(2)  // an action of the visible screen, with all that it asks for, is one
            let trace = recorder.trace  // so far
            #expect(trace.steps.count == 2)
        }

        @Test func aTraceIsSavedAndReplayed() async throws {
            let router = Router(app)
            let recorder = TraceRecorder(router)
            recorder.tap(1)
            let saved = recorder.trace.text

            let trace = try Trace.list(in: Data(saved.utf8))[0]
            let replay = await trace.replay(on: Router(app))
            #expect(replay.divergence == nil)  // or the first step that went another way
        }

        @Test func aCrawlerFindsNothingWrong() async throws {
            let report = try await Crawler(app).crawl()
            #expect(report.findings == [])
        }

        @Test func aCrawlerIsToldWhatTheAppHolds() async throws {
            let composition = app
            let crawler = Crawler("signed in") {
                let session = Session()
                session.user = "ada"
                return CrawledApp(Router(composition)) { session.user }
            }
            #expect(try await crawler.crawl().isComplete)
        }

        @Test func routesAreCheckedOnSamples() {
            #expect(RouteCheck.findings(in: [DishesRoute.list, .detail(id: 1), .detail(id: 2)]) == [])
            #expect(RouteCheck.findings(in: (0..<100).map { DishesRoute.detail(id: $0) }) == [])
        }

        @Test func aScreenOfOnesOwnListsItsActions() {
            let screen = ButtonScreen(buttons: [ButtonScreen.Button(title: "one", tap: { nil })])
            #expect(screen.actionTitles == ["one"])
            #expect(screen.performAction(at: 0)?.id == nil)
        }
    }

    @MainActor final class Session {
        var user: String?
    }

    struct ButtonScreen: RouterScreen {
        struct Button: Sendable {
            let title: String
            let tap: @MainActor @Sendable () -> NavigationRequest?
        }

        let buttons: [Button]

        func injecting(_ push: PushContext) -> ButtonScreen { self }
    }
}

private typealias ButtonScreen = Commented.ButtonScreen

extension ButtonScreen: ActionableScreen {
    var actionTitles: [String] { buttons.map(\.title) }
    func performAction(at index: Int) -> NavigationRequest? { buttons[index].tap() }
}

import RouterCore
import RouterTesting
import Testing

/// Faults that a team plants without noticing: each is found, named, with a shortest way there.
@MainActor @Suite struct CrawlerFaultTests {
    private func report(
        of module: QuizModule, _ change: (inout Crawler<PlanScreen>) -> Void = { _ in }
    ) async throws -> CrawlReport {
        var crawler = Crawler(try module.app())
        change(&crawler)
        return try await crawler.crawl()
    }

    private func way(of finding: CrawlFinding?) -> [String] {
        finding?.trace.steps.map { "\($0.action)" } ?? []
    }

    @Test func anUndeclaredExitIsFoundInAModuleAlone() async throws {
        let module = QuizModule(actions: { $0 == 0 ? [.push(Quiz.page(1))] : [.push(Nowhere(id: 1))] })
        let harness = ModuleHarness(module, root: Quiz.page(0)) { _ in PlanScreen(actions: []) }
        let report = try await Crawler(harness.composition).crawl()
        #expect(report.findings.map(\.problem) == [.undeclaredExit(AnyRoute(Nowhere(id: 1)))])
        #expect(way(of: report.findings.first) == ["tap 1 “to page(1)”", "tap 1 “to Nowhere(id: 1)”"])
        #expect(report.findings.first?.description.contains("register exit(Nowhere.self)") == true)
    }

    @Test func aTaskThatPushesNowhereIsFoundWhereItBegins() async throws {
        let module = QuizModule(
            actions: { $0 == 0 ? [.push(Quiz.page(1))] : [] },
            onBuild: { page, context in
                guard page == 1 else { return }
                context.task {
                    for _ in 1...50 { await Task.yield() }
                    context.push(Nowhere(id: 2))
                }
            })
        let report = try await report(of: module)
        #expect(report.findings.map(\.problem) == [.unresolvedExit(AnyRoute(Nowhere(id: 2)))])
        #expect(way(of: report.findings.first) == ["tap 1 “to page(1)”"])
        #expect(report.isComplete)
    }

    @Test func aScreenThatATaskPushesIsVisited() async throws {
        let module = QuizModule(
            actions: { $0 == 2 ? [.push(Quiz.page(404))] : [] },
            onBuild: { page, context in
                if page == 0 { context.task { context.push(Quiz.page(2)) } }
            })
        let report = try await report(of: module)
        #expect(report.screens.map(\.route).contains(AnyRoute(Quiz.page(2))))
        #expect(report.findings.map(\.problem).contains(.deadLink(.notFound(AnyRoute(Quiz.page(404))))))
    }

    @Test func aTaskThatNeverEndsIsNamedAsNotSeenWhole() async throws {
        let module = QuizModule(onBuild: { _, context in
            context.task { while !Task.isCancelled { await Task.yield() } }
        })
        let report = try await report(of: module)
        #expect(report.unreached == [0, 1].map { .stillAtWork(AnyRoute(Quiz.page($0))) })
        #expect(!report.isComplete)
        #expect("\(report)".contains("A task of Quiz.page(0) goes on"))
    }

    @Test func aResultThatIsNeverGivenIsFound() async throws {
        let module = QuizModule(
            actions: { _ in [.await(Answer(), then: { _, _ in })] },
            answering: [.act("back") { $0.cancel() }])
        let report = try await report(of: module)
        #expect(report.findings.map(\.problem) == [.resultNeverGiven(AnyRoute(Answer()))])
        #expect(way(of: report.findings.first) == ["tap 1 “await Answer()”"])
    }

    @Test func anAwaitedScreenIsEndedInEachWay() async throws {
        let module = QuizModule(
            actions: { page in
                guard page == 0 else { return [] }
                return [
                    .await(Answer()) { result, context in
                        switch result {
                        case .finished(let value): context.push(Quiz.page(10 + value))
                        case .ended(.finished): context.push(Quiz.page(2))
                        case .ended(.system): context.push(Quiz.page(404))
                        default: context.push(Quiz.page(4))
                        }
                    }
                ]
            },
            answering: [.act("five") { $0.finish(with: 5) }])
        let report = try await report(of: module) { $0.answer(Answer.self, with: 7) }
        let pages = report.screens.compactMap { $0.route.base as? Quiz }
        #expect(Set(pages) == [.page(0), .page(1), .page(4), .page(17)])
        #expect(report.findings.map(\.problem) == [.deadLink(.notFound(AnyRoute(Quiz.page(404))))])
        #expect(way(of: report.findings.first).count == 2)
        #expect(report.findings.first?.divergence == nil)
        #expect(report.isComplete)
    }

    @Test func aResultWithoutAValueToEndItWithIsNamed() async throws {
        let module = QuizModule(actions: { _ in [.await(Sketch(), then: { _, _ in })] })
        let report = try await report(of: module)
        #expect(report.unreached == [.unanswered(AnyRoute(Sketch()))])
    }

    @Test func aRootNobodyMaySeeIsFound() async throws {
        let module = QuizModule(guarding: { $0 == 1 ? .deny("closed") : .allow })
        let report = try await report(of: module)
        #expect(report.findings.map(\.problem) == [.closedTab("second")])
        #expect(way(of: report.findings.first) == ["select tab second"])
    }

    @Test func whenNoRootMayBeSeenTheFirstIsNamed() async throws {
        let report = try await report(of: QuizModule(guarding: { _ in .deny("closed") }))
        #expect(report.findings.map(\.problem) == [.closedTab("first"), .closedTab("second")])
    }

    @Test func aDeadLinkAndACoverWithoutAWayOutAreFound() async throws {
        let module = QuizModule(
            actions: { $0 == 0 ? [.push(Quiz.page(404)), .push(Quiz.page(3), as: .cover)] : [] })
        let report = try await report(of: module)
        let cover = CrawlReport.Screen(route: AnyRoute(Quiz.page(3)), presentation: .cover)
        #expect(
            report.findings.map(\.problem) == [
                .deadLink(.notFound(AnyRoute(Quiz.page(404)))), .noWayBack(cover),
            ])
    }

    @Test func anOrderThatDiffersFromRunToRunIsFoundAndSaysWhatDiffers() async throws {
        let order = Order()
        let module = QuizModule(actions: { page in
            guard page == 0 else { return [] }
            order.turns += 1
            let actions = [PlanAction.push(Quiz.page(2)), .push(Quiz.page(3))]
            return order.turns % 2 == 0 ? actions : actions.reversed()
        })
        let finding = try await report(of: module).findings.first { $0.problem.word == "notRepeatable" }
        #expect(finding?.description.contains("action 1 is called “to page(") == true)
    }

    @Test func stateThatDiffersFromRunToRunSaysWhatItWas() async throws {
        let order = Order()
        let module = QuizModule(actions: { page in
            page == 0
                ? [
                    .act("note") { _ in
                        order.turns += 1
                        return nil
                    }
                ] : []
        })
        let app = try module.app()
        let crawler = Crawler { CrawledApp(Router(app)) { order.turns } }
        let report = try await crawler.crawl()
        let finding = report.findings.first { $0.problem.word == "notRepeatable" }
        #expect(finding?.description.contains("and held 0 before") == true, "\(report)")
        #expect(!report.isComplete)
    }

    @Test func whatMayHappenAnywhereIsTriedAtEachScreen() async throws {
        let session = Order()
        let module = QuizModule(
            actions: { $0 == 0 ? [.push(Quiz.page(2))] : [] },
            guarding: { session.turns == 1 && $0 == 2 ? .redirect(Quiz.page(50), resuming: false) : .allow })
        let app = try module.app()
        let crawler = Crawler<PlanScreen> {
            session.turns = 0
            var crawled = CrawledApp(Router(app)) { session.turns }
            crawled.tryAtEachScreen("lock") { router in
                session.turns = 1
                router.refresh()
            }
            return crawled
        }
        let report = try await crawler.crawl()
        #expect(report.screens.map(\.route).contains(AnyRoute(Quiz.page(50))))
        // The lock has no way out, which the trace with the lock in it shows.
        #expect(report.findings.map(\.problem.word) == ["noWayBack"])
        #expect(way(of: report.findings.first) == ["tap 1 “to page(2)”", "“lock”"])
        #expect(report.findings.first?.divergence == nil)
    }

    @Test func aTestAnswersWhoeverAwaits() async throws {
        let module = QuizModule(actions: { _ in
            [
                .await(Answer()) { result, context in
                    if case .finished(let value) = result { context.push(Quiz.page(value)) }
                }
            ]
        })
        let harness = ModuleHarness(module, root: Quiz.page(0)) { _ in PlanScreen(actions: []) }
        #expect(harness.answer(Answer.self, with: 3) == nil)
        _ = harness.router.visibleScreen?.performAction(at: 0)
        #expect(await harness.router.rest())
        #expect(harness.router.visible.route == AnyRoute(Answer()))
        #expect(harness.answer(Answer.self, with: 3)?.outcome == .committed)
        #expect(await harness.router.rest())
        #expect(harness.router.visible.route == AnyRoute(Quiz.page(3)))
    }
}

/// Something that the set-up does not name.
@MainActor private final class Order {
    var turns = 0

    nonisolated init() {}
}

/// The pages of a made-up app; there are a hundred.
private enum Quiz: Route, Codable {
    case page(Int)

    var number: Int {
        switch self {
        case .page(let number): number
        }
    }
}

/// A result screen that ends with a number.
private struct Answer: ResultRoute, Codable {
    typealias Value = Int
}

/// A result screen that ends with a value nobody can make up.
private struct Sketch: ResultRoute, Codable {
    struct Value: Codable, Sendable { let lines: [Int] }
}

extension PlanAction {
    /// Awaits a result screen, in a task of the screen.
    fileprivate static func await<R: ResultRoute>(
        _ route: R, then: @escaping @MainActor @Sendable (NavigationResult<R.Value>, PushContext) -> Void
    ) -> PlanAction {
        .act("await \(AnyRoute(route))") { context in
            context.task { then(await context.result(of: route), context) }
            return nil
        }
    }
}

private struct QuizModule: FeatureModule {
    var actions: @MainActor @Sendable (Int) -> [PlanAction] = { _ in [] }
    var onBuild: @MainActor @Sendable (Int, PushContext) -> Void = { _, _ in }
    var guarding: @MainActor @Sendable (Int) throws -> GuardDecision = { _ in .allow }
    var answering: [PlanAction] = []

    func registerDestinations(in registry: inout DestinationRegistry<PlanScreen>) {
        registry.destination(for: Quiz.self, key: "quiz") { route, context in
            onBuild(route.number, context)
            return PlanScreen(actions: actions(route.number))
        }
        registry.destination(for: Answer.self, key: "answer") { _, _ in PlanScreen(actions: answering) }
        registry.destination(for: Sketch.self, key: "sketch") { _, _ in
            PlanScreen(actions: [.act("done") { $0.finish(with: Sketch.Value(lines: [])) }])
        }
        registry.existence(of: Quiz.self) { $0.number < 100 }
        registry.guardRoutes(of: Quiz.self) { try guarding($0.number) }
    }

    func app() throws -> Composition<PlanScreen> {
        try Composition {
            self
            RootTab("first", root: Quiz.page(0))
            RootTab("second", root: Quiz.page(1))
        }
    }
}

import RouterCore
import RouterTesting
import Testing

/// What is planted is found, with a shortest trace, and a replay of that trace comes to the same.
@MainActor @Suite struct CrawlerFindingTests {
    private func findings(
        of module: PlanModule, _ change: (inout Crawler<PlanScreen>) -> Void = { _ in }
    ) async throws -> [CrawlFinding] {
        var crawler = Crawler(try module.app())
        change(&crawler)
        let report = try await crawler.crawl()
        #expect(report.isComplete)
        for finding in report.findings {
            let replay = await finding.trace.replay(on: try module.router())
            #expect(replay.divergence == nil, "\(finding)")
            #expect(replay.steps == finding.trace.steps.count)
            #expect(finding.divergence == nil)
        }
        return report.findings
    }

    private func actions(of finding: CrawlFinding?) -> [String] {
        finding?.trace.steps.map { "\($0.action)" } ?? []
    }

    @Test func aSoundAppHasNone() async throws {
        let module = PlanModule(actions: {
            [.push(Room.room(($0 * 7 + 3) % 20)), .push(Counter(), as: .sheet)]
        })
        #expect(try await findings(of: module) == [])
    }

    @Test func aDeadLinkIsFoundByItsShortestWay() async throws {
        // Room 5 is four actions away by 2, 3, 4, and two by 6.
        let module = PlanModule(actions: { room in
            switch room {
            case 0: [.push(Room.room(2)), .push(Room.room(6))]
            case 2, 3, 4: [.push(Room.room(room + 1))]
            case 5: [.push(Room.room(999))]
            case 6: [.push(Room.room(5))]
            default: []
            }
        })
        let found = try await findings(of: module)
        #expect(found.map(\.problem) == [.deadLink(.notFound(AnyRoute(Room.room(999))))])
        #expect(
            actions(of: found.first) == [
                "tap 2 “to room(6)”", "tap 1 “to room(5)”", "tap 1 “to room(999)”",
            ])
        #expect(found.first?.trace.steps.last?.events == ["push /rooms/999: rejected notFound /rooms/999"])
        #expect(found.first?.screen.route == AnyRoute(Room.room(5)))
    }

    @Test func aLinkThatIsNotMatchedIsFoundOnceForAllItsPlaces() async throws {
        let open = PlanAction.act("link") { $0.push(Room.room(999)) }
        let found = try await findings(of: PlanModule(actions: { $0 < 2 ? [open] : [] })) {
            $0.links = ["/rooms/9", "/attic"]
        }
        #expect(found.map(\.problem.word) == ["deadLink", "deadLink"])
        #expect(found.map(\.occurrences) == [2, 1])
        #expect(actions(of: found.last) == ["open /attic"])
    }

    /// Its path would read back as another route, so it has none, and no link can open another screen.
    @Test func aRouteWhosePathIsThatOfAnotherHasNoLink() async throws {
        let app = try Composition<PlanScreen> {
            TowerModule()
            RootTab("tower", root: FloorRoute(floor: Floor(number: 10)))
        }
        #expect(app.path(for: FloorRoute(floor: Floor(number: 10))) == "/floors/10")
        #expect(app.path(for: FloorRoute(floor: Floor(number: 15))) == nil)
        #expect(try await Crawler(app).crawl().findings.map(\.problem) == [])
    }

    @Test func anUnresolvableExitIsFoundOnTheOtherTab() async throws {
        let module = PlanModule(actions: { $0 == 1 ? [.push(Nowhere(id: 4))] : [] })
        let found = try await findings(of: module)
        #expect(found.map(\.problem) == [.unresolvedExit(AnyRoute(Nowhere(id: 4)))])
        #expect(actions(of: found.first).first == "select tab second")
        #expect(actions(of: found.first).count == 2)
    }

    @Test func aCoverWithoutAnEndHasNoWayBack() async throws {
        let module = PlanModule(
            actions: {
                $0 == 0 ? [.push(Room.room(2)), .push(Room.room(3))] : $0 == 3 ? [.push(Room.room(4))] : []
            },
            presentation: { $0 == 3 ? .cover : .stack })
        let found = try await findings(of: module)
        let cover = CrawlReport.Screen(route: AnyRoute(Room.room(3)), presentation: .cover)
        #expect(found.map(\.problem) == [.noWayBack(cover)])
        #expect(actions(of: found.first) == ["tap 2 “to room(3)”"])
    }

    @Test func aScreenThatNeverLetsGoHasNoWayBack() async throws {
        let module = PlanModule(
            actions: { $0 == 0 ? [.push(Room.room(2))] : $0 == 2 ? [.act("close") { $0.pop() }] : [] },
            onBuild: { room, context in if room == 2 { context.guardLeaving { .deny("never") } } })
        let found = try await findings(of: module)
        #expect(found.map(\.problem.word) == ["noWayBack"])
        #expect(actions(of: found.first) == ["tap 1 “to room(2)”", "pop"])
        #expect(
            found.first?.trace.steps.last?.events == ["pop: rejected leaveGuarded /rooms/2 (never)"])
    }

    @Test func aScreenThatComesBackEachTimeHasNoWayBack() async throws {
        let module = PlanModule(
            actions: { $0 == 0 ? [.push(Room.room(2))] : [] },
            onReturn: { room, context in if room == 0 { context.push(Room.room(2)) } })
        #expect(try await findings(of: module).map(\.problem.word) == ["noWayBack"])
    }

    @Test func oneActionThatMakesAScreenLetGoIsAWayBack() async throws {
        let module = PlanModule(
            actions: { room in
                switch room {
                case 0: [.push(Room.room(2)), .push(Room.room(3))]
                case 2:
                    [
                        .act("save") {
                            $0.guardLeaving(nil)
                            return nil
                        }
                    ]
                case 3: [.push(Room.room(4))]
                case 4: [.act("done") { $0.dismiss() }]
                default: []
                }
            },
            onBuild: { room, context in if room == 2 { context.guardLeaving { .deny("not saved") } } },
            presentation: { $0 == 3 ? .cover : .stack })
        let found = try await findings(of: module)
        #expect(found.map(\.description) == [])
    }

    @Test func aReturnHandlerThatLoopsIsFound() async throws {
        // What covers room 2 ends, room 2 pushes and pops, what covers it ends …
        let looping = PlanModule(
            actions: { $0 == 0 ? [.push(Room.room(2))] : $0 == 2 ? [.push(Room.room(3))] : [] },
            onReturn: { room, context in
                guard room == 2 else { return }
                context.push(Room.room(4))
                context.pop(to: Room.room(2))
            })
        let found = try await findings(of: looping)
        #expect(found.map(\.problem) == [.runaway(AnyRoute(Room.room(3)))])
        #expect(actions(of: found.first) == ["tap 1 “to room(2)”", "tap 1 “to room(3)”", "pop"])
        #expect(found.first?.trace.steps.last?.events.last?.hasSuffix("rejected limit") == true)
    }

    @Test func aBuilderThatAlwaysGivesWayIsFound() async throws {
        let module = PlanModule(
            rooms: 0..<10_000, actions: { $0 == 0 ? [.push(Room.room(2))] : [] },
            onBuild: { room, context in if room > 1 { context.replace(with: Room.room(room + 1)) } })
        let found = try await findings(of: module)
        #expect(found.map(\.problem) == [.runaway(AnyRoute(Room.room(0)))])
        #expect(actions(of: found.first) == ["tap 1 “to room(2)”"])
    }

    @Test func aGuardThatThrowsIsFoundAndOneThatDeniesOnlyWhenAsked() async throws {
        struct Broken: Error {}
        let module = PlanModule(
            actions: { $0 == 0 ? [.push(Room.room(2)), .push(Room.room(3))] : [] },
            guarding: { room in
                if room == 2 { throw Broken() }
                return room == 3 ? .deny("closed") : .allow
            })
        #expect(try await findings(of: module).map(\.problem.word) == ["guardFailed"])
        let strict = try await findings(of: module) { $0.tolerated = [] }
        #expect(strict.map(\.problem.word) == ["guardFailed", "refused"])
    }

    @Test func aRefusedRequestIsFound() async throws {
        let module = PlanModule(actions: { $0 == 0 ? [.act("up") { $0.pop() }] : [] })
        #expect(
            try await findings(of: module).map(\.problem) == [
                .refused(.atRoot(AnyRoute(Room.room(0)), verb: "pop"))
            ])
    }
}

extension CrawlFinding.Problem {
    /// The name of the case.
    var word: String { String("\(self)".prefix { $0 != "(" }) }
}

/// A floor whose text leaves out the last digit.
private struct Floor: LinkParameter, Hashable, Codable {
    let number: Int

    init(number: Int) { self.number = number }

    init?(linkText: String) {
        guard let number = Int(linkText) else { return nil }
        self.number = number
    }

    var linkText: String? { "\(number / 10 * 10)" }

    static var linkSample: Floor? { Floor(number: 20) }
}

private struct FloorRoute: Route, Codable {
    let floor: Floor
}

private struct TowerModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<PlanScreen>) {
        registry.destination(for: FloorRoute.self, key: "floor") { route, _ in
            PlanScreen(
                actions: route.floor.number == 10 ? [.push(FloorRoute(floor: Floor(number: 15)))] : [])
        }
        registry.link("/floors/{floor}", to: FloorRoute.init)
    }
}

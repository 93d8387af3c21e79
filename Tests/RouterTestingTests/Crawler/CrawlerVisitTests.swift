import RouterCore
import RouterTesting
import Testing

@MainActor @Suite struct CrawlerVisitTests {
    /// Counts what is built and done; a crawl has no other cost.
    @MainActor final class Counts {
        var built = 0
        var done = 0
    }

    @Test(arguments: [1_000, 2_000])
    func aCrawlTakesAsManyStepsAsThereAreScreensAndActions(rooms: Int) async throws {
        let counts = Counts()
        var random = Seeded(state: 42)
        // Room n leads to n + 1, which makes sure that all are reached, and to three more.
        let doors = (0..<rooms).map { room in
            [min(room + 1, rooms - 1)] + (0..<3).map { _ in Int.random(in: 0..<rooms, using: &random) }
        }
        let module = PlanModule(
            rooms: 0..<rooms,
            actions: { room in
                doors[room].map { door in
                    .act("to \(door)") {
                        counts.done += 1
                        return $0.push(Room.room(door))
                    }
                }
            },
            onBuild: { _, _ in counts.built += 1 })
        let report = try await Crawler(try module.app()).crawl()
        #expect(report.findings == [])
        #expect(report.screens.count == rooms)
        #expect(counts.done == 4 * rooms)
        // Its actions, the way back but at the first, its own link, and the other tab once; nothing is done twice.
        #expect(report.steps == 4 * rooms + (rooms - 1) + rooms + 1)
        #expect(report.repeatedSteps == 0)
        // Each step builds the screen it starts from, and the one it leads to.
        #expect(counts.built <= 2 * report.steps + 2 * rooms)
    }

    @Test func aLongWayIsNotWalkedAgainForEachScreen() async throws {
        let counts = Counts()
        let module = PlanModule(
            rooms: 0..<2_000,
            actions: { room in
                room == 1_999
                    ? []
                    : [
                        .act("on") {
                            counts.done += 1
                            return $0.push(Room.room(room + 1))
                        }
                    ]
            })
        let report = try await Crawler(try module.app()).crawl()
        #expect(report.screens.count == 2_000)
        #expect(counts.done == 1_999)
        #expect(report.repeatedSteps == 0)
    }

    @Test func aScreenIsItsRouteAndItsPresentation() async throws {
        let module = PlanModule(actions: { room in
            room < 2
                ? [.push(Room.room(5)), .push(Room.room(5), as: .sheet), .push(Room.room(6))]
                : room == 6 ? [.push(Room.room(5))] : []
        })
        let report = try await Crawler(try module.app()).crawl()
        #expect(
            report.screens.map { "\($0.route) \($0.presentation)" } == [
                "Room.room(0) stack", "Room.room(5) stack", "Room.room(5) sheet", "Room.room(6) stack",
                "Room.room(1) stack",
            ])
    }

    @Test func screensWithoutAnEndAreCrawledAsFarAsTheLimit() async throws {
        let module = PlanModule(rooms: 0..<Int.max, actions: { [.push(Room.room($0 + 2))] })
        var crawler = Crawler(try module.app())
        crawler.screenLimit = 50
        let report = try await crawler.crawl()
        #expect(report.screens.count == 50)
        #expect(!report.isComplete)
        #expect(report.findings == [])
    }

    @Test func whatTheAppHoldsIsMadeAgainWhereAnActionChangesIt() async throws {
        /// An app with a light: room 2 is dark or lit, and only lit it leads on.
        @MainActor final class House { var isLit = false }
        let crawler = Crawler("house") {
            let house = House()
            let module = PlanModule(actions: { room in
                switch room {
                case 0: [.push(Room.room(2)), .push(Room.room(3))]
                case 3, 4:
                    [
                        .act("switch") {
                            house.isLit.toggle()
                            return $0.push(Room.room(4))
                        }
                    ] + (room == 4 && house.isLit ? [.push(Room.room(999))] : [])
                case 2: house.isLit ? [.push(Nowhere(id: 1))] : []
                default: []
                }
            })
            return CrawledApp(try module.router()) { house.isLit }
        }
        let report = try await crawler.crawl()
        // Room 2 is dark where it is reached first, so its exit is not seen; room 4 is reached lit.
        #expect(report.findings.map(\.problem) == [.deadLink(.notFound(AnyRoute(Room.room(999))))])
        #expect(report.findings.first?.trace.steps.count == 3)
        #expect(report.findings.first?.trace.setUp == "house")
        #expect(report.findings.first?.divergence == nil)
        // The light of room 4 is switched off there, and on again by the way to it.
        #expect(report.repeatedSteps == 2)
    }

    @Test func whatTheAppHoldsUnnamedShowsInTheReplay() async throws {
        @MainActor final class Trap { var isShut = false }
        let trap = Trap()
        let door = PlanAction.act("door") { context in
            defer { trap.isShut = true }
            return context.push(Room.room(trap.isShut ? 2 : 999))
        }
        let report = try await Crawler(try PlanModule(actions: { $0 == 0 ? [door] : [] }).app()).crawl()
        #expect(report.findings.count == 1)
        let divergence = report.findings.first?.divergence
        #expect(divergence?.step == 1)
        #expect(divergence?.difference == .event(1))
        #expect(divergence?.found == "push /rooms/2: committed; first[1] +#3 /rooms/2")
    }

    @Test func guardsThatTakeTheirTimeAreWaitedFor() async throws {
        let module = PlanModule(actions: { $0 == 0 ? [.push(Room.room(2))] : [] })
        let app = try Composition<PlanScreen> {
            module
            Guard { route in
                await Task.yield()
                return route == AnyRoute(Room.room(2)) ? .redirect(Room.room(7), resuming: false) : .allow
            }
            RootTab("first", root: Room.room(0))
        }
        let report = try await Crawler(app).crawl()
        #expect(report.screens.map(\.route) == [0, 7].map { AnyRoute(Room.room($0)) })
        #expect(report.findings == [])
    }
}

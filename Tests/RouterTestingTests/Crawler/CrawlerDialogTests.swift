import RouterCore
import RouterTesting
import Testing

/// A question that leads on.
private struct Ask: ResultRoute {
    typealias Value = Int
}

@MainActor @Suite struct CrawlerDialogTests {
    private func app(deadChoice: Bool = false) throws -> Composition<PlanScreen> {
        let rooms = PlanModule(
            rooms: 0..<10,
            actions: { room in
                switch room {
                case 0: [.push(Room.room(1)), .push(Room.room(2))]
                case 1: [.push(Ask())]
                default: []
                }
            },
            onBuild: { room, context in
                guard room == 2 else { return }
                context.guardLeaving {
                    .confirm(
                        Dialog("Leave?") {
                            Choice("leave", finishing: true)
                            Choice("stay", role: .cancel)
                        })
                }
            })
        return try Composition {
            RoomsThatReturn(rooms: rooms, deadChoice: deadChoice)
            RootTab("first", root: Room.room(0))
        }
    }

    /// The rooms, whose return handler goes where a dialog said.
    private struct RoomsThatReturn: FeatureModule {
        let rooms: PlanModule
        let deadChoice: Bool

        func registerDestinations(in registry: inout DestinationRegistry<PlanScreen>) {
            rooms.registerDestinations(in: &registry)
            registry.dialog(for: Ask.self) { _ in
                Dialog("Where to?") {
                    for room in [3, 4] { Choice("room \(room)", finishing: room) }
                    Choice("nowhere", role: .cancel)
                }
            }
            registry.onReturn(to: Room.self) { [deadChoice] _, event, context in
                guard let room = event.value as? Int else { return }
                context.push(room == 4 && deadChoice ? Room.room(99) : .room(room))
            }
        }
    }

    @Test("It answers a dialog by each choice, and goes on from what each leads to")
    func eachChoice() async throws {
        let report = try await Crawler(try app()).crawl()
        #expect(report.findings == [])
        let routes = report.screens.map(\.route)
        #expect(routes.contains(AnyRoute(Ask())))
        #expect(report.screens.first { $0.route == AnyRoute(Ask()) }?.presentation == .dialog)
        #expect(routes.contains(AnyRoute(Room.room(3))) && routes.contains(AnyRoute(Room.room(4))))
        let dead = try await Crawler(try app(deadChoice: true)).crawl()
        #expect(dead.findings.map(\.problem) == [.deadLink(.notFound(AnyRoute(Room.room(99))))])
        #expect(dead.findings.first?.trace.steps.last?.action == .tap(number: 2, title: "room 4"))
        #expect(dead.findings.first?.divergence == nil)
    }

    @Test("It answers what a screen asks before it goes, so that the screen can be left")
    func leaving() async throws {
        let report = try await Crawler(try app()).crawl()
        #expect(report.screens.map(\.route.description).contains("LeaveQuestion(\"Leave?\")"))
        #expect(report.findings == [])
    }

    @Test("A recorder taps choices, and a replay answers the same")
    func recorded() async throws {
        let router = Router(try app())
        router.activate()
        let recorder = TraceRecorder(router)
        recorder.tap(2)
        _ = router.visibleScreen
        router.pop()
        recorder.tap(1)
        recorder.tap(1)
        recorder.tap(1)
        recorder.tap(2)
        #expect(router.visible.route == AnyRoute(Room.room(4)))
        let again = Router(try app())
        again.activate()
        let replay = await recorder.trace.replay(on: again)
        #expect(replay.divergence?.description == nil)
        #expect(again.state.drawing() == router.state.drawing())
    }
}

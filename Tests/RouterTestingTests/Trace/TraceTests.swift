import Foundation
import RouterCore
import RouterTesting
import Testing

@MainActor @Suite struct TraceTests {
    private let module = PlanModule(
        actions: { room in
            [
                .push(Room.room(room + 1)), .push(Room.room(room + 2), as: .sheet), .push(Counter()),
                .act("x") { _ in nil },
            ]
        },
        onReturn: { room, context in if room == 6 { context.push(Room.room(7)) } },
        guarding: { $0 == 8 ? .redirect(Counter(), resuming: true) : .allow })

    /// Replays a trace after a round through its text.
    private func replay(_ trace: Trace, on router: Router<PlanScreen>) async throws -> TraceReplay {
        let read = try Trace.list(in: Data(trace.text.utf8))
        #expect(read == [trace])
        return await read[0].replay(on: router)
    }

    @Test func everyVerbIsRecordedAndReplayed() async throws {
        let router = try module.router()
        let recorder = TraceRecorder(router, setUp: "plain")
        let first = router.visible.id
        router.push(Room.room(2))
        router.push(Room.room(2), ifTop: .reuse)
        router.push(Room.room(3), as: .sheet, blocksLinks: true)
        router.open("/rooms/5")
        router.push(Room.room(4), as: .cover)
        router.dismiss()
        router.dismissAll()
        router.context(of: first).push(Room.room(3))
        router.context(of: first).push(Room.room(3), ifCovered: .append)
        router.context(of: first).push(Room.room(3), ifCovered: .truncate)
        router.setStack([Room.room(0), Room.room(4), Room.room(5)])
        router.pop(to: Room.room(4))
        router.setStack([Room.room(0), Room.room(4), Room.room(5), Room.room(7)])
        router.pop(toNearest: { $0 != AnyRoute(Room.room(7)) })
        #expect(router.visible.route == AnyRoute(Room.room(5)))
        router.pop(toNearest: { $0 == AnyRoute(Room.room(0)) })
        router.pop(toNearest: { _ in false })
        router.push(Room.room(2))
        router.replace(with: Room.room(3))
        router.pop(2)
        router.pop(discarding: true)
        router.push(Counter(), as: .sheet)
        router.finish(with: 4)
        router.push(Counter())
        router.finish(with: "four")
        router.finish()
        router.cancel()
        router.push(Room.room(6))
        router.push(Room.room(2))
        router.pop()
        router.navigation.hostRemoved([router.visible.id])
        router.navigation.hostRemoved([router.visible.id])
        router.select(tab: "second")
        router.select(tab: "third")
        router.batch { batch in
            batch.push(Room.room(2))
            batch.push(Room.room(3), fromBelow: 1, ifCovered: .truncate)
            batch.dismissAll()
        }
        router.batch { batch in
            batch.push(Room.room(2))
            batch.pop(9)
        }
        router.push(Room.room(3), as: .sheet)
        router.dismiss(thenPush: Room.room(4))
        router.push(Room.room(8))
        router.finish(with: 1)
        router.open("/rooms/999")
        router.open("/attic")
        let saved = router.snapshot().data
        router.restore(saved)
        router.restore(Data("no".utf8))
        router.reset()
        router.popToRoot()
        recorder.tap(1)
        recorder.tap(3)
        recorder.tap(1)
        recorder.tap(4)
        #expect(recorder.tap(9) == nil)
        router.endSession()

        let trace = recorder.trace
        let verbs = trace.steps.flatMap(\.events).compactMap { $0.split { ":; ".contains($0) }.first }
        #expect(Set(verbs).count == 18)
        let other = try module.router()
        let replay = try await replay(trace, on: other)
        #expect(replay.divergence == nil, "\(replay.divergence?.description ?? "")")
        #expect(replay.steps == trace.steps.count)
        #expect(other.state == router.state)
    }

    @Test func whatOthersCauseIsNoStepOfItsOwn() throws {
        let router = try module.router()
        let recorder = TraceRecorder(router)
        router.push(Room.room(6))
        router.push(Room.room(2))
        router.pop()
        #expect(recorder.trace.steps.count == 3)
        #expect(
            recorder.trace.steps.last?.events == [
                "pop: committed; first[2] -#4 /rooms/2; #4 popped",
                "push /rooms/7: committed; first[2] +#5 /rooms/7",
            ])
        let later = TraceRecorder(router)
        recorder.stop()
        router.pop()
        recorder.tap(1)
        #expect(recorder.note("no more") { "done" } == "done")
        #expect(recorder.trace.steps.count == 3)
        #expect(later.trace.steps.count == 2)
    }

    @Test func theFirstDifferenceIsNamed() async throws {
        let router = try module.router()
        let recorder = TraceRecorder(router)
        router.push(Room.room(2))
        recorder.tap(1)
        router.pop()
        let trace = recorder.trace
        var fewer = module
        fewer.rooms = 0..<3
        let replay = await trace.replay(on: try fewer.router())
        #expect(replay.steps == 1)
        #expect(
            replay.divergence?.description == """
                Step 2, tap 1 “to room(3)”, went another way at event 1.
                - recorded: push /rooms/3: committed; first[2] +#4 /rooms/3
                + came:     push /rooms/3: rejected notFound /rooms/3
                """)

        var renamed = module
        renamed.actions = { [.push(Room.room($0 + 9))] }
        let tapped = await trace.replay(on: try renamed.router()).divergence
        #expect(tapped?.difference == .unrepeatable("action 1 is called “to room(11)”"))

        let moved = try module.router()
        moved.select(tab: "second")
        let start = await trace.replay(on: moved).divergence
        #expect(start?.step == 0)
        #expect(start?.expected == "first*: [#1 /rooms/0]")
        #expect(start?.found == "first: #1 /rooms/0")

        var forged = trace
        forged.end[0] = "first*: [#1 /attic]"
        let end = await forged.replay(on: try module.router()).divergence
        #expect(end?.step == 4)
        #expect(end?.difference == .end)

        var longer = trace
        longer.steps[0].events.append("pop: committed")
        let missing = await longer.replay(on: try module.router()).divergence
        #expect(missing?.difference == .event(2))
        #expect(missing?.found == nil)
    }

    @Test func commandsAreHandedBackAndTheirAnswersCompared() async throws {
        let router = try module.router()
        let recorder = TraceRecorder(router)
        recorder.note("two rooms") {
            router.push(Room.room(2))
            router.push(Room.room(3))
            return "done"
        }
        let trace = recorder.trace
        #expect(trace.steps.count == 1)
        #expect(trace.steps[0].events.count == 2)
        func replay(answering answer: String) async throws -> TraceReplay {
            let router = try module.router()
            return await trace.replay(on: router) { command in
                #expect(command == "two rooms")
                router.push(Room.room(2))
                router.push(Room.room(3))
                return answer
            }
        }
        #expect(try await replay(answering: "done").divergence == nil)
        let other = try await replay(answering: "undone").divergence
        #expect(other?.difference == .answer)
        #expect(other?.expected == "done")
        #expect(other?.found == "undone")
    }

    @Test func aRouteThatIsNeverSavedIsNotWrittenDown() async throws {
        let router = try module.router()
        let recorder = TraceRecorder(router)
        router.push(Vault(secret: "abracadabra"))
        let trace = recorder.trace
        #expect(!trace.text.contains("abracadabra"))
        let replay = await trace.replay(on: try module.router())
        #expect(
            replay.divergence?.difference
                == .unrepeatable("?Vault is no route of this app, or cannot be saved"))
    }

    @Test func routesWithoutLinksAreReplayedAsASnapshotHoldsThem() async throws {
        var module = module
        module.hasLinks = false
        let router = try module.router()
        let recorder = TraceRecorder(router)
        router.push(Room.room(5))
        #expect(
            recorder.trace.text.contains(#"{\"key\":\"room\",\"route\":{\"room\":{\"_0\":5}}}"#)
        )
        #expect(try await replay(recorder.trace, on: module.router()).divergence == nil)
    }

    @Test func linksThatWaitedAreRecordedWithTheirActivation() async throws {
        let router = Router(try module.app())
        let recorder = TraceRecorder(router)
        router.open("/rooms/3")
        router.activate()
        #expect(recorder.trace.steps.map { "\($0.action)" } == ["open /rooms/3", "activate"])
        #expect(try await replay(recorder.trace, on: Router(module.app())).divergence == nil)
    }

    @Test func guardsThatTakeTheirTimeAreWaitedFor() async throws {
        func router() throws -> Router<PlanScreen> {
            let router = Router(
                try Composition<PlanScreen> {
                    PlanModule()
                    Guard { _ in
                        await Task.yield()
                        return .allow
                    }
                    RootTab("first", root: Room.room(0))
                })
            router.activate()
            return router
        }
        let recorded = try router()
        let recorder = TraceRecorder(recorded)
        recorded.push(Room.room(2))
        #expect(await recorded.push(Room.room(3)).value == .committed)
        #expect(recorder.trace.steps.map(\.events.count) == [0, 2])
        #expect(try await replay(recorder.trace, on: router()).divergence == nil)
    }
}

import Foundation
import RouterCore
import RouterTesting
import Testing

@MainActor @Suite struct TraceSessionTests {
    @Test func aSessionOfTenThousandRequestsIsReplayedExactly() async throws {
        let module = PlanModule(
            rooms: 0..<60, onReturn: { room, context in if room == 6 { context.push(Room.room(7)) } },
            presentation: { $0 % 11 == 0 ? .sheet : .stack },
            guarding: { $0 == 8 ? .redirect(Counter(), resuming: true) : $0 == 9 ? .deny("closed") : .allow })
        let router = try module.router()
        let recorder = TraceRecorder(router)
        var events: [EventFacts] = []
        let subscription = router.events.observe { events.append(EventFacts($0)) }
        var random = Seeded(state: 2_026)
        for _ in 0..<10_000 { router.ramble(&random) }
        subscription.cancel()
        #expect(recorder.trace.steps.count == 10_000)
        #expect(Set(events.map(\.outcome.word)) == ["committed", "parked", "rejected"])

        let other = try module.router()
        var again: [EventFacts] = []
        let otherSubscription = other.events.observe { again.append(EventFacts($0)) }
        let trace = try Trace.list(in: Data(recorder.trace.text.utf8))[0]
        let replay = await trace.replay(on: other)
        otherSubscription.cancel()
        #expect(replay.divergence == nil, "\(replay.divergence?.description ?? "")")
        #expect(replay.steps == 10_000)
        #expect(other.state == router.state)
        #expect(again == events)
    }
}

/// All of an event that two routers can have in common.
private struct EventFacts: Equatable {
    let id: Int
    let request: Int
    let verb: String
    let route: AnyRoute?
    let outcome: Outcome
    let delta: NavigationState.Delta
    let ended: [NavigationEvent.EndedEntry]

    init(_ event: NavigationEvent) {
        (id, request, verb, route) = (event.id, event.request, event.verb, event.route)
        (outcome, delta, ended) = (event.outcome, event.delta, event.ended)
    }
}

extension Router {
    /// Asks for one thing or another.
    fileprivate func ramble(_ random: inout Seeded) {
        let room = Room.room(Int.random(in: 0..<64, using: &random))
        func any(_ random: inout Seeded) -> EntryID {
            let stack = state.stacks[Int.random(in: 0..<state.stacks.count, using: &random)]
            return stack.entries[Int.random(in: 0..<stack.entries.count, using: &random)].id
        }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6: push(room)
        case 6: push(room, as: .cover)
        case 7: context(of: any(&random)).push(room, ifCovered: .append)
        case 8: context(of: any(&random)).push(room, ifCovered: .truncate)
        case 9: pop(Int.random(in: 1...3, using: &random))
        case 10: pop(to: room)
        case 11: replace(with: room)
        case 12: dismiss()
        case 13: select(tab: Bool.random(using: &random) ? "first" : "second")
        case 14: open("/rooms/\(room.number)")
        case 15: navigation.hostRemoved([any(&random)])
        case 16: finish(with: 5)
        case 17:
            batch { batch in
                batch.push(room)
                batch.pop(1)
                batch.push(Counter(), as: .sheet)
            }
        case 18: push(Counter(), as: .sheet)
        default: cancel()
        }
    }
}

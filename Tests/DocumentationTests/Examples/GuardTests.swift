import RouterCore
import RouterTerminal
import RouterTesting
import Testing

@MainActor @Suite struct GuardTests {
    @Test func theNewerOfTwoRequestsWins() async throws {
        let gate = Gate<GuardDecision>()
        let app = try Composition<TerminalScreen> {
            OrdersModule()
            Connect(OrdersExit.self) { _ in OrdersRoute.list }
            Guard { route in
                route.as(OrdersRoute.self) == .list ? .allow : await gate.pass()
            }
            RootTab("orders", root: OrdersRoute.list)
        }
        let router = Router(app)

        let request = router.push(OrdersRoute.detail(id: 1))
        await gate.arrival()  // the guard has been asked
        #expect(request.outcome == nil)

        router.push(OrdersRoute.detail(id: 1))
        await gate.arrival(of: 2)
        #expect(request.outcome == .superseded)

        gate.open(with: .deny("too late"), at: 0)  // nobody listens to this one
        gate.open(with: .allow, at: 0)
        var events = router.events.stream().makeAsyncIterator()
        #expect(await events.next()?.outcome == .committed)
    }
}

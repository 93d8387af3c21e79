import RouterCore
import RouterTerminal
import Testing

@MainActor @Suite struct EventTests {
    @Test func everyRequestIsOneEvent() throws {
        let app = try Composition<TerminalScreen> {
            OrdersModule()
            Connect(OrdersExit.self) { _ in OrdersRoute.list }
            RootTab("orders", root: OrdersRoute.list)
        }
        let router = Router(app)
        var log: [String] = []
        let subscription = router.events.observe { event in
            log.append("\(event.verb): \(event.outcome.word)")
        }
        router.push(OrdersRoute.detail(id: 1))
        router.push(OrdersRoute.detail(id: 9))
        router.pop()
        #expect(log == ["push: committed", "push: rejected", "pop: committed"])
        subscription.cancel()
    }
}

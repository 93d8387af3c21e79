import RouterCore
import RouterTerminal
import RouterTesting
import Testing

@MainActor @Suite struct OrdersModuleTests {
    let harness = ModuleHarness(OrdersModule(), root: OrdersRoute.list) { missing in
        TerminalScreen("stub: \(missing)") { _ in [] }
    }

    @Test func isCompleteButForTheExitTheAppConnects() {
        #expect(harness.issues == [])
        #expect(harness.unmetExits == ["DocumentationTests.OrdersExit"])
    }

    @Test func aTapOpensTheOrderOnTop() throws {
        let list = try #require(harness.router.visibleScreen)
        list.perform(list.actions[0])
        let expected = "module*  OrdersRoute.list › [OrdersRoute.detail(id: 1)]"
        #expect(harness.router.state.difference(from: expected) == nil)
    }
}

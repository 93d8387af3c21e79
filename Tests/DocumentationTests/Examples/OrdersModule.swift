import RouterCore
import RouterTerminal
import RouterTesting
import Testing

enum OrdersRoute: Route, Codable {
    case list
    case detail(id: Int)
}

enum OrdersExit: Route {
    case dish(Int)
}

struct OrdersModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: OrdersRoute.self, key: "orders") { route, _ in
            switch route {
            case .list: TerminalScreen("Orders") { _ in TerminalRow(.push("one", OrdersRoute.detail(id: 1))) }
            case .detail: TerminalScreen("Order") { _ in TerminalRow(.push("its dish", OrdersExit.dish(7))) }
            }
        }
        registry.exit(OrdersExit.self)
        registry.existence(of: OrdersRoute.self) { $0 == .list || $0 == .detail(id: 1) }
        registry.link("/orders", to: OrdersRoute.list)
        registry.link("/orders/{id}", to: OrdersRoute.detail)
    }
}

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

    @Test func everyScreenAndTheRouteAreSound() async throws {
        #expect(try await Crawler(harness.composition).crawl().findings == [])
        #expect(RouteCheck.findings(in: [OrdersRoute.list, .detail(id: 1), .detail(id: 2)]) == [])
    }
}

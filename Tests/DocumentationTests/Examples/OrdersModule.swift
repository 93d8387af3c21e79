import RouterCore
import RouterTerminal

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
        registry.exists(OrdersRoute.self) { $0 == .list || $0 == .detail(id: 1) }
        registry.link("/orders", to: OrdersRoute.list)
        registry.link("/orders/{id}", to: OrdersRoute.detail)
    }
}

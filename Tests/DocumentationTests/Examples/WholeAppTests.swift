import RouterCore
import RouterTerminal
import RouterTesting
import Testing

@MainActor @Suite struct WholeAppTests {
    private struct Question: ResultRoute {
        typealias Value = Bool
        let text: String
    }

    private struct QuestionModule: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
            registry.dialog(for: Question.self) { question in
                Dialog(question.text) { Choice("Yes", finishing: true) }
            }
            registry.guardRoutes(of: OrdersRoute.self) { route in
                route == .detail(id: 1) ? .deny("closed today") : .allow
            }
        }
    }

    private func composed() throws -> Composition<TerminalScreen> {
        try Composition<TerminalScreen> {
            OrdersModule()
            QuestionModule()
            Connect(OrdersExit.self) { _ in OrdersRoute.list }
            RootTab("orders", root: OrdersRoute.list)
            RootTab("closed", root: OrdersRoute.detail(id: 1))
        }
    }

    @Test func linksStandForTheirRoutes() throws {
        let app = try composed()

        let links: KeyValuePairs<String, (any Route)?> = [
            "/orders": OrdersRoute.list,
            "/orders/1?ref=mail": OrdersRoute.detail(id: 1),
            "/orders/first": nil,
        ]
        #expect(LinkCheck.findings(in: links, of: app) == [])
    }

    @Test func aClosedRootIsMarked() throws {
        let router = Router(try composed())
        router.activate()
        router.push(Question(text: "Lock now?"))

        let expected = """
            dialog   [Question(text: "Lock now?")]
            orders*  OrdersRoute.list
            closed   OrdersRoute.detail(id: 1) (withheld)
            """
        #expect(router.difference(from: expected) == nil)
    }
}

import RouterCore
import RouterTerminal
import RouterTesting
import Testing

struct ConfirmDelete: ResultRoute {
    typealias Value = Bool
    let name: String
}

/// A module that asks.
struct AskingModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: OrdersRoute.self, key: "orders") { _, _ in TerminalScreen("Orders") }
        registry.dialog(for: ConfirmDelete.self) { route in
            Dialog("Delete \(route.name)?") {
                Choice("Delete", role: .destructive, finishing: true)
                Choice("Keep", role: .cancel)
            }
        }
    }
}

@MainActor @Suite struct DialogTests {
    @Test func aTestAnswersADialog() async throws {
        let router = Router(
            try Composition<TerminalScreen> {
                AskingModule()
                RootTab("orders", root: OrdersRoute.list)
            })
        let answer = Task { await router.result(of: ConfirmDelete(name: "soup")) }
        await Task.yield()
        router.choose("Delete")
        #expect(await answer.value == .finished(true))
    }
}

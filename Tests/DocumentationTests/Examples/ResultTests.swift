import RouterCore
import RouterTerminal
import RouterTesting
import Testing

private struct PickSize: ResultRoute, Codable {
    typealias Value = Int
}

private struct Cup: Route, Codable {}

@MainActor private final class Order {
    var size: Int?
}

private struct CupModule: FeatureModule {
    let order: Order

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: Cup.self, key: "cup") { _, _ in
            TerminalScreen("A cup") { _, context in
                context.task { order.size = await context.result(of: PickSize()).value }
                return nil
            } content: { _ in
                TerminalRow(.intent("size", "size"))
            }
        }
        registry.destination(for: PickSize.self, key: "size") { _, _ in
            TerminalScreen("Size") { _ in TerminalRow(.finish("large", with: 3)) }
        }
        registry.presentation(of: PickSize.self) { _ in .sheet }
    }
}

@MainActor @Suite struct ResultTests {
    private let order = Order()

    private func harness() -> ModuleHarness<TerminalScreen> {
        ModuleHarness(CupModule(order: order), root: Cup()) { missing in
            TerminalScreen("stub: \(missing)") { _ in [] }
        }
    }

    @Test func theAnswerReachesTheScreenThatAsked() async throws {
        let harness = harness()
        let cup = try #require(harness.router.visibleScreen)
        cup.perform(cup.actions[0])
        await harness.router.rest()  // the sheet is up
        harness.answer(PickSize.self, with: 3)
        await harness.router.rest()
        #expect(order.size == 3)
    }

    @Test func aSwipeIsToldToWhoeverAsked() async throws {
        let router = harness().router
        let context = router.context(of: router.visible.id)
        let answer = Task { await context.result(of: PickSize()) }
        await router.rest()
        router.navigation.hostRemoved([router.visible.id])
        #expect(await answer.value == .ended(.system))
    }
}

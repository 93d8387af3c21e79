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
        let router = harness().router
        var events = router.events.stream().makeAsyncIterator()
        let cup = try #require(router.visibleScreen)
        cup.perform(cup.actions[0])
        while await events.next()?.verb != "push" {}  // the sheet is up
        let sheet = try #require(router.visibleScreen)
        sheet.perform(sheet.actions[0])
        while order.size == nil { await Task.yield() }
        #expect(order.size == 3)
    }

    @Test func aSwipeIsToldToWhoeverAsked() async throws {
        let router = harness().router
        let context = router.context(of: router.visible.id)
        var events = router.events.stream().makeAsyncIterator()
        let answer = Task { await context.result(of: PickSize()) }
        while await events.next()?.verb != "push" {}
        router.navigation.hostRemoved([router.visible.id])
        #expect(await answer.value == .ended(.system))
    }
}

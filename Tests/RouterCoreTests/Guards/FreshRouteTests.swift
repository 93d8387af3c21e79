import Foundation
import RouterCore
import Testing

/// G3: a route that is made anew at each asking is never the one that guards were asked about.
@MainActor @Suite struct FreshRouteTests {
    private struct Fresh: Route { var id = UUID() }
    private struct Number: Route { var value: Double }
    private struct Linked: Route, Codable { var number: Int }
    private enum Exit: Route { case fresh, number }

    private struct Pages: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<Page>) {
            registry.destination(for: Fresh.self, key: "fresh") { _, _ in Page(text: "fresh") }
            registry.destination(for: Number.self, key: "number") { _, _ in Page(text: "number") }
            registry.destination(for: Linked.self, key: "linked") { _, _ in Page(text: "linked") }
            registry.exit(Exit.self)
            registry.link("/linked/{number}", to: Linked.init)
            registry.parent(of: Linked.self) { _ in Exit.fresh }
        }
    }

    @Test("the chain ends as a loop, and guards are asked a few times only", arguments: 0..<4)
    func ends(way: Int) async throws {
        var asked = 0
        let router = Router(
            try Composition<Page> {
                Pages()
                Connect(Exit.self) { exit in
                    switch exit {
                    case .fresh: Fresh()
                    case .number: Number(value: .nan)
                    }
                }
                Guard { route async throws -> GuardDecision in
                    if route.base is Fresh || route.base is Number { asked += 1 }
                    return .allow
                }
                RootTab("home", root: Linked(number: 0))
            })
        router.navigation.onUnreadRejection = nil
        router.activate()
        let before = router.state
        let request =
            switch way {
            case 0: router.push(Exit.fresh)
            case 1: router.push(Exit.number)
            case 2: router.setStack([Linked(number: 0), Exit.fresh])
            default: router.open("/linked/1")
            }
        #expect(await request.value?.rejection?.reason == .loop)
        #expect(asked <= 11)
        #expect(router.state == before)
    }
}

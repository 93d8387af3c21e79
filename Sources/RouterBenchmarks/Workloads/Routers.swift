import Observation
import RouterCore
import Synchronization

/// How often the observer was told: where it is told, it does not know that it is on the main actor.
private let told = Atomic(0)

/// A router that routes are pushed on.
@MainActor private final class PushedRouter: RouteTaker {
    let router: Router<NumberScreen>

    init(guarded: Bool = false) throws {
        router = Router(
            try Composition<NumberScreen> {
                ListedModule.dishes
                ListedModule.restaurants
                ListedModule.profiles
                RootTab("home", root: DishesRoute.list)
                if guarded { Guard { _ in .allow } }
            })
    }

    func take<R: Route>(_ route: R) {
        router.push(route)
    }

    /// Returns to the depth, whatever lies above.
    func cut(to depth: Int) {
        let above = router.state.visibleStack.entries.count - depth
        if above > 0 { router.pop(above) }
    }

    /// Stands for a host that draws the stack: it observes it, and once more after each change.
    func observe() {
        withObservationTracking {
            sink += router.navigation.tabs[0].entries.count
        } onChange: {
            told.add(1, ordering: .relaxed)
        }
    }
}

/// Collects pushes in a batch.
@MainActor private struct PushedBatch: RouteTaker {
    let batch: NavigationCommand.Batch

    func take<R: Route>(_ route: R) {
        batch.push(route)
    }
}

extension Plan {
    /// Pushing on a router.
    static let routers = [
        Plan("router.push") { try pushing($0) },
        Plan("router.push.watched.10") { try pushingWatched($0, depth: 10) },
        Plan("router.push.watched.100000") { try pushingWatched($0, depth: 100_000) },
        Plan("router.batch.1000") { try batching($0) },
    ]

    private static let operations = 1_000

    private static func appending() -> Case {
        var erased = ErasedStack(0)
        return Case("append to [AnyHashable]", operations: operations) {
            erased.routes.removeAll(keepingCapacity: true)
        } run: {
            for number in 0..<operations { erased.takeRoute(number) }
        }
    }

    private static func pushing(_ name: String) throws -> Workload {
        var pushed = try PushedRouter()
        return Workload(
            name,
            Case("router.push", operations: operations) {
                pushed.cut(to: 1)
            } run: {
                for number in 0..<operations { pushed.takeRoute(number) }
            }, [Limit(appending(), reach: 3)], allocations: 2)
    }

    /// One guard that allows, one subscriber, and one observer that each push finds observing, and tells.
    private static func pushingWatched(_ name: String, depth: Int) throws -> Workload {
        var pushed = try PushedRouter(guarded: true)
        for number in 1..<depth { pushed.takeRoute(number) }
        let subscription = pushed.router.events.observe { sink += $0.id }
        return Workload(
            name,
            Case("router.push, watched", operations: 100) {
                pushed.cut(to: depth)
            } ready: {
                pushed.observe()
            } operation: { number in
                withExtendedLifetime(subscription) { pushed.takeRoute(number) }
            }, [Limit(appending(), reach: 8)])
    }

    private static func batching(_ name: String) throws -> Workload {
        let pushed = try PushedRouter()
        return Workload(
            name,
            Case("1,000 pushes in one batch", operations: operations) {
                pushed.cut(to: 1)
            } run: {
                pushed.router.batch { batch in
                    var taker = PushedBatch(batch: batch)
                    for number in 0..<operations { taker.takeRoute(number) }
                }
            }, [Limit(appending(), reach: 1.5)])
    }
}

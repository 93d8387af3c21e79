import RouterCore

extension Plan {
    /// What is held in memory.
    static let held = [
        Plan("memory.entry.1000000") { holdingEntries($0) },
        Plan("memory.router.10000") { try holdingRouters($0) },
    ]

    private static func holdingEntries(_ name: String) -> Workload {
        let count = 1_000_000
        let plain = heapBytes { (0..<count).map(plainRoute) }
        let state = heapBytes {
            PushedState(count)
        }
        return Workload(
            name, bytes: state / Double(count), of: "3 × the bytes of [enum]",
            atMost: plain * 3 / Double(count))
    }

    private static func holdingRouters(_ name: String) throws -> Workload {
        let composition = try Composition<NumberScreen> {
            ListedModule.dishes
            ListedModule.restaurants
            ListedModule.profiles
            RootTab("dishes", root: DishesRoute.list)
            RootTab("restaurants", root: RestaurantsRoute.list)
            RootTab("profile", root: ProfilesRoute.me)
        }
        let count = 10_000
        let bytes = heapBytes { (0..<count).map { _ in Router(composition) } }
        return Workload(name, bytes: bytes / Double(count), of: "4 KiB", atMost: 4_096)
    }
}

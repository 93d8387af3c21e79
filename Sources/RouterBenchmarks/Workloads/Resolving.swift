import RouterCore

extension Plan {
    /// Routes to destinations.
    static let resolving = [3, 30, 300].map { count in
        Plan("resolve.\(count)") { try resolving($0, types: count) }
    }

    private static func resolving(_ name: String, types count: Int) throws -> Workload {
        let types = KnownTypes()
        let module = ListedModule("Many") { registry in
            for index in 0..<count { types.registrations[index](&registry, "\(index)") }
        }
        let composition = try Composition<NumberScreen> {
            module
            RootTab("home", root: RouteType.all[0].route(0))
        }
        var random = Numbers()
        let order = (0..<3_000).map { _ in random.next(count) }
        let routes = order.map { AnyRoute(RouteType.all[$0].route($0)) }
        let builders = types.builders
        return Workload(
            name,
            Case("Composition.screen(for:context:)", operations: routes.count) {
                for route in routes {
                    sink += composition.screen(for: route, context: .detached)?.number ?? 0
                }
            },
            [
                Limit(
                    Case("a closure out of an array", operations: order.count) {
                        for index in order { sink += builders[index](index, .detached).number }
                    }, reach: 2)
            ], allocations: 0)
    }
}

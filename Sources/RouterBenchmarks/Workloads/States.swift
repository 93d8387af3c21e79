import RouterCore

/// A state that routes are pushed on.
@MainActor final class PushedState: RouteTaker {
    var state: NavigationState

    init(_ depth: Int) {
        guard let state = NavigationState(tabs: [.init("home", root: DishesRoute.list)]) else {
            fatalError("one tab makes a state")
        }
        self.state = state
        var stack = self
        for number in 1..<depth { stack.takeRoute(number) }
    }

    func take<R: Route>(_ route: R) {
        _ = try? state.perform(
            .push(.init(AnyRoute(route))))
    }
}

extension Plan {
    /// The state as a value.
    static let states =
        [1_000, 1_000_000].flatMap { depth in
            [
                Plan("state.push.\(depth)") { pushing($0, to: depth) },
                Plan("state.pop.\(depth)") { popping($0, from: depth) },
            ]
        } + [Plan("state.equal.1000") { comparing($0) }]

    private static func stacks(_ depth: Int) -> (PushedState, PlainStack, ErasedStack) {
        (PushedState(depth), PlainStack(depth), ErasedStack(depth))
    }

    private static func pushing(_ name: String, to depth: Int) -> Workload {
        var (pushed, plain, erased) = stacks(1)
        return Workload(
            name,
            Case("NavigationState push", operations: depth) {
                pushed = PushedState(1)
            } run: {
                for number in 0..<depth { pushed.takeRoute(number) }
            },
            [
                Limit(
                    Case("append to [enum]", operations: depth) {
                        plain = PlainStack(1)
                    } run: {
                        for number in 0..<depth { plain.routes.append(plainRoute(number)) }
                    }, reach: 2.5),
                Limit(
                    Case("append to [AnyHashable]", operations: depth) {
                        erased = ErasedStack(1)
                    } run: {
                        for number in 0..<depth { erased.takeRoute(number) }
                    }, reach: 0.4),
            ])
    }

    private static func popping(_ name: String, from depth: Int) -> Workload {
        var (pushed, plain, _) = stacks(1)
        return Workload(
            name,
            Case("NavigationState pop", operations: depth) {
                pushed = PushedState(depth + 1)
            } run: {
                for _ in 0..<depth { _ = try? pushed.state.perform(.pop(count: 1)) }
            },
            [
                Limit(
                    Case("removeLast of [enum]", operations: depth) {
                        plain = PlainStack(depth + 1)
                    } run: {
                        for _ in 0..<depth { plain.routes.removeLast() }
                    }, reach: 3)
            ])
    }

    private static func comparing(_ name: String) -> Workload {
        let depth = 1_000
        let (left, plainLeft, _) = stacks(depth)
        let (right, plainRight, _) = stacks(depth)
        return Workload(
            name,
            Case("== of two states, for each entry", operations: depth) {
                if left.state == right.state { sink += 1 }
            },
            [
                Limit(
                    Case("== of two [enum]", operations: depth) {
                        if plainLeft.routes == plainRight.routes { sink += 1 }
                    }, reach: 30)
            ], allocations: 0)
    }
}

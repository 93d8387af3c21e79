// Each overload gives a mistake in a `Connect` a message of its own in place of the compiler's.

extension Connect {
    /// Refuses a closure that returns its route, and one in which a branch is missing.
    @available(
        *, unavailable,
        message:
            "every branch names a route or an Action where it stands: leave out 'return', and give each 'if' an 'else'"
    )
    @_disfavoredOverload
    public init<Exit: Route>(_ exit: Exit.Type, to route: @escaping @Sendable (Exit) -> (any Route)?) {
        self.init(exit) { _ in Action {} }
    }
}

extension Connect.Builder {
    /// Refuses `nil`, and a route that may be missing.
    @available(
        *, unavailable,
        message: "every branch names a route or an Action; write Action {} where nothing is to happen"
    )
    public static func buildExpression(_ route: (any Route)?) -> Connect.ActionBranch { nothing }

    /// Refuses a branch without a route.
    @available(
        *, unavailable,
        message: "every branch names a route or an Action; write Action {} where nothing is to happen"
    )
    public static func buildBlock() -> Connect.ActionBranch { nothing }

    /// Refuses a branch of several routes.
    @available(
        *, unavailable,
        message: "a branch names one route or one Action; let its screen push what comes next"
    )
    public static func buildBlock<First: Connect.Branches, each Other: Connect.Branches>(
        _ first: First, _ others: repeat each Other
    ) -> First { first }

    /// Refuses what is neither a route nor an action.
    @available(
        *, unavailable,
        message: "a branch names a route or an Action; write Action { … } around what is to be done"
    )
    @_disfavoredOverload
    public static func buildExpression<Other>(_ other: Other) -> Connect.ActionBranch { nothing }

    private static var nothing: Connect.ActionBranch { Connect.ActionBranch(action: Action {}) }
}

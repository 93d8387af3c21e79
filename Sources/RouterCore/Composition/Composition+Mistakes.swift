// Each overload gives a mistake in a `Composition` a message of its own in place of the compiler's.

extension Composition.Builder {
    /// Refuses a module whose screens are of another kind.
    @available(
        *, unavailable,
        message: "this module builds screens of another kind; write .mapped { screen in … } after it"
    )
    @_disfavoredOverload
    public static func buildExpression<M: FeatureModule>(_ module: M) -> Composition.Item { nothing }

    /// Refuses a route.
    @available(
        *, unavailable,
        message:
            "a composition lists modules, not routes; register a destination in a module, or write RootTab(\"…\", root: …)"
    )
    public static func buildExpression<R: Route>(_ route: R) -> Composition.Item { nothing }

    /// Refuses a statement, and a value of another type.
    @available(
        *, unavailable,
        message:
            "a composition lists modules, Connect, RootTab, Decorate, Guard, RewriteLinks and NoLink; do anything else before it"
    )
    @_disfavoredOverload
    public static func buildExpression<Other>(_ other: Other) -> Composition.Item { nothing }

    private static var nothing: Composition.Item { Composition.Item(kind: .group([])) }
}

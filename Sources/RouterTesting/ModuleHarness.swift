public import RouterCore

/// One module composed alone: its own screens, and labelled stubs for whatever other modules would show.
///
/// ```swift
/// let harness = ModuleHarness(DishesModule(), root: DishesRoute.list) { missing in
///     TerminalScreen("stub: \(missing)") { _ in [] }
/// }
///
/// @Test func isCompleteButForTheExitTheAppConnects() {
///     #expect(harness.issues == [])
///     #expect(harness.unmetExits == ["Dishes.DishesExit"])
/// }
/// ```
@MainActor public struct ModuleHarness<Screen: RouterScreen> {
    /// The module, composed with one tab named `module` and stubs.
    public let composition: Composition<Screen>
    /// A router on it, for the test to drive.
    public let router: Router<Screen>
    private let shown: ShownRoutes

    /// Composes a module alone.
    ///
    /// - Parameters:
    ///   - module: The module under test.
    ///   - root: One of its own routes, to start at.
    ///   - stub: Makes the labelled screen for a route of an absent module.
    public init(
        _ module: some FeatureModule<Screen>, root: any Route,
        stub: @escaping @MainActor @Sendable (_ missing: AnyRoute) -> Screen
    ) {
        composition = Composition(placeholder: stub) {
            module
            RootTab("module", root: root)
        }
        router = Router(composition)
        shown = ShownRoutes(of: router, named: module.name, by: composition)
    }

    /// What is wrong with the module itself, as far as the test has driven it; that its exits lead nowhere yet is not.
    ///
    /// A route that it pushed, and neither owns nor declares as an exit, is among them from then on.
    public var issues: [CompositionIssue] {
        composition.issues.filter { Self.unmetExit($0) == nil } + shown.undeclared
    }

    /// The exits an app has to connect, by the names of their types, in alphabetical order.
    public var unmetExits: [String] {
        composition.issues.compactMap(Self.unmetExit).sorted()
    }

    /// Ends the uppermost screen of a type with a value, as its own action would; whoever awaits it is answered.
    ///
    /// ```swift
    /// harness.answer(PickSize.self, with: 3)
    /// await harness.router.rest()
    /// #expect(order.size == 3)
    /// ```
    ///
    /// - Returns: The request, or nil when no screen of the type is shown.
    @discardableResult
    public func answer<R: ResultRoute>(_ type: R.Type, with value: R.Value) -> NavigationRequest? {
        let entries = router.state.stacks.flatMap(\.entries)
        guard let entry = entries.last(where: { $0.route.base is R }) else { return nil }
        return router.context(of: entry.id).finish(with: value)
    }

    private static func unmetExit(_ issue: CompositionIssue) -> String? {
        if case .unconnectedExit(let exit, _) = issue { exit } else { nil }
    }
}

/// Watches a router for routes that its one module neither owns nor declares.
@MainActor private final class ShownRoutes {
    /// An issue for each type of them, in the order in which they were first shown.
    private(set) var undeclared: [CompositionIssue] = []
    private var watching: EventHub.Subscription?

    init<Screen>(of router: Router<Screen>, named module: String, by composition: Composition<Screen>) {
        watching = router.events.observe { [weak self, weak router] _ in
            guard let self, let state = router?.state else { return }
            for route in state.stacks.flatMap(\.entries).map(\.route)
            where !composition.table.isDeclared(route) {
                let issue = CompositionIssue.undeclaredExit(
                    exit: qualifiedName(of: type(of: route.base)), module: module)
                if !undeclared.contains(issue) { undeclared.append(issue) }
            }
        }
    }
}

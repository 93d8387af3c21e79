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
    }

    /// What is wrong with the module itself; that its exits lead nowhere yet is not.
    public var issues: [CompositionIssue] {
        composition.issues.filter { Self.unmetExit($0) == nil }
    }

    /// The exits an app has to connect, by the names of their types, in alphabetical order.
    public var unmetExits: [String] {
        composition.issues.compactMap(Self.unmetExit).sorted()
    }

    private static func unmetExit(_ issue: CompositionIssue) -> String? {
        if case .unconnectedExit(let exit, _) = issue { exit } else { nil }
    }
}

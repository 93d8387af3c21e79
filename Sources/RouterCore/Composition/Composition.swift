/// The modules of an app, composed in the order written and checked as a whole.
///
/// ```swift
/// let app = try Composition<TerminalScreen> {
///     DishesModule()
///     ProfilesModule()
///     Connect(DishesExit.self) { exit in
///         switch exit {
///         case .author(let name): ProfileRoute(name: name)
///         }
///     }
///     RootTab("discover", root: DishesRoute.list)
/// }
/// ```
///
/// It never changes, can be made on any thread, and serves any number of routers. Another set of modules is
/// another composition.
public struct Composition<Screen: RouterScreen>: Sendable {
    /// The mistakes in it; empty unless it was made with a placeholder.
    public let issues: [CompositionIssue]
    package let table: RouteTable
    /// The destinations by the types of their routes; their screens are wrapped by all decorators.
    @usableFromInline let destinations: TypeTable<Destination<Screen>>
    /// Each module's decorators.
    package let moduleDecorators: [String: [Decorate<Screen>]]
    /// The app's own decorators.
    package let decorators: [Decorate<Screen>]
    @usableFromInline let placeholder: (@MainActor @Sendable (AnyRoute) -> Screen)?

    /// Composes the items.
    ///
    /// - Throws: One ``CompositionError`` with everything that is wrong.
    /// - Complexity: O(registrations).
    public init(@Builder _ items: () -> [Item]) throws(CompositionError) {
        self.init(items(), placeholder: nil)
        guard issues.isEmpty else { throw CompositionError(issues: issues) }
    }

    /// Composes all items that are sound, for an app that has to start whatever happens.
    ///
    /// What is wrong is in ``issues``; a route nobody owns is shown as the placeholder.
    ///
    /// - Parameters:
    ///   - placeholder: Makes a labelled screen for a route that nobody owns.
    ///   - items: The items of the app.
    /// - Complexity: O(registrations).
    public init(
        placeholder: @escaping @MainActor @Sendable (_ missing: AnyRoute) -> Screen,
        @Builder _ items: () -> [Item]
    ) {
        self.init(items(), placeholder: placeholder)
    }

    private init(_ items: [Item], placeholder: (@MainActor @Sendable (AnyRoute) -> Screen)?) {
        var registry = DestinationRegistry<Screen>()
        registry.compose(items)
        table = registry.registrations.check(hasPlaceholder: placeholder != nil)
        issues = registry.registrations.issues
        destinations = registry.decoratedDestinations
        moduleDecorators = registry.decorators
        decorators = registry.appDecorators
        self.placeholder = placeholder
    }

    /// Returns everything that is wrong with the items, so that a test can assert that nothing is.
    ///
    /// - Complexity: O(registrations).
    public static func check(@Builder _ items: () -> [Item]) -> [CompositionIssue] {
        var registry = DestinationRegistry<Screen>()
        registry.compose(items())
        _ = registry.registrations.check(hasPlaceholder: false)
        return registry.registrations.issues
    }

    /// Builds the screen of a route, or returns nil when nobody owns it and there is no placeholder.
    ///
    /// The module's decorators wrap the screen first, then the app's. The push context is injected last.
    ///
    /// - Complexity: O(1). It is inlined where the kind of screen is known, so that no type is looked up; a route
    ///   that is no ``AnyRoute`` yet is made one first.
    @MainActor @inlinable public func screen(for route: some Route, context: PushContext) -> Screen? {
        let route = AnyRoute(route)
        guard let destination = destinations[route.typeID] else {
            return placeholder?(route).injecting(context)
        }
        return destination.build(route.box, context).injecting(context)
    }
}

/// Everything that is wrong with a composition.
public struct CompositionError: Error, Hashable, Sendable {
    /// The issues, in the order in which they were found; never empty.
    public let issues: [CompositionIssue]
}

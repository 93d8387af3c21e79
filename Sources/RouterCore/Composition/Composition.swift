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
    /// What is wrong; empty unless it was made with a placeholder.
    public let issues: [CompositionIssue]
    package let table: RouteTable
    /// What builds the screens of each type, with all its decorators.
    @usableFromInline let destinations: TypeTable<Destination<Screen>>
    package let moduleDecorators: [String: [@MainActor @Sendable (Screen) -> Screen]]
    package let decorators: [@MainActor @Sendable (Screen) -> Screen]
    @usableFromInline let placeholder: (@MainActor @Sendable (AnyRoute) -> Screen)?

    /// Composes what is listed.
    ///
    /// - Throws: One ``CompositionError`` with everything that is wrong.
    /// - Complexity: O(registrations).
    public init(
        @CompositionBuilder<Screen> _ items: () -> [CompositionItem<Screen>]
    ) throws(CompositionError) {
        let composer = Composer(items(), hasPlaceholder: false)
        guard composer.issues.isEmpty else { throw CompositionError(issues: composer.issues) }
        self.init(composer, placeholder: nil)
    }

    /// Composes what is sound of what is listed, for an app that has to start whatever happens.
    ///
    /// The rest is in ``issues``; a route nobody owns is shown as the placeholder.
    ///
    /// - Parameters:
    ///   - placeholder: Makes a labelled screen for a route that nobody owns.
    ///   - items: What the app is made of.
    /// - Complexity: O(registrations).
    public init(
        placeholder: @escaping @MainActor @Sendable (_ missing: AnyRoute) -> Screen,
        @CompositionBuilder<Screen> _ items: () -> [CompositionItem<Screen>]
    ) {
        self.init(Composer(items(), hasPlaceholder: true), placeholder: placeholder)
    }

    private init(_ composer: Composer<Screen>, placeholder: (@MainActor @Sendable (AnyRoute) -> Screen)?) {
        issues = composer.issues
        table = composer.table
        moduleDecorators = composer.registry.decorators
        decorators = composer.decorators
        let registry = composer.registry
        var destinations = TypeTable<Destination<Screen>>(capacity: table.records.values.count)
        for record in table.records.values {
            guard
                let place = record.value.destination,
                let object = registry.registrations.destinations[place] as? DestinationObject<Screen>
            else { continue }
            let wraps = registry.decorators[record.value.owner] ?? []
            let destination = object.destination.decorated(by: wraps + decorators)
            destinations.insert(destination, of: ObjectIdentifier(record.value.type))
        }
        self.destinations = destinations
        self.placeholder = placeholder
    }

    /// Returns everything that is wrong with what is listed, so that a test can assert that nothing is.
    ///
    /// - Complexity: O(registrations).
    public static func check(
        @CompositionBuilder<Screen> _ items: () -> [CompositionItem<Screen>]
    ) -> [CompositionIssue] {
        Composer(items(), hasPlaceholder: false).issues
    }

    /// Builds the screen of a route, or returns nil when nobody owns it and there is no placeholder.
    ///
    /// The module's builder is wrapped by its decorators, then the app's; the push context is outermost.
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

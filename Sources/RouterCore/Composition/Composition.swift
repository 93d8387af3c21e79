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
    let table: RouteTable
    /// The places of route types, which ``builders`` has as well.
    @usableFromInline let types: TypeIndex
    /// What builds the screens of each type, with all its decorators; nil for types without a destination.
    @usableFromInline let builders: [Destination<Screen>.Builder?]
    let moduleDecorators: [String: [@MainActor @Sendable (Screen) -> Screen]]
    let decorators: [@MainActor @Sendable (Screen) -> Screen]
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
        types = table.records.index
        let registry = composer.registry
        builders = table.records.values.map { [decorators] record in
            guard
                let place = record.value.destination,
                let destination = registry.registrations.destinations[place] as? Destination<Screen>
            else { return nil }
            return destination.decorated(by: (registry.decorators[record.value.owner] ?? []) + decorators)
        }
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
    /// - Complexity: O(1). It is inlined where the kind of screen is known, so that no type is looked up.
    @MainActor @inlinable public func screen(for route: any Route, push: PushContext) -> Screen? {
        func opened<R: Route>(_ route: R) -> Screen? {
            // The bits of an `AnyRoute`, which the first comparison proves it to be.
            if R.self == AnyRoute.self {
                return screen(for: unsafeBitCast(route, to: AnyRoute.self).base, push: push)
            }
            let place = types.place(of: ObjectIdentifier(R.self))
            guard place >= 0, let build = builders[place] else {
                return placeholder?(AnyRoute(route)).injecting(push)
            }
            return withUnsafePointer(to: route) { build($0, push) }.injecting(push)
        }
        return opened(route)
    }
}

/// Everything that is wrong with a composition.
public struct CompositionError: Error, Hashable, Sendable {
    /// The issues, in the order in which they were found; never empty.
    public let issues: [CompositionIssue]
}

/// Where a module says what it owns.
///
/// What it says holds from composition on, and cannot be changed later.
public struct DestinationRegistry<Screen: RouterScreen> {
    /// All but what has to do with screens.
    @usableFromInline var registrations: Registrations
    /// Each module's decorators, in the order in which they wrap.
    var decorators: [String: [@MainActor @Sendable (Screen) -> Screen]] = [:]

    init(_ registrations: Registrations) {
        self.registrations = registrations
    }

    // A host may add the same under this name for what it draws by a result builder; that one goes first, as a
    // closure of several statements fits both until its end is read.
    /// Registers what the routes of one type show.
    ///
    /// A route type has one owner.
    ///
    /// - Parameters:
    ///   - type: The route type.
    ///   - key: Names the type in saved navigation; unique in the app and never changed.
    ///   - formerKeys: Names it had there before; like the key, no other type's.
    ///   - version: The version of the form its routes are saved in; raise it when older ones no longer read
    ///     as they should.
    ///   - replacing: Whether this takes the place of an earlier module's destination. Without it, a second
    ///     registration is a ``CompositionIssue/duplicateDestination(route:modules:)``.
    ///   - migrate: Makes a route of one that was saved in an older form, or returns nil to give it up; without
    ///     it, those are lost.
    ///   - build: Builds the screen of a route; called once for each entry, when it is first shown.
    @inlinable @_disfavoredOverload
    public mutating func destination<R: Route>(
        for type: R.Type, key: String, formerKeys: [String] = [], version: Int = 1, replacing: Bool = false,
        migrate: (@Sendable (Snapshot.SavedRoute) throws -> R?)? = nil,
        build: @escaping @MainActor @Sendable (_ route: R, _ context: PushContext) -> Screen
    ) {
        // Inlined where both types are known, so that none is looked up when a screen is built.
        registrations.register(
            type, key: key, formerKeys: formerKeys, version: version, replacing: replacing, migrate: migrate,
            DestinationObject<Screen> { route, context in
                // A destination is found by the type of the route, so this is a box of an `R`.
                build(unsafeDowncast(route, to: TypedRouteBox<R>.self).value, context)
            })
    }

    /// Says that the module pushes routes of a type it does not own; the app connects them.
    public mutating func exit<R: Route>(_ type: R.Type) {
        let module = registrations.module
        registrations.records.change(type) { $0.exitOf.append(module) }
    }

    /// Says which routes of a type name something that exists; others are `notFound`, before anything moves.
    public mutating func existence<R: Route>(
        of type: R.Type, _ exists: @escaping @MainActor @Sendable (R) -> Bool
    ) {
        rule("existence", type) { $0.exists = { route in route.read(as: R.self, exists) ?? false } }
    }

    /// Says how the owner of a route type prefers its routes to be presented; without it, on the stack.
    public mutating func presentation<R: Route>(
        of type: R.Type, _ preference: @escaping @Sendable (R) -> Presentation
    ) {
        rule("presentation", type) {
            $0.presentation = { route in route.read(as: R.self, preference) ?? .stack }
        }
    }

    /// Wraps every screen of this module; a later decorator wraps an earlier one.
    ///
    /// None can get outside the push context, which is injected after all of them.
    public mutating func decorate(_ wrap: @escaping @MainActor @Sendable (Screen) -> Screen) {
        decorators[registrations.module, default: []].append(wrap)
    }

    /// Says what to do when a screen is visible again because what covered it has ended.
    ///
    /// The handler is found by the route's type, not captured at a push, so it works after a restore. It runs
    /// once for each return, when the state is consistent: it may navigate.
    public mutating func onReturn<R: Route>(
        to type: R.Type,
        _ handler:
            @escaping @MainActor @Sendable (_ route: R, _ event: ReturnEvent, _ context: PushContext) -> Void
    ) {
        rule("onReturn", type) { record in
            record.onReturn = { route, event, context in
                route.read(as: R.self) { handler($0, event, context) }
            }
        }
    }

    mutating func rule<R: Route>(
        _ name: StaticString, _ type: R.Type, _ change: (inout RouteRecord) -> Void
    ) {
        let module = registrations.module
        registrations.records.change(type) { record in
            record.rules.append((.named(name), module))
            change(&record)
        }
    }
}

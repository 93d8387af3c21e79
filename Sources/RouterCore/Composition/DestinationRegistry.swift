/// Where a module registers the destinations and rules of the routes it owns, and its exits.
///
/// All of it holds from composition on, and cannot be changed later.
public struct DestinationRegistry<Screen: RouterScreen> {
    /// All that does not depend on the kind of screen.
    @usableFromInline var registrations = Registrations()
    /// The destinations, at the places that the records name; nil for dialogs, which have no screen.
    @usableFromInline var destinations: [Destination<Screen>?] = []
    /// Each module's decorators, the innermost first.
    var decorators: [String: [Decorate<Screen>]] = [:]
    /// The app's own decorators, the innermost first.
    var appDecorators: [Decorate<Screen>] = []

    init() {}

    /// Composes items in their order.
    mutating func compose(_ items: [Composition<Screen>.Item]) {
        for item in items {
            switch item.kind {
            case .module(let module):
                if registrations.begin(module.name) { module.registerDestinations(in: &self) }
            case .connect(let connect): registrations.connections.append(connect)
            case .tab(let tab): registrations.tabs.append(tab.seed)
            case .decorate(let decorate): appDecorators.append(decorate)
            case .guarding(let guarding): registrations.guards.append(guarding.decide)
            case .rewriteLinks(let rewrite): registrations.rewrites.append(rewrite)
            case .noLink(let exclusion): registrations.exclusions.append(exclusion)
            case .group(let items): compose(items)
            }
        }
    }

    /// The destinations by the types of their routes, with the decorators of their modules and of the app.
    var decoratedDestinations: TypeTable<Destination<Screen>> {
        var table = TypeTable<Destination<Screen>>(capacity: destinations.count)
        for record in registrations.records.values {
            guard let place = record.destination, let destination = destinations[place] else { continue }
            let all = (decorators[record.owner] ?? []) + appDecorators
            table.insert(destination.decorated(by: all), of: ObjectIdentifier(record.type))
        }
        return table
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
        let isOwner = registrations.own(
            type, key: key, formerKeys: formerKeys, version: version, replacing: replacing, migrate: migrate)
        guard isOwner else { return }
        // Inlined where both types are known, so that none is looked up when a screen is built.
        destinations.append(
            Destination { route, context in
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
        registrations.add(.existence { route in route.read(as: R.self, exists) ?? false }, about: type)
    }

    /// Says how the owner of a route type prefers its routes to be presented; without it, on the stack.
    public mutating func presentation<R: Route>(
        of type: R.Type, _ preference: @escaping @Sendable (R) -> Presentation
    ) {
        registrations.add(
            .presentation { route in route.read(as: R.self, preference) ?? .stack }, about: type)
    }

    /// Keeps how sheets look whose root is a route of a type, for a host that understands it.
    package mutating func sheet<R: Route>(for type: R.Type, look: some Sendable) {
        registrations.add(.sheet(look), about: type)
    }

    /// Wraps every screen of this module; a later decorator wraps an earlier one.
    ///
    /// None can get outside the push context, which is injected after all of them.
    public mutating func decorate(_ wrap: @escaping @MainActor @Sendable (Screen) -> Screen) {
        decorators[registrations.module, default: []].append(Decorate(wrap))
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
        let rule = RouteRule.onReturn { route, event, context in
            route.read(as: R.self) { handler($0, event, context) }
        }
        registrations.add(rule, about: type)
    }

    /// Says what to do when the selected tab is selected again while it is at its root, a route of the type.
    ///
    /// A screen usually scrolls to its beginning. The handler does not run if there are screens above the root, which
    /// the selection pops, or if guards withhold the root. It may navigate.
    public mutating func onReselect<R: Route>(
        of type: R.Type,
        _ handler: @escaping @MainActor @Sendable (_ route: R, _ context: PushContext) -> Void
    ) {
        let rule = RouteRule.onReselect { route, context in
            route.read(as: R.self) { handler($0, context) }
        }
        registrations.add(rule, about: type)
    }
}

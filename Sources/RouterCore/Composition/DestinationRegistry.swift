/// Where a module says what it owns.
///
/// What it says holds from composition on, and cannot be changed later.
public struct DestinationRegistry<Screen: RouterScreen> {
    var records: [ObjectIdentifier: RouteRecord] = [:]
    var destinations: [Destination<Screen>] = []
    /// Each module's decorators, in the order in which they wrap.
    var decorators: [String: [@MainActor @Sendable (Screen) -> Screen]] = [:]
    var links: [LinkDeclaration] = []
    var issues: [CompositionIssue] = []
    /// The module that is registering.
    var module = ""

    init() {}

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
    @_disfavoredOverload
    public mutating func destination<R: Route>(
        for type: R.Type, key: String, formerKeys: [String] = [], version: Int = 1, replacing: Bool = false,
        migrate: (@Sendable (SavedRoute) throws -> R?)? = nil,
        build: @escaping @MainActor @Sendable (_ route: R, _ push: PushContext) -> Screen
    ) {
        let id = ObjectIdentifier(type)
        var record = records[id] ?? RouteRecord(type)
        if record.destination != nil {
            guard replacing else {
                issues.append(.duplicateDestination(route: record.name, modules: [record.owner, module]))
                return
            }
            record.replaced.append(record.owner)
        }
        record.owner = module
        record.key = key
        record.form = SavedForm(formerKeys: formerKeys, version: version, migrate: migrate)
        if !record.form.isFirst, !(type is any Codable.Type) {
            issues.append(.notCodable(route: record.name, module: module))
        }
        record.destination = destinations.count
        records[id] = record
        destinations.append(
            Destination { route, push in
                route.read(as: R.self) { build($0, push) }
            })
    }

    /// Says that the module pushes routes of a type it does not own; the app connects them.
    public mutating func exit<R: Route>(_ type: R.Type) {
        records[ObjectIdentifier(type), default: RouteRecord(type)].exitOf.append(module)
    }

    /// Says which routes of a type name something that exists; others are `notFound`, before anything moves.
    public mutating func exists<R: Route>(
        _ type: R.Type, _ exists: @escaping @MainActor @Sendable (R) -> Bool
    ) {
        rule("exists", type) { $0.exists = { route in route.read(as: R.self, exists) ?? false } }
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
        decorators[module, default: []].append(wrap)
    }

    /// Says what to do when a screen is visible again because what covered it has ended.
    ///
    /// The handler is found by the route's type, not captured at a push, so it works after a restore. It runs
    /// once for each return, when the state is consistent: it may navigate.
    public mutating func onReturn<R: Route>(
        to type: R.Type,
        _ handler:
            @escaping @MainActor @Sendable (_ route: R, _ event: ReturnEvent, _ push: PushContext) -> Void
    ) {
        rule("onReturn", type) { record in
            record.onReturn = { route, event, push in
                route.read(as: R.self) { handler($0, event, push) }
            }
        }
    }

    mutating func rule<R: Route>(_ name: String, _ type: R.Type, _ change: (inout RouteRecord) -> Void) {
        noteRule(name, type)
        change(&records[ObjectIdentifier(type), default: RouteRecord(type)])
    }

    mutating func noteRule<R: Route>(_ name: String, _ type: R.Type) {
        records[ObjectIdentifier(type), default: RouteRecord(type)].rules.append((name, module))
    }
}

/// Builds the screens of one route type.
final class Destination<Screen: RouterScreen>: Sendable {
    typealias Builder = @MainActor @Sendable (AnyRoute, PushContext) -> Screen?

    let build: Builder

    init(_ build: @escaping Builder) {
        self.build = build
    }

    /// The same, with every screen wrapped by decorators in their order.
    func decorated(by wraps: [@MainActor @Sendable (Screen) -> Screen]) -> Destination {
        if wraps.isEmpty { return self }
        return Destination { [build] route, push in
            guard var screen = build(route, push) else { return nil }
            for wrap in wraps { screen = wrap(screen) }
            return screen
        }
    }
}

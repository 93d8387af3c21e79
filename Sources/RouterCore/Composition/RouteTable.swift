/// What a composition knows about routes, whatever its screens are: immutable, and shared by all its routers.
final class RouteTable: Sendable {
    /// The names of the modules, in the order of composition.
    let modules: [String]
    let records: [ObjectIdentifier: SharedRecord]
    /// The types by the keys they are saved with, former ones included.
    let keys: [String: ObjectIdentifier]
    /// The app's connections, in the order of composition.
    let connections: [Connect]
    let tabs: [NavigationState.TabSeed]
    let links: LinkTable
    /// The app's own guards, asked before those of modules.
    let guards: [RouteGuard]
    /// Whether there is any guard.
    let hasGuards: Bool
    /// Whether any guard may have to be waited for.
    let hasAsyncGuards: Bool
    /// Whether a route without a destination is shown as a labelled placeholder, rather than refused.
    let hasPlaceholder: Bool

    init(
        modules: [String], records: [ObjectIdentifier: RouteRecord], keys: [String: ObjectIdentifier],
        connections: [Connect], tabs: [NavigationState.TabSeed], links: LinkTable, guards: [RouteGuard],
        hasPlaceholder: Bool
    ) {
        self.modules = modules
        self.records = records.mapValues(SharedRecord.init)
        self.keys = keys
        self.connections = connections
        self.tabs = tabs
        self.links = links
        self.guards = guards
        func isAsync(_ guarding: RouteGuard) -> Bool { if case .async = guarding { true } else { false } }
        hasGuards = !guards.isEmpty || records.values.contains { !$0.guards.isEmpty }
        hasAsyncGuards =
            guards.contains(where: isAsync) || records.values.contains { $0.guards.contains(where: isAsync) }
        self.hasPlaceholder = hasPlaceholder
    }

    /// What is known about the type of a route.
    subscript(route: AnyRoute) -> SharedRecord? { records[route.typeID] }

    /// Follows connections from an exit to the route it stands for; other routes are returned as they are.
    func following(_ route: AnyRoute) -> AnyRoute {
        Self.following(route) { self[$0]?.value.connection }
    }

    /// Follows connections, which are asked for one after the other.
    static func following(
        _ route: AnyRoute, _ connection: (AnyRoute) -> (@Sendable (AnyRoute) -> AnyRoute?)?
    ) -> AnyRoute {
        var route = route
        var seen: Set<ObjectIdentifier> = []
        while let connect = connection(route), seen.insert(route.typeID).inserted, let next = connect(route) {
            route = next
        }
        return route
    }

    /// Follows connections and returns the route and its owner's record.
    ///
    /// - Throws: `noDestination` when nobody owns the route.
    func owned(_ route: AnyRoute) throws(Rejection) -> (route: AnyRoute, record: SharedRecord?) {
        if let record = self[route], record.value.destination != nil { return (route, record) }
        let route = following(route)
        guard let record = self[route], record.value.destination != nil else {
            if hasPlaceholder { return (route, nil) }
            throw .noDestination(route)
        }
        return (route, record)
    }
}

/// What is known about one route type.
struct RouteRecord: Sendable {
    let type: any Route.Type
    /// The module that owns the type, and the key it chose; empty for an exit.
    var owner = ""
    var key = ""
    /// The form in which routes are saved.
    var form = SavedForm()
    /// The place of the builder in its composition; nil for an exit.
    var destination: Int?
    /// The modules that push the type without owning it.
    var exitOf: [String] = []
    /// Maps an exit to a route another module owns.
    var connection: (@Sendable (AnyRoute) -> AnyRoute?)?
    /// The route types the connection can lead to.
    var connectionTargets: [any Route.Type] = []
    /// The names of the rules that modules registered about the type, with the modules.
    var rules: [(rule: String, module: String)] = []
    /// The modules whose destination was replaced by a later one.
    var replaced: [String] = []

    var guards: [RouteGuard] = []
    var exists: (@MainActor @Sendable (AnyRoute) -> Bool)?
    var presentation: (@Sendable (AnyRoute) -> Presentation)?
    var saving: (@Sendable (AnyRoute) -> Saving)?
    var parent: (@MainActor @Sendable (AnyRoute) -> AnyRoute?)?
    var onReturn: (@MainActor @Sendable (AnyRoute, ReturnEvent, PushContext) -> Void)?

    init(_ type: any Route.Type) {
        self.type = type
    }

    /// The name of the type with its module, such as `DishesModule.DishesRoute`.
    var name: String { qualifiedName(of: type) }
}

/// A record that is shared, since a copy of one would retain all that it holds.
final class SharedRecord: Sendable {
    let value: RouteRecord

    init(_ value: RouteRecord) {
        self.value = value
    }
}

extension [ObjectIdentifier: RouteRecord] {
    /// The records in the order in which their destinations were registered, then exits by name.
    ///
    /// - Complexity: O(records · log records).
    var inOrder: [(key: ObjectIdentifier, value: RouteRecord)] {
        // Places are sorted, not records, which are large.
        let owned = indices.compactMap { index in
            values[index].destination.map { (place: $0, index: index) }
        }
        let others = indices.filter { values[$0].destination == nil }
            .map { (name: values[$0].name, index: $0) }
        return owned.sorted { $0.place < $1.place }.map { self[$0.index] }
            + others.sorted { $0.name < $1.name }.map { self[$0.index] }
    }
}

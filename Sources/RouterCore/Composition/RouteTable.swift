/// What a composition knows about routes, whatever its screens are: immutable, and shared by all its routers.
package final class RouteTable: Sendable {
    /// The names of the modules, in the order of composition.
    package let modules: [String]
    let records: RouteRecords
    /// The types by the keys they are saved with, former ones included.
    let keys: [String: ObjectIdentifier]
    /// The app's connections, in the order of composition.
    package let connections: [Connect]
    package let tabs: [NavigationState.TabSeed]
    package let links: LinkTable
    /// The app's own guards, asked before those of modules.
    package let guards: [RouteGuard]
    /// Whether there is any guard.
    let hasGuards: Bool
    /// Whether any guard may have to be waited for.
    let hasAsyncGuards: Bool
    /// Whether a route without a destination is shown as a labelled placeholder, rather than refused.
    let hasPlaceholder: Bool

    init(
        modules: [String], records: RouteRecords, keys: [String: ObjectIdentifier],
        connections: [Connect], tabs: [NavigationState.TabSeed], links: LinkTable, guards: [RouteGuard],
        hasPlaceholder: Bool
    ) {
        self.modules = modules
        self.records = records
        self.keys = keys
        self.connections = connections
        self.tabs = tabs
        self.links = links
        self.guards = guards
        func isAsync(_ guarding: RouteGuard) -> Bool { if case .async = guarding { true } else { false } }
        hasGuards = !guards.isEmpty || records.values.contains { !$0.value.guards.isEmpty }
        hasAsyncGuards =
            guards.contains(where: isAsync)
            || records.values.contains { $0.value.guards.contains(where: isAsync) }
        self.hasPlaceholder = hasPlaceholder
    }

    /// What is known about each route type: the owned ones as they were registered, then the others by name.
    ///
    /// - Complexity: O(types).
    package var recordsInOrder: [RouteRecord] { records.inOrder.map(\.value) }

    /// What is known about the type of a route, or nil when nobody named it.
    package func record(of route: AnyRoute) -> RouteRecord? { self[route]?.value }

    /// What is known about the type of a route.
    subscript(route: AnyRoute) -> SharedRecord? { records[route.typeID] }

    /// Follows connections from an exit to the route it stands for; other routes are returned as they are.
    package func following(_ route: AnyRoute) -> AnyRoute {
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

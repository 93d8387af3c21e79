/// Everything a checked composition knows about routes, but for their screens: immutable, shared by all its routers.
package final class RouteTable: Sendable {
    /// The names of the modules, in the order of composition.
    package let modules: [String]
    private let records: RouteRecords
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
    /// Whether a route without a destination is shown as a labelled placeholder, rather than refused.
    private let hasPlaceholder: Bool

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
        hasGuards = !guards.isEmpty || records.values.contains { !$0.guards.isEmpty }
        self.hasPlaceholder = hasPlaceholder
    }

    /// The records of all route types: the owned ones in the order of their destinations, then the others.
    ///
    /// - Complexity: O(types · log types).
    package var recordsInOrder: [RouteRecord] { records.order.map { records.values[$0] } }

    /// The record of a route type, or nil when nobody named it.
    ///
    /// It is copied as a whole. What a push asks for has a method of its own, which copies one field.
    func record(of type: ObjectIdentifier) -> RouteRecord? { records[type] }

    /// Follows connections from an exit to the route it stands for; other routes are returned as they are.
    package func following(_ route: AnyRoute) -> AnyRoute { records.following(route) }

    /// Follows connections to a route that a module owns.
    ///
    /// - Throws: `noDestination` when nobody owns it, unless there is a placeholder for it.
    func owned(_ route: AnyRoute) throws(Rejection) -> AnyRoute {
        if isOwned(route) { return route }
        let route = following(route)
        guard hasPlaceholder || isOwned(route) else { throw .noDestination(route) }
        return route
    }

    /// The action an exit is connected to, or nil when it leads to a route.
    func action(of exit: AnyRoute) -> Action? {
        isOwned(exit) ? nil : following(exit).as(Action.End.self)?.action
    }

    /// Returns whether the type of the route is known: a module owns it or declares it as an exit, it is connected, or
    /// it is the router's own.
    package func isDeclared(_ route: AnyRoute) -> Bool {
        if route.as(LeaveQuestion.self) != nil { return true }
        guard let record = records[route.typeID] else { return false }
        return record.isOwned || !record.exitOf.isEmpty || record.connection != nil
    }

    /// Returns whether a module owns the type of the route.
    func isOwned(_ route: AnyRoute) -> Bool { records.isOwned(route.typeID) }

    /// Returns whether the route names something that exists, as its owner says.
    @MainActor func exists(_ route: AnyRoute) -> Bool {
        guard let place = place(of: route), let exists = records.values[place].existence else { return true }
        return exists(route)
    }

    /// Returns how the owner of the route prefers it to be presented, or nil when it has not said.
    package func presentation(of route: AnyRoute) -> Presentation? {
        guard let place = place(of: route) else { return nil }
        return records.values[place].presentation?(route)
    }

    /// Returns whether the routes of the type are dialogs.
    func isDialog(_ route: AnyRoute) -> Bool {
        guard let place = place(of: route) else { return false }
        return records.values[place].dialog != nil
    }

    /// Returns what a route asks as a dialog; nil when it is none.
    @MainActor func dialog(of route: AnyRoute) -> Dialog<any Sendable>? {
        guard let place = place(of: route) else { return nil }
        return records.values[place].dialog?(route)
    }

    /// Returns the route directly beneath one that a link leads to, exits not followed; nil for the root of a tab.
    @MainActor package func parent(of route: AnyRoute) -> AnyRoute? {
        guard let place = place(of: route) else { return nil }
        return records.values[place].parent?(route)
    }

    /// Returns whether a link to the route is shown over what is visible.
    func landsOnVisible(_ route: AnyRoute) -> Bool {
        guard let place = place(of: route) else { return false }
        return records.values[place].landsOnVisible
    }

    /// Returns the modules' guards of the route's type, in the order in which they are asked.
    func guards(of route: AnyRoute) -> [RouteGuard] {
        guard let place = place(of: route) else { return [] }
        return records.values[place].guards
    }

    /// Returns whether the route may be saved, as its owner says.
    func saving(of route: AnyRoute) -> Snapshot.Saving {
        guard let place = place(of: route), let decide = records.values[place].saving else { return .saved }
        return decide(route)
    }

    /// Returns what the owner of the route does when its screen is visible again; nil for nothing.
    func onReturn(
        to route: AnyRoute
    ) -> (@MainActor @Sendable (AnyRoute, ReturnEvent, PushContext) -> Void)? {
        guard let place = place(of: route) else { return nil }
        return records.values[place].onReturn
    }

    /// Returns what the owner of the route does when its tab is selected again; nil for nothing.
    func onReselect(of route: AnyRoute) -> (@MainActor @Sendable (AnyRoute, PushContext) -> Void)? {
        guard let place = place(of: route) else { return nil }
        return records.values[place].onReselect
    }

    /// Returns how a sheet looks whose root the route is, as a host understands it; nil when nothing is registered.
    package func sheet(of route: AnyRoute) -> (any Sendable)? {
        guard let place = place(of: route) else { return nil }
        return records.values[place].sheet
    }

    private func place(of route: AnyRoute) -> Int? { records.places[route.typeID] }
}

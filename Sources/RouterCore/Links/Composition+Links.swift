extension Composition {
    /// The links that are open from outside in the order of their declaration, then each ``NoLink``.
    ///
    /// - Complexity: O(links).
    public var links: [LinkSummary] { table.links.links }

    /// Returns the route a path stands for, as the app itself reads it: links declared internal are open.
    ///
    /// - Throws: What came nearest, and why it does not match.
    /// - Complexity: O(length of the path) for a hit, times a small bound where patterns overlap.
    public func route(at path: String) throws(MatchFailure) -> AnyRoute {
        try table.links.match(path).get()
    }

    /// Returns whether a path stands for a route; a miss is not explained, and so takes no longer than a hit.
    ///
    /// - Complexity: O(length of the path), times a small bound where patterns overlap.
    public func handles(_ path: String) -> Bool {
        table.links.route(at: path) != nil
    }

    /// Returns the path of a route, or nil when it has no link.
    ///
    /// - Complexity: O(length of the path).
    public func path(for route: any Route) -> String? {
        table.links.path(for: AnyRoute(route))
    }
}

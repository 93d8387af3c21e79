import RouterCore

extension Composition {
    /// The link of a route, or its description if it has none.
    func label(of route: AnyRoute) -> String {
        path(for: route.base) ?? route.description
    }
}

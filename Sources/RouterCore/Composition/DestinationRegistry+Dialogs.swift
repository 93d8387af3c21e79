extension DestinationRegistry {
    /// Registers what the routes of one type ask, as a dialog that ends with their value.
    ///
    /// ```swift
    /// registry.dialog(for: ConfirmDelete.self) { route in
    ///     Dialog("Delete \(route.name)?", message: "Its ratings go, too.") {
    ///         Choice("Delete", role: .destructive, finishing: true)
    ///         Choice("Keep", role: .cancel)
    ///     }
    /// }
    /// ```
    ///
    /// The route is pushed, guarded, linked to and awaited like any other. It is presented above everything, as nothing
    /// else, nothing is shown on it, and it is never saved.
    ///
    /// - Parameters:
    ///   - type: The route type, which has one owner.
    ///   - replacing: Whether this takes the place of what an earlier module registered for the type.
    ///   - make: Makes the dialog of a route, once for each entry.
    public mutating func dialog<R: ResultRoute>(
        for type: R.Type, replacing: Bool = false,
        _ make: @escaping @MainActor @Sendable (_ route: R) -> Dialog<R.Value>
    ) {
        own(type, replacing: replacing) { $0.read(as: R.self) { make($0).erased } }
    }

    /// Registers what the routes of one type ask, as a dialog that ends without a value.
    ///
    /// - Parameters:
    ///   - type: The route type, which has one owner.
    ///   - replacing: Whether this takes the place of what an earlier module registered for the type.
    ///   - make: Makes the dialog of a route, once for each entry.
    @_disfavoredOverload
    public mutating func dialog<R: Route>(
        for type: R.Type, replacing: Bool = false,
        _ make: @escaping @MainActor @Sendable (_ route: R) -> Dialog<Never>
    ) {
        own(type, replacing: replacing) { $0.read(as: R.self) { make($0).erased } }
    }

    private mutating func own<R: Route>(
        _ type: R.Type, replacing: Bool,
        _ make: @escaping @MainActor @Sendable (AnyRoute) -> Dialog<any Sendable>?
    ) {
        guard registrations.own(type, key: "", replacing: replacing, dialog: make) else { return }
        destinations.append(nil)
    }
}

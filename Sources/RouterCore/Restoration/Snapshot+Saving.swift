extension Snapshot {
    /// Whether a route may stand in a snapshot.
    public enum Saving: Hashable, Sendable {
        /// It is saved, if its type is `Codable`.
        case saved
        /// Nothing of it is written; its saved stack ends below it.
        case neverSaved
    }
}

extension DestinationRegistry {
    /// Says which routes of a type are never saved, such as those that hold a secret.
    ///
    /// ```swift
    /// registry.saving(of: DishesRoute.self) { route in
    ///     if case .detail = route { .neverSaved } else { .saved }
    /// }
    /// ```
    ///
    /// Without it every route of a `Codable` type is saved. What lies above a route that is not saved is not
    /// saved either: a saved stack has no holes.
    public mutating func saving<R: Route>(
        of type: R.Type, _ decide: @escaping @Sendable (R) -> Snapshot.Saving
    ) {
        registrations.add(.saving { route in route.as(R.self).map(decide) ?? .neverSaved }, about: type)
    }
}

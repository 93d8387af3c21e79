/// Whether a route may stand in saved navigation.
public enum Saving: Hashable, Sendable {
    /// It is saved, if its type is `Codable`.
    case saved
    /// Nothing of it is written; its saved stack ends below it.
    case neverSaved
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
    public mutating func saving<R: Route>(of type: R.Type, _ decide: @escaping @Sendable (R) -> Saving) {
        rule("saving", type) { $0.saving = { route in route.as(R.self).map(decide) ?? .neverSaved } }
    }
}

/// A route as an older version of its module saved it, handed to `migrate`.
public struct SavedRoute {
    /// The key it was saved with: the one of today, or a former one.
    public let key: String
    /// The version of its form.
    public let version: Int
    let payload: JSONReader

    /// Reads what was saved as a value of the form it had then.
    ///
    /// - Throws: `DecodingError` when it has another form; the route is then lost, and listed.
    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try Value(from: payload)
    }
}

/// The form in which the routes of a type are saved, as far as it is not the one they begin with.
struct SavedForm: Sendable {
    /// Keys the type had before.
    var formerKeys: [String] = []
    var version = 1
    /// Makes routes of today of those with an older form; nil where they are given up.
    var migrate: (@Sendable (SavedRoute) throws -> AnyRoute?)?

    init() {}

    init<R: Route>(formerKeys: [String], version: Int, migrate: (@Sendable (SavedRoute) throws -> R?)?) {
        self.formerKeys = formerKeys
        self.version = version
        guard let migrate else { return }
        self.migrate = { saved in try migrate(saved).map { AnyRoute($0) } }
    }

    /// Whether nothing was said about it.
    var isFirst: Bool { formerKeys.isEmpty && version == 1 && migrate == nil }
}

/// Reads and writes the routes of one type; made when the first of them is met.
struct RouteCodec {
    let module: String
    let key: String
    let form: SavedForm
    let saving: (@Sendable (AnyRoute) -> Saving)?
    let write: (AnyRoute, JSONWriter) throws -> Void
    let read: (JSONReader) throws -> AnyRoute

    /// Returns nil for a type that is not `Codable`.
    init?(_ record: RouteRecord) {
        guard let type = record.type as? any (Route & Codable).Type else { return nil }
        module = record.owner
        key = record.key
        form = record.form
        saving = record.saving
        (write, read) = Self.coding(type)
    }

    private static func coding<R: Route & Codable>(
        _ type: R.Type
    ) -> (write: (AnyRoute, JSONWriter) throws -> Void, read: (JSONReader) throws -> AnyRoute) {
        (
            { route, writer in if let route = route.as(R.self) { try writer.write(route) } },
            { reader in AnyRoute(try R(from: reader)) }
        )
    }
}

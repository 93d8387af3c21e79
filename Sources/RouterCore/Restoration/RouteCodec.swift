/// Writes and reads the routes of one type; made when the first of them is met.
final class RouteCodec {
    let key: String
    let module: String
    let form: SavedForm
    let saving: (@Sendable (AnyRoute) -> Snapshot.Saving)?
    private let write: (AnyRoute, inout KeyedEncodingContainer<SnapshotField>) throws -> Void
    let read: (KeyedDecodingContainer<SnapshotField>) throws -> AnyRoute

    /// Returns nil for a type that nobody owns, or that is not `Codable`.
    init?(_ record: RouteRecord?) {
        guard let record, record.destination != nil, let type = record.type as? any (Route & Codable).Type
        else { return nil }
        (key, module, form, saving) = (record.key, record.owner, record.form, record.saving)
        (write, read) = Self.coding(type)
    }

    /// Writes a route with its key and version; a version of 1 goes without saying.
    func encode(_ route: AnyRoute, into fields: inout KeyedEncodingContainer<SnapshotField>) throws {
        try fields.encode(key, forKey: .key)
        if form.version != 1 { try fields.encode(form.version, forKey: .version) }
        try write(route, &fields)
    }

    private static func coding<R: Route & Codable>(
        _ type: R.Type
    ) -> (
        (AnyRoute, inout KeyedEncodingContainer<SnapshotField>) throws -> Void,
        (KeyedDecodingContainer<SnapshotField>) throws -> AnyRoute
    ) {
        (
            { route, fields in if let route = route.as(R.self) { try fields.encode(route, forKey: .route) } },
            { fields in AnyRoute(try fields.decode(R.self, forKey: .route)) }
        )
    }
}

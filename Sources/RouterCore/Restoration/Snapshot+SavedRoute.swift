extension Snapshot {
    /// A route as an older version of its module saved it, handed to `migrate`.
    public struct SavedRoute {
        /// The key it was saved with: the one of today, or a former one.
        public let key: String
        /// The version of its form.
        public let version: Int
        let payload: any Decoder

        /// Reads what was saved as a value of the form it had then.
        ///
        /// - Throws: `DecodingError` when it has another form; the route is then lost, and listed.
        public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try payload.singleValueContainer().decode(type)
        }
    }
}

/// The form in which the routes of a type are saved, as its module registered it.
struct SavedForm: Sendable {
    /// Keys the type had before.
    var formerKeys: [String] = []
    var version = 1
    /// Makes routes of today of those with an older form; nil where they are given up.
    var migrate: (@Sendable (Snapshot.SavedRoute) throws -> AnyRoute?)?

    init() {}

    init<R: Route>(
        formerKeys: [String], version: Int, migrate: (@Sendable (Snapshot.SavedRoute) throws -> R?)?
    ) {
        self.formerKeys = formerKeys
        self.version = version
        guard let migrate else { return }
        self.migrate = { saved in try migrate(saved).map { AnyRoute($0) } }
    }
}

extension Composition {
    /// The JSON of one route as a snapshot holds it, with its key and version.
    ///
    /// - Returns: Nil if the route cannot be saved, or never is.
    package func savedForm(of route: AnyRoute) -> String? {
        guard let record = table[route]?.value, record.destination != nil, !isNeverSaved(route),
            let codec = RouteCodec(record)
        else { return nil }
        let json = JSONWriter()
        json.raw("{")
        json.form(codec)
        do { try codec.write(route, json) } catch { return nil }
        json.raw("}")
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Reads the JSON of one route, also as an older version of its module wrote it; nil if it cannot be read.
    package func route(savedAs text: String) -> AnyRoute? {
        SnapshotReader.route(ofEntry: Array(text.utf8), table)
    }

    /// Whether the owner of the route says that nothing of it is written.
    package func isNeverSaved(_ route: AnyRoute) -> Bool {
        table[route]?.value.saving?(route) == .neverSaved
    }

    /// The route that stands for an exit; any other route as it is.
    package func following(_ route: AnyRoute) -> AnyRoute {
        table.following(route)
    }
}

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Composition {
    /// The JSON of one route as a snapshot holds it, with its key and version.
    ///
    /// - Returns: Nil if the route cannot be saved, or never is.
    package func savedForm(of route: AnyRoute) -> String? {
        guard let codec = RouteCodec(table.record(of: route.typeID)), !isNeverSaved(route),
            let data = try? JSONEncoder.ofSnapshots.encode(Form(route: route, codec: codec))
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Reads the JSON of one route, also as an older version of its module wrote it; nil if it cannot be read.
    package func route(savedAs text: String) -> AnyRoute? {
        SnapshotReader.route(ofEntry: Data(text.utf8), table)
    }

    /// Whether the owner of the route says that nothing of it is written.
    package func isNeverSaved(_ route: AnyRoute) -> Bool {
        table.saving(of: route) == .neverSaved
    }

    /// The route that stands for an exit; any other route as it is.
    package func following(_ route: AnyRoute) -> AnyRoute {
        table.following(route)
    }
}

/// One route alone, in the form of an entry without an id.
private struct Form: Encodable {
    let route: AnyRoute
    let codec: RouteCodec

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: SnapshotField.self)
        try codec.encode(route, into: &fields)
    }
}

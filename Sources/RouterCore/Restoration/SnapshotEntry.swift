#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The fields of a snapshot, whatever they stand in; see ``SnapshotFormat``.
enum SnapshotField: CodingKey {
    case version, nextID, selectedTab, stacks, modals, parked
    case tab, entries, style, blocksLinks
    case id, key, route, entry, verb
}

/// An entry that is to be saved, or an intent with the entry it is parked with; see ``SnapshotFormat``.
struct SnapshotEntry: Encodable {
    let id: EntryID
    let route: AnyRoute
    /// Nil for a route that cannot be saved.
    let codec: RouteCodec?
    var intent: NavigationState.Intent?

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: SnapshotField.self)
        try encode(into: &fields)
    }

    func encode(into fields: inout KeyedEncodingContainer<SnapshotField>) throws {
        if let intent {
            try fields.encode(id.rawValue, forKey: .entry)
            try fields.encode(intent.verb, forKey: .verb)
            try fields.encodeIfPresent(intent.style, forKey: .style)
            try fields.encodeIfPresent(intent.tab, forKey: .tab)
        } else {
            try fields.encode(id.rawValue, forKey: .id)
        }
        try codec?.encode(route, into: &fields)
    }
}

extension JSONEncoder {
    /// Writes equal values as equal bytes.
    static var ofSnapshots: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dataEncodingStrategy = .deferredToData
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}

extension JSONDecoder {
    /// Reads what the encoder of snapshots writes.
    static var ofSnapshots: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dataDecodingStrategy = .deferredToData
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}

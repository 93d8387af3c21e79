/// The fields of an element of a list, or nil when it is no object.
typealias SnapshotElement = KeyedDecodingContainer<SnapshotField>?

/// The elements of a list, each read on its own.
struct SnapshotElements: Sequence, IteratorProtocol {
    private var list: (any UnkeyedDecodingContainer)?

    /// A list of nothing.
    init() {}

    init(_ list: any UnkeyedDecodingContainer) {
        self.list = list
    }

    var isAtEnd: Bool { list?.isAtEnd ?? true }

    mutating func next() -> SnapshotElement? {
        guard !isAtEnd else { return nil }
        if let fields = try? list?.nestedContainer(keyedBy: SnapshotField.self) { return .some(fields) }
        // What is no object is passed over.
        return (try? list?.superDecoder()).map { _ in nil }
    }
}

extension KeyedDecodingContainer<SnapshotField> {
    /// Returns a value, or nil when it is missing or of another form.
    func value<Value: Decodable>(_ field: SnapshotField) -> Value? {
        try? decode(Value.self, forKey: field)
    }

    /// Returns the elements of a list, or nil when it is missing or no list.
    func elements(_ field: SnapshotField) -> SnapshotElements? {
        (try? nestedUnkeyedContainer(forKey: field)).map(SnapshotElements.init)
    }
}

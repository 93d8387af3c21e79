/// What is known about route types, in the order in which they were first named.
///
/// Records are values: what copies one shares it until either is changed.
struct RouteRecords: Sendable {
    /// The places of the types.
    private var places = TypeTable<Int>()
    /// The records by their places.
    private(set) var values: [SharedRecord] = []

    /// The record of a type, or nil.
    subscript(type: ObjectIdentifier) -> SharedRecord? {
        guard let place = places[type] else { return nil }
        return values[place]
    }

    /// Changes the record of a type, which is made when there is none.
    mutating func change<Answer>(_ type: any Route.Type, _ body: (inout RouteRecord) -> Answer) -> Answer {
        let id = ObjectIdentifier(type)
        if let place = places[id] { return SharedRecord.change(&values[place], body) }
        places.insert(values.count, of: id)
        values.append(SharedRecord(RouteRecord(type)))
        return SharedRecord.change(&values[values.count - 1], body)
    }

    /// The records in the order in which their destinations were registered, then the others by name.
    ///
    /// - Complexity: O(records), and slow for those without a destination, which are sorted by name.
    var inOrder: [SharedRecord] {
        // Most often they are in order as they are.
        if values.enumerated().allSatisfy({ $1.value.destination == $0 }) { return values }
        var owned: [(place: Int, record: SharedRecord)] = []
        var others: [SharedRecord] = []
        for record in values {
            if let place = record.value.destination {
                owned.append((place, record))
            } else {
                others.append(record)
            }
        }
        owned.sort { $0.place < $1.place }
        return owned.map(\.record) + others.sorted { $0.value.name < $1.value.name }
    }
}

/// A record that is copied as one reference, since a copy of its value would retain all that it holds.
///
/// Sendable, as its value changes in `change` alone, and only while nobody else refers to it. For the same reason no
/// access can overlap with a change, and is not checked for that: each push makes four.
final class SharedRecord: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var value: RouteRecord

    init(_ value: RouteRecord) {
        self.value = value
    }

    /// Changes a record in place when this is the only reference to it, and else a copy.
    static func change<Answer>(
        _ record: inout SharedRecord, _ body: (inout RouteRecord) -> Answer
    ) -> Answer {
        if !isKnownUniquelyReferenced(&record) { record = SharedRecord(record.value) }
        return body(&record.value)
    }
}

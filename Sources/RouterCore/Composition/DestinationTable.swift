/// What builds the screens of each route type, found by the address of the type's metadata.
///
/// The builder lies beside the type, so that finding it touches one place of memory.
@usableFromInline struct DestinationTable<Screen: RouterScreen>: Sendable {
    /// One slot of the table; empty when its type is 0, where no metadata is.
    @usableFromInline struct Slot: Sendable {
        @usableFromInline var type: UInt
        @usableFromInline var destination: Destination<Screen>?
    }

    /// A power of two of them, of which half are empty at least.
    @usableFromInline private(set) var slots: [Slot]

    /// Creates a table with room for a number of destinations.
    init(capacity: Int) {
        var count = 4
        while count < capacity * 2 { count *= 2 }
        slots = [Slot](repeating: Slot(type: 0, destination: nil), count: count)
    }

    /// Adds the destination of a type that has none.
    mutating func insert(_ destination: Destination<Screen>, of type: ObjectIdentifier) {
        let bits = UInt(bitPattern: type)
        var index = TypeIndex.start(of: bits, in: slots.count)
        while slots[index].type != 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = Slot(type: bits, destination: destination)
    }

    /// The destination of a type, or nil.
    @inline(__always) @inlinable func destination(of type: ObjectIdentifier) -> Destination<Screen>? {
        let bits = UInt(bitPattern: type)
        var index = TypeIndex.start(of: bits, in: slots.count)
        while slots[index].type != bits {
            if slots[index].type == 0 { return nil }
            index = (index + 1) & (slots.count - 1)
        }
        return slots[index].destination
    }
}

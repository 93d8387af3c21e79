/// A hash table of values by types, which is quicker than a dictionary: a push and a screen look up several.
///
/// The key is the address of the type's metadata, which stays the same for as long as the program runs.
@usableFromInline struct TypeTable<Value: Sendable>: Sendable {
    /// One slot of the table; its type is 0 when it is empty.
    @usableFromInline struct Slot: Sendable {
        @usableFromInline var type: UInt = 0
        @usableFromInline var value: Value?
    }

    /// The slots: a power of two, at least half of them empty.
    @usableFromInline private(set) var slots: [Slot]
    private var count = 0

    /// Creates a table with room for a number of types; it grows when there are more.
    init(capacity: Int = 8) {
        var slots = 4
        while slots < capacity * 2 { slots *= 2 }
        self.slots = [Slot](repeating: Slot(), count: slots)
    }

    /// The value of a type, or nil.
    @inlinable subscript(type: ObjectIdentifier) -> Value? {
        @inline(__always) get {
            let bits = UInt(bitPattern: type)
            var index = Self.start(of: bits, in: slots.count)
            while slots[index].type != bits {
                if slots[index].type == 0 { return nil }
                index = (index + 1) & (slots.count - 1)
            }
            return slots[index].value
        }
    }

    /// Adds the value of a type that has none.
    mutating func insert(_ value: Value, of type: ObjectIdentifier) {
        if (count + 1) * 2 > slots.count {
            let old = slots
            slots = [Slot](repeating: Slot(), count: old.count * 2)
            for slot in old where slot.type != 0 { put(slot) }
        }
        put(Slot(type: UInt(bitPattern: type), value: value))
        count += 1
    }

    private mutating func put(_ slot: Slot) {
        var index = Self.start(of: slot.type, in: slots.count)
        while slots[index].type != 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    /// The slot in which the search for a type begins.
    ///
    /// Addresses lie close together, so their bits are mixed.
    @inline(__always) @inlinable static func start(of bits: UInt, in count: Int) -> Int {
        let mixed = UInt64(bits >> 3) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (count - 1)
    }
}

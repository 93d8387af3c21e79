/// Values of types, found by the address of a type's metadata.
///
/// A type is never unloaded, so that its address is its own for as long as the program runs. The value lies beside the
/// type, so that finding it touches one place of memory.
@usableFromInline struct TypeTable<Value: Sendable>: Sendable {
    /// One slot of the table; empty when its type is 0, where no metadata is.
    @usableFromInline struct Slot: Sendable {
        @usableFromInline var type: UInt = 0
        @usableFromInline var value: Value?
    }

    /// A power of two of them, of which half are empty at least.
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

    /// Where to begin to look in a number of slots, which is a power of two.
    ///
    /// Addresses lie close together, so their higher bits are mixed in.
    @inline(__always) @inlinable static func start(of bits: UInt, in count: Int) -> Int {
        let mixed = UInt64(bits >> 3) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (count - 1)
    }
}

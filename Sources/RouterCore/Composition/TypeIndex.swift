/// Places of types, found by the address of a type's metadata.
///
/// A type is never unloaded, so that its address is its own for as long as the program runs.
@usableFromInline struct TypeIndex: Sendable {
    /// One slot of the table; empty when its place is negative.
    private struct Slot: Sendable {
        var type: UInt
        var place: Int
    }

    /// A power of two of them, of which half are empty at least.
    private var slots = [Slot](repeating: Slot(type: 0, place: -1), count: 16)
    private(set) var count = 0

    init() {}

    /// The type a route was given as, which `type(of:)` would look for in the value.
    @inlinable static func type<R: Route>(of _: R) -> ObjectIdentifier { ObjectIdentifier(R.self) }

    /// The place of a type, or -1.
    func place(of type: ObjectIdentifier) -> Int {
        let bits = UInt(bitPattern: type)
        var index = Self.start(of: bits, in: slots.count)
        while slots[index].place >= 0 {
            if slots[index].type == bits { return slots[index].place }
            index = (index + 1) & (slots.count - 1)
        }
        return -1
    }

    /// Gives a type that has none the next place, and returns it.
    mutating func insert(_ type: ObjectIdentifier) -> Int {
        if (count + 1) * 2 > slots.count {
            let old = slots
            slots = [Slot](repeating: Slot(type: 0, place: -1), count: old.count * 2)
            for slot in old where slot.place >= 0 { put(slot) }
        }
        put(Slot(type: UInt(bitPattern: type), place: count))
        count += 1
        return count - 1
    }

    private mutating func put(_ slot: Slot) {
        var index = Self.start(of: slot.type, in: slots.count)
        while slots[index].place >= 0 { index = (index + 1) & (slots.count - 1) }
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

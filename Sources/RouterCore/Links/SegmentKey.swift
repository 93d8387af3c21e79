/// A number that stands for the bytes of a segment.
///
/// It is those bytes themselves where there are fewer than eight, and else a hash of them, so that equal keys of
/// short segments prove that the segments are equal.
struct SegmentKey: Equatable, Sendable {
    /// How many bytes have a key of their own at most.
    static let exactCount = 7

    /// The key of a segment without bytes.
    static var empty: SegmentKey { SegmentKey(value: 0) }

    private let value: UInt64

    /// The key of a stretch of bytes.
    init(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        var making = Making()
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            making.combine(bytes.word(at: index))
            index += 8
        }
        self = making.key(last: bytes.word(at: index), count: range.upperBound - index)
    }

    private init(value: UInt64) {
        self.value = value
    }

    /// Where a table begins to look for the segment beneath a node.
    @inline(__always) func place(beneath parent: Int) -> Int {
        let mixed = Self.mixed(value ^ UInt64(truncatingIfNeeded: parent) &* 0xD1_34_25_43_DE_82_EF_95)
        return Int(truncatingIfNeeded: mixed)
    }

    @inline(__always) private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E_37_79_B9_7F_4A_7C_15)
        return product.high ^ product.low
    }

    /// A key that is being made of a segment, eight bytes at a time.
    struct Making {
        private var hash: UInt64 = 0x51_7C_C1_B7_27_22_0A_95
        private var isLong = false

        /// Takes eight more bytes.
        @inline(__always) mutating func combine(_ word: UInt64) {
            hash = SegmentKey.mixed(hash ^ word)
            isLong = true
        }

        /// The key with the last bytes, of which there are fewer than eight; the others of the word do not count.
        @inline(__always) func key(last word: UInt64, count: Int) -> SegmentKey {
            let bits = UInt64(truncatingIfNeeded: count * 8)
            let short = word & ~(~0 &<< bits) | UInt64(truncatingIfNeeded: count) << 56
            // The highest byte tells short keys, by their count, from long ones.
            return SegmentKey(value: isLong ? SegmentKey.mixed(hash ^ short) | 0xFF << 56 : short)
        }
    }
}

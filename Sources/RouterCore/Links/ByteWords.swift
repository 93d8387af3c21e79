/// Bytes looked at eight at a time, as a number whose lowest byte comes first.
extension UnsafeBufferPointer<UInt8> {
    /// The eight bytes from an index on, with zeros for those past the last one.
    @inline(__always) func word(at index: Int) -> UInt64 {
        guard index + 8 <= count else { return lastWord(at: index) }
        let bytes = UnsafeRawBufferPointer(self)
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    @inline(never) private func lastWord(at index: Int) -> UInt64 {
        guard count >= 8 else {
            return self[index...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        // The eight bytes up to the end are read, and those before the index pushed out.
        let missing = UInt64(truncatingIfNeeded: index + 8 - count)
        return missing < 8 ? word(at: count - 8) &>> (missing * 8) : 0
    }

    /// Returns whether a stretch of at least eight bytes is equal to one of as many.
    func isEqual(_ range: Range<Int>, to other: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var offset = 0
        // The last word begins eight bytes before the end, wherever that is.
        let last = range.count - 8
        while offset < last {
            if word(at: range.lowerBound + offset) != other.word(at: start + offset) { return false }
            offset += 8
        }
        return word(at: range.lowerBound + last) == other.word(at: start + last)
    }
}

extension UInt64 {
    /// Has the highest bit of the first byte set that is equal to a byte, and is zero when there is none; bits of
    /// later bytes say nothing.
    @inline(__always) func highBits(where byte: UInt8) -> UInt64 {
        // What is equal becomes zero: the subtraction sets its highest bit, and that of no byte before it.
        let ones: UInt64 = 0x0101_0101_0101_0101
        let rest = self ^ UInt64(byte) &* ones
        return (rest &- ones) & ~rest & (ones << 7)
    }
}

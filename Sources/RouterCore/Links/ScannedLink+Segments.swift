extension ScannedLink {
    /// The bytes of a segment.
    func bytes(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        text[segments[index].text]
    }

    /// The text of a segment.
    func string(_ index: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes(index)), as: UTF8.self)
    }

    /// The integer a segment stands for, as `Int(linkText:)` reads it: ASCII digits after an optional minus.
    func integer(_ index: Int) -> Int? {
        var digits = bytes(index)
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        guard !digits.isEmpty else { return nil }
        var number = 0
        for byte in digits {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            let tens = number.multipliedReportingOverflow(by: 10)
            let next =
                isNegative
                ? tens.partialValue.subtractingReportingOverflow(Int(digit))
                : tens.partialValue.addingReportingOverflow(Int(digit))
            if tens.overflow || next.overflow { return nil }
            number = next.partialValue
        }
        return number
    }

    /// Returns whether the bytes of a segment are those of a literal with the same key.
    func isEqual(_ index: Int, to literal: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = segments[index].text
        guard text.count == literal.count else { return false }
        return text.count <= SegmentKey.exactCount
            || bytes.isEqual(literal, to: self.text, at: text.lowerBound)
    }
}

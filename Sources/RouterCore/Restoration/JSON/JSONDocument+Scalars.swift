extension JSONDocument {
    /// Returns a whole number as it is written, or throws when it is none or does not fit.
    func integer<I: FixedWidthInteger>(_ index: Int, _ type: I.Type = I.self) throws -> I {
        guard kind(index) == .number else { throw mismatch(type, index) }
        var digits = text(index)
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        var value: I = 0
        for byte in digits {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw corrupted(index) }
            let digit = I(byte - UInt8(ascii: "0"))
            let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carried) =
                isNegative
                ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
            guard !overflow, !carried else { throw corrupted(index) }
            value = sum
        }
        return value
    }

    /// Returns a number, or what stands for one that JSON cannot say.
    func float<F: BinaryFloatingPoint & LosslessStringConvertible>(_ index: Int, _ type: F.Type) throws -> F {
        switch kind(index) {
        case .number:
            guard let value = F(String(decoding: text(index), as: UTF8.self)), value.isFinite else {
                throw corrupted(index)
            }
            return value
        case .string:
            switch try string(index) {
            case "nan": return .nan
            case "inf": return .infinity
            case "-inf": return -.infinity
            default: throw mismatch(type, index)
            }
        default: throw mismatch(type, index)
        }
    }

    /// Returns a string with its escapes undone.
    func string(_ index: Int) throws -> String {
        switch kind(index) {
        case .string: return String(decoding: text(index), as: UTF8.self)
        case .escaped:
            guard let text = unescaped(index) else { throw corrupted(index) }
            return text
        default: throw mismatch(String.self, index)
        }
    }

    func bool(_ index: Int) throws -> Bool {
        switch kind(index) {
        case .true: return true
        case .false: return false
        default: throw mismatch(Bool.self, index)
        }
    }

    /// Returns a string with its escapes undone, or nil when one of them stands for nothing.
    func unescaped(_ index: Int) -> String? {
        let text = text(index)
        var units: [UInt8] = []
        units.reserveCapacity(text.count)
        var at = text.startIndex
        while at < text.endIndex {
            guard text[at] == UInt8(ascii: "\\") else {
                units.append(text[at])
                at += 1
                continue
            }
            at += 1
            switch text[at] {
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(text[at])
            case UInt8(ascii: "u"):
                guard let scalar = scalar(in: text, at: &at) else { return nil }
                units.append(contentsOf: String(scalar).utf8)
                continue
            default: return nil
            }
            at += 1
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// Returns the scalar of the escape whose `u` is at a place, and moves behind it; nil if it is none.
    private func scalar(in text: ArraySlice<UInt8>, at place: inout Int) -> Unicode.Scalar? {
        guard let high = unit(in: text, at: &place) else { return nil }
        guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) }
        guard place < text.endIndex, text[place] == UInt8(ascii: "\\") else { return nil }
        place += 1
        guard let low = unit(in: text, at: &place), UTF16.isTrailSurrogate(low) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    }

    private func unit(in text: ArraySlice<UInt8>, at place: inout Int) -> UInt16? {
        guard place + 5 <= text.endIndex, text[place] == UInt8(ascii: "u") else { return nil }
        var unit: UInt16 = 0
        for byte in text[place + 1..<place + 5] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        place += 5
        return unit
    }

    func mismatch(_ type: Any.Type, _ index: Int) -> DecodingError {
        let found = "Found \(kind(index)) instead."
        return .typeMismatch(type, .init(codingPath: path(to: index), debugDescription: found))
    }

    func corrupted(_ index: Int) -> DecodingError {
        .dataCorrupted(.init(codingPath: path(to: index), debugDescription: "It does not fit."))
    }
}

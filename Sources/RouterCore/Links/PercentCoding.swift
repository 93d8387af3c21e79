/// Percent escapes, read and written over bytes.
package enum PercentCoding {
    /// What may stand unescaped.
    package enum Safe {
        /// In a segment of a path: unreserved characters, sub-delimiters, `:` and `@`.
        case segment
        /// In a name or value of a query: unreserved characters only.
        case query
    }

    /// Appends the text, with all that is not safe escaped in upper-case hexadecimal.
    package static func append(_ text: String, to bytes: inout [UInt8], safe: Safe) {
        var text = text
        text.withUTF8 { append($0, to: &bytes, safe: safe) }
    }

    /// Appends a segment; one that is only dots is escaped whole, as it would be taken for a step in the path.
    static func append(segment text: String, to bytes: inout [UInt8]) {
        switch text {
        case ".": bytes += "%2E".utf8
        case "..": bytes += "%2E%2E".utf8
        default: append(text, to: &bytes, safe: .segment)
        }
    }

    /// A name or a value of a query.
    static func escapedItem(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes, safe: .query)
        return bytes
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], safe: Safe) {
        // Most texts are safe as they are, and are appended whole.
        let start = text.firstIndex { !isSafe($0, safe) } ?? text.count
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<start]))
        for byte in text[start...] {
            if isSafe(byte, safe) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digit(byte >> 4))
                bytes.append(digit(byte & 15))
            }
        }
    }

    /// The text that is left when each escape has been decoded once, or nil when one is malformed.
    static func decoded(_ text: String, plusIsSpace: Bool = false) -> String? {
        var text = text
        return text.withUTF8 { decoded($0[...], plusIsSpace: plusIsSpace) }
    }

    /// The same of bytes.
    static func decoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, plusIsSpace: Bool) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { buffer in
            guard let count = try? decode(bytes, plusIsSpace: plusIsSpace, into: buffer[...]) else {
                return nil
            }
            return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
        }
    }

    /// Decodes once into the buffer and returns how many bytes were written.
    ///
    /// The buffer has room for all the bytes given.
    static func decode(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>, plusIsSpace: Bool,
        into buffer: Slice<UnsafeMutableBufferPointer<UInt8>>
    ) throws(MatchFailure.Fault) -> Int {
        var target = buffer.startIndex
        var index = bytes.startIndex
        let output = buffer.base
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "%"):
                guard
                    index + 2 < bytes.endIndex, let high = value(bytes[index + 1]),
                    let low = value(bytes[index + 2])
                else { throw .init(.malformedEscape, at: bytes.startIndex..<bytes.endIndex) }
                output[target] = high << 4 | low
                index += 3
            case UInt8(ascii: "+") where plusIsSpace:
                output[target] = UInt8(ascii: " ")
                index += 1
            default:
                output[target] = byte
                index += 1
            }
            target += 1
        }
        guard isUTF8(UnsafeBufferPointer(output)[buffer.startIndex..<target]) else {
            throw .init(.invalidUTF8, at: bytes.startIndex..<bytes.endIndex)
        }
        return target - buffer.startIndex
    }

    private static func isUTF8(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }

    private static func isSafe(_ byte: UInt8, _ safe: Safe) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&")...UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"):
            safe == .segment
        default: false
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

/// Finds the values of a JSON text, and proves that it is one.
struct JSONScanner {
    /// How deep containers may lie in each other.
    private static let depthLimit = JSONWriter.depthLimit + 8

    private let bytes: [UInt8]
    private var at = 0
    private var values: [JSONDocument.Value] = []
    /// The containers that are open, outermost first.
    private var open: [Int] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the document of a text, or throws where it stops being JSON.
    ///
    /// - Precondition: There are fewer bytes than a `UInt32` counts; see ``SnapshotBounds``.
    /// - Complexity: O(bytes).
    static func scan(_ bytes: [UInt8]) throws(JSONFault) -> JSONDocument {
        var scanner = JSONScanner(bytes)
        try scanner.scan()
        return JSONDocument(bytes: bytes, values: scanner.values)
    }

    private mutating func scan() throws(JSONFault) {
        repeat {
            try value()
            // An empty container is closed at once; what is behind a value may close several.
            while let container = open.last {
                let isObject = values[container].kind == .object
                skipSpace()
                if values.count == container + 1 {
                    if take(isObject ? "}" : "]") { close(container); continue }
                    if isObject { try key() }
                    break
                }
                if take(",") {
                    skipSpace()
                    if isObject { try key() }
                    break
                }
                guard take(isObject ? "}" : "]") else { throw fault }
                close(container)
            }
        } while !open.isEmpty
        skipSpace()
        guard at == bytes.count else { throw fault }
    }

    private var fault: JSONFault { JSONFault(offset: at) }

    private var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        at += 1
        return true
    }

    private mutating func skipSpace() {
        while true {
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09: at += 1
            default: return
            }
        }
    }

    private mutating func add(_ kind: JSONDocument.Value.Kind, from start: Int, to end: Int) {
        values.append(
            .init(
                kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(values.count + 1),
                parent: UInt32(open.last ?? 0)))
    }

    private mutating func close(_ container: Int) {
        values[container].end = UInt32(at)
        values[container].next = UInt32(values.count)
        open.removeLast()
    }

    private mutating func value() throws(JSONFault) {
        skipSpace()
        let start = at
        switch byte {
        case UInt8(ascii: "{"): try begin(.object)
        case UInt8(ascii: "["): try begin(.array)
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "t"): try literal("true", .true)
        case UInt8(ascii: "f"): try literal("false", .false)
        case UInt8(ascii: "n"): try literal("null", .null)
        default:
            try number()
            add(.number, from: start, to: at)
        }
    }

    private mutating func begin(_ kind: JSONDocument.Value.Kind) throws(JSONFault) {
        guard open.count < Self.depthLimit else { throw fault }
        add(kind, from: at, to: at)
        open.append(values.count - 1)
        at += 1
    }

    private mutating func key() throws(JSONFault) {
        try string()
        skipSpace()
        guard take(":") else { throw fault }
    }

    private mutating func literal(
        _ text: StaticString, _ kind: JSONDocument.Value.Kind
    ) throws(JSONFault) {
        let end = at + text.utf8CodeUnitCount
        let matches = text.withUTF8Buffer { end <= bytes.count && bytes[at..<end].elementsEqual($0) }
        guard matches else { throw fault }
        add(kind, from: at, to: end)
        at = end
    }

    private mutating func number() throws(JSONFault) {
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
    }

    private mutating func digits() throws(JSONFault) {
        let start = at
        while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { at += 1 }
        guard at > start else { throw fault }
    }

    private mutating func string() throws(JSONFault) {
        guard take("\"") else { throw fault }
        let start = at
        var (isEscaped, isASCII) = (false, true)
        while byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw fault }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                at += 1
                guard byte >= 0x20 else { throw fault }
            }
            if byte >= 0x80 { isASCII = false }
            at += 1
        }
        if !isASCII {
            // Repaired text differs from the bytes exactly where they are no UTF-8.
            let text = bytes[start..<at]
            guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
                throw JSONFault(offset: start)
            }
        }
        add(isEscaped ? .escaped : .string, from: start, to: at)
        at += 1
    }
}

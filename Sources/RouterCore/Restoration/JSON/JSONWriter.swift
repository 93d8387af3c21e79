/// Writes JSON straight into one row of bytes: no tree is built, and keys stand in the order of their encoding.
///
/// Foundation's encoder builds a tree and sorts it to be stable, which costs twice as much for a snapshot.
final class JSONWriter {
    /// How deep containers may lie in each other: 256.
    static let depthLimit = 256

    private(set) var bytes: [UInt8] = []
    /// The containers that are open, outermost first.
    private var frames: [Frame] = []
    /// Whether someone wrote into a container after a later one had been begun: what was written is no JSON.
    private(set) var isOutOfOrder = false
    /// Whether containers that are asked for, rather than written, get bytes of their own until the end.
    private let defersNested: Bool
    private var deferred: [(at: Int, part: JSONWriter)] = []

    /// A container on its way: where its bytes begin, and what it is.
    private struct Frame {
        let start: Int
        let isObject: Bool
        var isEmpty = true
    }

    init(defersNested: Bool = false) {
        self.defersNested = defersNested
    }

    /// Writes what a value's own `encode(to:)` says; when that throws, nothing is written.
    func write<T: Encodable>(_ value: T) throws {
        let (start, depth) = (bytes.count, frames.count)
        do {
            try encode(value)
            guard isOutOfOrder else { return }
        } catch {
            rewind(to: start, depth)
            throw error
        }
        // Legal, and rare: the value keeps several containers open at once.
        rewind(to: start, depth)
        let part = JSONWriter(defersNested: true)
        try part.encode(value)
        if part.isOutOfOrder { throw JSONWriter.invalid(value, "It writes to an encoder it is done with.") }
        bytes += part.assembled()
    }

    /// Writes a value at the present place.
    func encode<T: Encodable>(_ value: T) throws {
        let (start, depth) = (bytes.count, frames.count)
        guard depth < Self.depthLimit else { throw JSONWriter.invalid(value, "It nests too deeply.") }
        try value.encode(to: JSONEncoding(writer: self, depth: depth, start: start))
        close(to: depth)
        // A value that encodes nothing is an empty object, as it is to Foundation.
        if bytes.count == start { raw("{}") }
    }

    /// Takes back what was written from a place on.
    func rewind(to start: Int, _ depth: Int) {
        bytes.removeSubrange(start...)
        frames.removeSubrange(depth...)
        isOutOfOrder = false
    }

    /// The whole, with the parts that were deferred in their places.
    private func assembled() -> [UInt8] {
        close(to: 0)
        var whole: [UInt8] = []
        var done = 0
        for (at, part) in deferred {
            whole += bytes[done..<at]
            let inner = part.assembled()
            whole += inner.isEmpty ? Array("{}".utf8) : inner
            done = at
        }
        return whole + bytes[done...]
    }

    static func invalid(_ value: Any, _ why: String) -> EncodingError {
        .invalidValue(value, .init(codingPath: [], debugDescription: why))
    }
}

// MARK: - Containers

extension JSONWriter {
    var depth: Int { frames.count }

    /// Begins a container at a place, unless that is what stands there already.
    func begin(object isObject: Bool, depth: Int, start: Int) {
        close(to: depth + 1)
        if frames.count == depth + 1, frames[depth].start == start, frames[depth].isObject == isObject {
            return
        }
        guard frames.count == depth, bytes.count == start else { return isOutOfOrder = true }
        frames.append(Frame(start: start, isObject: isObject))
        bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }

    /// Goes on in a container; answers false when that is closed already.
    func enter(depth: Int, start: Int) -> Bool {
        guard frames.count > depth, frames[depth].start == start else {
            isOutOfOrder = true
            return false
        }
        close(to: depth + 1)
        if !frames[depth].isEmpty { bytes.append(UInt8(ascii: ",")) }
        frames[depth].isEmpty = false
        return true
    }

    /// Goes on in an object with a key.
    func enter(depth: Int, start: Int, key: String) -> Bool {
        guard enter(depth: depth, start: start) else { return false }
        string(key)
        bytes.append(UInt8(ascii: ":"))
        return true
    }

    /// Whether a single value may stand at a place.
    func stands(at start: Int) -> Bool {
        if bytes.count != start { isOutOfOrder = true }
        return bytes.count == start
    }

    /// Closes what is open beyond a depth.
    func close(to depth: Int) {
        while frames.count > depth {
            bytes.append(frames.removeLast().isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        }
    }

    /// The writer for a container someone asked for at the present place, and the place in it.
    func nested() -> (writer: JSONWriter, depth: Int, start: Int) {
        guard defersNested else { return (self, frames.count, bytes.count) }
        let part = JSONWriter(defersNested: true)
        deferred.append((bytes.count, part))
        return (part, 0, 0)
    }

    /// The encoder someone asked for at the present place; it may be used at any time, or never.
    func nestedEncoder() -> JSONEncoding {
        if !defersNested { isOutOfOrder = true }
        let (writer, depth, start) = nested()
        return JSONEncoding(writer: writer, depth: depth, start: start)
    }
}

// MARK: - Scalars

extension JSONWriter {
    func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    func integer(_ value: some BinaryInteger) {
        bytes.append(contentsOf: value.description.utf8)
    }

    /// Writes the shortest text that reads as the same number; what JSON cannot say is a string.
    func number<F: BinaryFloatingPoint & CustomStringConvertible>(_ value: F) {
        if value.isFinite {
            bytes.append(contentsOf: value.description.utf8)
        } else {
            string(value.isNaN ? "nan" : value.description)
        }
    }

    func string(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { text in
            if text.contains(where: Self.isEscaped) {
                for byte in text { escaped(byte) }
            } else {
                bytes.append(contentsOf: text)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private func escaped(_ byte: UInt8) {
        guard Self.isEscaped(byte) else { return bytes.append(byte) }
        bytes.append(UInt8(ascii: "\\"))
        if byte >= 0x20 { return bytes.append(byte) }
        raw("u00")
        let hexadecimal = String(byte, radix: 16)
        bytes.append(contentsOf: (hexadecimal.count == 1 ? "0" + hexadecimal : hexadecimal).utf8)
    }
}

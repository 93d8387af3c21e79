/// The place of one value in what a ``JSONWriter`` writes.
struct JSONEncoding: Encoder {
    let writer: JSONWriter
    let depth: Int
    let start: Int

    /// Always empty: nothing that is written knows its path.
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        writer.begin(object: true, depth: depth, start: start)
        return KeyedEncodingContainer(JSONObjectWriter(writer: writer, depth: depth, start: start))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        writer.begin(object: false, depth: depth, start: start)
        return JSONArrayWriter(writer: writer, depth: depth, start: start)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONEncoding: SingleValueEncodingContainer {
    private func put(_ body: () throws -> Void) rethrows {
        if writer.stands(at: start) { try body() }
    }

    func encodeNil() { put { writer.raw("null") } }
    func encode(_ value: Bool) { put { value ? writer.raw("true") : writer.raw("false") } }
    func encode(_ value: String) { put { writer.string(value) } }
    func encode(_ value: Double) { put { writer.number(value) } }
    func encode(_ value: Float) { put { writer.number(value) } }
    func encode(_ value: Int) { put { writer.integer(value) } }
    func encode(_ value: Int8) { put { writer.integer(value) } }
    func encode(_ value: Int16) { put { writer.integer(value) } }
    func encode(_ value: Int32) { put { writer.integer(value) } }
    func encode(_ value: Int64) { put { writer.integer(value) } }
    func encode(_ value: UInt) { put { writer.integer(value) } }
    func encode(_ value: UInt8) { put { writer.integer(value) } }
    func encode(_ value: UInt16) { put { writer.integer(value) } }
    func encode(_ value: UInt32) { put { writer.integer(value) } }
    func encode(_ value: UInt64) { put { writer.integer(value) } }
    func encode<T: Encodable>(_ value: T) throws { try put { try writer.encode(value) } }
}

/// An object that is being written.
private struct JSONObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: JSONWriter
    let depth: Int
    let start: Int
    var codingPath: [any CodingKey] { [] }

    private func enter(_ key: some CodingKey) -> Bool {
        writer.enter(depth: depth, start: start, key: key.stringValue)
    }

    func encodeNil(forKey key: Key) {
        if enter(key) { writer.raw("null") }
    }

    func encode(_ value: Int, forKey key: Key) {
        if enter(key) { writer.integer(value) }
    }

    func encode(_ value: String, forKey key: Key) {
        if enter(key) { writer.string(value) }
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if enter(key) { try writer.encode(value) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        _ = enter(key)
        let (part, depth, start) = writer.nested()
        return JSONEncoding(writer: part, depth: depth, start: start).container(keyedBy: Nested.self)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        _ = enter(key)
        let (part, depth, start) = writer.nested()
        return JSONEncoding(writer: part, depth: depth, start: start).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        _ = writer.enter(depth: depth, start: start, key: "super")
        return writer.nestedEncoder()
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        _ = enter(key)
        return writer.nestedEncoder()
    }
}

/// An array that is being written.
private struct JSONArrayWriter: UnkeyedEncodingContainer {
    let writer: JSONWriter
    let depth: Int
    let start: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(writer: JSONWriter, depth: Int, start: Int) {
        self.writer = writer
        self.depth = depth
        self.start = start
    }

    private mutating func enter() -> Bool {
        count += 1
        return writer.enter(depth: depth, start: start)
    }

    mutating func encodeNil() {
        if enter() { writer.raw("null") }
    }

    mutating func encode<T: Encodable>(_ value: T) throws {
        if enter() { try writer.encode(value) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        _ = enter()
        let (part, depth, start) = writer.nested()
        return JSONEncoding(writer: part, depth: depth, start: start).container(keyedBy: Nested.self)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        _ = enter()
        let (part, depth, start) = writer.nested()
        return JSONEncoding(writer: part, depth: depth, start: start).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        _ = enter()
        return writer.nestedEncoder()
    }
}

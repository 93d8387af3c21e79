/// Decodes one value of a document.
struct JSONReader: Decoder {
    let document: JSONDocument
    let index: Int

    var codingPath: [any CodingKey] { document.path(to: index) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard document.kind(index) == .object else { throw document.mismatch([String: Any].self, index) }
        return KeyedDecodingContainer(JSONObjectReader(document: document, index: index))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard document.kind(index) == .array else { throw document.mismatch([Any].self, index) }
        return JSONArrayReader(document: document, index: index)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension JSONReader {
    /// What an error says that came up while this value was read, with the way to it from here.
    func text(of error: any Error) -> String {
        let (message, context): (String, DecodingError.Context)
        switch error {
        case DecodingError.keyNotFound(let key, let found):
            (message, context) = ("There is no \"\(key.stringValue)\".", found)
        case DecodingError.typeMismatch(let type, let found),
            DecodingError.valueNotFound(let type, let found):
            (message, context) = ("\(type) is expected. \(found.debugDescription)", found)
        case DecodingError.dataCorrupted(let found):
            (message, context) = (found.debugDescription, found)
        default: return String(describing: error)
        }
        let way = context.codingPath.dropFirst(codingPath.count).map(\.stringValue)
        return way.isEmpty ? message : "\(way.joined(separator: ", ")): \(message)"
    }
}

extension JSONReader: SingleValueDecodingContainer {
    func decodeNil() -> Bool { document.kind(index) == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try document.bool(index) }
    func decode(_ type: String.Type) throws -> String { try document.string(index) }
    func decode(_ type: Double.Type) throws -> Double { try document.float(index, type) }
    func decode(_ type: Float.Type) throws -> Float { try document.float(index, type) }
    func decode(_ type: Int.Type) throws -> Int { try document.integer(index) }
    func decode(_ type: Int8.Type) throws -> Int8 { try document.integer(index) }
    func decode(_ type: Int16.Type) throws -> Int16 { try document.integer(index) }
    func decode(_ type: Int32.Type) throws -> Int32 { try document.integer(index) }
    func decode(_ type: Int64.Type) throws -> Int64 { try document.integer(index) }
    func decode(_ type: UInt.Type) throws -> UInt { try document.integer(index) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try document.integer(index) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try document.integer(index) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try document.integer(index) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try document.integer(index) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
}

/// An object that is being read.
private struct JSONObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let document: JSONDocument
    let index: Int
    /// The members by name, where there are so many that looking through them would take long.
    private let names: [String: Int]?

    init(document: JSONDocument, index: Int) {
        self.document = document
        self.index = index
        var count = 0
        document.members(of: index) { _, _ in count += 1 }
        guard count > 16 else {
            names = nil
            return
        }
        var names: [String: Int] = [:]
        document.members(of: index) { key, value in
            if let name = try? document.string(key) { names[name] = value }
        }
        self.names = names
    }

    var codingPath: [any CodingKey] { document.path(to: index) }

    var allKeys: [Key] {
        if let names { return names.keys.compactMap { Key(stringValue: $0) } }
        var keys: [Key] = []
        document.members(of: index) { key, _ in
            if let key = (try? document.string(key)).flatMap(Key.init(stringValue:)) { keys.append(key) }
        }
        return keys
    }

    private func find(_ name: String) -> Int? {
        if let names { return names[name] }
        return document.member(name, of: index)
    }

    private func reader(_ key: Key) throws -> JSONReader {
        guard let value = find(key.stringValue) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
        }
        return JSONReader(document: document, index: value)
    }

    func contains(_ key: Key) -> Bool { find(key.stringValue) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try reader(key).decodeNil() }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader(key).decode(type) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try T(from: reader(key)) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try reader(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try reader(key).unkeyedContainer()
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try reader(key) }

    func superDecoder() throws -> any Decoder {
        guard let value = find("super") else {
            throw DecodingError.keyNotFound(
                JSONKey.name("super"), .init(codingPath: codingPath, debugDescription: ""))
        }
        return JSONReader(document: document, index: value)
    }
}

/// An array that is being read.
private struct JSONArrayReader: UnkeyedDecodingContainer {
    let document: JSONDocument
    let index: Int
    private let elements: [Int]
    private(set) var currentIndex = 0

    init(document: JSONDocument, index: Int) {
        self.document = document
        self.index = index
        elements = document.elements(of: index)
    }

    var codingPath: [any CodingKey] { document.path(to: index) }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    private func reader() throws -> JSONReader {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                Any.self, .init(codingPath: codingPath, debugDescription: "The array ends before."))
        }
        return JSONReader(document: document, index: elements[currentIndex])
    }

    /// Reads the element, and moves on if that went well.
    private mutating func advance<Value>(_ read: (JSONReader) throws -> Value) throws -> Value {
        let value = try read(reader())
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard try reader().decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try advance { try T(from: $0) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try advance { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try advance { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try advance { $0 } }
}

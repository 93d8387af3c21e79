/// A JSON text with a flat list of the values in it, found in one pass and in memory bounded by the text.
///
/// Values stand in the order of the text; those of an object after their keys. Nothing is decoded until asked.
final class JSONDocument: Sendable {
    let bytes: [UInt8]
    let values: [Value]

    /// One value, or key of an object.
    struct Value: Sendable {
        enum Kind: UInt8, Sendable {
            case object, array, string, escaped, number, `true`, `false`, null
        }

        let kind: Kind
        /// The bytes; of a string those between the quotes.
        let start: UInt32
        var end: UInt32
        /// The first value behind this one and all that is in it.
        var next: UInt32
        /// The container this lies in.
        let parent: UInt32
    }

    init(bytes: [UInt8], values: [Value]) {
        self.bytes = bytes
        self.values = values
    }

    /// The value a text consists of; there always is one.
    static let root = 0
}

/// Why a text is no JSON.
struct JSONFault: Error, Hashable {
    /// The byte at which it stops being JSON.
    let offset: Int
}

// MARK: - Finding values

extension JSONDocument {
    func kind(_ index: Int) -> Value.Kind { values[index].kind }

    func next(_ index: Int) -> Int { Int(values[index].next) }

    func text(_ index: Int) -> ArraySlice<UInt8> {
        bytes[Int(values[index].start)..<Int(values[index].end)]
    }

    /// The values in an array; of anything else none.
    func elements(of index: Int) -> [Int] {
        guard kind(index) == .array else { return [] }
        var elements: [Int] = []
        var element = index + 1
        while element < next(index) {
            elements.append(element)
            element = next(element)
        }
        return elements
    }

    /// Calls with the key and the value of each member of an object.
    func members(of index: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
        guard kind(index) == .object else { return }
        var key = index + 1
        while key < next(index) {
            body(key, key + 1)
            key = next(key + 1)
        }
    }

    /// Returns the value of a member of an object, the last of several, or nil when there is none.
    ///
    /// - Complexity: O(members).
    func member(_ name: String, of index: Int) -> Int? {
        var name = name
        return name.withUTF8 { name in
            var found: Int?
            members(of: index) { key, value in
                if isKey(key, name) { found = value }
            }
            return found
        }
    }

    private func isKey(_ key: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let value = values[key]
        if value.kind == .escaped { return unescaped(key).map { name.elementsEqual($0.utf8) } ?? false }
        return Int(value.end - value.start) == name.count && text(key).elementsEqual(name)
    }

    /// The keys and indices that lead from the root to a value.
    ///
    /// - Complexity: O(depth).
    func path(to index: Int) -> [any CodingKey] {
        var path: [any CodingKey] = []
        var index = index
        while index != Self.root {
            path.append(JSONKey.place(index, in: self))
            index = Int(values[index].parent)
        }
        return path.reversed()
    }
}

/// A step of a path through a text; its name is found when it is asked for.
enum JSONKey: CodingKey {
    case name(String)
    case place(Int, in: JSONDocument)

    var stringValue: String {
        switch self {
        case .name(let name): name
        case .place(let index, let document):
            if let place = intValue {
                "Index \(place)"
            } else {
                String(decoding: document.text(index - 1), as: UTF8.self)
            }
        }
    }

    var intValue: Int? {
        guard case .place(let index, let document) = self else { return nil }
        return document.elements(of: Int(document.values[index].parent)).firstIndex(of: index)
    }

    init?(stringValue: String) { self = .name(stringValue) }
    init?(intValue: Int) { self = .name("Index \(intValue)") }
}

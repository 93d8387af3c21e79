/// The items of a query, read from the bytes each time one is asked for.
struct LinkQuery {
    /// An item as it stands in the link.
    struct Item {
        var name: Range<Int>
        /// What follows the first `=`; empty without one.
        var value: Range<Int>
    }

    let link: UnsafeBufferPointer<UInt8>
    let range: Range<Int>

    /// How many items there are, empty ones included.
    var itemCount: Int {
        range.isEmpty ? 0 : link[range].count { $0 == UInt8(ascii: "&") } + 1
    }

    /// The first item of a name, or nil.
    func first(_ name: [UInt8]) -> Item? {
        var index = range.lowerBound
        return next(name, from: &index)
    }

    /// The decoded values of the items of a name; nil when one of them is malformed.
    func texts(of name: [UInt8]) -> [String]? {
        var texts: [String] = []
        var index = range.lowerBound
        while let item = next(name, from: &index) {
            guard let text = string(item.value) else { return nil }
            texts.append(text)
        }
        return texts
    }

    /// The decoded names and values, one after the other, of all items but those of some names; nil when one of
    /// them is malformed.
    func texts(ofAllBut names: [[UInt8]]) -> [String]? {
        var texts: [String] = []
        var index = range.lowerBound
        while let item = next(from: &index) {
            if names.contains(where: { isNamed($0, item.name) }) { continue }
            guard let name = string(item.name), let value = string(item.value) else { return nil }
            texts += [name, value]
        }
        return texts
    }

    /// The first item of a name at or after an index of the link, which moves behind it.
    private func next(_ name: [UInt8], from index: inout Int) -> Item? {
        while let item = next(from: &index) {
            if isNamed(name, item.name) { return item }
        }
        return nil
    }

    /// The first item at or after an index of the link, which moves behind it; nothing between two `&` is none.
    private func next(from index: inout Int) -> Item? {
        while index < range.upperBound {
            let start = index
            let end = link[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
            index = end + 1
            if start == end { continue }
            let equals = link[start..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
            return Item(name: start..<equals, value: min(end, equals + 1)..<end)
        }
        return nil
    }

    private func isNamed(_ name: [UInt8], _ range: Range<Int>) -> Bool {
        let bytes = link[range]
        guard isEscaped(bytes) else { return bytes.elementsEqual(name) }
        return string(range)?.utf8.elementsEqual(name) ?? false
    }

    /// The decoded text of a name or a value, or nil when its escapes are malformed.
    func string(_ range: Range<Int>) -> String? {
        let bytes = link[range]
        guard isEscaped(bytes) else {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        }
        return PercentCoding.decoded(bytes, plusIsSpace: true)
    }

    private func isEscaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
    }
}

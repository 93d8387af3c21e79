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
        range.isEmpty ? 0 : link[range].reduce(1) { $1 == UInt8(ascii: "&") ? $0 + 1 : $0 }
    }

    /// The first item of a name at or after an index of the link, which moves behind it.
    func next(_ name: [UInt8], from index: inout Int) -> Item? {
        while index < range.upperBound {
            var end = index
            var equals: Int?
            while end < range.upperBound, link[end] != UInt8(ascii: "&") {
                if equals == nil, link[end] == UInt8(ascii: "=") { equals = end }
                end += 1
            }
            let item = Item(name: index..<(equals ?? end), value: min(end, (equals ?? end) + 1)..<end)
            index = end + 1
            if !(item.name.isEmpty && equals == nil), isNamed(name, item.name) { return item }
        }
        return nil
    }

    /// The decoded text of a value, or nil when its escapes are malformed.
    func string(_ value: Range<Int>) -> String? {
        let bytes = link[value]
        guard isEscaped(bytes) else {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { buffer in
            guard let count = try? PercentCoding.decode(bytes, plusIsSpace: true, into: buffer[...]) else {
                return nil
            }
            return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
        }
    }

    private func isNamed(_ name: [UInt8], _ range: Range<Int>) -> Bool {
        let bytes = link[range]
        guard isEscaped(bytes) else { return bytes.elementsEqual(name) }
        guard let text = string(range) else { return false }
        return text.utf8.elementsEqual(name)
    }

    private func isEscaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
    }
}

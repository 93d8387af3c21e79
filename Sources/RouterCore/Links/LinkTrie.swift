/// All patterns as one tree of segments, in flat arrays, matched over bytes.
///
/// A node is reached in one way only and its depth is the index of a segment, so that however often a match has
/// to turn back, it visits a node at most once: the work is bounded by the patterns that fit the path's shape.
struct LinkTrie: Sendable {
    /// One segment of one or more patterns that begin alike.
    ///
    /// Indices are negative where there is nothing. They have 32 bits, so that a node is in one line of the cache.
    struct Node: Sendable {
        /// The pattern that ends here.
        var pattern: Int32 = -1
        /// The pattern that ends here and takes all segments that follow.
        var rest: Int32 = -1
        /// The node of a parameter whose type does not take every text.
        var constrained: Int32 = -1
        /// The node of a parameter that takes every text.
        var free: Int32 = -1
        /// The literals beneath, from the first on by `nextLiteral`.
        var firstLiteral: Int32 = -1
        /// The literal beside this one, declared after it.
        var nextLiteral: Int32 = -1
        /// The literal beside this one that differs from it in the case of letters only, where it may be a host.
        var nextHost: Int32 = -1
        /// The node above.
        var parent: Int32 = -1
        /// The first pattern that goes through here.
        var anyPattern: Int32 = -1
        /// The first pattern open to links from outside that goes through here.
        var publicPattern: Int32 = -1
        /// Where the text of the literal begins and ends.
        fileprivate var start: Int32 = 0
        fileprivate var end: Int32 = 0

        /// The text of the literal.
        var text: Range<Int> { Int(start)..<Int(end) }
    }

    /// One place of the table from (node, literal) to the node beneath; empty when the child is negative.
    private struct Slot: Sendable {
        var key: SegmentKey
        var parent: Int32 = -1
        var child: Int32 = -1
    }

    private(set) var nodes = [Node()]
    private var slots = Self.emptySlots(16)
    private var literals: [UInt8] = []
    private var lastLiterals: [Int32] = [-1]
    /// The node at which each pattern ends.
    private(set) var ends: [Int32] = []
    /// The literals that come first in a pattern, by their text in lower case, to be compared with a host: the
    /// first and the last of those that differ in the case of letters.
    private var hosts: [String: (first: Int, last: Int)] = [:]

    /// The text of the literal a node stands for.
    func literal(_ node: Int) -> ArraySlice<UInt8> {
        literals[nodes[node].text]
    }

    /// The node of a literal beneath another, or -1.
    func child(of parent: Int, at depth: Int, of link: ScannedLink) -> Int {
        child(of: parent, link.segments[depth].key) { literal, literals in
            link.isEqual(depth, to: literal, of: literals)
        }
    }

    /// The node of a literal beneath another, or -1.
    func child(of parent: Int, _ text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            child(of: parent, SegmentKey(of: 0..<bytes.count, in: bytes)) { literal, literals in
                bytes.elementsEqual(literals[literal])
            }
        }
    }

    @inline(__always) private func child(
        of parent: Int, _ key: SegmentKey, isEqual: (Range<Int>, UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int {
        let mask = slots.count - 1
        var index = key.place(beneath: parent) & mask
        while case let slot = slots[index], slot.child >= 0 {
            if slot.key == key, slot.parent == parent,
                literals.withUnsafeBufferPointer({ isEqual(nodes[Int(slot.child)].text, $0) })
            {
                return Int(slot.child)
            }
            index = (index + 1) & mask
        }
        return -1
    }

    /// The node of the first literal that is equal to a host but for the case of ASCII letters, or -1; the others
    /// follow from it by `nextHost`.
    func firstChild(ofHost bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        hosts[String(decoding: bytes.map(Self.folded), as: UTF8.self)]?.first ?? -1
    }

    /// Adds a pattern, or returns the one that is in its place already.
    mutating func insert(
        _ segments: [LinkPattern.Segment], isFree: (String) -> Bool, pattern: Int, isInternal: Bool
    ) -> Int? {
        var node = 0
        for segment in segments {
            switch segment {
            case .literal(let text): node = insert(literal: text, beneath: node)
            case .placeholder(let name):
                let takesAnyText = isFree(name)
                var child = Int(takesAnyText ? nodes[node].free : nodes[node].constrained)
                if child < 0 {
                    child = append(Node(), beneath: node)
                    if takesAnyText {
                        nodes[node].free = Int32(child)
                    } else {
                        nodes[node].constrained = Int32(child)
                    }
                }
                node = child
            case .rest:
                guard nodes[node].rest < 0 else { return Int(nodes[node].rest) }
                nodes[node].rest = Int32(pattern)
                note(pattern, from: node, isInternal: isInternal)
                return nil
            }
        }
        guard nodes[node].pattern < 0 else { return Int(nodes[node].pattern) }
        nodes[node].pattern = Int32(pattern)
        note(pattern, from: node, isInternal: isInternal)
        return nil
    }

    private mutating func insert(literal text: String, beneath parent: Int) -> Int {
        let found = self.child(of: parent, text)
        if found >= 0 { return found }
        var node = Node()
        node.start = Int32(literals.count)
        literals.append(contentsOf: text.utf8)
        node.end = Int32(literals.count)
        let child = append(node, beneath: parent)
        let last = Int(lastLiterals[parent])
        if last < 0 {
            nodes[parent].firstLiteral = Int32(child)
        } else {
            nodes[last].nextLiteral = Int32(child)
        }
        lastLiterals[parent] = Int32(child)
        if parent == 0 { insert(host: text, child) }
        if nodes.count * 2 > slots.count {
            let old = slots
            slots = Self.emptySlots(old.count * 2)
            for slot in old where slot.child >= 0 { place(slot) }
        }
        let key = literals.withUnsafeBufferPointer { SegmentKey(of: node.text, in: $0) }
        place(Slot(key: key, parent: Int32(parent), child: Int32(child)))
        return child
    }

    private mutating func insert(host text: String, _ node: Int) {
        let folded = String(decoding: text.utf8.map(Self.folded), as: UTF8.self)
        let known = hosts.updateValue((first: hosts[folded]?.first ?? node, last: node), forKey: folded)
        if let known { nodes[known.last].nextHost = Int32(node) }
    }

    private mutating func append(_ node: Node, beneath parent: Int) -> Int {
        nodes.append(node)
        nodes[nodes.count - 1].parent = Int32(parent)
        lastLiterals.append(-1)
        return nodes.count - 1
    }

    /// Notes a pattern that has found its place at the nodes it goes through; they come in their order.
    private mutating func note(_ pattern: Int, from node: Int, isInternal: Bool) {
        ends.append(Int32(node))
        var node = node
        while node >= 0 {
            if nodes[node].anyPattern < 0 { nodes[node].anyPattern = Int32(pattern) }
            if !isInternal, nodes[node].publicPattern < 0 { nodes[node].publicPattern = Int32(pattern) }
            node = Int(nodes[node].parent)
        }
    }

    private mutating func place(_ slot: Slot) {
        let mask = slots.count - 1
        var index = slot.key.place(beneath: Int(slot.parent)) & mask
        while slots[index].child >= 0 { index = (index + 1) & mask }
        slots[index] = slot
    }

    private static func emptySlots(_ count: Int) -> [Slot] {
        [Slot](repeating: Slot(key: .empty), count: count)
    }

    /// A byte with an ASCII letter in lower case.
    static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

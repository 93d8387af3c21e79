/// All patterns as one tree of segments, in flat arrays, matched over bytes.
///
/// A node is reached in one way only and its depth is the index of a segment, so that however often a match has
/// to turn back, it visits a node at most once: the work is bounded by the patterns that fit the path's shape.
struct LinkTrie: Sendable {
    /// One segment of one or more patterns that begin alike.
    ///
    /// Indices are negative where there is nothing.
    struct Node: Sendable {
        /// The pattern that ends here.
        var pattern = -1
        /// The pattern that ends here and takes all segments that follow.
        var rest = -1
        /// The node of a parameter whose type does not take every text.
        var constrained = -1
        /// The node of a parameter that takes every text.
        var free = -1
        /// The literals beneath, from the first on by `nextLiteral`.
        var firstLiteral = -1
        /// The literal beside this one, declared after it.
        var nextLiteral = -1
        /// The first pattern that goes through here.
        var anyPattern = -1
        /// The first pattern open to links from outside that goes through here.
        var publicPattern = -1
        /// The text of the literal.
        var text = 0..<0
    }

    /// One place of the table from (node, literal) to the node beneath; empty when the child is negative.
    private struct Slot: Sendable {
        var hash: UInt64 = 0
        var parent = -1
        var child = -1
    }

    private(set) var nodes = [Node()]
    private var slots = [Slot](repeating: Slot(), count: 16)
    private var literals: [UInt8] = []
    private var lastLiterals = [-1]
    /// The literals that come first in a pattern, by their text in lower case, to be compared with a host.
    private var hosts: [String: [Int]] = [:]

    /// The text of the literal a node stands for.
    func literal(_ node: Int) -> ArraySlice<UInt8> {
        literals[nodes[node].text]
    }

    /// The node of a literal beneath another, or -1.
    func child(of parent: Int, _ bytes: Slice<UnsafeBufferPointer<UInt8>>, hash: UInt64) -> Int {
        let hash = SegmentHash.beneath(parent, hash)
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index].child >= 0 {
            if slots[index].hash == hash, slots[index].parent == parent,
                isEqual(nodes[slots[index].child].text, bytes)
            {
                return slots[index].child
            }
            index = (index + 1) & (slots.count - 1)
        }
        return -1
    }

    /// The node of a literal beneath another, or -1.
    func child(of parent: Int, _ text: String) -> Int {
        var text = text
        return text.withUTF8 { child(of: parent, $0[...], hash: SegmentHash(of: $0).value) }
    }

    /// Returns whether a literal has these bytes, compared eight at a time.
    private func isEqual(_ range: Range<Int>, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard range.count == bytes.count else { return false }
        return literals.withUnsafeBytes { literals in
            let (left, right) = (
                literals[range], UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes))
            )
            var index = 0
            while index + 8 <= right.count {
                let word = literals.loadUnaligned(fromByteOffset: left.startIndex + index, as: UInt64.self)
                if word != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
                index += 8
            }
            while index < right.count, left[left.startIndex + index] == right[index] { index += 1 }
            return index == right.count
        }
    }

    /// The nodes of the first literals that are equal to a host but for the case of ASCII letters.
    func children(ofHost bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
        hosts[String(decoding: bytes.lazy.map(Self.folded), as: UTF8.self)] ?? []
    }

    /// Adds a pattern, or returns the one that is in its place already.
    mutating func insert(
        _ segments: [LinkPattern.Segment], isFree: (String) -> Bool, pattern: Int, isInternal: Bool
    ) -> Int? {
        var node = 0
        note(pattern, at: node, isInternal: isInternal)
        for segment in segments {
            switch segment {
            case .literal(let text): node = insert(literal: text, beneath: node)
            case .placeholder(let name):
                let takesAnyText = isFree(name)
                var child = takesAnyText ? nodes[node].free : nodes[node].constrained
                if child < 0 {
                    child = append(Node())
                    if takesAnyText { nodes[node].free = child } else { nodes[node].constrained = child }
                }
                node = child
            case .rest:
                guard nodes[node].rest < 0 else { return nodes[node].rest }
                nodes[node].rest = pattern
                return nil
            }
            note(pattern, at: node, isInternal: isInternal)
        }
        guard nodes[node].pattern < 0 else { return nodes[node].pattern }
        nodes[node].pattern = pattern
        return nil
    }

    private mutating func insert(literal text: String, beneath parent: Int) -> Int {
        let found = self.child(of: parent, text)
        if found >= 0 { return found }
        let start = literals.count
        literals.append(contentsOf: text.utf8)
        let child = append(Node(text: start..<literals.count))
        if lastLiterals[parent] < 0 {
            nodes[parent].firstLiteral = child
        } else {
            nodes[lastLiterals[parent]].nextLiteral = child
        }
        lastLiterals[parent] = child
        if parent == 0 {
            hosts[String(decoding: text.utf8.lazy.map(Self.folded), as: UTF8.self), default: []].append(child)
        }
        if nodes.count * 2 > slots.count {
            let old = slots
            slots = [Slot](repeating: Slot(), count: old.count * 2)
            for slot in old where slot.child >= 0 { place(slot) }
        }
        let hash = SegmentHash.beneath(parent, SegmentHash(of: text.utf8).value)
        place(Slot(hash: hash, parent: parent, child: child))
        return child
    }

    private mutating func append(_ node: Node) -> Int {
        nodes.append(node)
        lastLiterals.append(-1)
        return nodes.count - 1
    }

    private mutating func note(_ pattern: Int, at node: Int, isInternal: Bool) {
        if nodes[node].anyPattern < 0 { nodes[node].anyPattern = pattern }
        if !isInternal, nodes[node].publicPattern < 0 { nodes[node].publicPattern = pattern }
    }

    private mutating func place(_ slot: Slot) {
        var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
        while slots[index].child >= 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    /// A byte with an ASCII letter in lower case.
    static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

/// All patterns as one tree of segments, in flat arrays, matched over bytes.
///
/// A node is reached in one way only and its depth is the index of a segment, so that however often a match has
/// to turn back, it visits a node at most once: the work is bounded by the patterns that fit the path's shape.
struct LinkTrie: Sendable {
    /// One segment of one or more patterns that begin alike.
    struct Node: Sendable {
        /// The text of its literal, as a range of the bytes of all literals.
        var text = 0..<0
        /// The patterns that end here, those that require more items first.
        var ends: [End] = []
        /// The patterns that end here and take all segments that follow, in the same order.
        var rests: [End] = []
        /// The node of a parameter whose type does not take every text.
        var constrained: Int?
        /// The node of a parameter that takes every text.
        var free: Int?
        /// The nodes of the literals beneath, in the order of their declaration.
        var literals: [Int] = []
        /// The first pattern that goes through here.
        var anyPattern: Int?
        /// The first pattern open to links from outside that goes through here.
        var openPattern: Int?
    }

    /// The end of a pattern.
    struct End: Sendable {
        let pattern: Int
        /// The names of the query items it requires, sorted.
        let requiredItems: [String]

        /// Whether it is asked before another: it requires more, or, as something has to decide, other items.
        func goesBefore(_ other: End) -> Bool {
            let (count, otherCount) = (requiredItems.count, other.requiredItems.count)
            return count == otherCount
                ? requiredItems.lexicographicallyPrecedes(other.requiredItems) : count > otherCount
        }
    }

    /// One place of the table from (node, hash of a literal) to the node beneath.
    private struct Slot: Sendable {
        var hash: SegmentHash
        var parent: Int
        var child: Int
    }

    private(set) var nodes = [Node()]
    private var slots = [Slot?](repeating: nil, count: 16)
    private var literals: [UInt8] = []
    /// The nodes of the literals that come first in a pattern, by their text in lower case: a host may be one.
    private var hosts: [String: [Int]] = [:]

    /// The bytes of the literal a node stands for.
    func literal(_ node: Int) -> ArraySlice<UInt8> {
        literals[nodes[node].text]
    }

    /// Adds a pattern, or returns the one that matches the same links already.
    ///
    /// - Parameters:
    ///   - segments: Its segments.
    ///   - end: Its number, and the items it requires.
    ///   - isFree: Whether a segment takes every text.
    ///   - isOpen: Whether links from outside may be told of it; nil when nobody is.
    /// - Returns: The number of that other pattern, or nil when it was added.
    mutating func insert(
        _ segments: [LinkPattern.Segment], _ end: End, isFree: (LinkPattern.Segment) -> Bool, isOpen: Bool?
    ) -> Int? {
        var way = [0]
        var takesRest = false
        for segment in segments {
            let parent = way[way.count - 1]
            switch segment {
            case .literal(let text): way.append(insert(literal: Array(text.utf8), beneath: parent))
            case .placeholder: way.append(insert(parameter: isFree(segment), beneath: parent))
            case .rest: takesRest = true
            }
        }
        let node = way[way.count - 1]
        let ends = takesRest ? nodes[node].rests : nodes[node].ends
        if let equal = ends.first(where: { $0.requiredItems == end.requiredItems }) { return equal.pattern }
        let index = ends.firstIndex(where: end.goesBefore) ?? ends.count
        if takesRest {
            nodes[node].rests.insert(end, at: index)
        } else {
            nodes[node].ends.insert(end, at: index)
        }
        guard let isOpen else { return nil }
        for node in way {
            if nodes[node].anyPattern == nil { nodes[node].anyPattern = end.pattern }
            if isOpen, nodes[node].openPattern == nil { nodes[node].openPattern = end.pattern }
        }
        return nil
    }

    private mutating func insert(parameter isFree: Bool, beneath parent: Int) -> Int {
        if let known = isFree ? nodes[parent].free : nodes[parent].constrained { return known }
        let child = nodes.count
        nodes.append(Node())
        if isFree {
            nodes[parent].free = child
        } else {
            nodes[parent].constrained = child
        }
        return child
    }

    private mutating func insert(literal bytes: [UInt8], beneath parent: Int) -> Int {
        let hash = SegmentHash(bytes)
        if let known = child(of: parent, hash, bytes) { return known }
        let child = nodes.count
        nodes.append(Node(text: literals.count..<(literals.count + bytes.count)))
        nodes[parent].literals.append(child)
        literals += bytes
        if parent == 0 { hosts[LinkParts.folded(bytes), default: []].append(child) }
        if nodes.count * 2 > slots.count {
            let old = slots
            slots = [Slot?](repeating: nil, count: old.count * 2)
            for case let slot? in old { place(slot) }
        }
        place(Slot(hash: hash, parent: parent, child: child))
        return child
    }

    private mutating func place(_ slot: Slot) {
        var index = firstIndex(slot.hash, beneath: slot.parent)
        while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    private func firstIndex(_ hash: SegmentHash, beneath parent: Int) -> Int {
        let mixed = (hash.value ^ UInt64(parent)) &* 0x9E37_79B9_7F4A_7C15
        return Int(mixed >> 32) & (slots.count - 1)
    }

    private func child(of parent: Int, _ hash: SegmentHash, _ bytes: some Collection<UInt8>) -> Int? {
        var index = firstIndex(hash, beneath: parent)
        while let slot = slots[index] {
            if slot.hash == hash, slot.parent == parent, isEqual(nodes[slot.child].text, bytes) {
                return slot.child
            }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isEqual(_ text: Range<Int>, _ bytes: some Collection<UInt8>) -> Bool {
        guard text.count == bytes.count else { return false }
        return literals.withUnsafeBufferPointer { $0[text].elementsEqual(bytes) }
    }

    /// The nodes beneath another whose literal is the segment of a link at a depth: at most one, or, where the
    /// segment is a host, all that differ from it in the case of ASCII letters only.
    func literals(beneath parent: Int, at depth: Int, of link: ScannedLink) -> [Int] {
        if depth == 0, link.beginsWithHost { return hosts[LinkParts.folded(link.bytes(0))] ?? [] }
        return literal(beneath: parent, at: depth, of: link).map { [$0] } ?? []
    }

    private func literal(beneath parent: Int, at depth: Int, of link: ScannedLink) -> Int? {
        child(of: parent, link.segments[depth].hash, link.bytes(depth))
    }
}

extension LinkTrie {
    /// The first answer a pattern gives, asked in the order of their rank, or nil when none gives one.
    ///
    /// At each segment a literal goes before a constrained parameter, that before one that takes every text,
    /// and all of them before the rest; the earliest difference decides. Of patterns with the same segments the
    /// one that requires more items goes first.
    func firstAnswer<Answer>(
        to link: ScannedLink, from node: Int = 0, depth: Int = 0, _ ask: (Int) -> Answer?
    ) -> Answer? {
        guard depth < link.segments.count else {
            for place in nodes[node].ends.indices {
                if let answer = ask(nodes[node].ends[place].pattern) { return answer }
            }
            return nil
        }
        if depth == 0, link.beginsWithHost {
            for child in literals(beneath: node, at: depth, of: link) {
                if let answer = firstAnswer(to: link, from: child, depth: 1, ask) { return answer }
            }
        } else if let child = literal(beneath: node, at: depth, of: link),
            let answer = firstAnswer(to: link, from: child, depth: depth + 1, ask)
        {
            return answer
        }
        if let child = nodes[node].constrained,
            let answer = firstAnswer(to: link, from: child, depth: depth + 1, ask)
        {
            return answer
        }
        if let child = nodes[node].free,
            let answer = firstAnswer(to: link, from: child, depth: depth + 1, ask)
        {
            return answer
        }
        for place in nodes[node].rests.indices {
            if let answer = ask(nodes[node].rests[place].pattern) { return answer }
        }
        return nil
    }
}

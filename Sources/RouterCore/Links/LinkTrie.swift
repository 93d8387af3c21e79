/// All patterns as one tree of segments, in flat arrays, matched over bytes.
///
/// A node is reached in one way only and its depth is the index of a segment, so that however often a match has
/// to turn back, it visits a node at most once: the work is bounded by the patterns that fit the path's shape.
struct LinkTrie: Sendable {
    /// One segment of one or more patterns that begin alike; 0 stands for none.
    struct Node: Sendable {
        /// The text of its literal, as a range of the bytes of all literals.
        var text = 0..<0
        /// The first of the patterns that end here.
        var ends = 0
        /// The first of the patterns that end here and take all segments that follow.
        var rests = 0
        /// The node of a parameter whose type does not take every text.
        var constrained = 0
        /// The node of a parameter that takes every text.
        var free = 0
    }

    /// The end of a pattern: the numbers of these, counted from 1, are one more than those of the patterns.
    struct End: Sendable {
        /// The next end at the same node, which requires fewer items, or other ones; 0 for none.
        var next = 0
        /// The names of the query items that the pattern requires, sorted.
        var requiredItems: [String] = []
    }

    /// What an explanation asks of a node.
    struct Offer: Sendable {
        /// The nodes of the literals beneath, in the order of their declaration.
        var literals: [Int] = []
        /// The first pattern that goes through here.
        var anyPattern: Int?
        /// The first pattern open to links from outside that goes through here.
        var openPattern: Int?
        /// The letters of its literal.
        var letters = Letters()
    }

    /// One place of the table from (node, hash of a literal) to the node beneath.
    struct Slot: Sendable {
        var hash = SegmentHash()
        var parent = 0
        /// The node; 0, the root, which lies beneath none, where the place is empty.
        var child = 0
    }

    private(set) var nodes = [Node()]
    private var ends = [End()]
    /// What explanations ask of each node.
    private(set) var offers = [Offer()]
    private var slots = [Slot](repeating: Slot(), count: 16)
    private var literals: [UInt8] = []
    /// The nodes of the literals that come first in a pattern, by their text in lower case: a host may be one.
    private var hosts: [String: [Int]] = [:]

    /// The bytes of the literal a node stands for.
    func literal(_ node: Int) -> ArraySlice<UInt8> {
        literals[nodes[node].text]
    }

    /// The patterns from an end on.
    func patterns(from end: Int) -> [Int] {
        var (end, patterns) = (end, [Int]())
        while end > 0 {
            patterns.append(end - 1)
            end = ends[end].next
        }
        return patterns
    }

    /// Adds a pattern, which gets the next number, or returns the one that matches the same links already.
    ///
    /// - Parameters:
    ///   - segments: Its segments.
    ///   - items: The names of the query items it requires, sorted.
    ///   - isFree: Whether a segment takes every text.
    ///   - isOpen: Whether links from outside may be told of it; nil when nobody is.
    /// - Returns: The number of that other pattern, or nil when it was added.
    mutating func insert(
        _ segments: [LinkPattern.Segment], requiring items: [String], isFree: (LinkPattern.Segment) -> Bool,
        isOpen: Bool?
    ) -> Int? {
        var way = [0]
        way.reserveCapacity(segments.count + 1)
        var takesRest = false
        for segment in segments {
            let parent = way[way.count - 1]
            switch segment {
            case .literal(var text):
                way.append(text.withUTF8 { insert(literal: $0, beneath: parent) })
            case .placeholder:
                way.append(insert(parameter: isFree(segment), beneath: parent))
            case .rest: takesRest = true
            }
        }
        let node = way[way.count - 1]
        var (before, next) = (0, takesRest ? nodes[node].rests : nodes[node].ends)
        while next > 0, !goesBefore(items, ends[next].requiredItems) {
            if ends[next].requiredItems == items { return next - 1 }
            (before, next) = (next, ends[next].next)
        }
        let end = ends.count
        ends.append(End(next: next, requiredItems: items))
        if before > 0 {
            ends[before].next = end
        } else if takesRest {
            nodes[node].rests = end
        } else {
            nodes[node].ends = end
        }
        guard let isOpen else { return nil }
        for node in way {
            if offers[node].anyPattern == nil { offers[node].anyPattern = end - 1 }
            if isOpen, offers[node].openPattern == nil { offers[node].openPattern = end - 1 }
        }
        return nil
    }

    /// Whether a pattern that requires some items goes before one that requires others: the one that requires more
    /// does, or, as something has to decide, the one whose names come first.
    private func goesBefore(_ items: [String], _ others: [String]) -> Bool {
        items.count == others.count ? items.lexicographicallyPrecedes(others) : items.count > others.count
    }

    private mutating func insert(parameter isFree: Bool, beneath parent: Int) -> Int {
        let known = isFree ? nodes[parent].free : nodes[parent].constrained
        if known > 0 { return known }
        let child = add(Node())
        if isFree {
            nodes[parent].free = child
        } else {
            nodes[parent].constrained = child
        }
        return child
    }

    private mutating func insert(literal bytes: UnsafeBufferPointer<UInt8>, beneath parent: Int) -> Int {
        let hash = SegmentHash(bytes)
        if let known = lookingUp({ $0.child(of: parent, hash, bytes[...]) }) { return known }
        let child = add(Node(text: literals.count..<(literals.count + bytes.count)))
        offers[parent].literals.append(child)
        offers[child].letters = Letters(of: bytes)
        literals += bytes
        if parent == 0 { hosts[LinkParts.folded(bytes), default: []].append(child) }
        if nodes.count * 2 > slots.count {
            let old = slots
            slots = [Slot](repeating: Slot(), count: old.count * 2)
            for slot in old where slot.child > 0 { place(slot) }
        }
        place(Slot(hash: hash, parent: parent, child: child))
        return child
    }

    private mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        offers.append(Offer())
        return nodes.count - 1
    }

    private mutating func place(_ slot: Slot) {
        var index = LinkLookup.firstIndex(slot.hash, beneath: slot.parent, in: slots.count)
        while slots[index].child > 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    /// The nodes beneath another whose literal is the segment of a link at a depth: at most one, or, where the
    /// segment is a host, all that differ from it in the case of ASCII letters only.
    func literals(beneath parent: Int, at depth: Int, of link: ScannedLink) -> [Int] {
        if depth == 0, link.beginsWithHost { return hosts(of: link) }
        let child = lookingUp { $0.child(of: parent, link.segments[depth].hash, link.bytes(depth)) }
        return child.map { [$0] } ?? []
    }

    private func hosts(of link: ScannedLink) -> [Int] {
        hosts[LinkParts.folded(link.bytes(0))] ?? []
    }

    /// The first answer a pattern gives, asked in the order of their rank, or nil when none gives one.
    ///
    /// At each segment a literal goes before a constrained parameter, that before one that takes every text,
    /// and all of them before the rest; the earliest difference decides. Of patterns with the same segments the
    /// one that requires more items goes first.
    func firstAnswer<Answer>(to link: ScannedLink, _ ask: (Int) -> Answer?) -> Answer? {
        if link.beginsWithHost {
            for host in hosts(of: link) {
                if let answer = lookingUp({ $0.firstAnswer(to: link, from: host, depth: 1, ask) }) {
                    return answer
                }
            }
        }
        return lookingUp { $0.firstAnswer(to: link, from: 0, depth: 0, ask) }
    }

    @inline(__always) private func lookingUp<Answer>(_ body: (LinkLookup) -> Answer) -> Answer {
        nodes.withUnsafeBufferPointer { nodes in
            ends.withUnsafeBufferPointer { ends in
                slots.withUnsafeBufferPointer { slots in
                    literals.withUnsafeBufferPointer { literals in
                        body(LinkLookup(nodes: nodes, ends: ends, slots: slots, literals: literals))
                    }
                }
            }
        }
    }
}

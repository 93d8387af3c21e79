/// The tree while a link is looked up in it, so that no reference is counted on the way.
struct LinkLookup {
    let nodes: UnsafeBufferPointer<LinkTrie.Node>
    let ends: UnsafeBufferPointer<LinkTrie.End>
    let slots: UnsafeBufferPointer<LinkTrie.Slot>
    let literals: UnsafeBufferPointer<UInt8>

    /// The place in the table where the search for a literal begins.
    static func firstIndex(_ hash: SegmentHash, beneath parent: Int, in count: Int) -> Int {
        let mixed = (hash.value ^ UInt64(parent)) &* 0x9E37_79B9_7F4A_7C15
        return Int(mixed >> 32) & (count - 1)
    }

    /// The node beneath another whose literal has these bytes, or nil.
    func child(of parent: Int, _ hash: SegmentHash, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var index = Self.firstIndex(hash, beneath: parent, in: slots.count)
        while slots[index].child > 0 {
            if slots[index].hash == hash, slots[index].parent == parent,
                isEqual(nodes[slots[index].child].text, bytes)
            {
                return slots[index].child
            }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isEqual(_ text: Range<Int>, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard text.count == bytes.count else { return false }
        for offset in 0..<text.count
        where literals[text.lowerBound + offset] != bytes.base[bytes.startIndex + offset] {
            return false
        }
        return true
    }

    /// The first answer a pattern gives beneath a node; a host is compared with no literal here.
    func firstAnswer<Answer>(
        to link: ScannedLink, from index: Int, depth: Int, _ ask: (Int) -> Answer?
    ) -> Answer? {
        let node = nodes[index]
        guard depth < link.segments.count else { return firstAnswer(from: node.ends, ask) }
        if depth > 0 || !link.beginsWithHost,
            let child = child(of: index, link.segments[depth].hash, link.bytes(depth)),
            let answer = firstAnswer(to: link, from: child, depth: depth + 1, ask)
        {
            return answer
        }
        if node.constrained > 0,
            let answer = firstAnswer(to: link, from: node.constrained, depth: depth + 1, ask)
        {
            return answer
        }
        if node.free > 0, let answer = firstAnswer(to: link, from: node.free, depth: depth + 1, ask) {
            return answer
        }
        return firstAnswer(from: node.rests, ask)
    }

    private func firstAnswer<Answer>(from end: Int, _ ask: (Int) -> Answer?) -> Answer? {
        var end = end
        while end > 0 {
            if let answer = ask(end - 1) { return answer }
            end = ends[end].next
        }
        return nil
    }
}

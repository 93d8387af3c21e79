extension LinkTrie {
    /// The route of the best pattern that fits; `only` asks one pattern alone.
    func route(
        at link: ScannedLink, of entries: [LinkEntry], from source: LinkSource, only: Int? = nil
    ) -> AnyRoute? {
        firstAnswer(to: link) { index in
            if let only, only != index { return nil }
            let entry = entries[index]
            if source == .outside, entry.isInternal { return nil }
            var arguments = LinkArguments(link, of: entry)
            return entry.read(&arguments)
        }
    }

    /// What of a node is tried next.
    private enum Way {
        case literal, constrained, free, rest
    }

    /// The first answer a pattern gives, asked in the order of their rank, or nil when none gives one.
    ///
    /// At each segment a literal goes before a constrained parameter, that before one that takes every text,
    /// and all of them before the rest; the earliest difference decides.
    ///
    /// Always inlined, since a closure that is handed over retains all it refers to.
    @inline(__always) func firstAnswer<Answer>(to link: ScannedLink, _ ask: (Int) -> Answer?) -> Answer? {
        var (index, depth, way) = (0, 0, Way.literal)
        while true {
            var next = -1
            if depth < link.segments.count {
                next = self.next(index, way, depth: depth, of: link)
            }
            if next >= 0 {
                (index, depth, way) = (next, depth + 1, .literal)
                continue
            }
            let node = nodes[index]
            let pattern = depth < link.segments.count ? node.rest : node.pattern
            if pattern >= 0, let answer = ask(Int(pattern)) { return answer }
            // Nothing beneath fits. Which way led here says which one of the node above is next.
            guard depth > 0 else { return nil }
            let parent = Int(node.parent)
            if node.nextHost >= 0, depth == 1, link.beginsWithHost {
                (index, way) = (Int(node.nextHost), .literal)
                continue
            }
            way =
                nodes[parent].free == index
                ? .rest : nodes[parent].constrained == index ? .free : .constrained
            (index, depth) = (parent, depth - 1)
        }
    }

    /// The node the first way from a node on leads to, or -1 when none is left but the rest.
    private func next(_ index: Int, _ way: Way, depth: Int, of link: ScannedLink) -> Int {
        let node = nodes[index]
        if way == .literal, node.firstLiteral >= 0 {
            let child =
                depth == 0 && link.beginsWithHost
                ? firstChild(ofHost: link.bytes(0)) : child(of: index, at: depth, of: link)
            if child >= 0 { return child }
        }
        switch way {
        case .literal, .constrained: return Int(node.constrained >= 0 ? node.constrained : node.free)
        case .free: return Int(node.free)
        case .rest: return -1
        }
    }

    /// Returns whether a path of a pattern might be taken by another pattern that ranks before it.
    func mightBeOvertaken(_ pattern: Int) -> Bool {
        var index = Int(ends[pattern])
        var node = nodes[index]
        if node.rest == pattern, node.firstLiteral >= 0 || node.constrained >= 0 || node.free >= 0 {
            return true
        }
        while node.parent >= 0 {
            let parent = nodes[Int(node.parent)]
            if parent.free == index, parent.constrained >= 0 || parent.firstLiteral >= 0 { return true }
            if parent.constrained == index, parent.firstLiteral >= 0 { return true }
            (index, node) = (Int(node.parent), parent)
        }
        return false
    }
}

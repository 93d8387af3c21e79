extension LinkTable {
    /// Goes through the tree once more to find the pattern that came nearest; only for links no pattern matches.
    func explain(_ link: ScannedLink, link text: String, from source: LinkSource) -> MatchFailure {
        var search = NearestSearch(table: self, link: link, source: source)
        search.visit(0, depth: 0)
        let path = (link.segments.first?.source.lowerBound ?? link.pathEnd)..<link.pathEnd
        return MatchFailure(
            link: text, reason: .noPattern, range: search.best?.range ?? path,
            nearest: search.best.map { best in
                let declaration = entries[best.pattern].declaration
                return MatchFailure.Nearest(
                    pattern: declaration.pattern, module: declaration.module, mismatch: best.mismatch)
            })
    }
}

/// The slow second pass over the tree, which remembers where each attempt failed.
private struct NearestSearch {
    struct Candidate {
        /// How many segments fit, and one more when only the query does not.
        let score: Int
        let pattern: Int
        let mismatch: MatchFailure.Mismatch
        let range: Range<Int>
    }

    let table: LinkTable
    let link: ScannedLink
    let source: LinkSource
    private(set) var best: Candidate?

    init(table: LinkTable, link: ScannedLink, source: LinkSource) {
        self.table = table
        self.link = link
        self.source = source
    }

    mutating func visit(_ index: Int, depth: Int) {
        let node = table.trie.nodes[index]
        guard depth < link.segments.count else {
            if node.pattern >= 0, isOpen(Int(node.pattern)) {
                ask(Int(node.pattern))
            } else if depth > 0 {
                note(depth, through(node), .linkTooShort, at: link.pathEnd..<link.pathEnd)
            }
            return
        }
        let isHost = depth == 0 && link.beginsWithHost
        let literal =
            isHost
            ? table.trie.firstChild(ofHost: link.bytes(0)) : table.trie.child(of: index, at: depth, of: link)
        var child = literal
        while child >= 0 {
            visit(child, depth: depth + 1)
            child = isHost ? Int(table.trie.nodes[child].nextHost) : -1
        }
        if node.constrained >= 0 { visit(Int(node.constrained), depth: depth + 1) }
        if node.free >= 0 { visit(Int(node.free), depth: depth + 1) }
        if node.rest >= 0, isOpen(Int(node.rest)) { ask(Int(node.rest)) }
        if literal < 0 { noteLiteral(beneath: node, depth: depth) }
        if depth > 0, node.pattern >= 0, isOpen(Int(node.pattern)) {
            let tail = link.segments[depth].source.lowerBound..<link.pathEnd
            note(depth, Int(node.pattern), .linkTooLong, at: tail)
        }
    }

    /// Offers the literal that is most like the segment.
    private mutating func noteLiteral(beneath node: LinkTrie.Node, depth: Int) {
        guard depth > best?.score ?? -1 else { return }
        let segment = Array(link.bytes(depth).prefix(64))
        var nearest: (distance: Int, node: Int)?
        var child = Int(node.firstLiteral)
        // A wide level is not searched to its end: this is an explanation, not a match.
        var left = 256
        while child >= 0, left > 0 {
            if through(table.trie.nodes[child]) >= 0 {
                let distance = editDistance(segment, Array(table.trie.literal(child)))
                if distance < nearest?.distance ?? .max { nearest = (distance, child) }
            }
            child = Int(table.trie.nodes[child].nextLiteral)
            left -= 1
        }
        // At the root nothing fits yet, so that only a likely slip is worth an offer.
        guard let nearest, depth > 0 || nearest.distance <= max(1, segment.count / 3) else { return }
        let literal = String(decoding: table.trie.literal(nearest.node), as: UTF8.self)
        note(
            depth, through(table.trie.nodes[nearest.node]), .literal(literal), at: link.segments[depth].source
        )
    }

    /// Reads the values for one pattern to see which of them fails.
    private mutating func ask(_ pattern: Int) {
        let entry = table.entries[pattern]
        var arguments = LinkArguments(link, of: entry)
        guard entry.declaration.read(&arguments) == nil, let problem = arguments.problem else { return }
        let label = entry.labels[entry.labelOfParameter[arguments.position]]
        let type = entry.declaration.parameters[arguments.position].typeName
        switch entry.sources[arguments.position] {
        case .segment(let index):
            note(index, pattern, .segment(label: label, type: type), at: link.segments[index].source)
        case .rest(let index):
            let range = link.segments[index].source.lowerBound..<link.pathEnd
            note(index, pattern, .segment(label: label, type: type), at: range)
        case .item(let name):
            var start = link.query.range.lowerBound
            let item = link.query.next(name, from: &start)
            let end = link.query.range.isEmpty ? link.pathEnd : link.query.range.upperBound
            let mismatch: MatchFailure.Mismatch =
                switch problem {
                case .missing: .missingItem(label: label, type: type)
                case .malformed: .malformedItem(label: label)
                case .unfit: .item(label: label, type: type)
                }
            note(link.segments.count + 1, pattern, mismatch, at: item?.value ?? end..<end)
        }
    }

    private mutating func note(
        _ score: Int, _ pattern: Int, _ mismatch: MatchFailure.Mismatch, at range: Range<Int>
    ) {
        guard pattern >= 0, score > best?.score ?? -1 else { return }
        best = Candidate(score: score, pattern: pattern, mismatch: mismatch, range: range)
    }

    private func isOpen(_ pattern: Int) -> Bool {
        source == .app || !table.entries[pattern].declaration.isInternal
    }

    private func through(_ node: LinkTrie.Node) -> Int {
        Int(source == .app ? node.anyPattern : node.publicPattern)
    }
}

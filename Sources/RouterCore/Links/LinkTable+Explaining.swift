extension LinkTable {
    /// Goes through the tree once more to find the pattern that came nearest; only for links no pattern matches.
    func explain(_ link: ScannedLink, link text: String, from source: Source) -> MatchFailure {
        var search = NearestSearch(table: self, link: link, source: source)
        search.visit(0, depth: 0)
        return MatchFailure(
            link: text, reason: .noPattern, range: search.best?.range ?? link.path,
            nearest: search.best.map { best in
                let declaration = bound[best.pattern].declaration
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
    let source: LinkTable.Source
    private(set) var best: Candidate?

    init(table: LinkTable, link: ScannedLink, source: LinkTable.Source) {
        self.table = table
        self.link = link
        self.source = source
    }

    mutating func visit(_ index: Int, depth: Int) {
        let node = table.trie.nodes[index]
        guard depth < link.segments.count else {
            let ends = open(node.ends)
            for pattern in ends { ask(pattern) }
            if ends.isEmpty, depth > 0 {
                note(depth, through(index), .linkTooShort, at: link.pathEnd..<link.pathEnd)
            }
            return
        }
        let literals = table.trie.literals(beneath: index, at: depth, of: link)
        for child in literals + [node.constrained, node.free] where child > 0 {
            visit(child, depth: depth + 1)
        }
        for pattern in open(node.rests) { ask(pattern) }
        if literals.isEmpty { noteLiteral(beneath: index, depth: depth) }
        if depth > 0, let pattern = open(node.ends).first {
            let tail = link.segments[depth].source.lowerBound..<link.pathEnd
            note(depth, pattern, .linkTooLong, at: tail)
        }
    }

    /// Offers the literal that is most like the segment.
    private mutating func noteLiteral(beneath node: Int, depth: Int) {
        guard depth > best?.score ?? -1 else { return }
        let segment = Array(link.bytes(depth).prefix(64))
        let letters = Letters(of: segment)
        // At the root nothing fits yet, so that only a likely slip is worth an offer.
        var limit = depth > 0 ? Int.max : max(1, segment.count / 3)
        var nearest: Int?
        // A wide level is not searched to its end: this is an explanation, not a match.
        var left = 256
        for child in table.trie.offers[node].literals where through(child) != nil {
            guard left > 0 else { break }
            left -= 1
            guard table.trie.offers[child].letters.leastDistance(to: letters) <= limit else { continue }
            let distance = editDistance(segment, Array(table.trie.literal(child)))
            if distance <= limit { (nearest, limit) = (child, distance - 1) }
        }
        guard let nearest else { return }
        let literal = String(decoding: table.trie.literal(nearest), as: UTF8.self)
        note(depth, through(nearest), .literal(literal), at: link.segments[depth].source)
    }

    /// Reads the values for one pattern to see which of them fails.
    private mutating func ask(_ pattern: Int) {
        let bound = table.bound[pattern]
        var arguments = LinkArguments(link, of: bound)
        guard bound.declaration.read(&arguments) == nil, let problem = arguments.problem else { return }
        let label = bound.names[arguments.position]
        let type = bound.declaration.parameters[arguments.position].typeName
        switch bound.sources[arguments.position] {
        case .segment(let index):
            note(index, pattern, .segment(label: label, type: type), at: link.segments[index].source)
        case .rest(let index):
            let range = link.segments[index].source.lowerBound..<link.pathEnd
            note(index, pattern, .segment(label: label, type: type), at: range)
        case .item, .otherItems, .nothing:
            var item: LinkQuery.Item?
            if case .item(let name) = bound.sources[arguments.position] { item = link.query.first(name) }
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
        _ score: Int, _ pattern: Int?, _ mismatch: MatchFailure.Mismatch, at range: Range<Int>
    ) {
        guard let pattern, score > best?.score ?? -1 else { return }
        best = Candidate(score: score, pattern: pattern, mismatch: mismatch, range: range)
    }

    /// The links among the patterns from an end on that the source may be told of.
    private func open(_ end: Int) -> [Int] {
        table.trie.patterns(from: end).filter { pattern in
            pattern < table.bound.count && (source == .app || !table.bound[pattern].declaration.isInternal)
        }
    }

    /// The first pattern through a node that the source may be told of.
    private func through(_ node: Int) -> Int? {
        source == .app ? table.trie.offers[node].anyPattern : table.trie.offers[node].openPattern
    }
}

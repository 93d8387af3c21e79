extension LinkTrie {
    /// The first answer a pattern gives, asked in the order of their rank, or nil when none gives one.
    ///
    /// At each segment a literal goes before a constrained parameter, that before one that takes every text,
    /// and all of them before the rest; the earliest difference decides.
    func firstAnswer<Answer>(to link: ScannedLink, _ ask: (Int) -> Answer?) -> Answer? {
        visit(0, depth: 0, of: link, ask)
    }

    private func visit<Answer>(
        _ index: Int, depth: Int, of link: ScannedLink, _ ask: (Int) -> Answer?
    ) -> Answer? {
        let node = nodes[index]
        guard depth < link.segments.count else {
            return node.pattern < 0 ? nil : ask(node.pattern)
        }
        if node.firstLiteral >= 0 {
            if depth == 0, link.beginsWithHost {
                for child in children(ofHost: link.bytes(0)) {
                    if let answer = visit(child, depth: 1, of: link, ask) { return answer }
                }
            } else {
                let child = child(of: index, link.bytes(depth), hash: link.segments[depth].hash)
                if child >= 0, let answer = visit(child, depth: depth + 1, of: link, ask) { return answer }
            }
        }
        if node.constrained >= 0, let answer = visit(node.constrained, depth: depth + 1, of: link, ask) {
            return answer
        }
        if node.free >= 0, let answer = visit(node.free, depth: depth + 1, of: link, ask) {
            return answer
        }
        return node.rest < 0 ? nil : ask(node.rest)
    }

    /// Returns whether a path of a pattern might be taken by another pattern that ranks before it.
    func mightBeOvertaken(_ segments: [LinkPattern.Segment], isFree: (String) -> Bool) -> Bool {
        var index = 0
        for segment in segments {
            let node = nodes[index]
            switch segment {
            case .literal(let text):
                index = child(of: index, text)
                if index < 0 { return true }
            case .placeholder(let name):
                if node.firstLiteral >= 0 { return true }
                if isFree(name), node.constrained >= 0 { return true }
                index = isFree(name) ? node.free : node.constrained
            case .rest:
                return node.firstLiteral >= 0 || node.constrained >= 0 || node.free >= 0
            }
        }
        return false
    }
}

extension LinkTrie {
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

/// The texts of one parameter, read from the link one at a time, so that none is kept but in a value.
struct LinkTexts {
    private enum Source {
        /// The segments from one on.
        case segments(Int)
        /// The items of a name, from an index of the link on.
        case items([UInt8], Int)
    }

    private let link: ScannedLink
    private var source: Source

    /// The segments from one on.
    init(_ link: ScannedLink, _ segment: Int) {
        self.link = link
        source = .segments(segment)
    }

    /// The values of the items of a name.
    init(_ link: ScannedLink, _ name: [UInt8]) {
        self.link = link
        source = .items(name, link.query.range.lowerBound)
    }

    /// Whether there is none left.
    var areAtEnd: Bool {
        switch source {
        case .segments(let index): return index >= link.segments.count
        case .items(let name, var index): return link.query.next(name, from: &index) == nil
        }
    }

    /// How many are left.
    ///
    /// - Complexity: O(length of the query) for items.
    var count: Int {
        switch source {
        case .segments(let index): return link.segments.count - index
        case .items(let name, var index):
            var count = 0
            while link.query.next(name, from: &index) != nil { count += 1 }
            return count
        }
    }

    /// The next one, decoded; nil at the end.
    mutating func next() throws(LinkArguments.Problem) -> String? {
        switch source {
        case .segments(let index):
            guard index < link.segments.count else { return nil }
            source = .segments(index + 1)
            return link.string(index)
        case .items(let name, var index):
            guard let item = link.query.next(name, from: &index) else { return nil }
            source = .items(name, index)
            guard let text = link.query.string(item.value) else { throw .malformed }
            return text
        }
    }
}

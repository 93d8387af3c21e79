/// A pattern as its rules are written, in nothing but arrays.
struct PlainPattern: Hashable, Sendable {
    enum Segment: Hashable, Sendable {
        case literal([UInt8])
        /// One segment, by the place of its parameter; without one it is forgotten.
        case one(Int?)
        /// All segments that are left.
        case rest(Int?)
    }

    /// The names of the parameters in the order of a route's constructor.
    static let labels = ["a", "b", "c"]

    /// The text of the pattern.
    let text: String
    /// The types of its parameters.
    let types: [PlainType]
    /// The numbers that its closure fixes, of the labels that follow those of the parameters.
    let fixed: [Int]
    /// The route it leads to; aliases share it.
    let route: Int
    let isInternal: Bool
    /// Its segments, or nil when something is wrong with it.
    let segments: [Segment]?
    /// The parameters that are items of the query, in their order.
    let items: [Int]
    /// The class of each segment: literal, constrained, free, rest; the lower goes first.
    let ranks: [Int]

    init(
        _ text: String, _ types: [PlainType] = [], fixed: [Int] = [], route: Int, isInternal: Bool = false
    ) {
        (self.text, self.types, self.fixed) = (text, types, fixed)
        (self.route, self.isInternal) = (route, isInternal)
        let segments = Self.segments(text, types)
        self.segments = segments
        items = types.indices.filter { place in
            segments.map { !$0.contains(.one(place)) && !$0.contains(.rest(place)) } ?? true
        }
        ranks = (segments ?? []).map { segment in
            switch segment {
            case .literal: 0
            case .one(let place?): types[place].base == .text ? 2 : 1
            case .one(nil): 2
            case .rest: 3
            }
        }
    }

    /// The types of all values of its routes, those that are fixed included.
    var allTypes: [PlainType] { types + fixed.map { _ in PlainType(.number) } }

    /// The same pattern to another route.
    func leading(to route: Int) -> PlainPattern {
        PlainPattern(text, types, fixed: fixed, route: route, isInternal: isInternal)
    }

    private static func segments(_ text: String, _ types: [PlainType]) -> [Segment]? {
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        let parts = PlainLink.split(Array(text.utf8.dropFirst()), at: "/")
        if parts == [[]] { return [] }
        var segments: [Segment] = []
        for part in parts {
            guard let segment = segment(part, types), !segments.contains(segment) || segment.isRepeatable
            else {
                return nil
            }
            if case .rest? = segments.last { return nil }
            segments.append(segment)
        }
        return segments
    }

    private static func segment(_ part: [UInt8], _ types: [PlainType]) -> Segment? {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        if part.isEmpty || part == Array(".".utf8) || part == Array("..".utf8) { return nil }
        guard part.contains(where: { $0 == open || $0 == close }) else {
            if part.contains(UInt8(ascii: "?")) || part.contains(UInt8(ascii: "#")) { return nil }
            let isOfOtherGrammar =
                part[0] == UInt8(ascii: ":") || part == Array("*".utf8) || part == Array("**".utf8)
                || part[0] == UInt8(ascii: "<") && part.last == UInt8(ascii: ">")
            return isOfOtherGrammar ? nil : PlainLink.decoded(part).map { .literal($0) }
        }
        if part == Array("{_}".utf8) { return .one(nil) }
        if part == Array("{_...}".utf8) { return .rest(nil) }
        for (place, type) in types.enumerated() {
            let label = labels[place]
            if part == Array("{\(label)}".utf8) { return type.form == .one ? .one(place) : nil }
            if part == Array("{\(label)...}".utf8) { return type.form == .many ? .rest(place) : nil }
        }
        return nil
    }

    /// What two patterns have in common when no link can tell which of them is meant.
    var shape: [[UInt8]] {
        zip(segments ?? [], ranks).map { segment, rank in
            if case .literal(let text) = segment { [0] + text } else { [UInt8(rank)] }
        } + requiredItems.map { Array("?\($0)".utf8) }
    }

    /// The items without which it does not match.
    var requiredItems: [String] {
        items.filter { types[$0].form == .one }.map { Self.labels[$0] }
    }

    /// Whether it prints routes: what is forgotten cannot be printed.
    var isPrinting: Bool {
        !(segments ?? []).contains { $0 == .one(nil) || $0 == .rest(nil) }
    }
}

extension PlainPattern.Segment {
    var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    /// Whether a pattern may have it twice.
    var isRepeatable: Bool { isLiteral || self == .one(nil) }
}

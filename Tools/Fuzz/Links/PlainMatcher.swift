/// A matcher that is plain to read and slow: it tries every pattern, and takes the best of those that fit.
///
/// It was written from the rules of links alone, and shares nothing with the matcher of the router.
struct PlainMatcher: Sendable {
    /// What a link comes to.
    enum Verdict: Hashable, Sendable {
        case refused
        case noMatch
        case route(Int, [PlainValue])
    }

    /// The patterns that are sound and not ambiguous, in the order of their declaration.
    private(set) var patterns: [PlainPattern] = []
    /// How many were left out since something is wrong with them.
    private(set) var unsound = 0
    /// How many patterns of the same shape there were for each that has some.
    private(set) var ambiguous: [[[UInt8]]: Int] = [:]

    init(_ patterns: [PlainPattern]) {
        for pattern in patterns {
            guard pattern.segments != nil else {
                unsound += 1
                continue
            }
            if self.patterns.contains(where: { $0.shape == pattern.shape }) {
                ambiguous[pattern.shape, default: 0] += 1
            } else {
                self.patterns.append(pattern)
            }
        }
    }

    /// What a link from the app or from outside comes to.
    func verdict(_ text: String, fromOutside: Bool) -> Verdict {
        let link: PlainLink
        do throws(PlainLink.Fault) {
            link = try PlainLink(text, fromOutside: fromOutside)
        } catch {
            return error == .refused ? .refused : .noMatch
        }
        var best: (rank: [Int], verdict: Verdict)?
        for pattern in patterns where !(fromOutside && pattern.isInternal) {
            guard let values = values(pattern, link) else { continue }
            let rank = rank(pattern, link)
            if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true {
                best = (rank, .route(pattern.route, values))
            }
        }
        return best?.verdict ?? .noMatch
    }

    /// The classes of the segments from the left, and then which items it requires.
    ///
    /// Literals that are one to a host, as they differ in nothing but case, go in the order of their declaration.
    private func rank(_ pattern: PlainPattern, _ link: PlainLink) -> [Int] {
        let required = pattern.requiredItems
        // Of as many the items that come first in the alphabet decide.
        let items = [-required.count] + required.map { Int($0.utf8.first ?? 0) }
        return ranks(pattern, link) + items
    }

    private func ranks(_ pattern: PlainPattern, _ link: PlainLink) -> [Int] {
        guard link.beginsWithHost, let first = pattern.segments?.first, first.isLiteral else {
            return pattern.ranks
        }
        let declared = patterns.firstIndex { $0.segments?.first == first } ?? 0
        return [declared - patterns.count] + pattern.ranks.dropFirst()
    }

    /// The values of a pattern's parameters, or nil when it does not fit.
    private func values(_ pattern: PlainPattern, _ link: PlainLink) -> [PlainValue]? {
        var values = [PlainValue?](repeating: nil, count: pattern.types.count)
        var left = link.segments[...]
        for segment in pattern.segments ?? [] {
            guard let text = left.first else { return nil }
            switch segment {
            case .literal(let literal):
                let isHost = link.beginsWithHost && left.startIndex == 0
                guard text == literal || isHost && PlainLink.folded(text) == PlainLink.folded(literal) else {
                    return nil
                }
                left = left.dropFirst()
            case .one(let place):
                if let place {
                    guard let value = pattern.types[place].value(text) else { return nil }
                    values[place] = value
                }
                left = left.dropFirst()
            case .rest(nil): left = []
            case .rest(let place?):
                let rest = left.map { pattern.types[place].value($0) }
                guard !rest.contains(nil) else { return nil }
                values[place] = .many(rest.compactMap { $0 })
                left = []
            }
        }
        guard left.isEmpty else { return nil }
        for place in pattern.items {
            let others = pattern.items.filter { $0 != place }.map { PlainPattern.labels[$0] }
            let value =
                pattern.types[place].form == .pairs
                ? pairs(link, allBut: others) : item(PlainPattern.labels[place], pattern.types[place], link)
            guard let value else { return nil }
            values[place] = value
        }
        return values.compactMap { $0 } + pattern.fixed.map { .number($0) }
    }

    /// The value of a query item, or nil when it is missing, malformed or of another type.
    private func item(_ label: String, _ type: PlainType, _ link: PlainLink) -> PlainValue? {
        let found = link.items.filter { $0.name == Array(label.utf8) }.map(\.value)
        func value(_ text: [UInt8]) -> PlainValue? {
            PlainLink.decoded(PlainLink.spaced(text)).flatMap(type.value)
        }
        let first = found.first.map { PlainLink.decoded(PlainLink.spaced($0)) }
        let all = found.map { PlainLink.decoded(PlainLink.spaced($0)) }
        switch type.form {
        case .one: return found.first.flatMap(value)
        case .optional: return first == .some(nil) ? nil : found.first.flatMap(value) ?? .nothing
        case .many, .optionalMany:
            if all.contains(nil) { return nil }
            // Of optional items those that are no value of the type are taken as absent.
            let values = found.compactMap(value)
            return type.form == .many || !values.isEmpty ? .many(values) : .nothing
        case .pairs: return nil
        }
    }

    /// All items but those of some names, the first of each; nil when one is malformed.
    private func pairs(_ link: PlainLink, allBut names: [String]) -> PlainValue? {
        var pairs: [String: [UInt8]] = [:]
        for item in link.items where !names.contains(where: { Array($0.utf8) == item.name }) {
            guard let name = item.name, let value = PlainLink.decoded(PlainLink.spaced(item.value)) else {
                return nil
            }
            let text = String(decoding: name, as: UTF8.self)
            if pairs[text] == nil { pairs[text] = value }
        }
        return .pairs(pairs)
    }
}

// MARK: - Printing

extension PlainMatcher {
    /// The path of a route: of the first of its patterns that prints one which is read as the route again.
    func path(_ route: Int, _ values: [PlainValue], toOutside: Bool) -> String? {
        for pattern in patterns where pattern.route == route && !(toOutside && pattern.isInternal) {
            guard pattern.isPrinting, let path = path(pattern, values) else { continue }
            let readers = toOutside ? [false, true] : [false]
            if readers.allSatisfy({ verdict(path, fromOutside: $0) == .route(route, values) }) { return path }
        }
        return nil
    }

    /// The path of values by a pattern, or nil when it has none.
    func path(_ pattern: PlainPattern, _ values: [PlainValue]) -> String? {
        var segments: [String] = []
        for segment in pattern.segments ?? [] {
            let texts: [[UInt8]] =
                switch segment {
                case .literal(let text): [text]
                case .one(let place?), .rest(let place?): values[place].texts
                case .one(nil), .rest(nil): []
                }
            if texts.isEmpty || texts.contains([]) { return nil }
            segments += texts.map(escaped(segment:))
        }
        var items: [String] = []
        for place in pattern.items {
            if pattern.types[place].form == .optionalMany, values[place] == .many([]) { return nil }
            if case .pairs(let pairs) = values[place] {
                items += pairs.sorted { $0.key < $1.key }.map { name, value in
                    "\(escaped(Array(name.utf8), besides: ""))=\(escaped(value, besides: ""))"
                }
                continue
            }
            items += values[place].texts.map { "\(PlainPattern.labels[place])=\(escaped($0, besides: ""))" }
        }
        let path =
            "/" + segments.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        return path.utf8.count <= 8_192 && segments.count <= 100 && items.count <= 1_000 ? path : nil
    }

    private func escaped(segment: [UInt8]) -> String {
        if segment == Array(".".utf8) || segment == Array("..".utf8) {
            return String(repeating: "%2E", count: segment.count)
        }
        return escaped(segment, besides: "!$&'()*+,;=:@")
    }

    private func escaped(_ text: [UInt8], besides others: String) -> String {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~" + others
        return text.map { byte in
            guard !plain.utf8.contains(byte) else { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}

import Testing

@testable import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value that is nothing but its text.
struct Version: Hashable, Codable, LosslessStringConvertible, LinkParameter {
    static let linkSample: Version? = Version(major: 1, minor: 0)

    var major, minor: Int

    init(major: Int, minor: Int) {
        (self.major, self.minor) = (major, minor)
    }

    init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false).map {
            Int(linkText: String($0))
        }
        guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
        self.init(major: major, minor: minor)
    }

    var description: String { "\(major).\(minor)" }
}

/// A route with every kind of parameter, in every place it may have.
enum Every: Route, Codable {
    case numbers(a: Int, b: Int8, c: UInt64, d: Double, e: Float)
    case texts(a: String, b: TextID, c: Sort, d: UUID, e: Bool)
    case query(a: Int, b: String, c: Bool, d: UUID?, e: String?, f: Double?, g: Sort?)
    case lists(a: [String], b: [Int], c: [Sort]?)
    case rest(String, tail: [String])
    case bools(tail: [Bool], flag: Bool?)
    case unlabelled(DishID, TextID)
    case sizes(
        a: Int16, b: Int32, c: Int64, d: UInt, e: UInt8, f: UInt16, g: UInt32, h: Version, i: [Version]?)

    static let declarations: [LinkDeclaration] = [
        LinkDeclaration(pattern: "/numbers/{e}/{d}/{c}/{b}/{a}", module: "T", make: Every.numbers),
        LinkDeclaration(pattern: "/texts/{a}/x/{b}/{c}/{d}/{e}", module: "T", make: Every.texts),
        LinkDeclaration(pattern: "/query", module: "T", make: Every.query),
        LinkDeclaration(pattern: "/lists", module: "T", make: Every.lists),
        LinkDeclaration(pattern: "/rest/{_0}/{tail...}", module: "T", make: Every.rest),
        LinkDeclaration(pattern: "/bools/{tail...}", module: "T", make: Every.bools),
        LinkDeclaration(pattern: "/{_1}/{_0}", module: "T", make: Every.unlabelled),
        LinkDeclaration(pattern: "/sizes/{h}/{a}/{b}/{c}/{d}", module: "T", make: Every.sizes),
    ]

    static func random(_ seed: inout SplitMix) -> Every {
        let maybe = { (seed: inout SplitMix) in Bool.random(using: &seed) }
        switch Int.random(in: 0..<8, using: &seed) {
        case 0:
            return .numbers(
                a: Int(bitPattern: UInt(seed.next())), b: Int8(truncatingIfNeeded: seed.next()),
                c: seed.next(),
                d: Double(bitPattern: seed.next()),
                e: Float(bitPattern: UInt32(truncatingIfNeeded: seed.next())))
        case 1:
            return .texts(
                a: text(&seed), b: TextID(rawValue: text(&seed)), c: sort(&seed), d: uuid(&seed),
                e: maybe(&seed))
        case 2:
            return .query(
                a: Int.random(in: -9...9, using: &seed), b: text(&seed), c: maybe(&seed),
                d: maybe(&seed) ? uuid(&seed) : nil, e: maybe(&seed) ? text(&seed) : nil,
                f: maybe(&seed) ? Double.random(in: -1...1, using: &seed) : nil,
                g: maybe(&seed) ? sort(&seed) : nil)
        case 3:
            let sorts = (0..<3).map { _ in sort(&seed) }
            return .lists(
                a: texts(&seed), b: (0..<Int.random(in: 0..<3, using: &seed)).map { _ in Int.min },
                c: maybe(&seed) ? sorts : nil)
        case 4: return .rest(text(&seed), tail: texts(&seed))
        case 5:
            return .bools(
                tail: (0..<Int.random(in: 0..<4, using: &seed)).map { _ in maybe(&seed) },
                flag: maybe(&seed) ? maybe(&seed) : nil)
        case 6:
            return .sizes(
                a: .init(truncatingIfNeeded: seed.next()), b: .init(truncatingIfNeeded: seed.next()),
                c: .init(truncatingIfNeeded: seed.next()), d: .init(truncatingIfNeeded: seed.next()),
                e: .init(truncatingIfNeeded: seed.next()), f: .init(truncatingIfNeeded: seed.next()),
                g: .init(truncatingIfNeeded: seed.next()), h: version(&seed),
                i: maybe(&seed) ? [version(&seed), version(&seed)] : nil)
        default:
            return .unlabelled(
                DishID(rawValue: Int.random(in: 0..<5, using: &seed)), TextID(rawValue: text(&seed)))
        }
    }

    /// Whether the documented rules deny the route a link.
    var hasNoLink: Bool {
        switch self {
        case .numbers(_, _, _, let d, let e): d.isNaN || e.isNaN
        case .texts(let a, let b, _, _, _): a.isEmpty || b.rawValue.isEmpty
        case .query, .lists, .sizes: false
        case .rest(let head, let tail): head.isEmpty || tail.isEmpty || tail.contains("")
        case .bools(let tail, _): tail.isEmpty
        case .unlabelled(let id, let text):
            // `/bools/0` is read as a Bool.
            text.rawValue.isEmpty || text.rawValue == "bools" && 0...1 ~= id.rawValue
        }
    }

    private static func sort(_ seed: inout SplitMix) -> Sort { Bool.random(using: &seed) ? .byName : .byDate }

    private static func version(_ seed: inout SplitMix) -> Version {
        Version(major: Int.random(in: 0...9, using: &seed), minor: Int.random(in: 0...9, using: &seed))
    }

    private static func uuid(_ seed: inout SplitMix) -> UUID {
        var bytes = (0..<16).map { _ in UInt8(truncatingIfNeeded: seed.next()) }
        return bytes.withUnsafeMutableBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
    }

    private static func texts(_ seed: inout SplitMix) -> [String] {
        (0..<Int.random(in: 0..<4, using: &seed)).map { _ in text(&seed) }
    }

    private static let pieces = [
        "a", "Z", "7", "/", "?", "#", "&", "=", "+", " ", "%", "%2F", ".", "..", "é", "e\u{301}", "😄",
        "\u{0}", "\n", "\\",
        ";", "{", "}", "~", "null", "true", "bools", "中",
    ]

    private static func text(_ seed: inout SplitMix) -> String {
        (0..<Int.random(in: 0..<4, using: &seed)).map { _ in pieces.randomElement(using: &seed) ?? "" }
            .joined()
    }
}

/// Laws of the table, over random routes, patterns and bytes of a fixed seed.
@Suite struct LinkPropertyTests {
    @Test("each of 100,000 routes comes back from its link, and its link from it", arguments: 1...4)
    func everyRouteComesBackFromItsLink(seed: UInt64) throws {
        let table = try LinkTable.sound(Every.declarations)
        var seed = SplitMix(seed: seed)
        var printed = 0
        for _ in 0..<25_000 {
            let route = Every.random(&seed)
            guard let path = table.path(for: AnyRoute(route)) else {
                if !route.hasNoLink { Issue.record("\(route) has no link") }
                continue
            }
            printed += 1
            if route.hasNoLink { Issue.record("\(route) has the link \(path)") }
            let back = try table.match(url: path, allowing: .none).get()
            if back != AnyRoute(route) { Issue.record("\(path) is read as \(back), not \(route)") }
            if table.path(for: back) != path { Issue.record("\(path) is not canonical") }
            if path.hasPrefix("//") || path.hasSuffix("/") { Issue.record("\(path)") }
        }
        #expect(printed > 12_500)
    }

    @Test func randomBytesGiveARouteOrAReason() throws {
        let table = try LinkTable.sound(Every.declarations + TastebookLinks.declarations)
        var seed = SplitMix(seed: 3)
        let pieces = [
            "/", "//", "tastebook:", "https://tastebook.example", "@", ":", "?", "#", "&", "=", "%", "%2f",
            "%ff", "dishes",
            "query", "lists", "a", "1", "..", ".", "numbers", "[", "]", "\\", "\u{0}", "é", "rest", "bools",
            "true", "city",
        ]
        var matched = 0
        for _ in 0..<20_000 {
            let start =
                ["", "/", "tastebook://", "/dishes/", "/lists?", "/rest/"].randomElement(using: &seed) ?? ""
            let link =
                start
                + (0..<Int.random(in: 0..<9, using: &seed)).map { _ in
                    pieces.randomElement(using: &seed) ?? ""
                }
                .joined()
            switch table.match(url: link, allowing: TastebookLinks.origins) {
            case .success(let route):
                matched += 1
                // A route that was read is printed, and read again as itself.
                let path = table.path(for: route)
                #expect(path != nil, "\(link)")
                if let path { #expect(table.route(at: path) == route, "\(link)") }
            case .failure(let failure):
                #expect(failure.range.upperBound <= link.utf8.count)
                #expect(!failure.description.isEmpty)
            }
        }
        #expect(matched > 500)
    }

    @Test func manyBranchesAndALongPathAreVisitedOnce() throws {
        // Every combination of a literal and a parameter, eight deep: 256 patterns fit the shape of one path.
        let declarations = (0..<256).map { bits in
            let segments = (0..<8).map { bits >> $0 & 1 == 0 ? "a" : "{p\($0)}" }
            return LinkDeclaration(
                pattern: "/" + segments.joined(separator: "/") + "/end", module: "T",
                route: Probe0(pattern: "\(bits)"))
        }
        // Without labels they are all malformed, so the tree alone is asked.
        var trie = LinkTrie()
        for declaration in declarations {
            let pattern = try LinkPattern(declaration.pattern)
            #expect(
                trie.insert(
                    pattern.segments, requiring: [], isFree: { _ in true },
                    isOpen: true) == nil
            )
        }
        #expect(trie.nodes.count == 1 + 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256 + 256)
        var asked: [Int] = []
        let nothing: Int?? = ScannedLink.scan("/a/a/a/a/a/a/a/a/end", allowing: nil) { link in
            trie.firstAnswer(to: link) { index -> Int? in
                asked.append(index)
                return nil
            }
        } fault: { _ in
            nil
        }
        #expect(nothing == .some(nil) || nothing == nil)
        #expect(asked.count == 256)
        #expect(Set(asked).count == 256)
    }

    @Test func tenThousandLinksAreFound() throws {
        let declarations = (0..<10_000).map { index in
            index % 2 == 0
                ? probe("/wide\(index)/{a}", Int.self)
                : probe("/nested/\(index / 100)/\(index)/{a}", Int.self)
        }
        let table = try LinkTable.sound(declarations)
        for index in stride(from: 0, to: 10_000, by: 37) {
            let path = index % 2 == 0 ? "/wide\(index)" : "/nested/\(index / 100)/\(index)"
            #expect(table.answer(path + "/\(index)") == "\(path)/{a} a=\(index)")
            #expect(table.answer(path + "/x") == "noMatch")
        }
    }
}

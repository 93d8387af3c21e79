import Testing

/// The table agrees with the plain matcher, over random patterns and links of a fixed seed.
@Suite struct PlainMatcherTests {
    @Test("20,000 tables and links are read as the rules say", arguments: 1...4)
    func agreesWithThePlainMatcher(seed: UInt64) throws {
        var random = RandomSheets(state: seed)
        var (cases, hits) = (0, 0)
        while cases < 5_000 {
            let sheet = random.sheet()
            // What a sheet says is what its text says, so that a failure can be added to the corpus.
            #expect(LinkSheet(sheet.text.utf8).text == sheet.text)
            var duel = try LinkDuel(sheet.patterns)
            for link in sheet.links {
                do { try duel.check(link) } catch {
                    Issue.record("\(error)\n\(sheet.text)")
                    return
                }
            }
            cases += sheet.links.count
            hits += duel.hits
        }
        // Each link is read from the app and from outside.
        #expect(hits > 2_000)
    }

    @Test("a matcher that ranks otherwise is found out")
    func findsOut() throws {
        let patterns = LinkSheet("/{a} text\n/{a} number\n/x\n".utf8).patterns
        let matcher = PlainMatcher(patterns)
        #expect(matcher.verdict("/x", fromOutside: true) == .route(2, []))
        #expect(matcher.verdict("/7", fromOutside: true) == .route(1, [.number(7)]))
        #expect(matcher.verdict("/y/", fromOutside: true) == .route(0, [.text([121])]))
        #expect(matcher.verdict("/y//", fromOutside: true) == .noMatch)
        #expect(matcher.verdict("app:/x", fromOutside: false) == .noMatch)
        #expect(matcher.verdict("ftp:/x", fromOutside: true) == .refused)
    }
}

/// Random sheets whose links have something to do with their patterns.
struct RandomSheets: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    mutating func sheet() -> LinkSheet {
        var sheet = LinkSheet()
        for number in 0..<Int.random(in: 1...LinkSheet.mostPatterns, using: &self) {
            let (text, types, fixed) = pattern()
            let pattern = PlainPattern(text, types, fixed: fixed, route: number, isInternal: oneIn(6))
            let alias = sheet.patterns.last { $0.allTypes == pattern.allTypes && oneIn(3) }
            sheet.patterns.append(alias.map { pattern.leading(to: $0.route) } ?? pattern)
        }
        sheet.links = (0..<LinkSheet.mostLinks).map { _ in link(sheet.patterns) }
        return sheet
    }

    private mutating func pattern() -> (text: String, types: [PlainType], fixed: [Int]) {
        var (text, types) = ("", [PlainType]())
        var labels = PlainPattern.labels[...]
        for _ in 0..<Int.random(in: 0...4, using: &self) {
            if pick(0..<10) < 5 {
                text += "/" + pick(["a", "a", "b", "A", "1", "é", "a%2Fb", "+", "%61"])
            } else if oneIn(5) {
                text += "/{_}"
            } else if let label = labels.popFirst() {
                if oneIn(4) {
                    text += "/{\(label)...}"
                    types.append(PlainType(pick(Self.bases), .many))
                    break
                }
                text += "/{\(label)}"
                types.append(PlainType(pick(Self.bases)))
            }
        }
        while types.count < PlainPattern.labels.count, oneIn(4) {
            types.append(PlainType(pick(Self.bases), pick([.one, .optional, .many, .optionalMany])))
        }
        if types.count < PlainPattern.labels.count, oneIn(6), let type = PlainType("pairs") {
            types.append(type)
        }
        var fixed: [Int] = []
        while types.count + fixed.count < PlainPattern.labels.count, oneIn(4) {
            fixed.append(pick([1, 2, 7]))
        }
        if text.isEmpty { text = "/" }
        if oneIn(20) {
            text += pick([
                "/", "/.", "/..", "/{", "/{a}", "?", "/#", "/{d}", "/{b...}/x", "//b", "/:a", "/%", "/{_...}",
            ])
        }
        return (text, types, fixed)
    }

    private static let bases: [PlainType.Base] = [.text, .number, .flag, .word]

    private mutating func link(_ patterns: [PlainPattern]) -> String {
        let segments: [String]
        if oneIn(3) {
            segments = (0..<pick(0..<6)).map { _ in value() }
        } else {
            segments = (pick(patterns).segments ?? []).flatMap { segment in
                switch segment {
                case .literal(let text): [oneIn(9) ? value() : String(decoding: text, as: UTF8.self)]
                case .one: [value()]
                case .rest: (0...pick(0..<3)).map { _ in value() }
                }
            }
        }
        let start = pick([
            "/", "/", "/", "/", "app:/", "app://", "App:///", "https://example.com/",
            "HTTPS://Example.com:8443/",
        ])
        let path = segments.joined(separator: "/") + (oneIn(9) ? "/" : "")
        guard oneIn(2) else { return start + path + (oneIn(9) ? pick(["#x", "#", "#/x"]) : "") }
        let items = (0..<pick(0..<5)).map { _ in
            pick(["a", "b", "c", "%61", "x", "%zz", ""]) + pick(["=", "=", "=", "", "=="]) + value()
        }
        return start + path + "?" + items.joined(separator: "&") + (oneIn(9) ? "#a=1" : "")
    }

    private mutating func value() -> String {
        pick([
            "a", "b", "A", "1", "é", "a%2Fb", "%61", "7", "-7", "007", "+7", "9223372036854775808", "true",
            "false", "asc", "a%20long%20word", "a+long+word", "", ".", "..", "%2e", "%2E%2e", "%", "%ff",
            "%C3%A9", "~!*'()",
            "null",
        ])
    }

    private mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
        values[values.index(values.startIndex, offsetBy: Int.random(in: 0..<values.count, using: &self))]
    }

    private mutating func oneIn(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }
}

@testable import RouterCore

/// Where the router and the rules differ.
struct Disagreement: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The table of the router beside the plain matcher, over the same patterns.
struct LinkDuel {
    /// How many links led to a route so far.
    private(set) var hits = 0

    private let table: LinkTable
    private let matcher: PlainMatcher
    private let origins: LinkOrigins = [
        .scheme(PlainLink.scheme), .host(PlainLink.host), .host(PlainLink.host, port: PlainLink.port),
    ]

    /// Composes the patterns of a sheet; what is wrong with them has to be told, and nothing else.
    init(_ patterns: [PlainPattern]) throws(Disagreement) {
        var issues: [CompositionIssue] = []
        table = LinkTable(patterns.map(\.declaration), issues: &issues)
        matcher = PlainMatcher(patterns)
        let kept = matcher.patterns.map(\.text)
        guard table.bound.map(\.declaration.pattern) == kept else {
            throw Disagreement("kept are \(table.bound.map(\.declaration.pattern)), not \(kept). \(issues)")
        }
        // A pattern may have several faults, but each that was left out has one, and no other has any.
        var (unsound, ambiguous, tooLong) = (Set<String>(), 0, 0)
        for issue in issues {
            switch issue {
            case .malformedPattern(let text, _, _), .unknownLabel(_, let text, _, _),
                .unfitPlaceholder(_, let text, _, _):
                unsound.insert(text)
            case .ambiguousPatterns(let texts, _): ambiguous += texts.count - 1
            case .roundTripFailed(let text, _, _) where PlainLink.isTooLong(pattern: text): tooLong += 1
            default: throw Disagreement("\(issue)")
            }
        }
        let isUnsound = Set(patterns.filter { $0.segments == nil }.map(\.text))
        guard unsound == isUnsound, ambiguous == matcher.ambiguous.values.reduce(0, +) else {
            throw Disagreement("\(issues) of \(patterns)")
        }
    }

    /// Matches a link from the app and from outside, and prints what it leads to.
    mutating func check(_ link: String) throws(Disagreement) {
        try check(link, from: .app, table.match(link))
        try check(link, from: .outside, table.match(url: link, allowing: origins))
        try checkSteps(link)
    }

    private mutating func check(
        _ link: String, from source: LinkTable.Source, _ answer: Result<AnyRoute, MatchFailure>
    ) throws(Disagreement) {
        let verdict = matcher.verdict(link, fromOutside: source == .outside)
        switch answer {
        case .success(let route):
            guard let found = route.as(SheetRoute.self), verdict == .route(found.number, found.plain) else {
                throw Disagreement("\(link) is \(route), not \(verdict)")
            }
            hits += 1
            try checkPath(of: found)
        case .failure(let failure):
            guard verdict == (failure.isRefusal ? .refused : .noMatch) else {
                throw Disagreement("\(link) is \(failure.reason), not \(verdict)")
            }
            let bytes = link.utf8.count
            guard failure.range.lowerBound >= 0, failure.range.upperBound <= bytes,
                failure.description.utf8.count <= 4_096
            else { throw Disagreement("\(link) is explained by \(failure)") }
        }
        guard source == .app else { return }
        guard (table.route(at: link) == nil) == ((try? answer.get()) == nil) else {
            throw Disagreement("\(link) is read in two ways")
        }
    }

    private func checkPath(of route: SheetRoute) throws(Disagreement) {
        for source in [LinkTable.Source.app, .outside] {
            let path = table.path(for: AnyRoute(route), to: source)
            let plain = matcher.path(route.number, route.plain, toOutside: source == .outside)
            guard path == plain else {
                throw Disagreement("\(route) has the path \(path ?? "nil"), not \(plain ?? "nil")")
            }
            guard let path else { continue }
            guard table.route(at: path) == AnyRoute(route), table.path(for: AnyRoute(route)) != nil else {
                throw Disagreement("\(path) does not lead back to \(route)")
            }
        }
    }

    /// However often a match has to turn back, it asks each pattern at most once.
    private func checkSteps(_ link: String) throws(Disagreement) {
        var asked: [Int] = []
        _ = ScannedLink.scan(link, allowing: origins) { scanned in
            table.trie.firstAnswer(to: scanned) { pattern in
                asked.append(pattern)
                return Int?.none
            }
        } fault: { _ in
            nil
        }
        guard Set(asked).count == asked.count else {
            throw Disagreement("\(link) asks \(asked) of \(table.bound.count) patterns")
        }
    }
}

extension PlainLink {
    /// Whether no link of the pattern can be within the bounds.
    fileprivate static func isTooLong(pattern: String) -> Bool {
        pattern.utf8.count { $0 == UInt8(ascii: "/") } >= 100 || pattern.utf8.count > 2_048
    }
}

// MARK: - What is fed with bytes

private let appDuel = Result { () throws(Disagreement) in try LinkDuel(LinkSheet.app.patterns) }

/// Reads whatever bytes come as a link of an app.
func checkLink(_ bytes: some Sequence<UInt8>) throws(Disagreement) {
    var duel = try appDuel.get()
    try duel.check(String(decoding: Array(bytes), as: UTF8.self))
}

/// Reads whatever bytes come as patterns and links.
func checkPatterns(_ bytes: some Sequence<UInt8>) throws(Disagreement) {
    let sheet = LinkSheet(bytes)
    var duel = try LinkDuel(sheet.patterns)
    for link in sheet.links { try duel.check(link) }
}

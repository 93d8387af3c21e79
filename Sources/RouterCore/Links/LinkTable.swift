/// All links of a composition: paths to routes, and routes to paths.
///
/// It is immutable, and a class so that its users share it.
package final class LinkTable: Sendable {
    /// Where a link comes from, which decides whether patterns declared internal are open to it.
    enum Source: Sendable {
        /// From the app itself: every pattern is open.
        case app
        /// From outside: patterns declared internal are closed, and not named in explanations.
        case outside
    }

    /// The patterns that print the routes of one type.
    struct Printing: Sendable {
        /// What the encoding of a route of the type shows.
        let shape: @Sendable (AnyRoute) -> RouteShape?
        /// The patterns of each case in the order of their declaration; a struct has no name of a case.
        var patterns: [String?: [Int]] = [:]
    }

    package let bound: [BoundLink]
    let trie: LinkTrie
    private let printing: [ObjectIdentifier: Printing]

    init(_ bound: [BoundLink], _ trie: LinkTrie, _ printing: [ObjectIdentifier: Printing]) {
        self.bound = bound
        self.trie = trie
        self.printing = printing
    }

    /// The links that are open from outside, in the order of their declaration.
    var links: [LinkSummary] { allLinks.filter { !$0.isInternal } }

    /// All links, in the order of their declaration.
    var allLinks: [LinkSummary] { bound.indices.map(summary) }

    /// One link as data.
    package func summary(at index: Int) -> LinkSummary {
        let link = bound[index]
        let patterns = printing[link.declaration.routeType]?.patterns[link.caseName]
        return link.summary(isCanonical: patterns?.first == index)
    }
}

// MARK: - Reading

extension LinkTable {
    /// The route a path stands for, or why there is none.
    ///
    /// - Complexity: O(length + patterns of the path's shape).
    func match(_ path: String, from source: Source = .app) -> Result<AnyRoute, MatchFailure> {
        explained(path, from: source, allowing: nil)
    }

    /// The route a path or a URL from outside stands for, or why there is none.
    ///
    /// - Complexity: O(length + patterns of the path's shape).
    func match(url: String, allowing origins: LinkOrigins) -> Result<AnyRoute, MatchFailure> {
        explained(url, from: .outside, allowing: origins)
    }

    private func explained(
        _ link: String, from source: Source, allowing origins: LinkOrigins?
    ) -> Result<AnyRoute, MatchFailure> {
        Self.scanned(link, allowing: origins) { scanned in
            if let route = route(at: scanned, from: source) { return .success(route) }
            return .failure(explain(scanned, link: link, from: source))
        } fault: { fault in
            .failure(MatchFailure(link: link, reason: fault.reason, range: fault.range, nearest: nil))
        }
    }

    /// The route a path stands for, or nil; a miss is not explained and so costs no more than a hit.
    func route(at path: String, from source: Source = .app) -> AnyRoute? {
        Self.scanned(path, allowing: nil) {
            route(at: $0, from: source)
        } fault: { _ in
            nil
        }
    }

    private func route(at link: ScannedLink, from source: Source) -> AnyRoute? {
        trie.firstAnswer(to: link) { index in
            let candidate = bound[index]
            if source == .outside, candidate.declaration.isInternal { return nil }
            return candidate.read(link)
        }
    }

    /// Takes a link apart and answers by one of two closures.
    static func scanned<Answer>(
        _ link: String, allowing origins: LinkOrigins?, body: (ScannedLink) -> Answer,
        fault: (MatchFailure.Fault) -> Answer
    ) -> Answer {
        var link = link
        return link.withUTF8 { bytes in
            do throws(MatchFailure.Fault) {
                return ScannedLink.scan(
                    bytes, try LinkParts(bytes, allowing: origins), body: body, fault: fault)
            } catch {
                return fault(error)
            }
        }
    }
}

// MARK: - Printing

extension LinkTable {
    /// The path of a route, or nil when it has none: no pattern for its case, a value without a text, or a path
    /// that is read as another route.
    ///
    /// It is read again, as only that proves it: another pattern may go before, and a type may decline a text
    /// it has written.
    func path(for route: AnyRoute, to source: Source = .app) -> String? {
        patterns(of: route).lazy.compactMap { index, shape in
            if source == .outside, self.bound[index].declaration.isInternal { return nil }
            guard let path = self.bound[index].print(shape), self.route(at: path) == route else { return nil }
            return path
        }.first
    }

    /// The pattern that prints a route, or nil when it has no link.
    package func pattern(of route: AnyRoute) -> String? {
        patterns(of: route).first.map { bound[$0.index].declaration.pattern }
    }

    /// The patterns for the case of a route, with what its encoding shows.
    private func patterns(of route: AnyRoute) -> [(index: Int, shape: RouteShape)] {
        guard let printing = printing[route.typeID], let shape = printing.shape(route) else { return [] }
        return (printing.patterns[shape.caseName] ?? []).compactMap { index in
            if let constant = bound[index].declaration.constant, constant != route { return nil }
            return (index, shape)
        }
    }
}

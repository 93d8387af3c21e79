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

    /// The answer to a link.
    struct Reading {
        let route: AnyRoute
        /// The labels of optional items whose text is no value of their type, so that they were taken as absent.
        var unreadItems: [String] = []
    }

    /// The answer of the tree: a link, or a refusal of the path.
    private enum Answer {
        case route(Reading)
        /// A ``NoLink`` of this pattern keeps the path.
        case kept(pattern: String)
    }

    /// The patterns that print the routes of one type.
    struct Printing: Sendable {
        /// Runs the encoding of a route of the type.
        let shape: @Sendable (AnyRoute) -> RouteShape?
        /// The patterns of each case in the order of their declaration; a struct has no name of a case.
        var patterns: [String?: [Int]] = [:]
    }

    package let bound: [BoundLink]
    /// The paths kept from all links; in the tree they have the numbers that follow those of the links.
    let exclusions: [NoLink]
    let trie: LinkTrie
    private let printing: [ObjectIdentifier: Printing]
    let rewrites: [RewriteLinks]

    init(
        _ bound: [BoundLink], _ exclusions: [NoLink], _ trie: LinkTrie,
        _ printing: [ObjectIdentifier: Printing], rewrites: [RewriteLinks]
    ) {
        self.bound = bound
        self.exclusions = exclusions
        self.trie = trie
        self.printing = printing
        self.rewrites = rewrites
    }

    /// The links that are open from outside in the order of their declaration, then the paths that are kept from
    /// them.
    var links: [LinkSummary] { allLinks.filter { !$0.isInternal } + exclusions.map(\.summary) }

    /// All links, in the order of their declaration.
    package var allLinks: [LinkSummary] {
        /// Equal for two links that print the same routes.
        struct Printed: Hashable {
            let type: ObjectIdentifier
            let caseName: String?
            let constant: AnyRoute?
            let paths: [RouteShape.Path?]
            let fixed: [String]
        }
        var printed: Set<Printed> = []
        return bound.map { link in
            let routes = Printed(
                type: link.declaration.routeType, caseName: link.caseName,
                constant: link.declaration.constant,
                paths: link.paths, fixed: link.fixed)
            return link.summary(isCanonical: link.isPrinting && printed.insert(routes).inserted)
        }
    }
}

// MARK: - Reading

extension LinkTable {
    /// The route a path or, with origins, a URL stands for, and what of it could not be read; or why there is none.
    ///
    /// - Complexity: O(length + patterns of the path's shape).
    func reading(
        of link: String, from source: Source, allowing origins: LinkOrigins?
    ) -> Result<Reading, MatchFailure> {
        scanned(link, allowing: origins) { scanned, link in
            switch answer(to: scanned, from: source) {
            case .route(let reading)?: .success(reading)
            case .kept(let pattern)?:
                .failure(MatchFailure(link, .init(.noLink(pattern: pattern), at: scanned.path)))
            case nil: .failure(explain(scanned, link: link, from: source))
            }
        } fault: { fault, link in
            .failure(MatchFailure(link, fault))
        }
    }

    /// The route a path stands for, or why there is none.
    func match(_ path: String, from source: Source = .app) -> Result<AnyRoute, MatchFailure> {
        if let route = route(at: path, from: source) { return .success(route) }
        return reading(of: path, from: source, allowing: nil).map { $0.route }
    }

    /// The route a path or a URL from outside stands for, or why there is none.
    func match(url: String, allowing origins: LinkOrigins) -> Result<AnyRoute, MatchFailure> {
        reading(of: url, from: .outside, allowing: origins).map { $0.route }
    }

    /// The route a path stands for, or nil; a miss is not explained and so costs no more than a hit.
    func route(at path: String, from source: Source = .app) -> AnyRoute? {
        scanned(path, allowing: nil) { scanned, _ in
            if case .route(let reading)? = answer(to: scanned, from: source) { reading.route } else { nil }
        } fault: { _, _ in
            nil
        }
    }

    /// The answer of the first pattern that fits.
    private func answer(to link: ScannedLink, from source: Source) -> Answer? {
        trie.firstAnswer(to: link) { index in
            guard index < bound.count else { return .kept(pattern: exclusions[index - bound.count].pattern) }
            if source == .outside, bound[index].declaration.isInternal { return nil }
            return bound[index].read(link).map { .route($0) }
        }
    }

    /// Has a link rewritten, takes it apart, and answers by one of two closures, which get its text too.
    @inline(__always) func scanned<Answer>(
        _ link: String, allowing origins: LinkOrigins?, body: (ScannedLink, String) -> Answer,
        fault: (MatchFailure.Fault, String) -> Answer
    ) -> Answer {
        let text: String
        do throws(MatchFailure.Fault) {
            text = rewrites.isEmpty ? link : try RewriteLinks.text(of: link, allowing: origins, by: rewrites)
        } catch {
            return fault(error, link)
        }
        return ScannedLink.scan(text, allowing: origins) {
            body($0, text)
        } fault: {
            fault($0, text)
        }
    }
}

// MARK: - Printing

extension LinkTable {
    /// The path of a route, or nil when it has none: no pattern for its case, a value without a text, or a path
    /// that is read as another route.
    ///
    /// It is read again, as only that proves it: another pattern may go before, a type may decline a text it has
    /// written, and a closure may fix what the route has not.
    func path(for route: AnyRoute, to source: Source = .app) -> String? {
        printed(route) { index, path in
            if source == .outside {
                guard !bound[index].declaration.isInternal, self.route(at: path, from: source) == route else {
                    return nil
                }
            }
            return path
        }
    }

    /// The pattern that prints a route, or nil when it has no link.
    package func pattern(of route: AnyRoute) -> String? {
        printed(route) { index, _ in bound[index].declaration.pattern }
    }

    /// The first answer about a pattern and the path that it prints of a route, and that is read as that route.
    private func printed(_ route: AnyRoute, _ body: (Int, String) -> String?) -> String? {
        guard let printing = printing[route.typeID], let shape = printing.shape(route) else { return nil }
        for index in printing.patterns[shape.caseName] ?? [] {
            let link = bound[index]
            if let constant = link.declaration.constant, constant != route { continue }
            guard let path = link.print(shape), self.route(at: path) == route else { continue }
            if let answer = body(index, path) { return answer }
        }
        return nil
    }
}

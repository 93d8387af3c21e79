/// All links of a composition: paths to routes, and routes to paths.
///
/// It is immutable, and a class so that who uses it need not copy all of its parts.
package final class LinkTable: Sendable {
    /// The patterns that print the routes of one type.
    struct Printing: Sendable {
        /// What the encoding of a route of the type shows.
        let shape: @Sendable (AnyRoute) -> RouteShape?
        /// The patterns of each case in the order of their declaration; the name of a struct is empty.
        var patterns: [String: [Int]] = [:]
    }

    package let entries: [LinkEntry]
    /// Whether a path printed by an entry might be read as another route, so that each has to be tried.
    let isTriedWhenPrinted: [Bool]
    let trie: LinkTrie
    let printing: [ObjectIdentifier: Printing]

    init(
        _ entries: [LinkEntry], isTriedWhenPrinted: [Bool], _ trie: LinkTrie,
        _ printing: [ObjectIdentifier: Printing]
    ) {
        self.entries = entries
        self.isTriedWhenPrinted = isTriedWhenPrinted
        self.trie = trie
        self.printing = printing
    }

    /// The links that are open from outside, in the order of their declaration.
    var links: [LinkSummary] { allLinks.filter { !$0.isInternal } }

    /// All links, in the order of their declaration.
    var allLinks: [LinkSummary] {
        entries.indices.map { summary(at: $0) }
    }

    /// One link as data.
    package func summary(at index: Int) -> LinkSummary {
        let entry = entries[index]
        let patterns = printing[entry.declaration.routeType]?.patterns[entry.caseName ?? ""]
        return entry.summary(isCanonical: patterns?.first == index)
    }

    /// The pattern that prints a route, or nil when it has no link.
    package func pattern(of route: AnyRoute) -> String? {
        guard let printing = printing[route.typeID], let shape = printing.shape(route) else {
            return nil
        }
        return printing.patterns[shape.caseName ?? ""]?.first { index in
            entries[index].declaration.constant.map { $0 == route } ?? true
        }.map { entries[$0].declaration.pattern }
    }

    /// The route a path stands for, or why there is none.
    ///
    /// - Complexity: O(length + patterns of the path's shape).
    func match(_ path: String, from source: LinkSource = .app) -> Result<AnyRoute, MatchFailure> {
        if let route = route(at: path, from: source) { return .success(route) }
        return explained(path, from: source, allowing: nil)
    }

    /// The route a path or a URL from outside stands for, or why there is none.
    ///
    /// - Complexity: O(length + patterns of the path's shape).
    func match(url: String, allowing origins: LinkOrigins) -> Result<AnyRoute, MatchFailure> {
        explained(url, from: .outside, allowing: origins)
    }

    /// The route a path stands for, or nil; a miss is not explained and so costs no more than a hit.
    func route(at path: String, from source: LinkSource = .app) -> AnyRoute? {
        Self.scanned(path, allowing: nil) {
            trie.route(at: $0, of: entries, from: source)
        } fault: { _ in
            nil
        }
    }

    /// The path of a route, or nil when it has none: no pattern for its case, a value without a text, or a path
    /// that another pattern would read as another route.
    func path(for route: AnyRoute, to source: LinkSource = .app) -> String? {
        guard
            let printing = printing[route.typeID], let shape = printing.shape(route),
            let patterns = printing.patterns[shape.caseName ?? ""]
        else { return nil }
        for index in patterns where source == .app || !entries[index].declaration.isInternal {
            let entry = entries[index]
            if let constant = entry.declaration.constant, constant != route { continue }
            guard let path = Self.print(shape, by: entry) else { continue }
            if isTriedWhenPrinted[index], self.route(at: path) != route { continue }
            return path
        }
        return nil
    }

    /// Prints the payload of a route by a pattern of its case.
    static func print(_ shape: RouteShape, by entry: LinkEntry) -> String? {
        entry.printer.print { parameter in
            let label = entry.labelOfParameter[parameter]
            let facts = entry.declaration.parameters[parameter]
            guard let value = shape.value(of: entry.labels[label], expectedAt: label) else {
                // A synthesized encoding leaves out what is nil.
                return facts.isOptional ? [] : nil
            }
            return facts.texts(value)
        }
    }

    /// Takes a link apart and answers by one of two closures.
    @inline(__always) static func scanned<Answer>(
        _ link: String, allowing origins: LinkOrigins?, body: (ScannedLink) -> Answer,
        fault: (LinkFault) -> Answer
    ) -> Answer {
        func taken(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
            do throws(LinkFault) {
                let parts = try LinkParts(bytes, allowing: origins)
                return ScannedLink.scan(bytes, parts, body: body, fault: fault)
            } catch {
                return fault(error)
            }
        }
        if let answer = link.utf8.withContiguousStorageIfAvailable(taken) { return answer }
        // A string of Objective-C.
        var link = link
        return link.withUTF8(taken)
    }

    /// The same for a path or a URL, without having looked for a hit first.
    func explained(
        _ link: String, from source: LinkSource, allowing origins: LinkOrigins?
    ) -> Result<AnyRoute, MatchFailure> {
        Self.scanned(link, allowing: origins) { scanned in
            if let route = trie.route(at: scanned, of: entries, from: source) { return .success(route) }
            return .failure(explain(scanned, link: link, from: source))
        } fault: { fault in
            .failure(MatchFailure(link: link, reason: fault.reason, range: fault.range, nearest: nil))
        }
    }
}

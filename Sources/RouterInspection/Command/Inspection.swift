package import RouterCore
package import RouterTesting

/// An app that is inspected: how it is composed, where its links come from, and how it is crawled.
@MainActor package struct Inspection<Screen: RouterScreen> {
    let origins: LinkOrigins
    let compose: @MainActor () throws -> Composition<Screen>
    /// The crawls of its screens; nil where screens cannot list their actions.
    let crawls: (@MainActor (Composition<Screen>) throws -> [Crawling])?

    /// One crawl, whatever the screens are.
    struct Crawling {
        /// Crawls, and tells how many screens are known, of which how many have been visited.
        let run: @MainActor (_ progress: @escaping @MainActor (Int, Int) -> Void) async throws -> CrawlReport
    }

    /// Creates an inspection of an app whose screens are not crawled.
    package init(_ origins: LinkOrigins, _ compose: @escaping @MainActor () throws -> Composition<Screen>) {
        self.origins = origins
        self.compose = compose
        crawls = nil
    }

    /// Creates an inspection of an app, with a crawler for each set-up of it.
    package init(
        _ origins: LinkOrigins, _ compose: @escaping @MainActor () throws -> Composition<Screen>,
        crawlers: @escaping @MainActor (Composition<Screen>) throws -> [Crawler<Screen>]
    ) where Screen: ActionableScreen {
        self.origins = origins
        self.compose = compose
        crawls = { app in
            try crawlers(app).map { crawler in
                Crawling { progress in
                    var crawler = crawler
                    crawler.onVisit = progress
                    return try await crawler.crawl()
                }
            }
        }
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - progress: Where to tell how far it is.
    ///   - write: Writes text as soon as there is some.
    /// - Returns: `failed` if something is wrong with the app or a link.
    /// - Throws: Why there is no answer: the app cannot be composed, or a file cannot be read or written.
    package func run(
        _ request: InspectionRequest, progress: ProgressLine? = nil, write: (String) throws -> Void
    ) async throws -> ExitStatus {
        switch request {
        case .map(let format):
            let map = try compose().map
            let text =
                switch format {
                case .mermaid: map.mermaid
                case .dot: map.dot
                case .json: map.json
                }
            try write(text + "\n")
        case .report(let isJSON):
            let map = try compose().map
            try write((isJSON ? map.json : map.report) + "\n")
        case .links(let isJSON):
            let links = try compose().links
            try write(isJSON ? links.manifest + "\n" : LinkListing(links).text)
        case .manifest: try write(compose().links.manifest + "\n")
        case .association(let appID):
            try write(compose().links.appleAppSiteAssociation(appIDs: [appID]) + "\n")
        case .open(let links, let isJSON):
            return try await open(links, isJSON: isJSON, write: write)
        case .check(let check): return try await self.check(check, progress, write: write)
        }
        return .success
    }

    private func open(
        _ links: [String], isJSON: Bool, write: (String) throws -> Void
    ) async throws -> ExitStatus {
        let app = try compose()
        var landings: [Landing] = []
        for link in links {
            let landing = await Landing(link, in: app, allowing: origins)
            if !isJSON { try write((landings.isEmpty ? "" : "\n") + landing.text) }
            landings.append(landing)
        }
        if isJSON { try write(jsonText(of: landings) + "\n") }
        return landings.contains(where: \.isRefused) ? .failed : .success
    }
}

extension Crawler {
    /// Creates a crawler of a composition that starts, too, from each link that needs no value.
    init(_ composition: Composition<Screen>, enteringBy origins: LinkOrigins) {
        self.init(composition, allowing: origins)
        links = composition.links.filter {
            $0.route != nil && !$0.pattern.contains("{") && $0.requiredQueryLabels.isEmpty
        }.map(\.pattern)
    }
}

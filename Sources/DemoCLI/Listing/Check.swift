import DishesModule
import ProfilesModule
import RestaurantsModule
import RouterCore
import RouterTerminal
import RouterTesting
import TastebookData

/// Looks for what is wrong with the app: in its composition, and on every screen.
@MainActor struct Check {
    private let catalogue: Catalogue
    private let traces: String?
    private let composing: TastebookApp.Composing

    init(
        _ catalogue: Catalogue, traces: String?,
        composing: @escaping TastebookApp.Composing = tastebook(store:)
    ) {
        self.catalogue = catalogue
        self.traces = traces
        self.composing = composing
    }

    /// Checks everything.
    ///
    /// - Parameter write: Writes text as soon as there is some.
    /// - Returns: `failed` if anything is wrong.
    /// - Throws: Why the ways to what is wrong cannot be written.
    func run(write: (String) throws -> Void) async throws -> ExitStatus {
        var traces: [Trace] = []
        // A place where nothing can be written is found out now, rather than when all has been done.
        if let file = self.traces { try TraceFile(file).write([]) }
        do throws(CompositionError) {
            _ = try composing(TastebookStore(catalogue))
        } catch {
            try write("The composition: \(error)\n")
            return .failed
        }
        try write("The composition: nothing is wrong.\n")
        let user = catalogue.profiles.first.map { TastebookApp.SetUp.signedIn($0.id) }
        for setUp in [.signedOut, user].compactMap(\.self) {
            let report = try await crawler(setUp).crawl()
            try write(Self.text(of: report))
            traces += report.findings.map(\.trace)
        }
        if let file = self.traces {
            try TraceFile(file).write(traces)
            try write("\(counted(traces.count, "trace")) written to \(file).\n")
        }
        return traces.isEmpty ? .success : .failed
    }

    private func crawler(_ setUp: TastebookApp.SetUp) throws -> Crawler<TerminalScreen> {
        var crawler = Crawler(setUp.name) { [catalogue, composing] in
            let app = try TastebookApp(catalogue, setUp, composing: composing)
            return CrawledApp(app.router) { app.state }
        }
        let app = try TastebookApp(catalogue, setUp, composing: composing)
        crawler.links = catalogue.routes.compactMap { app.router.composition.path(for: $0) }
        return crawler
    }

    private static func text(of report: CrawlReport) -> String {
        let findings = report.findings.map { "- \($0)\n".replacing("\n  ", with: "\n    ") }.joined()
        let result =
            report.findings.isEmpty
            ? "nothing is wrong." : "\(counted(report.findings.count, "thing")) wrong:"
        let limit = report.isComplete ? "" : " It was not looked at further: there is no end of screens.\n"
        return "\(report.name.prefix(1).uppercased() + report.name.dropFirst()), "
            + "\(counted(report.screens.count, "screen")), \(counted(report.steps, "step")): \(result)\n"
            + findings + limit
    }
}

extension Catalogue {
    /// A route to everything in the catalogue.
    var routes: [any Route] {
        var routes: [any Route] = dishes.flatMap { [DishesRoute.detail(id: $0.id), .edit(id: $0.id)] }
        routes += dishes.map { RateDish(id: $0.id) as any Route }
        routes += categories.flatMap { [DishesRoute.category(id: $0.id), .editCategory(id: $0.id)] }
        for restaurant in restaurants {
            routes.append(RestaurantsRoute.detail(id: restaurant.id))
            routes.append(RestaurantsRoute.list(city: restaurant.city))
            routes += restaurant.menu.map { DishesRoute.menuDish(id: $0.dish, servedAt: restaurant.id) }
        }
        routes += brands.map { RestaurantsRoute.brand(id: $0.id) }
        routes += profiles.flatMap { [ProfilesRoute.profile(id: $0.id), .ratings(id: $0.id)] }
        routes += ratings.map { ProfilesRoute.rating(id: $0.id) }
        return routes
    }
}

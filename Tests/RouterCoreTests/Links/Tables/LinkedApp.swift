import Testing

@testable import RouterCore

/// The links of one kind of app, and what each of its URLs means.
struct LinkedApp: Sendable, CustomTestStringConvertible {
    /// A URL, and the route it means; nil for one that leads nowhere.
    struct Row: Sendable {
        let url: String
        let route: AnyRoute?

        init(_ url: String, _ route: (any Route)?) {
            self.url = url
            self.route = route.map { AnyRoute($0) }
        }
    }

    let testDescription: String
    let origins: LinkOrigins
    let composition: Composition<Page>
    let rows: [Row]
    /// The URLs that are not read as they are meant, each with the reason why that is accepted.
    let misses: [String: String]

    init(
        _ name: String, from origins: LinkOrigins, misses: [String: String] = [:], _ rows: [Row],
        @Composition<Page>.Builder _ items: () -> [Composition<Page>.Item]
    ) throws {
        testDescription = name
        self.origins = origins
        self.rows = rows
        self.misses = misses
        composition = try Composition(items)
    }

    var links: LinkTable { composition.table.links }

    func route(_ url: String) -> AnyRoute? {
        try? links.match(url: url, allowing: origins).get()
    }

    static func all() throws -> [LinkedApp] {
        try [funding(), chess(), messenger(), hashChat(), homeServer(), blog()]
    }
}

/// A module of one route type.
struct LinkedModule<R: Route & Codable>: FeatureModule {
    let links: @Sendable (inout DestinationRegistry<Page>) -> Void

    init(_ type: R.Type, _ links: @escaping @Sendable (inout DestinationRegistry<Page>) -> Void) {
        self.links = links
    }

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: R.self, key: "\(R.self)") { route, _ in Page(text: "\(route)") }
        links(&registry)
    }
}

/// A module of links to one exit.
struct LinkedExits<R: Route & Codable>: FeatureModule {
    let links: @Sendable (inout DestinationRegistry<Page>) -> Void

    init(_ type: R.Type, _ links: @escaping @Sendable (inout DestinationRegistry<Page>) -> Void) {
        self.links = links
    }

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.exit(R.self)
        links(&registry)
    }
}

/// URLs of six kinds of apps, of the forms that public apps of each kind accept.
@Suite struct LinkedAppTests {
    @Test("97 of 100 URLs are read as they are meant, and each of the others is argued for")
    func meanings() throws {
        for app in try LinkedApp.all() {
            #expect(app.rows.count >= 25, "\(app.testDescription)")
            #expect(Set(app.rows.map(\.url)).count == app.rows.count, "\(app.testDescription)")
            let misses = app.rows.filter { app.route($0.url) != $0.route }
            for row in misses where app.misses[row.url] == nil {
                let read = app.route(row.url).map { "\($0)" } ?? "nothing"
                Issue.record("\(app.testDescription): \(row.url) is read as \(read)")
            }
            #expect(Set(misses.map(\.url)) == Set(app.misses.keys), "\(app.testDescription)")
            #expect(misses.count * 100 <= app.rows.count * 3, "\(app.testDescription)")
        }
    }

    @Test("no path is printed that is read as another route, whatever the order of declaration")
    func pathsComeBack() throws {
        for app in try LinkedApp.all() {
            try expectPathsComeBack(of: app.links, "\(app.testDescription)", app.rows.compactMap(\.route))
        }
        try expectPathsComeBack(of: .sound(TastebookLinks.declarations), "the demo")
        try expectPathsComeBack(of: GitHubRoutesTests.composition(GitHubRoutes.paths).table.links, "GitHub")
    }

    /// Prints the routes given and 40 of each pattern, with the links in their order and in reverse.
    private func expectPathsComeBack(of links: LinkTable, _ name: Comment, _ given: [AnyRoute] = []) throws {
        let declarations = links.bound.map(\.declaration)
        var routes = given
        for declaration in declarations {
            for number in 0..<40 {
                if case .route(let route, _) = declaration.sample(number) { routes.append(route) }
            }
        }
        #expect(routes.count >= declarations.count, name)
        for order in [declarations, declarations.reversed()] {
            var issues: [CompositionIssue] = []
            let table = LinkTable(
                order, excluding: links.exclusions, rewrites: links.rewrites, issues: &issues)
            #expect(issues.isEmpty, name)
            var printed = 0
            for route in routes {
                for source in [LinkTable.Source.app, .outside] {
                    guard let path = table.path(for: route, to: source) else { continue }
                    printed += 1
                    #expect(table.route(at: path) == route, "\(name): \(path)")
                    #expect(table.route(at: path, from: source) == route, "\(name): \(path)")
                }
            }
            #expect(printed > routes.count, name)
        }
    }
}

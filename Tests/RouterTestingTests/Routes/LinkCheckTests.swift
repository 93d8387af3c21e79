import RouterCore
import RouterTesting
import Testing

@MainActor @Suite struct LinkCheckTests {
    private enum Book: Route, Codable { case list, page(id: Int) }

    private struct BookModule: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<PlanScreen>) {
            registry.destination(for: Book.self, key: "book") { _, _ in PlanScreen(actions: []) }
            registry.existence(of: Book.self) { $0 != .page(id: 9) }
            registry.link("/", to: Book.list)
            registry.link("/{id}", to: Book.page)
        }
    }

    private let app: Composition<PlanScreen>

    init() throws {
        app = try Composition<PlanScreen> {
            BookModule()
            RootTab("book", root: Book.list)
        }
    }

    @Test("nothing is wrong with links that stand for their routes, or for none")
    func sound() {
        let table: KeyValuePairs<String, (any Route)?> = [
            "/": Book.list, "/4": Book.page(id: 4), "/four": nil,
        ]
        #expect(LinkCheck.findings(in: table, of: app) == [])
    }

    @Test("each that differs is found, in the order of the table")
    func differs() throws {
        let findings = LinkCheck.findings(
            in: ["/4": Book.page(id: 5), "/four": Book.page(id: 4), "/": nil, "/9": Book.page(id: 9)], of: app
        )
        try #require(findings.count == 4)
        #expect(
            findings[0]
                == .otherRoute(
                    link: "/4", found: AnyRoute(Book.page(id: 4)), expected: AnyRoute(Book.page(id: 5))))
        guard case .noRoute("/four", AnyRoute(Book.page(id: 4)), .noMatch) = findings[1] else {
            Issue.record("\(findings[1])")
            return
        }
        #expect(findings[2] == .otherRoute(link: "/", found: AnyRoute(Book.list), expected: nil))
        guard case .noRoute("/9", AnyRoute(Book.page(id: 9)), .notFound) = findings[3] else {
            Issue.record("\(findings[3])")
            return
        }
        #expect("\(findings[2])" == "/ was to stand for no route, and stands for Book.list.")
    }

    @Test("a URL is read if the app allows where it comes from")
    func origins() {
        let table: KeyValuePairs<String, (any Route)?> = ["books:/4": Book.page(id: 4)]
        #expect(LinkCheck.findings(in: table, of: app).count == 1)
        #expect(LinkCheck.findings(in: table, of: app, allowing: [.scheme("books")]) == [])
    }
}

import Foundation
import RouterInspection
import Testing

@testable import RouterCore

/// The links of a composition as files for others.
@Suite struct LinkExportTests {
    private enum Shop: Route, Codable {
        case home
        case item(id: Int)
        case search(query: String, page: Int?, tags: [String])
        case file(path: [String])
        case odd
        case secret
    }

    private struct Owner: Route, Codable { var name: String }

    private let links: [LinkSummary]

    init() throws {
        var issues: [CompositionIssue] = []
        let declarations = [
            LinkDeclaration(pattern: "/", module: "Shop", route: Shop.home),
            LinkDeclaration(pattern: "/items/{id}", module: "Shop") { Shop.item(id: $0) },
            LinkDeclaration(pattern: "/i/{id}", module: "Shop") { Shop.item(id: $0) },
            LinkDeclaration(pattern: "/search", module: "Shop") {
                Shop.search(query: $0, page: $1, tags: $2)
            },
            LinkDeclaration(pattern: "/files/{path...}", module: "Shop") { Shop.file(path: $0) },
            LinkDeclaration(pattern: "/items/{name}", module: "Owner \"x\"\n") { Owner(name: $0) },
            LinkDeclaration(pattern: "/@é b", module: "Shop", route: Shop.odd),
            LinkDeclaration(pattern: "/secret", module: "Shop", isInternal: true, route: Shop.secret),
        ]
        links = LinkTable(declarations, issues: &issues).allLinks
        try #require(issues.isEmpty)
    }

    @Test func `Query items are told apart by whether they are required`() {
        let search = links.first { $0.pattern == "/search" }
        #expect(search?.queryLabels == ["query", "page", "tags"])
        #expect(search?.requiredQueryLabels == ["query"])
    }

    @Test func `The manifest lists what is open from outside, keys sorted`() {
        let some = links.filter { ["/i/{id}", "/search", "/items/{name}", "/secret"].contains($0.pattern) }
        #expect(
            some.manifest == """
                {
                  "links" : [
                    {
                      "canonical" : false,
                      "case" : "item",
                      "module" : "Shop",
                      "pattern" : "/i/{id}",
                      "query" : [

                      ],
                      "route" : "Shop"
                    },
                    {
                      "canonical" : true,
                      "case" : "search",
                      "module" : "Shop",
                      "pattern" : "/search",
                      "query" : [
                        {
                          "label" : "query",
                          "required" : true
                        },
                        {
                          "label" : "page",
                          "required" : false
                        },
                        {
                          "label" : "tags",
                          "required" : false
                        }
                      ],
                      "route" : "Shop"
                    },
                    {
                      "canonical" : true,
                      "module" : "Owner \\"x\\"\\n",
                      "pattern" : "/items/{name}",
                      "query" : [

                      ],
                      "route" : "Owner"
                    }
                  ],
                  "version" : 1
                }
                """)
        #expect([LinkSummary]().manifest == "{\n  \"links\" : [\n\n  ],\n  \"version\" : 1\n}")
    }

    @Test func `The association file has a component for each path, once, and no internal one`() throws {
        let text = links.appleAppSiteAssociation(appIDs: ["A.one", "A.two"])
        let file = try JSONDecoder().decode(Association.self, from: Data(text.utf8))
        let details = try #require(file.applinks.details.first)
        #expect(file.applinks.details.count == 1)
        #expect(details.appIDs == ["A.one", "A.two"])
        #expect(
            details.components.map(\.path) == [
                "/", "/items/*", "/i/*", "/search", "/files/*", "/@%C3%A9%20b",
            ])
        #expect(details.components.map(\.items) == [nil, nil, nil, ["query": "?*"], nil, nil])
    }

    @Test func `A path kept from all links is excluded in both files`() throws {
        var issues: [CompositionIssue] = []
        let table = LinkTable(
            [
                LinkDeclaration(pattern: "/{name}", module: "Owner") { Owner(name: $0) },
                LinkDeclaration(pattern: "/help/{id}", module: "Shop") { Shop.item(id: $0) },
            ], excluding: [NoLink("/help/{_...}"), NoLink("/settings")], issues: &issues)
        try #require(issues.isEmpty)
        let file = try JSONDecoder().decode(
            Association.self, from: Data(table.links.appleAppSiteAssociation(appIDs: []).utf8))
        let components = try #require(file.applinks.details.first).components
        #expect(components.map(\.path) == ["/settings", "/help/*", "/help/*", "/*"])
        #expect(components.map(\.exclude) == [true, nil, true, nil])
        #expect(
            table.links.manifest.contains(#""excluded" : [\#n    "/help/{_...}",\#n    "/settings"\#n  ]"#))
    }

    private struct Association: Decodable {
        struct Links: Decodable { let details: [Details] }
        struct Details: Decodable {
            let appIDs: [String]
            let components: [Component]
        }
        struct Component: Decodable {
            let path: String
            let items: [String: String]?
            let exclude: Bool?

            enum CodingKeys: String, CodingKey {
                case path = "/"
                case items = "?"
                case exclude
            }
        }

        let applinks: Links
    }
}

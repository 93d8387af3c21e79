import Testing

@testable import RouterCore

/// Rules an app has about all links.
@Suite struct LinkRuleTests {
    static let origins: LinkOrigins = [.scheme("app"), .host("example.com"), .host("go.example")]

    static func table(
        _ declarations: [LinkDeclaration], _ exclusions: [NoLink] = [],
        _ rewrite: (@Sendable (RewriteLinks.Parts) -> RewriteLinks.Parts?)...
    ) throws -> LinkTable {
        var issues: [CompositionIssue] = []
        let table = LinkTable(
            declarations, excluding: exclusions, rewrites: rewrite.map(RewriteLinks.init), issues: &issues)
        if let first = issues.first { throw first }
        return table
    }

    func reason(_ link: String, _ table: LinkTable) -> MatchFailure.Reason? {
        guard case .failure(let failure) = table.match(url: link, allowing: Self.origins) else { return nil }
        return failure.reason
    }

    @Test func noLinkKeepsAPathFromWidePatterns() throws {
        let table = try Self.table(
            [probe("/{a}", String.self), probe("/blog/{a}", Int.self), probe("/{a...}", [String].self)],
            [NoLink("/settings"), NoLink("/blog/{_...}"), NoLink("/x/{_}/y")])
        #expect(reason("/settings", table) == .noLink(pattern: "/settings"))
        #expect(reason("app://settings", table) == .noLink(pattern: "/settings"))
        #expect(reason("/blog/a/b", table) == .noLink(pattern: "/blog/{_...}"))
        #expect(reason("/x/a/y", table) == .noLink(pattern: "/x/{_}/y"))
        #expect(table.answer("/blog/7") == "/blog/{a} a=7")
        #expect(table.answer("/blog") == "/{a} a=blog")
        #expect(table.path(for: AnyRoute(Probe1(pattern: "/{a}", a: "settings"))) == nil)
        #expect(table.links.suffix(3).map(\.pattern) == ["/settings", "/blog/{_...}", "/x/{_}/y"])
        #expect(table.links.suffix(3).allSatisfy { $0.route == nil && $0.module == "the app" })
        let failure = try #require(throws: MatchFailure.self) { try table.match("/settings").get() }
        #expect(failure.sentence == #"NoLink("/settings") keeps "settings" from all patterns."#)
    }

    @Test func aNoLinkThatIsWrongIsAnIssue() {
        #expect(
            LinkGrammarTests.issues([probe("/a")], excluding: [NoLink("/a"), NoLink("b"), NoLink("/{id}")])
                == [
                    .malformedPattern("b", module: "the app", problem: .noLeadingSlash),
                    .malformedPattern("/{id}", module: "the app", problem: .namedPlaceholder("id")),
                    .ambiguousPatterns(["/a", "/a"], modules: ["Test", "the app"]),
                ])
    }

    @Test(
        "a fragment that is a path is a reason, and others are ignored",
        arguments: [
            ("/a#/b", MatchFailure.Reason.fragment), ("https://example.com/#/a", .fragment),
            ("app://a#/", .fragment), ("/a#", nil), ("/a#b", nil), ("/a#!/b", nil), ("/a?#b", nil),
        ])
    func fragments(link: String, expected: MatchFailure.Reason?) throws {
        let table = try Self.table([probe("/a"), probe("/")])
        #expect(reason(link, table) == expected)
    }

    @Test func rewritingSeesThePartsOfALink() {
        typealias Parts = RewriteLinks.Parts
        #expect(
            Parts("/a/b?c=d#e") == .init(scheme: nil, host: nil, path: "/a/b", query: "c=d", fragment: "e"))
        #expect(
            Parts("HTTPS://Example.com:80/a#/b?c")
                == .init(scheme: "https", host: "example.com:80", path: "/a", query: nil, fragment: "/b?c"))
        #expect(Parts("app://Ab") == .init(scheme: "app", host: "Ab", path: "/", query: nil, fragment: nil))
        #expect(
            Parts("wc:abc@1?k=v")
                == .init(scheme: "wc", host: nil, path: "abc@1", query: "k=v", fragment: nil))
        #expect(Parts("") == .init(scheme: nil, host: nil, path: "", query: nil, fragment: nil))
        #expect(Parts("/a?b=1&c=x+y&b=2&d&e=%zz").item("b") == "1")
        #expect(Parts("/a?b=1&c=x+y&d&e=%zz").item("c") == "x y")
        #expect(Parts("/a?b=1&c=x+y&d&e=%zz").item("d") == "")
        #expect(Parts("/a?b=1&c=x+y&d&e=%zz").item("e") == nil)
        #expect(Parts("/a/b%2Fc//%zz/").segments == ["a", "b/c", "%zz"])
    }

    @Test func rewritingComesBeforeEverythingButTheOrigin() throws {
        let table = try Self.table(
            [probe("/a"), probe("/b/{a}", String.self), probe("/x.html")], [],
            { link in
                if link.host == "go.example" { return link.item("url").map { .init($0) } }
                if link.scheme == "app", !link.path.hasPrefix("/") { return "/b/\(link.path)" }
                if let fragment = link.fragment, fragment.hasPrefix("/") { return .init(fragment) }
                return link
            },
            { link in
                var link = link
                if link.path.hasSuffix(".html") { link.path.removeLast(5) }
                return link
            },
            { $0.path == "/not/ours" ? nil : $0 })
        func answer(_ link: String) -> String {
            (try? table.match(url: link, allowing: Self.origins).get().base as? any Probe)?.text
                ?? reason(link, table).map { "\($0)" } ?? "?"
        }
        #expect(answer("https://go.example/?url=https%3A%2F%2Fexample.com%2Fa") == "/a")
        #expect(
            answer("https://go.example/?url=https%3A%2F%2Fevil.example%2Fa")
                == #"hostNotAllowed("evil.example")"#)
        #expect(answer("https://go.example/") == "notOurs")
        #expect(answer("https://evil.example/?url=/a") == #"hostNotAllowed("evil.example")"#)
        #expect(answer("app:7") == "/b/{a} a=7")
        #expect(answer("https://example.com/#/b/c") == "/b/{a} a=c")
        #expect(answer("/#/b/c.html?x#y") == "/b/{a} a=c")
        #expect(answer("/a.html") == "/a")
        #expect(answer("/not/ours") == "notOurs")
        #expect(answer("nothing") == "notAPath")
        // What is printed is read through the rules too.
        #expect(table.path(for: AnyRoute(Probe0(pattern: "/x.html"))) == nil)
        #expect(table.path(for: AnyRoute(Probe1(pattern: "/b/{a}", a: "c.html"))) == nil)
        #expect(table.path(for: AnyRoute(Probe1(pattern: "/b/{a}", a: "c"))) == "/b/c")
    }
}

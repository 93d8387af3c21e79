import Testing

@testable import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What patterns can say: fixed values, segments that are forgotten, the rest of a query, nested types.
@Suite struct LinkGrammarTests {
    enum Kind: String, Codable, Hashable, CaseIterable, LinkParameter { case blog, feed }

    struct Square: Codable, Hashable {
        var x: Int
        var y: Int
    }

    enum Target: Codable, Hashable {
        case dish(id: Int)
        case menu
    }

    struct Wrapped: Codable, Hashable {
        let number: Int

        init(number: Int) { self.number = number }
        init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(Int.self)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }
    }

    enum Page: Route, Codable {
        case feed(kind: Kind, id: Int)
        case search(query: String, rest: [String: String])
        case browser(url: URL)
        case move(from: Square, to: Square)
        case show(Target)
        case wrapped(id: Wrapped)
        case list(limit: Int?, tags: [Int])
        case named(String)
        case tagged(tags: [String], pageSize: Int)

        private enum TaggedCodingKeys: String, CodingKey {
            case tags = "tags[]"
            case pageSize = "page-size"
        }
    }

    static func link<each P: LinkParameter>(
        _ pattern: String, _ make: @escaping @Sendable (repeat each P) -> Page
    ) -> LinkDeclaration {
        LinkDeclaration(pattern: pattern, module: "T", make: make)
    }

    static func issues(_ declarations: [LinkDeclaration], excluding: [NoLink] = []) -> [CompositionIssue] {
        var issues: [CompositionIssue] = []
        _ = LinkTable(declarations, excluding: excluding, issues: &issues)
        return issues
    }

    /// Reads a path as a route and prints the route as the path.
    func expect(
        _ path: String, _ route: Page, in table: LinkTable, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(table.route(at: path) == AnyRoute(route), sourceLocation: sourceLocation)
        #expect(table.path(for: AnyRoute(route)) == path, sourceLocation: sourceLocation)
    }

    @Test func literalsAreDecodedLikePaths() throws {
        let table = try LinkTable.sound([probe("/caf%C3%A9/%64one"), probe("/a%2Fb"), probe("/%2E%2E/x")])
        #expect(table.answer("/café/done") == "/caf%C3%A9/%64one")
        #expect(table.answer("/caf%c3%a9/done") == "/caf%C3%A9/%64one")
        #expect(table.answer("/a%2fb") == "/a%2Fb")
        #expect(table.answer("/a/b") == "noMatch")
        #expect(table.answer("/%2e%2e/x") == "/%2E%2E/x")
        #expect(table.path(for: AnyRoute(Probe0(pattern: "/%2E%2E/x"))) == "/%2E%2E/x")
        #expect(Self.issues([probe("/done"), probe("/%64one")]).count == 1)
    }

    @Test func aForgottenSegmentIsReadAndNotPrinted() throws {
        let table = try LinkTable.sound([
            Self.link("/by/{_}/{_0}") { Page.named($0) }, Self.link("/{_0}") { Page.named($0) },
            probe("/old/{_...}"),
        ])
        #expect(table.route(at: "/by/anna/soup") == AnyRoute(Page.named("soup")))
        #expect(table.path(for: AnyRoute(Page.named("soup"))) == "/soup")
        #expect(table.answer("/old/a/b") == "/old/{_...}")
        #expect(table.answer("/old") == "\(AnyRoute(Page.named("old")))")
        #expect(table.path(for: AnyRoute(Probe0(pattern: "/old/{_...}"))) == nil)
        #expect(table.links.map(\.isCanonical) == [false, true, false])
        // A segment that is forgotten takes every text, as a String does.
        #expect(Self.issues([probe("/a/{_}"), probe("/a/{a}", String.self)]).count == 1)
        #expect(Self.issues([probe("/a/{_}"), probe("/a/{a}", Int.self)]) == [])
    }

    @Test func whatAClosureFixesIsReadAndTellsWhatIsPrinted() throws {
        let blogs = Self.link("/blogs/{id}") { Page.feed(kind: .blog, id: $0) }
        let feeds = Self.link("/feeds/{id}") { Page.feed(kind: .feed, id: $0) }
        for declarations in [[blogs, feeds], [feeds, blogs]] {
            let table = try LinkTable.sound(declarations)
            expect("/blogs/7", .feed(kind: .blog, id: 7), in: table)
            expect("/feeds/7", .feed(kind: .feed, id: 7), in: table)
            #expect(table.links.allSatisfy { $0.isCanonical && $0.queryLabels.isEmpty })
        }
        // A fixed number that is equal to a sample is told from the parameter.
        let one = try LinkTable.sound(
            [
                Self.link("/moves/{to.x}") {
                    Page.move(from: Square(x: 1, y: 1), to: Square(x: $0, y: 1))
                }
            ])
        #expect(
            one.route(at: "/moves/5") == AnyRoute(Page.move(from: .init(x: 1, y: 1), to: .init(x: 5, y: 1))))
    }

    @Test func nestedValuesAreBoundOrFixed() throws {
        let table = try LinkTable.sound([
            Self.link("/move/{from.x}/{from.y}/{to.x}/{to.y}") {
                Page.move(from: Square(x: $0, y: $1), to: Square(x: $2, y: $3))
            },
            Self.link("/dish/{id}") { Page.show(.dish(id: $0)) },
            LinkDeclaration(pattern: "/menu", module: "T", route: Page.show(.menu)),
            Self.link("/wrapped/{id}") { Page.wrapped(id: Wrapped(number: $0)) },
        ])
        expect("/move/1/2/3/4", .move(from: .init(x: 1, y: 2), to: .init(x: 3, y: 4)), in: table)
        expect("/dish/7", .show(.dish(id: 7)), in: table)
        expect("/menu", .show(.menu), in: table)
        expect("/wrapped/9", .wrapped(id: Wrapped(number: 9)), in: table)
    }

    @Test func aDictionaryTakesTheItemsNobodyElseTook() throws {
        let table = try LinkTable.sound([Self.link("/search") { Page.search(query: $0, rest: $1) }])
        expect("/search?query=a", .search(query: "a", rest: [:]), in: table)
        expect("/search?query=a&b=&c=d%20e", .search(query: "a", rest: ["b": "", "c": "d e"]), in: table)
        #expect(
            table.route(at: "/search?c=1&query=a&c=2&b")
                == AnyRoute(Page.search(query: "a", rest: ["b": "", "c": "1"])))
        #expect(table.route(at: "/search?query=a&c=%zz") == nil)
        #expect(table.route(at: "/search?query=a&%zz=c") == nil)
        #expect(table.path(for: AnyRoute(Page.search(query: "a", rest: ["query": "b"]))) == nil)
        #expect(
            Self.issues([Self.link("/{rest}") { Page.search(query: $0, rest: $1) }])
                == [.unfitPlaceholder("rest", pattern: "/{rest}", module: "T", problem: .pairs)])
    }

    @Test func aURLIsAParameter() throws {
        let table = try LinkTable.sound([Self.link("/open") { Page.browser(url: $0) }])
        let url = try #require(URL(string: "https://a.example/b?c=d#e"))
        expect("/open?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd%23e", .browser(url: url), in: table)
        #expect(table.route(at: "/open?url=b") == nil)
        #expect(table.route(at: "/open?url=https://a%20b") == nil)
    }

    @Test func anOptionalItemThatIsNoValueIsTakenAsAbsentAndTold() throws {
        let table = try LinkTable.sound([Self.link("/list") { Page.list(limit: $0, tags: $1) }])
        let reading = try table.reading(of: "/list?limit=x&tags=1&tags=y", from: .app, allowing: nil).get()
        #expect(reading.route == AnyRoute(Page.list(limit: nil, tags: [1])))
        #expect(reading.unreadItems == ["limit", "tags"])
        #expect(try table.reading(of: "/list?limit=3", from: .app, allowing: nil).get().unreadItems == [])
        #expect(table.route(at: "/list?limit=%zz") == nil)
        #expect(table.links[0].requiredQueryLabels == [])
    }

    @Test func patternsOfOnePathAreToldApartByWhatTheyRequire() throws {
        let plain = probe("/p", String?.self)
        let one = probe("/p", String.self, Int?.self)
        let two = probe("/p", String.self, Int.self)
        for declarations in [[plain, one, two], [two, one, plain], [one, plain, two]] {
            let table = try LinkTable.sound(declarations)
            #expect(
                table.route(at: "/p?b=1").map { "\($0.base)" }
                    == #"Probe1<Optional<String>>(pattern: "/p", a: nil)"#)
            #expect((table.route(at: "/p?a=x")?.base as? Probe2<String, Int?>)?.a == "x")
            #expect((table.route(at: "/p?a=x&b=1")?.base as? Probe2<String, Int>)?.b == 1)
            // The path would be read as the one that requires more.
            #expect(table.path(for: AnyRoute(Probe1<String?>(pattern: "/p", a: "x"))) == nil)
            #expect(table.path(for: AnyRoute(Probe1<String?>(pattern: "/p", a: nil))) == "/p")
        }
    }

    @Test func keysOfARouteNameItsItems() throws {
        let table = try LinkTable.sound([Self.link("/tagged") { Page.tagged(tags: $0, pageSize: $1) }])
        #expect(
            table.route(at: "/tagged?tags[]=a&tags%5B%5D=b&page-size=3")
                == AnyRoute(Page.tagged(tags: ["a", "b"], pageSize: 3)))
        expect("/tagged?tags%5B%5D=a&page-size=3", .tagged(tags: ["a"], pageSize: 3), in: table)
    }

    @Test("a closure that is wrong is told what is wrong with it")
    func rightReasons() {
        #expect(
            Self.issues([Self.link("/{id}/{_}") { (a: Int, b: Int) in Page.feed(kind: .blog, id: a + b) }])
                == [.unboundParameter(1, type: "Int", pattern: "/{id}/{_}", module: "T")])
        #expect(
            Self.issues([Self.link("/{id}/{b}") { (a: Int, b: Int) in Page.feed(kind: .blog, id: a) }])
                == [.unboundParameter(2, type: "Int", pattern: "/{id}/{b}", module: "T")])
        #expect(
            Self.issues([Self.link("/{kind}/{id}") { Page.feed(kind: .blog, id: $0) }])
                == [.unfitPlaceholder("kind", pattern: "/{kind}/{id}", module: "T", problem: .fixed)])
        #expect(
            Self.issues([
                LinkDeclaration(pattern: "/{left}", module: "T") { LinkIssueTests.Nested(inner: $0) }
            ])
                == [.unfitPlaceholder("left", pattern: "/{left}", module: "T", problem: .within("inner"))])
        #expect(
            Self.issues([
                Self.link("/{x}/{y}") { Page.move(from: Square(x: $0, y: 0), to: Square(x: $1, y: 0)) }
            ])
                == [
                    .unknownLabel("x", pattern: "/{x}/{y}", module: "T", labels: ["from.x", "to.x"]),
                    .unfitPlaceholder("y", pattern: "/{x}/{y}", module: "T", problem: .fixed),
                ])
    }

    @Test("a type that declines a text it has written has no path there")
    func aTypeThatDeclines() throws {
        struct Even: LinkParameter, Hashable, Codable {
            var number: Int
            init(number: Int) { self.number = number }
            init?(linkText: String) {
                guard let number = Int(linkText: linkText), number % 2 == 0 else { return nil }
                self.number = number
            }
            var linkText: String? { "\(number)" }
            static var linkSample: Even? { Even(number: 2) }
        }
        let table = try LinkTable.sound([probe("/{a}", Even.self), probe("/{a}", String.self)])
        #expect(table.answer("/3") == "/{a} a=3")
        #expect(table.path(for: AnyRoute(Probe1(pattern: "/{a}", a: Even(number: 4)))) == "/4")
        #expect(table.path(for: AnyRoute(Probe1(pattern: "/{a}", a: Even(number: 3)))) == nil)
    }
}

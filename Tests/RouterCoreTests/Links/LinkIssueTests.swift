import Testing

@testable import RouterCore

/// What is wrong with links, found when they are composed.
@Suite struct LinkIssueTests {
    struct NoSample: LinkParameter, Hashable, Codable {
        init?(linkText: String) { return nil }
        var linkText: String? { nil }
    }

    struct Given: LinkParameter, Hashable, Codable {
        var text: String
        init?(linkText: String) {
            guard linkText.hasPrefix("g-") else { return nil }
            text = linkText
        }
        var linkText: String? { text }
        static var linkSample: Given? { Given(linkText: "g-1") }
    }

    /// Reads what it does not write.
    struct Lossy: LinkParameter, Hashable, Codable {
        var text: String
        init?(linkText: String) { text = linkText + "!" }
        var linkText: String? { text }
    }

    struct Hidden: Route, Encodable {
        var id: Int
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(id)
        }
    }

    struct Listed: Route, Encodable {
        var id: Int
        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(id)
        }
    }

    struct Swapped: Route, Codable {
        var id: Int
        var servedAt: Int
        init(servedAt: Int, id: Int) {
            self.id = id
            self.servedAt = servedAt
        }
    }

    struct Nested: Route, Codable {
        struct Inner: Codable, Hashable, LinkParameter {
            var left: Int
            var right: Int
            init?(linkText: String) {
                let parts = linkText.split(separator: "-").compactMap { Int($0) }
                guard parts.count == 2 else { return nil }
                (left, right) = (parts[0], parts[1])
            }
            var linkText: String? { "\(left)-\(right)" }
            static var linkSample: Inner? { Inner(linkText: "1-2") }
        }
        var inner: Inner
    }

    func issues(_ declarations: LinkDeclaration...) -> [CompositionIssue] {
        var issues: [CompositionIssue] = []
        _ = LinkTable(declarations, issues: &issues)
        return issues
    }

    @Test(
        "malformed patterns",
        arguments: [
            ("", CompositionIssue.PatternProblem.noLeadingSlash), ("dishes", .noLeadingSlash),
            ("/dishes/", .trailingSlash),
            ("//", .emptySegment), ("/a//b", .emptySegment), ("/a-{id}", .malformedSegment("a-{id}")),
            ("/{id", .malformedSegment("{id")), ("/{a b}", .malformedSegment("{a b}")),
            ("/{{a}}", .malformedSegment("{{a}}")),
            ("/a?b=c", .malformedSegment("a?b=c")), ("/a#b", .malformedSegment("a#b")),
            ("/{}", .unnamedPlaceholder),
            ("/{...}", .unnamedPlaceholder), ("/{a}/{a}", .duplicatePlaceholder("a")),
            ("/{a}/{a...}", .duplicatePlaceholder("a")),
            ("/{a...}/b", .restNotLast("a")), ("/a/../b", .dotSegment("..")), ("/.", .dotSegment(".")),
            ("/100%", .malformedEscape("100%")), ("/%ff", .malformedEscape("%ff")),
            ("/users/:id", .foreignPlaceholder(":id")), ("/users/<id>", .foreignPlaceholder("<id>")),
            ("/files/*", .foreignPlaceholder("*")), ("/files/**", .foreignPlaceholder("**")),
        ])
    func malformed(pattern: String, problem: CompositionIssue.PatternProblem) {
        #expect(issues(probe(pattern)) == [.malformedPattern(pattern, module: "Test", problem: problem)])
    }

    @Test func unknownLabelsOfferTheLabels() {
        let declaration = LinkDeclaration(pattern: "/m/{dish}/{servedAt}/{x}", module: "Dishes") {
            DishesRoute.menuDish(id: $0, servedAt: $1)
        }
        #expect(
            issues(declaration)
                == ["dish", "x"].map {
                    .unknownLabel(
                        $0, pattern: "/m/{dish}/{servedAt}/{x}", module: "Dishes", labels: ["id", "servedAt"])
                })
        #expect(
            issues(probe("/x/{id}"))
                == [.unknownLabel("id", pattern: "/x/{id}", module: "Test", labels: [])])
    }

    @Test func placeholdersHaveToFitTheirParameters() {
        #expect(
            issues(probe("/{a}", Int?.self))
                == [.unfitPlaceholder("a", pattern: "/{a}", module: "Test", problem: .optional)])
        #expect(
            issues(probe("/{a}", [Int].self))
                == [.unfitPlaceholder("a", pattern: "/{a}", module: "Test", problem: .array)])
        #expect(
            issues(probe("/{a...}", Int.self))
                == [.unfitPlaceholder("a", pattern: "/{a...}", module: "Test", problem: .notAnArray)])
        #expect(
            issues(probe("/{a...}", [Int]?.self))
                == [.unfitPlaceholder("a", pattern: "/{a...}", module: "Test", problem: .optional)])
    }

    @Test("PM-03, PR-13: patterns of one shape that require the same items are ambiguous")
    func ambiguous() {
        #expect(
            issues(probe("/a/{a}", Int.self, module: "One"), probe("/a/{a}", Double.self, module: "Two"))
                == [.ambiguousPatterns(["/a/{a}", "/a/{a}"], modules: ["One", "Two"])])
        #expect(
            issues(
                probe("/a", module: "One"), probe("/a", Int?.self, module: "Two"),
                probe("/a", module: "Three")
            )
                == [.ambiguousPatterns(["/a", "/a", "/a"], modules: ["One", "Two", "Three"])])
        #expect(issues(probe("/a"), probe("/a", Int.self)) == [])
        #expect(
            issues(probe("/a", Int.self, module: "One"), probe("/a", String.self, module: "Two"))
                == [.ambiguousPatterns(["/a", "/a"], modules: ["One", "Two"])])
        #expect(
            issues(probe("/{a...}", [Int].self), probe("/{a...}", [String].self))
                == [.ambiguousPatterns(["/{a...}", "/{a...}"], modules: ["Test", "Test"])])
        #expect(
            issues(probe("/{a}", String.self), probe("/{a}", TextID.self))
                == [.ambiguousPatterns(["/{a}", "/{a}"], modules: ["Test", "Test"])])
        #expect(
            issues(probe("/{a}", Int.self), probe("/{a}", String.self), probe("/{a...}", [String].self)) == []
        )
        #expect(issues(probe("/{a}", Sort.self), probe("/{a}", String.self)) == [])
    }

    @Test("of patterns of one shape the first is kept, and nothing is said in the name of the others")
    func ambiguousIsLeftOut() {
        var issues: [CompositionIssue] = []
        let table = LinkTable(
            [probe("/x/{a}", Int.self, isInternal: true), probe("/x/{a}", Double.self)], issues: &issues)
        #expect(issues.count == 1)
        #expect(table.answer("/x/7") == "/x/{a} a=7")
        for link in ["/x", "/x/7", "/y", "/x/7/y"] {
            guard case .failure(let failure) = table.match(url: link, allowing: .none) else { continue }
            #expect(failure.nearest == nil, "\(link)")
        }
    }

    @Test func samplesAreLookedFor() {
        #expect(
            issues(probe("/{a}", NoSample.self))
                == [.noSample(type: "NoSample", pattern: "/{a}", module: "Test")])
        #expect(
            issues(probe("/{a}", Given.self), probe("/s/{a}", Sort.self), probe("/c/{a}", Unit.self)) == [])
    }

    @Test func labelsMustShow() {
        #expect(
            issues(LinkDeclaration(pattern: "/{id}", module: "T") { Hidden(id: $0) })
                == [.hiddenLabels(route: "Hidden", pattern: "/{id}", module: "T")])
        #expect(
            issues(LinkDeclaration(pattern: "/{id}", module: "T") { Listed(id: $0) })
                == [.hiddenLabels(route: "Listed", pattern: "/{id}", module: "T")])
    }

    @Test func samplesHaveToComeBack() {
        #expect(
            issues(probe("/{a}", Lossy.self))
                == [.roundTripFailed(pattern: "/{a}", module: "Test", printed: "/1!")])
    }

    @Test func aSampleThatAnotherPatternTakesIsNoFault() {
        #expect(issues(probe("/x/1"), probe("/x/{a}", Int.self)) == [])
    }

    @Test func initializersMayHaveAnotherOrderThanProperties() throws {
        let table = try LinkTable.sound([
            LinkDeclaration(pattern: "/r/{servedAt}/{id}", module: "T", make: Swapped.init(servedAt:id:)),
            LinkDeclaration(pattern: "/n/{inner}", module: "T") { Nested(inner: $0) },
        ])
        let route = AnyRoute(Swapped(servedAt: 2, id: 5))
        #expect(table.path(for: route) == "/r/2/5")
        #expect(try table.match("/r/2/5").get() == route)
        #expect(try table.path(for: table.match("/n/3-4").get()) == "/n/3-4")
    }

    @Test func theFirstPatternOfACaseIsCanonical() throws {
        let table = try LinkTable.sound([
            LinkDeclaration(pattern: "/special", module: "T", route: DishesRoute.category(9)),
            LinkDeclaration(pattern: "/c/{_0}", module: "T", make: DishesRoute.category),
            LinkDeclaration(pattern: "/category/{_0}", module: "T", make: DishesRoute.category),
        ])
        #expect(table.path(for: AnyRoute(DishesRoute.category(1))) == "/c/1")
        #expect(table.path(for: AnyRoute(DishesRoute.category(9))) == "/special")
        #expect(try table.match("/category/1").get() == AnyRoute(DishesRoute.category(1)))
        #expect(try table.match("/c/9").get() == AnyRoute(DishesRoute.category(9)))
    }
}

struct TextID: RawRepresentable, Hashable, Codable, LinkParameter { var rawValue: String }
enum Sort: String, CaseIterable, Hashable, Codable, LinkParameter { case byName, byDate }

struct Unit: LosslessStringConvertible, Hashable, Codable, LinkParameter {
    var description: String
    init?(_ description: String) {
        guard ["kg", "a"].contains(description) else { return nil }
        self.description = description
    }
}

import Testing

@testable import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A route with a text, in all the places a text can have.
enum Text: Route, Codable {
    case segment(String)
    case query(q: String)
    case optional(q: String?)
    case list(q: [String])
    case rest([String])
    case number(Double)
    case new
    case named(String)
    case numbered(Int)
}

/// What routes are printed as.
@Suite struct LinkPrintTests {
    let table: LinkTable

    init() throws {
        table = try .sound([
            LinkDeclaration(pattern: "/p/{_0}", module: "T") { Text.segment($0) },
            LinkDeclaration(pattern: "/q", module: "T") { Text.query(q: $0) },
            LinkDeclaration(pattern: "/o", module: "T") { Text.optional(q: $0) },
            LinkDeclaration(pattern: "/l", module: "T") { Text.list(q: $0) },
            LinkDeclaration(pattern: "/r/{_0...}", module: "T") { Text.rest($0) },
            LinkDeclaration(pattern: "/d/{_0}", module: "T") { Text.number($0) },
            LinkDeclaration(pattern: "/caf\u{E9} bar", module: "T", route: Text.new),
            LinkDeclaration(pattern: "/n/new", module: "T", route: Text.new),
            LinkDeclaration(pattern: "/n/{_0}", module: "T") { Text.named($0) },
            LinkDeclaration(pattern: "/n/{_0}", module: "T") { Text.numbered($0) },
        ])
    }

    static let examples: [(String, Text, String?)] = [
        ("EN-04 safe", .segment("User09-A_Z~!$&'()*+,;=:@"), "/p/User09-A_Z~!$&'()*+,;=:@"),
        ("EN-04 unsafe", .segment("#?[]{}%<>"), "/p/%23%3F%5B%5D%7B%7D%25%3C%3E"),
        ("EN-04 emoji", .segment("||😄"), "/p/%7C%7C%F0%9F%98%84"),
        ("EN-04 query", .query(q: "user#email@gmail.com=2&4"), "/q?q=user%23email%40gmail.com%3D2%264"),
        ("EN-07", .segment("param w/ spaces and slashes"), "/p/param%20w%2F%20spaces%20and%20slashes"),
        ("EN-14", .query(q: "a+b c"), "/q?q=a%2Bb%20c"),
        ("EN-18 nil", .optional(q: nil), "/o"),
        ("EN-18 empty", .list(q: []), "/l"),
        ("EN-18 repeated", .list(q: ["b", "a", ""]), "/l?q=b&q=a&q="),
        ("EN-28 null", .optional(q: "null"), "/o?q=null"),
        ("EN-34", .rest(["test", "bar", "42", "whatever"]), "/r/test/bar/42/whatever"),
        ("EN-35", .rest(["not", "found/ha"]), "/r/not/found%2Fha"),
        ("ND-07", .query(q: ""), "/q?q="),
        ("dot", .segment("."), "/p/%2E"),
        ("dots", .rest(["..", "...", "."]), "/r/%2E%2E/.../%2E"),
        ("empty segment", .segment(""), nil),
        ("empty rest", .rest([]), nil),
        ("empty in rest", .rest(["a", ""]), nil),
        ("long rest", .rest(Array(repeating: "a", count: 100)), nil),
        ("longest rest", .rest(Array(repeating: "a", count: 99)), "/r" + String(repeating: "/a", count: 99)),
        ("many items", .list(q: Array(repeating: "", count: 1001)), nil),
        ("long", .segment(String(repeating: "a", count: 8190)), nil),
        ("NaN", .number(.nan), nil),
        ("infinity", .number(-.infinity), "/d/-inf"),
        ("number", .number(1e20), "/d/1e+20"),
        ("first pattern", .new, "/caf%C3%A9%20bar"),
        ("overtaken by a literal", .named("new"), nil),
        ("overtaken by a number", .named("7"), nil),
        ("not overtaken", .named("newer"), "/n/newer"),
        ("constrained", .numbered(7), "/n/7"),
    ]

    @Test(arguments: examples)
    func prints(id: String, route: Text, path: String?) throws {
        #expect(table.path(for: AnyRoute(route)) == path)
        guard let path else { return }
        #expect(try table.match(path).get() == AnyRoute(route))
    }

    @Test("EN-29: the static type decides, not quotes")
    func sameTextOfTwoTypes() throws {
        let table = try LinkTable.sound([probe("/s", String.self), probe("/i", Int.self)])
        #expect(table.answer("/s?a=123") == "/s a=123")
        #expect(table.path(for: AnyRoute(Probe1<String>(pattern: "/s", a: "123"))) == "/s?a=123")
        #expect(table.path(for: AnyRoute(Probe1<Int>(pattern: "/i", a: 123))) == "/i?a=123")
    }

    @Test func unknownTypesAndCasesHaveNoPath() throws {
        let table = try LinkTable.sound([
            LinkDeclaration(pattern: "/q", module: "T") { Text.query(q: $0) }
        ])
        #expect(table.path(for: AnyRoute(Text.new)) == nil)
        #expect(table.path(for: AnyRoute(MeRoute.me)) == nil)
    }
}

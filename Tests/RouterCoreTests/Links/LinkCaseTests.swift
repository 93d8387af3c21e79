import Testing

@testable import RouterCore

/// One case of the collection: patterns, and what each link gives.
struct LinkCase: Sendable, CustomTestStringConvertible {
    let id: String
    let patterns: [LinkDeclaration]
    /// The link, and the pattern with its values, `noMatch` or `refused`.
    let answers: [(link: String, expected: String)]

    init(_ id: String, _ patterns: [LinkDeclaration], _ answers: [(link: String, expected: String)]) {
        self.id = id
        self.patterns = patterns
        self.answers = answers
    }

    var testDescription: String { id }
}

/// What a link gives, case by case; those left out or overruled are listed in `NotApplicable-links.md`.
@Suite struct LinkCaseTests {
    @Test(arguments: matching + precedence + decoding + canonical + hostile)
    func links(_ example: LinkCase) throws {
        let inOrder = try LinkTable.sound(example.patterns)
        let reversed = try LinkTable.sound(example.patterns.reversed())
        for (link, expected) in example.answers {
            #expect(inOrder.answer(url: link) == expected, "\(link)")
            #expect(reversed.answer(url: link) == expected, "\(link), declared in reverse")
        }
    }

    static let matching: [LinkCase] = [
        LinkCase(
            "PM-01", [probe("/foo/bar")],
            [
                ("/foo/bar", "/foo/bar"), ("/foo/ba", "noMatch"), ("/foo/bar/baz", "noMatch"),
                ("/foo/bar/", "/foo/bar"),
            ]),
        LinkCase("PM-02", [probe("/home"), probe("/a/b")], [("/home/", "/home"), ("/a/b/", "/a/b")]),
        LinkCase(
            "PM-05", [probe("/")],
            [
                ("https://example.com", "/"), ("https://example.com/", "/"),
                ("https://example.com?param=1", "/"),
                ("https://example.com#top", "/"), ("/", "/"), ("app://", "/"), ("app:/", "/"),
            ]),
        LinkCase(
            "PM-06", [probe("/foo/{a}", String.self)], [("/foo/bar", "/foo/{a} a=bar"), ("/foo/", "noMatch")]),
        LinkCase(
            "PM-07", [probe("/users/{a}/profile", String.self), probe("/users/{a}", String.self)],
            [
                ("/users//profile", "noMatch"), ("/users/", "noMatch"), ("/users//123", "noMatch"),
            ]),
        LinkCase(
            "PM-08", [probe("/"), probe("/{a...}", [String].self)], [("//", "noMatch"), ("///", "noMatch")]),
        LinkCase("PM-09", [probe("/test")], [("///test", "noMatch"), ("//test", "noMatch")]),
        LinkCase(
            "PM-10", [probe("/foo/{a...}", [String].self)],
            [
                ("/foo/", "noMatch"), ("/foo", "noMatch"), ("/foo/a/b", #"/foo/{a...} a=["a", "b"]"#),
            ]),
        LinkCase(
            "PM-13", [probe("/foo/{a...}", [String].self)],
            [
                ("/foo/bar", #"/foo/{a...} a=["bar"]"#), ("/foo/bar/baz", #"/foo/{a...} a=["bar", "baz"]"#),
                ("/foo", "noMatch"), ("/foo/", "noMatch"), ("/foobar", "noMatch"),
            ]),
        LinkCase(
            "PM-15", [probe("/a/{a...}", [String].self)], [("/a/b/c/d/", #"/a/{a...} a=["b", "c", "d"]"#)]),
        LinkCase(
            "PM-25", [probe("/foo/bar"), probe("/foo/baz")],
            [
                ("/foo/./bar", "/foo/bar"), ("/foo/bar/../baz", "/foo/baz"),
            ]),
        LinkCase("PM-26", [probe("/foo/bar")], [("foo/bar", "noMatch")]),
        LinkCase("PM-27", [probe("/home")], [("/HOMe", "noMatch")]),
        LinkCase(
            "PM-28", [probe("/login"), probe("/LOGIN")],
            [
                ("/login", "/login"), ("/LOGIN", "/LOGIN"), ("/Login", "noMatch"),
            ]),
        LinkCase(
            "PM-29", [probe("/family/{a}", String.self)],
            [
                ("/family/f2", "/family/{a} a=f2"), ("/family/F2", "/family/{a} a=F2"),
                ("app://family/F2", "/family/{a} a=F2"),
            ]),
        LinkCase(
            "PM-30", [probe("/path")],
            [
                ("HTTPS://example.com/path", "/path"), ("https://EXAMPLE.COM/path", "/path"),
                ("http://example.com/path", "refused"), ("https://example.org/path", "refused"),
            ]),
        LinkCase(
            "PM-32", [probe("/bool/{a}", Bool.self), probe("/int/{a}", Int.self)],
            [
                ("/bool/true", "/bool/{a} a=true"), ("/bool/notABoolean", "noMatch"),
                ("/int/4", "/int/{a} a=4"),
                ("/int/notALong", "noMatch"),
            ]),
        LinkCase(
            "BR128", [probe("/search"), probe("/settings/about")],
            [
                ("app://search/", "/search"), ("app://settings/about/", "/settings/about"),
            ]),
        LinkCase(
            "BR133", [probe("/oauth"), probe("/debug")],
            [("app://oauth", "/oauth"), ("app://debug", "/debug")]),
        LinkCase("BR134", [probe("/x/{a}", Int.self)], [("https://example.com/x/1", "/x/{a} a=1")]),
    ]

    static let decoding: [LinkCase] = [
        LinkCase(
            "EN-08", [probe("/foo/{a}", String.self), probe("/{a}/bar", String.self)],
            [
                ("/foo/%E0%A4%A", "noMatch"), ("/%E0%A4%A/bar", "noMatch"), ("/foo/%", "noMatch"),
                ("/foo/%4", "noMatch"),
            ]),
        LinkCase(
            "EN-09", [probe("/foo/{a}", String.self), probe("/{a...}", [String].self)],
            [
                ("/foo/%E0%A4%A", "noMatch")
            ]),
        LinkCase(
            "EN-11", [probe("/", String.self, String?.self)],
            [
                ("/?a=Sean&foo%3Dbar&b=value%3D", "/ a=Sean b=value="),
                ("/?%61=x", "/ a=x b=nil"), ("/?a=100%", "noMatch"), ("/?x=100%&a=1", "/ a=1 b=nil"),
                ("/?a=b=c", "/ a=b=c b=nil"),
            ]),
        LinkCase(
            "EN-12", [probe("/", String.self), probe("/p/{a}", String.self)],
            [
                ("/?a=%2540", "/ a=%40"), ("/p/%2540", "/p/{a} a=%40"),
            ]),
        LinkCase(
            "EN-14", [probe("/", String.self), probe("/p/{a}", String.self)],
            [
                ("/?a=c+d", "/ a=c d"), ("/?a=c%2Bd", "/ a=c+d"),
                ("/?a=red%2Byellow+orange", "/ a=red+yellow orange"),
                ("/p/c+d", "/p/{a} a=c+d"),
            ]),
        LinkCase(
            "EN-21", [probe("/", [String].self)],
            [
                ("/?a=10&a=20", #"/ a=["10", "20"]"#), ("/?a=10,20", #"/ a=["10,20"]"#),
                ("/?a=", #"/ a=[""]"#),
                ("/", "/ a=[]"),
            ]),
        LinkCase("EN-22", [probe("/foo", String.self)], [("/foo?a=x?y=1", "/foo a=x?y=1")]),
        LinkCase("EN-23", [probe("/foo/{a}", Int.self)], [("/foo/42?a=7&query=test", "/foo/{a} a=42")]),
        LinkCase(
            "EN-25", [probe("/users/{a}", Int.self, String.self)],
            [
                ("/users/1?x=30&b=john", "/users/{a} a=1 b=john"),
                ("/users/1?b=john&utm=x", "/users/{a} a=1 b=john"),
            ]),
        LinkCase(
            "EN-35", [probe("/{a...}", [String].self)],
            [("/not/found%2Fha", #"/{a...} a=["not", "found/ha"]"#)]),
        LinkCase(
            "BR131", [probe("/test", Int?.self), probe("/need", Int.self)],
            [
                ("/test?a=123", "/test a=123"), ("/test", "/test a=nil"),
                ("/test?a=abc", "/test a=nil"), ("/test?a=%zz", "noMatch"),
                ("/test?a=", "/test a=nil"), ("/need", "noMatch"), ("/need?a=1&a=x", "/need a=1"),
            ]),
        LinkCase("BR132", [probe("/q", String.self)], [("/q?a=x&tab=1", "/q a=x"), ("/q?&&a=x&", "/q a=x")]),
        LinkCase(
            "flag", [probe("/f", Bool.self), probe("/o", Bool?.self)],
            [
                ("/f?a", "/f a=true"), ("/f?a=", "/f a=true"), ("/f?a=false", "/f a=false"),
                ("/f", "noMatch"),
                ("/f?a=1", "/f a=true"), ("/f?a=0", "/f a=false"), ("/f?a=2", "noMatch"),
                ("/o?a=maybe", "/o a=nil"), ("/o", "/o a=nil"), ("/o?a", "/o a=true"),
            ]),
    ]

    static let canonical: [LinkCase] = [
        LinkCase(
            "ND-01", [probe("/a"), probe("/"), probe("/a/b", String?.self)],
            [
                ("/a/", "/a"), ("/", "/"), ("/a/b/", "/a/b a=nil"), ("https://example.com/?", "/"),
                ("https://example.com/a/b/?a=c", "/a/b a=c"), ("https://example.com/#a/", "/"),
                ("https://example.com/?a=/", "/"),
            ])
    ]

    static let hostile: [LinkCase] = [
        LinkCase(
            "ND-02, ND-08", [probe("/"), probe("/{a...}", [String].self)],
            [
                ("", "noMatch"), ("::::", "noMatch"), ("::Not valid URI::", "noMatch"), ("?", "noMatch"),
                ("#", "noMatch"),
            ]),
        LinkCase(
            "ND-04",
            [
                probe("/"), probe("/c"), probe("/a/b/d"), probe("/absolute"), probe("/a/.well-known"),
                probe("/javascript:alert(1)"),
            ],
            [
                ("/a/b/c/../d", "/a/b/d"), ("/a/b/c/../../..", "/"), ("/a//b/../../../c", "/c"),
                ("/absolute", "/absolute"),
                ("/a/.well-known", "/a/.well-known"), ("/../javascript:alert(1)", "/javascript:alert(1)"),
                ("/a/%2E%2E/c", "noMatch"), ("/../../..", "/"),
            ]),
        LinkCase(
            "ND-05", [probe("/javascript:foo"), probe("/path")],
            [
                ("javascript:alert(1)", "refused"), ("JavaScript:alert(1)", "refused"),
                ("  \t\n  javascript:alert(1)", "noMatch"), ("\u{0}javascript:alert(1)", "noMatch"),
                ("java\nscript:alert(1)", "noMatch"), ("data:text/html,x", "refused"),
                ("file:///etc/passwd", "refused"),
                ("custom:x", "refused"), ("https://example.com/javascript:foo", "/javascript:foo"),
                ("/path?time=12:00", "/path"),
            ]),
        LinkCase(
            "ND-06", [probe("/"), probe("/{a...}", [String].self)],
            [
                (String(repeating: "/a", count: 101), "refused"),
                ("/?" + Array(repeating: "a=1", count: 1001).joined(separator: "&"), "refused"),
                ("/?" + Array(repeating: "a=1", count: 1000).joined(separator: "&"), "/"),
                ("/" + String(repeating: "../", count: 100), "/"),
                ("/" + String(repeating: "../", count: 101), "refused"),
            ]),
    ]
}

@testable import RouterCore

extension LinkCaseTests {
    static let precedence: [LinkCase] = [
        LinkCase("PR-01", [probe("/a/{a}", String.self), probe("/a/b")], [("/a/b", "/a/b")]),
        LinkCase(
            "PR-03", [probe("/a/{a...}", [String].self), probe("/a/b/c/{a...}", [String].self)],
            [
                ("/a/b/c/d/e", #"/a/b/c/{a...} a=["d", "e"]"#), ("/a/d/e", #"/a/{a...} a=["d", "e"]"#),
                ("/a/b/c", #"/a/{a...} a=["b", "c"]"#),
            ]),
        LinkCase(
            "PR-04", [probe("/{a}/b", String.self), probe("/a/{a...}", [String].self)],
            [
                ("/a/b", #"/a/{a...} a=["b"]"#)
            ]),
        LinkCase("PR-08", [probe("/{a}", String.self)], [("/", "noMatch")]),
        LinkCase(
            "PR-09", [probe("/"), probe("/{a...}", [String].self), probe("/{a}", String.self)],
            [
                ("/", "/"), ("/x", "/{a} a=x"), ("/x/y", #"/{a...} a=["x", "y"]"#),
            ]),
        LinkCase(
            "PR-11", [probe("/foo/b"), probe("/{a}/a", String.self)],
            [
                ("/foo/a", "/{a}/a a=foo"), ("/foo/b", "/foo/b"),
            ]),
        LinkCase(
            "PR-14",
            [
                probe("/{a...}", [String].self), probe("/{a}", String.self),
                probe("/{a}/{b}", String.self, String.self),
                probe("/a"), probe("/a/{b}", String.self, first: "b"),
                probe("/a/{b}/c", String.self, first: "b"),
                probe("/a/b"), probe("/a/b/c"),
            ],
            [
                ("/a/b/c", "/a/b/c"), ("/a/b", "/a/b"), ("/a/x/c", "/a/{b}/c a=x"), ("/a/x", "/a/{b} a=x"),
                ("/a", "/a"),
                ("/x/y", "/{a}/{b} a=x b=y"), ("/x", "/{a} a=x"), ("/x/y/z", #"/{a...} a=["x", "y", "z"]"#),
                ("/a/b/x", #"/{a...} a=["a", "b", "x"]"#),
            ]),
        LinkCase(
            "PR-15", [probe("/{a...}", [Int].self), probe("/"), probe("/ab"), probe("/{a}", String.self)],
            [
                ("/1", "/{a} a=1"), ("/ab", "/ab"), ("/1/2", "/{a...} a=[1, 2]"), ("/1/x", "noMatch"),
            ]),
        LinkCase(
            "PR-16", [probe("/{a}", String.self), probe("/{a}", Int.self), probe("/{a...}", [String].self)],
            [
                ("/7", "/{a} a=7"), ("/x", "/{a} a=x"), ("/7/x", #"/{a...} a=["7", "x"]"#),
            ]),
        LinkCase(
            "PR-20",
            [
                probe("/foo/{a}", Int.self), probe("/bar/{a}", Int.self),
                probe("/{a}/{b}", String.self, Int.self),
                probe("/{a...}", [String].self),
            ],
            [
                ("/bar/42", "/bar/{a} a=42"), ("/baz/42", "/{a}/{b} a=baz b=42"),
                ("/foo/42/extra", #"/{a...} a=["foo", "42", "extra"]"#),
            ]),
        LinkCase(
            "PR-21",
            [
                probe("/foo/bar/{a}/baz", Int.self), probe("/foo/{a...}", [String].self),
                probe("/{a...}", [String].self),
            ], [("/foo/bar/42/baz/test", #"/foo/{a...} a=["bar", "42", "baz", "test"]"#)]),
        LinkCase(
            "PR-22",
            [
                probe("/files"), probe("/files/{a}", String.self), probe("/files/{a...}", [String].self),
                probe("/{a...}", [String].self),
            ],
            [
                ("/files", "/files"), ("/files/a", "/files/{a} a=a"),
                ("/files/a/b", #"/files/{a...} a=["a", "b"]"#),
            ]),
        LinkCase(
            "PR-23", [probe("/foo/{a}", Int.self, Int.self), probe("/foo/{a}", String.self)],
            [
                ("/foo/x?b=1", "/foo/{a} a=x"), ("/foo/1?b=1", "/foo/{a} a=1 b=1"),
                ("/foo/1", "/foo/{a} a=1"),
                ("/foo/1?b=x", "/foo/{a} a=1"), ("/foo/1?b=%zz", "/foo/{a} a=1"),
            ]),
        LinkCase(
            "BR125",
            [probe("/example/new/{a}", String.self), probe("/example/{a}/{b}", String.self, String.self)],
            [
                ("/example/new/test", "/example/new/{a} a=test"),
                ("/example/old/test", "/example/{a}/{b} a=old b=test"),
            ]),
    ]
}

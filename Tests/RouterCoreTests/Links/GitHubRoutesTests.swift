import RouterCore
import Testing

/// The REST interface of GitHub, whose many patterns of one shape make it a test of every router.
@Suite struct GitHubRoutesTests {
    static func composition(_ patterns: [String]) throws -> Composition<Page> {
        try Composition {
            RESTModule(patterns: patterns)
            RootTab("root", root: RESTRoute(pattern: patterns[0], values: []))
        }
    }

    @Test func thereAreAsManyAsSaid() {
        #expect(GitHubRoutes.paths.count == 154 && Set(GitHubRoutes.paths).count == 154)
        #expect(GitHubRoutes.endpoints.count == 239 && Set(GitHubRoutes.endpoints).count == 239)
    }

    @Test(
        "they compose without an issue, and routes of each are printed and read back",
        arguments: [GitHubRoutes.paths, GitHubRoutes.endpoints])
    func bothWays(patterns: [String]) throws {
        let app = try Self.composition(patterns)
        #expect(app.links.map(\.pattern) == patterns)
        for pattern in patterns.map(RESTPattern.init) {
            for sample in 0..<3 {
                let values = pattern.types.enumerated().map { place, type -> any RESTParameter in
                    let text = ["octo\(place)", "a/b ä?#%2F\(place)", ".."][sample]
                    if type == Int.self { return [1, -42, Int.max - place][sample] }
                    return type == [String].self ? [text, "x", text] : text
                }
                let route = RESTRoute(pattern: pattern.text, values: values)
                let path = try #require(app.path(for: route))
                // Dots are escaped only where they are all there is, which the plain printer does not know.
                if sample < 2 { #expect(path == pattern.path(values)) }
                #expect(try app.route(at: path) == AnyRoute(route))
                #expect(try app.route(at: path + "/?page=2#top") == AnyRoute(route))
            }
        }
    }

    @Test(
        "a literal goes before a parameter, a number before a text, and each gives way where it does not fit",
        arguments: [
            ("/gists/public", "/gists/public"), ("/gists/7", "/gists/{id}"),
            ("/repos/o/r/issues/comments", "/repos/{owner}/{repo}/issues/comments"),
            ("/repos/o/r/issues/7", "/repos/{owner}/{repo}/issues/{number}"),
            ("/repos/o/r/issues/seven", "/repos/{owner}/{repo}/{archive_format}/{ref}"),
            ("/repos/o/r/tarball/main", "/repos/{owner}/{repo}/{archive_format}/{ref}"),
            ("/repos/o/r/git/refs", "/repos/{owner}/{repo}/git/refs"),
            ("/repos/o/r/git/refs/heads/main", "/repos/{owner}/{repo}/git/refs/{ref...}"),
            ("/repos/o/r/git/refs/", "/repos/{owner}/{repo}/git/refs"),
            ("/repos/o/r/contents/docs/a.md", "/repos/{owner}/{repo}/contents/{path...}"),
            ("/repos/o/r/contents/", "nothing"),
            ("/users/octo/events/public", "/users/{user}/events/public"),
            ("/user/keys/12", "/user/keys/{id}"),
        ])
    func precedence(path: String, pattern: String) throws {
        let app = try Self.composition(GitHubRoutes.paths)
        #expect(((try? app.route(at: path))?.as(RESTRoute.self)?.pattern ?? "nothing") == pattern)
    }

    @Test(
        "what none of them is matches nothing",
        arguments: [
            "/", "/nothing", "/repos", "/repos/o", "/gists/seven", "/gists/7/stars", "/user/keys/mine",
            "/users/u/nothing", "/Users", "/repos/o/r/issues/7/comments/8/9", "/repos//r", "/search",
            "/notifications/threads/x", "/teams/7/repos/o", "/legacy/issues/search/o/r/open",
            "/repos/o/r/stats/contributors/x", "/authorizations/clients", "/meta/meta",
        ])
    func misses(path: String) throws {
        let app = try Self.composition(GitHubRoutes.paths)
        #expect(!app.handles(path))
        #expect(throws: MatchFailure.self) { try app.route(at: path) }
    }
}

import Testing

@testable import RouterCore

/// The links of the demo, from its document.
@Suite struct TastebookLinksTests {
    let table: LinkTable

    init() throws {
        table = try .sound(TastebookLinks.declarations)
    }

    static let pairs: [(String, AnyRoute)] = [
        ("/dishes", AnyRoute(DishesRoute.list)),
        ("/dishes/7", AnyRoute(DishesRoute.detail(id: DishID(rawValue: 7)))),
        ("/dishes/-1", AnyRoute(DishesRoute.detail(id: DishID(rawValue: -1)))),
        (
            "/restaurants/2/menu/1",
            AnyRoute(DishesRoute.menuDish(id: DishID(rawValue: 1), servedAt: RestaurantID(rawValue: 2)))
        ),
        ("/dishes/7/edit", AnyRoute(DishesRoute.edit(id: DishID(rawValue: 7)))),
        ("/categories/3", AnyRoute(DishesRoute.category(3))),
        ("/dishes/7/rate", AnyRoute(RateDish(id: DishID(rawValue: 7)))),
        ("/restaurants", AnyRoute(RestaurantsRoute.list(city: nil))),
        ("/restaurants?city=", AnyRoute(RestaurantsRoute.list(city: ""))),
        ("/restaurants?city=S%C3%A3o%20Paulo", AnyRoute(RestaurantsRoute.list(city: "São Paulo"))),
        ("/restaurants?city=a%2Bb%26c%3Dd%2F%3F", AnyRoute(RestaurantsRoute.list(city: "a+b&c=d/?"))),
        ("/restaurants/2", AnyRoute(RestaurantsRoute.detail(id: RestaurantID(rawValue: 2)))),
        ("/me", AnyRoute(MeRoute.me)),
        ("/me/wishlist", AnyRoute(MeRoute.wishlist)),
    ]

    @Test("a path and its route are each other's", arguments: pairs)
    func bothWays(path: String, route: AnyRoute) throws {
        #expect(try table.match(path).get() == route)
        #expect(table.path(for: route) == path)
        #expect(try table.match(url: "tastebook:\(path)", allowing: TastebookLinks.origins).get() == route)
        #expect(try table.match(url: "tastebook:/\(path)", allowing: TastebookLinks.origins).get() == route)
        #expect(
            try table.match(url: "https://tastebook.example\(path)", allowing: TastebookLinks.origins).get()
                == route)
    }

    @Test(
        "what the fine print says is read",
        arguments: [
            ("/dishes/1/", "/dishes/1"), ("/%64ishes/1", "/dishes/1"), ("/dishes/1#top", "/dishes/1"),
            ("/dishes/1?x=%zz&y", "/dishes/1"), ("/dishes/../dishes/1", "/dishes/1"),
            ("/restaurants?city", "/restaurants?city="),
            ("/restaurants?city=a+b", "/restaurants?city=a%20b"),
            ("/restaurants?city=a&city=%zz", "/restaurants?city=a"),
            ("tastebook://dishes/1", "/dishes/1"), ("TasteBook://DISHES/1", "/dishes/1"),
            ("tastebook://%64ishes/1", "/dishes/1"),
            ("tastebook:///dishes/1", "/dishes/1"), ("tastebook://dishes/../1", "/dishes/1"),
            ("tastebook://dishes/..", "/dishes"),
            ("tastebook://restaurants?city=x", "/restaurants?city=x"),
            ("HTTPS://TASTEBOOK.EXAMPLE/me", "/me"),
            ("https://tastebook.example/dishes/1?utm=x", "/dishes/1"), ("/dishes/x/..", "/dishes"),
            ("/dishes/1/.", "/dishes/1"),
        ])
    func finePrint(link: String, canonical: String) throws {
        let route = try table.match(url: link, allowing: TastebookLinks.origins).get()
        #expect(table.path(for: route) == canonical)
    }

    @Test(
        "what matches nothing",
        arguments: [
            "", "dishes/1", "tastebook:dishes/1", "tastebook:", "//dishes/1", "/dishes//1", "/dishes/x",
            "/dishes/+1",
            "/dishes/1.0", "/dishes/99999999999999999999", "/dishes/%zz", "/dishes/%C3", "/Dishes/1",
            "/dishes/1//",
            "/restaurants?city=%zz", "/restaurants?city=%ff", "/", "/debug", "tastebook://debug",
            "tastebook:////dishes/1", "tastebook://dishes//1", "/dishes/١", "tastebook://",
            "https://tastebook.example",
        ])
    func noMatch(link: String) {
        guard case .failure(let failure) = table.match(url: link, allowing: TastebookLinks.origins) else {
            Issue.record("\(link) matched")
            return
        }
        #expect(!failure.isRefusal, "\(failure)")
    }

    @Test(
        "what is refused",
        arguments: [
            "http://tastebook.example/me", "https://evil.example/me", "https://tastebook.example:443/me",
            "https://tastebook.example:/me", "https://user@tastebook.example/me", "tastebook://user@dishes/1",
            "tastebook://dishes:443/1", "tastebook://dishes:/1", "javascript:alert(1)", "https:/me",
            "https:me",
            "https://tastebook.example\\@evil.example/me", "https://tastebook.example.evil.example/me",
            "https://[::1]/me",
            "/" + String(repeating: "a", count: 8192), String(repeating: "/a", count: 101),
            "/dishes?" + String(repeating: "&", count: 1000), String(repeating: "/..", count: 101),
        ])
    func refused(link: String) {
        guard case .failure(let failure) = table.match(url: link, allowing: TastebookLinks.origins) else {
            Issue.record("\(link) matched")
            return
        }
        #expect(failure.isRefusal, "\(failure)")
    }

    @Test func internalRoutesAreForTheAppAlone() throws {
        #expect(try table.match("/debug").get() == AnyRoute(MeDebug()))
        #expect(table.path(for: AnyRoute(MeDebug())) == "/debug")
        #expect(table.path(for: AnyRoute(MeDebug()), to: .outside) == nil)
        #expect(!table.links.contains { $0.pattern == "/debug" })
        #expect(table.allLinks.count == table.links.count + 1)
    }

    @Test func originsAreNoneByDefault() {
        #expect(throws: MatchFailure.self) {
            try table.match(url: "tastebook://dishes", allowing: .none).get()
        }
        #expect(throws: Never.self) { try table.match(url: "/dishes", allowing: .none).get() }
    }

    @Test func linksAreData() throws {
        let list = try #require(table.links.first { $0.pattern == "/restaurants" })
        #expect(list.route == "RestaurantsRoute")
        #expect(list.caseName == "list")
        #expect(list.queryLabels == ["city"])
        #expect(list.isCanonical)
    }
}

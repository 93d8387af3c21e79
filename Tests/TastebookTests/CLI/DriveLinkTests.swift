import Testing

@testable import DemoCLI

/// `open`: what a link from outside comes to, pretty or ugly.
@MainActor struct DriveLinkTests {
    @Test("A session goes as written", arguments: sessions)
    func session(_ script: DriveScript) throws {
        try script.run()
    }

    nonisolated static let sessions: [DriveScript] = [
        DriveScript(
            "a link shows its whole end state, and keeps what other tabs have",
            [
                ("open /dishes/1/edit", "committed", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                (
                    "open tastebook://restaurants/2/menu/1", "committed",
                    "restaurants /restaurants › /restaurants/2 › /restaurants/2/menu/1"
                ),
                (
                    "open https://tastebook.example/ratings/1", "committed",
                    "discover /dishes › /dishes/1 › /ratings/1"
                ),
                ("open /profiles/3/ratings", "committed", "me /me › /profiles/3 + sheet /profiles/3/ratings"),
                (
                    "push /ratings/1", "committed",
                    "me /me › /profiles/3 + sheet /profiles/3/ratings › /ratings/1"
                ),
                ("open /profiles/3/ratings", "committed", "me /me › /profiles/3 + sheet /profiles/3/ratings"),
                ("open /sign-in", "committed", "me /me + sheet /sign-in"),
                (
                    "open /categories/2/edit", "committed",
                    "discover /dishes › /categories/2 › /categories/2/edit"
                ),
                (
                    "tab restaurants", "committed",
                    "restaurants /restaurants › /restaurants/2 › /restaurants/2/menu/1"
                ),
                ("open /brands/1", "committed", "restaurants /restaurants › /brands/1"),
                (
                    "open /restaurants?city=Porto", "committed",
                    "restaurants /restaurants › /restaurants?city=Porto"
                ),
                ("open /restaurants", "committed", "restaurants /restaurants"),
                ("open /me", "committed", "me /me"),
                ("open /me", "committed", "me /me"),
            ]),
        DriveScript(
            "a link that is refused changes nothing, not even a part",
            [
                ("push /sign-in", "committed", "discover /dishes + sheet /sign-in"),
                ("open /restaurants/1/menu/2", "notFound", "discover /dishes + sheet /sign-in"),
                ("open /dishes/999999/edit", "notFound", "discover /dishes + sheet /sign-in"),
                ("open /ratings/999999", "notFound", "discover /dishes + sheet /sign-in"),
                ("open /profiles/0/ratings", "notFound", "discover /dishes + sheet /sign-in"),
                ("open /nowhere", "noMatch", "discover /dishes + sheet /sign-in"),
                ("open http://tastebook.example/me", "refused", "discover /dishes + sheet /sign-in"),
            ]),
    ]

    nonisolated static let ugly: [(link: String, result: String)] = [
        ("tastebook:/dishes/1", "/dishes/1"), ("tastebook:///dishes/1", "/dishes/1"),
        ("tastebook://dishes/1", "/dishes/1"), ("TASTEBOOK://Dishes/1", "/dishes/1"),
        ("tastebook://%64ishes/1", "/dishes/1"), ("tastebook:dishes/1", "noMatch"),
        ("tastebook://dishes/../1", "/dishes/1"), ("tastebook://dishes/..", "/dishes"),
        ("tastebook://dishes/../../categories/1", "noMatch"), ("tastebook:", "noMatch"),
        ("tastebook://", "noMatch"), ("tastebook:////dishes/1", "noMatch"),
        ("HTTPS://TasteBook.Example/dishes/1", "/dishes/1"), ("https://tastebook.example", "noMatch"),
        ("https://tastebook.example/", "noMatch"), ("https://tastebook.example:443/me", "refused"),
        ("https://tastebook.example:/me", "refused"), ("https://ada@tastebook.example/me", "refused"),
        ("https://tastebook.example.evil.example/me", "refused"),
        ("https://evil.example\\@tastebook.example/me", "refused"), ("https:/me", "refused"),
        ("javascript:alert(1)", "refused"), ("file:///me", "refused"), ("tastebook2://me", "refused"),
        ("dishes/1", "noMatch"), ("dishes", "noMatch"), ("//dishes/1", "noMatch"), ("/", "noMatch"),
        ("/dishes//1", "noMatch"), ("/dishes/1/", "/dishes/1"), ("/dishes/1//", "noMatch"),
        ("/%64ishes/1", "/dishes/1"), ("/dishes%2F1", "noMatch"), ("/Dishes/1", "noMatch"),
        ("/dishes/./1", "/dishes/1"), ("/dishes/1/..", "/dishes"), ("/../../dishes/1", "/dishes/1"),
        ("/dishes/1/%2e%2e", "noMatch"), ("/dishes/-1", "notFound"), ("/dishes/0", "notFound"),
        ("/dishes/9223372036854775807", "notFound"), ("/dishes/9223372036854775808", "noMatch"),
        ("/dishes/+1", "noMatch"), ("/dishes/1.0", "noMatch"), ("/dishes/0x1", "noMatch"),
        ("/dishes/\u{661}", "noMatch"), ("/dishes/1%00", "noMatch"), ("/dishes/%FF", "noMatch"),
        ("/dishes/%C3%28", "noMatch"), ("/dishes/%", "noMatch"), ("/dishes/%zz", "noMatch"),
        ("/dishes/1#top", "/dishes/1"), ("/dishes/1?", "/dishes/1"), ("/dishes/1?a=%zz&b", "/dishes/1"),
        ("/dishes/1\t", "noMatch"), ("/restaurants?city", "/restaurants?city="),
        ("/restaurants?city=", "/restaurants?city="),
        ("/restaurants?city=S%C3%A3o+Paulo", "/restaurants?city=S%C3%A3o%20Paulo"),
        ("/restaurants?city=%2B~-._%2a", "/restaurants?city=%2B~-._%2A"),
        ("/restaurants?city=a&city=%zz", "/restaurants?city=a"), ("/restaurants?city=%zz", "noMatch"),
        ("/restaurants?city=%FF", "noMatch"), ("/restaurants?City=a", "/restaurants"),
        ("/restaurants?city=\u{1F35C}", "/restaurants?city=%F0%9F%8D%9C"),
        ("/restaurants/1/menu/1?city=a", "/restaurants/1/menu/1"), ("/sign-in/", "/sign-in"),
        ("/" + String(repeating: "a", count: 8_192), "refused"),
        (String(repeating: "/a", count: 101), "refused"),
        (String(repeating: "/..", count: 101), "refused"),
        ("/dishes?" + String(repeating: "&", count: 1_000), "refused"),
        ("/dishes?" + String(repeating: "&", count: 999), "/dishes"),
    ]

    @Test("An ugly link is read as it is meant, or refused for a reason", arguments: ugly)
    func ugly(link: String, result: String) throws {
        let drive = try DriveSession()
        _ = try drive.json("push /brands/1")
        let before = try drive.answer("state").summary
        let answer = try drive.answer("open \(link)")
        if answer.outcome == "rejected" {
            #expect(answer.result == result)
            #expect(answer.summary == before)
            #expect(answer.detail?.contains("\n") == false)
        } else {
            #expect(answer.state.visible == result)
        }
        #expect(try drive.answer("events").events?.count == 2)
    }

    @Test(
        "The event of a link names the route it leads to, or tried to",
        arguments: [
            ("/dishes/1/edit", "/dishes/1/edit"), ("tastebook://dishes/1?x=y", "/dishes/1"),
            ("https://tastebook.example/restaurants?city=a+b", "/restaurants?city=a%20b"),
            ("/dishes", "/dishes"), ("/me/wishlist", "/me/wishlist"),
            ("/dishes/999999/edit", "/dishes/999999/edit"),
            ("/nowhere", nil), ("tastebook:dishes/1", nil), ("http://tastebook.example/me", nil),
        ] as [(String, String?)])
    func eventOfALink(link: String, route: String?) throws {
        let drive = try DriveSession()
        _ = try drive.json("open \(link)")
        let event = try #require(try drive.answer("events").events?.last)
        #expect(event.verb == "open")
        #expect(event.route == route)
    }

    @Test("A link that lacks a slash is told where it belongs")
    func missingSlash() throws {
        let answer = try DriveSession().answer("open tastebook:dishes/1")
        #expect(answer.result == "noMatch")
        #expect(answer.detail?.contains("write \"tastebook:/dishes/1\"") == true)
    }
}

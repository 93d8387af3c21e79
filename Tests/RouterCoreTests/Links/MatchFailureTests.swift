import Testing

@testable import RouterCore

/// Why a link matches nothing, as data and as a drawing.
@Suite struct MatchFailureTests {
    let table: LinkTable

    init() throws {
        table = try .sound(TastebookLinks.declarations)
    }

    func failure(_ link: String) throws -> MatchFailure {
        switch table.match(url: link, allowing: TastebookLinks.origins) {
        case .success(let route): throw CancellationOf(route: route)
        case .failure(let failure): return failure
        }
    }

    struct CancellationOf: Error { let route: AnyRoute }

    typealias Mismatch = MatchFailure.Mismatch
    static let nearest: [(String, String?, Mismatch?, String)] = [
        ("/restaurants/7/manu/3", "/restaurants/{servedAt}/menu/{id}", .literal("menu"), "manu"),
        ("/dishes/x", "/dishes/{id}", .segment(label: "id", type: "DishID"), "x"),
        ("tastebook://dishes/x", "/dishes/{id}", .segment(label: "id", type: "DishID"), "x"),
        ("/dishes/7/edit/more/yet", "/dishes/{id}/edit", .linkTooLong, "more/yet"),
        ("/restaurants/7/menu", "/restaurants/{servedAt}/menu/{id}", .linkTooShort, ""),
        ("/restaurants?city=%zz", "/restaurants", .malformedItem(label: "city"), "%zz"),
        ("/dishs/1", "/dishes", .literal("dishes"), "dishs"),
        ("/debug", nil, nil, "debug"),
        ("/debugs", nil, nil, "debugs"),
        ("/", nil, nil, ""),
        ("/completely/else", nil, nil, "completely/else"),
    ]

    @Test(arguments: nearest)
    func nearestPattern(link: String, pattern: String?, mismatch: Mismatch?, part: String) throws {
        let failure = try failure(link)
        #expect(failure.reason == .noPattern)
        #expect(failure.nearest?.pattern == pattern)
        #expect(failure.nearest?.mismatch == mismatch)
        #expect(String(decoding: Array(link.utf8)[failure.range], as: UTF8.self) == part)
    }

    static let reasons: [(String, MatchFailure.Reason, String)] = [
        ("/dishes/%zz/x", .malformedEscape, "%zz"), ("/dishes/%C3", .invalidUTF8, "%C3"),
        ("/dishes//x", .emptySegment, ""),
        ("x", .notAPath, "x"), ("tastebook:x", .notAPath, "tastebook:x"),
        ("FTP://x", .schemeNotAllowed("ftp"), "FTP"),
        ("https://Evil.example/x", .hostNotAllowed("evil.example"), "Evil.example"),
        ("https://tastebook.example:443/x", .portNotAllowed("443"), ":443"),
        ("tastebook://a@b/", .userInformation, "a@"),
    ]

    @Test(arguments: reasons)
    func reason(link: String, reason: MatchFailure.Reason, part: String) throws {
        let failure = try failure(link)
        #expect(failure.reason == reason)
        #expect(String(decoding: Array(link.utf8)[failure.range], as: UTF8.self) == part)
        #expect(failure.nearest == nil)
    }

    @Test(
        "a link that is no path says where its slash is missing",
        arguments: [
            ("", "The link is empty; write a path, which begins with \"/\", or a URL."),
            (
                "dishes/1",
                "\"dishes/1\" is neither a path nor a URL; a path begins with \"/\": \"/dishes/1\"."
            ),
            (
                "tastebook:dishes/1",
                "\"tastebook:dishes/1\" has no \"/\" after its scheme; write \"tastebook:/dishes/1\"."
            ),
        ])
    func missingSlash(link: String, sentence: String) throws {
        #expect(try failure(link).sentence == sentence)
    }

    @Test func aURLWhereAPathIsReadSaysSo() {
        guard case .failure(let failure) = table.match("tastebook://dishes/1") else { return }
        #expect(
            failure.sentence
                == "\"tastebook://dishes/1\" is a URL where a path is read; write its path alone, beginning with \"/\"."
        )
    }

    @Test func theDrawingPointsAtTheSegment() throws {
        #expect(
            try failure("/restaurants/7/manu/3").description == """
                No pattern matches; the nearest is /restaurants/{servedAt}/menu/{id} of Dishes, which has "menu" in \
                place of "manu".
                /restaurants/7/manu/3
                               ^^^^
                """)
    }

    @Test func theDrawingOfAHostileLinkIsShortAndPlain() throws {
        for link in [
            "/dishes/\u{1B}[2J\n\r\u{202E}x", "/dishes/" + String(repeating: "é", count: 4000),
            "/" + String(repeating: "x", count: 100_000), String(repeating: "/a", count: 3000),
            String(repeating: "x", count: 8000) + ":/a",
            "https://" + String(repeating: "x", count: 8000) + "/a",
        ] {
            let lines = try failure(link).description.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 3)
            #expect(lines.allSatisfy { $0.count < 260 })
            #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
        }
    }
}

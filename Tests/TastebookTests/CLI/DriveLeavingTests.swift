import Testing

@testable import DemoCLI

/// An editor with unsaved changes is not left, whatever asks; what has gone already, and a session, ask nobody.
@MainActor struct DriveLeavingTests {
    /// The lines that lead to a visible editor, and those that would remove it.
    typealias Case = (editor: [String], ways: [String])

    nonisolated static let cases: [Case] = [
        (
            ["push /dishes/1", "push /dishes/1/edit"],
            [
                "back", "back 2", "root", "pop-to /dishes/1", "pop-to /dishes", "replace /me", "tab discover",
                "open /dishes", "open /dishes/1", "open /dishes/2/edit", "open /dishes/1/rate",
                "open /ratings/1", "push-from 1 /me truncate", "batch push /me; back 2",
                "batch back; push /dishes/1/edit", "batch push /me; replace /brands/1; root",
            ]
        ),
        (
            ["push /dishes/1", "push /dishes/1/edit sheet"],
            [
                "dismiss", "dismiss-all", "open /dishes", "open /me", "open /me/wishlist",
                "push-under /me truncate", "batch push /me; dismiss", "batch dismiss; push /me",
            ]
        ),
        (
            ["open /categories/1/edit"],
            ["back", "root", "replace /categories/1", "tab discover", "open /categories/1"]
        ),
        (
            ["tab me", "push /categories/1/edit cover", "push /dishes/1/edit"],
            ["back", "root", "dismiss", "open /sign-in", "batch dismiss-all; tab discover"]
        ),
    ]

    @Test(
        "No way out is open while there are unsaved changes, and every one is once they are saved",
        arguments: cases)
    func guarded(editor: [String], ways: [String]) throws {
        for way in ways {
            let drive = try DriveSession()
            _ = try drive.answer("sign-in 1")
            for line in editor { #expect(try drive.answer(line).result == "committed") }
            let before = try drive.answer("tap 1")
            let refused = try drive.answer(way)
            #expect(refused.result == "leaveGuarded", "\(way)")
            #expect(refused.summary == before.summary, "\(way)")
            #expect(refused.detail?.contains("its changes are not saved") == true)
            #expect(try drive.answer("tap 2").result == "none")
            #expect(try drive.answer(way).result == "committed", "\(way)")
        }
    }

    @Test("A screen that finishes is not asked about its own unsaved changes")
    func finishes() throws {
        for editor in ["push /dishes/1/edit", "push /dishes/1/edit sheet", "open /categories/1/edit"] {
            let drive = try DriveSession()
            for line in [editor, "tap 1"] { _ = try drive.answer(line) }
            #expect(try drive.answer("finish").result == "committed", "\(editor)")
        }
    }

    @Test("What has gone already is gone, and a session that ends asks nobody")
    func goesAnyway() throws {
        for (editor, ways) in [
            ("push /dishes/1/edit", ["system-back", "sign-out", "sign-in 2"]),
            ("push /dishes/1/edit sheet", ["system-dismiss", "sign-out", "sign-in 2"]),
        ] {
            for way in ways {
                let drive = try DriveSession()
                for line in ["sign-in 1", editor, "tap 1", "push /brands/1", "back"] {
                    _ = try drive.json(line)
                }
                let answer = try drive.answer(way)
                #expect(answer.result == "committed", "\(way)")
                #expect(answer.stacks == "discover /dishes", "\(way)")
            }
        }
    }

    @Test("A session goes as written", arguments: sessions)
    func session(_ script: DriveScript) throws {
        try script.run()
    }

    nonisolated static let sessions: [DriveScript] = [
        DriveScript(
            "what does not remove the editor is not its business",
            [
                ("push /dishes/1/edit", "committed", "discover /dishes › /dishes/1/edit"),
                ("tap 1", "none", "discover /dishes › /dishes/1/edit"),
                ("push /brands/1", "committed", "discover /dishes › /dishes/1/edit › /brands/1"),
                ("replace /brands/2", "committed", "discover /dishes › /dishes/1/edit › /brands/2"),
                ("root", "leaveGuarded", "discover /dishes › /dishes/1/edit › /brands/2"),
                ("back 2", "leaveGuarded", "discover /dishes › /dishes/1/edit › /brands/2"),
                ("pop-to /dishes/1/edit", "committed", "discover /dishes › /dishes/1/edit"),
                ("push /sign-in", "committed", "discover /dishes › /dishes/1/edit + sheet /sign-in"),
                ("dismiss-all", "committed", "discover /dishes › /dishes/1/edit"),
                ("tab me", "committed", "me /me"),
                ("open /me", "committed", "me /me"),
                ("open /restaurants/1", "committed", "restaurants /restaurants › /restaurants/1"),
                ("tab discover", "committed", "discover /dishes › /dishes/1/edit"),
                ("open /me/wishlist", "parked", "me /me + sheet /sign-in, parked /me/wishlist"),
                ("open /dishes", "leaveGuarded", "me /me + sheet /sign-in, parked /me/wishlist"),
                ("sign-in 1", "committed", "me /me + sheet /me/wishlist, as 1"),
                ("open /dishes", "leaveGuarded", "me /me + sheet /me/wishlist, as 1"),
            ]),
        DriveScript(
            "an editor where its link would put it stays as it is, changes and all",
            [
                ("open /dishes/1/edit", "committed", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("tap 1", "none", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("open /dishes/1/edit", "committed", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("back", "leaveGuarded", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("tap 2", "none", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("tap 1", "none", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("back", "leaveGuarded", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("finish 1", "resultMismatch", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("replace /nowhere", "noMatch", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("replace /dishes/0", "notFound", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("system-back", "committed", "discover /dishes › /dishes/1"),
                ("push /dishes/1/edit", "committed", "discover /dishes › /dishes/1 › /dishes/1/edit"),
                ("back", "committed", "discover /dishes › /dishes/1"),
            ]),
        DriveScript(
            "an editor at the root of a sheet does not pop, and ends with its sheet",
            [
                ("push /categories/1/edit sheet", "committed", "discover /dishes + sheet /categories/1/edit"),
                ("tap 1", "none", "discover /dishes + sheet /categories/1/edit"),
                ("back", "atRoot", "discover /dishes + sheet /categories/1/edit"),
                ("replace /me", "atRoot", "discover /dishes + sheet /categories/1/edit"),
                ("tab me", "committed", "me /me + sheet /categories/1/edit"),
                ("finish", "committed", "me /me"),
            ]),
    ]

    @Test("A load that is not there leaves the editor as it is")
    func load() throws {
        let drive = try DriveSession()
        for line in ["push /dishes/1/edit", "tap 1"] { _ = try drive.json(line) }
        #expect(try drive.answer("load nowhere.json").reason == "notFound")
        #expect(try drive.answer("back").result == "leaveGuarded")
    }
}

import Testing

/// Sessions of `drive` as data: each line with what it comes to, and the stacks it leaves.
@MainActor struct DriveRulesTests {
    @Test("A session goes as written", arguments: sessions)
    func session(_ script: DriveScript) throws {
        try script.run()
    }

    nonisolated static let sessions: [DriveScript] = [
        DriveScript(
            "a deep component pushes on the stack shown",
            [
                ("push /ratings/1", "committed", "discover /dishes › /ratings/1"),
                ("tap 1", "committed", "discover /dishes › /ratings/1 › /profiles/1"),
                ("tab me", "committed", "me /me"),
                ("push /ratings/1 sheet", "committed", "me /me + sheet /ratings/1"),
                ("tap 1", "committed", "me /me + sheet /ratings/1 › /profiles/1"),
            ]),
        DriveScript(
            "a dish, its first restaurant, a dish on the menu, and all the way back",
            [
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("tap 1", "committed", "discover /dishes › /dishes/1 › /restaurants/1"),
                (
                    "tap 1", "committed",
                    "discover /dishes › /dishes/1 › /restaurants/1 › /restaurants/1/menu/1"
                ),
                ("back", "committed", "discover /dishes › /dishes/1 › /restaurants/1"),
                ("back", "committed", "discover /dishes › /dishes/1"),
                ("back", "committed", "discover /dishes"),
                ("back", "atRoot", "discover /dishes"),
            ]),
        DriveScript(
            "push: presentation, links and ids",
            [
                ("push /dishes/1 sheet", "committed", "discover /dishes + sheet /dishes/1"),
                ("push /me cover", "committed", "discover /dishes + sheet /dishes/1 + cover /me"),
                ("dismiss-all", "committed", "discover /dishes"),
                ("push /sign-in", "committed", "discover /dishes + sheet /sign-in"),
                ("dismiss", "committed", "discover /dishes"),
                ("push /sign-in stack", "committed", "discover /dishes › /sign-in"),
                ("back", "committed", "discover /dishes"),
                ("push /dishes/-1", "notFound", "discover /dishes"),
                ("push /dishes/999999", "notFound", "discover /dishes"),
                ("push /restaurants/3/menu/1", "notFound", "discover /dishes"),
                ("push /dishes/one", "noMatch", "discover /dishes"),
                ("push /dishes/9223372036854775808", "noMatch", "discover /dishes"),
                ("push dishes/1", "noMatch", "discover /dishes"),
                ("push //dishes/1", "noMatch", "discover /dishes"),
                ("push tastebook:/dishes/1", "noMatch", "discover /dishes"),
                ("push /dishes/%FF", "noMatch", "discover /dishes"),
                ("push /dishes/1\t", "noMatch", "discover /dishes"),
                ("push /%64ishes/1/", "committed", "discover /dishes › /dishes/1"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1 › /dishes/1"),
                ("root", "committed", "discover /dishes"),
                ("push /restaurants?city", "committed", "discover /dishes › /restaurants?city="),
                (
                    "replace /restaurants?city=S%C3%A3o+Paulo", "committed",
                    "discover /dishes › /restaurants?city=S%C3%A3o%20Paulo"
                ),
            ]),
        DriveScript(
            "push-from: covered, appended, truncated, not there",
            [
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("push-from 1 /me", "sourceCovered", "discover /dishes › /dishes/1"),
                ("push-from 1 /nowhere", "noMatch", "discover /dishes › /dishes/1"),
                ("push-from 2 /me", "notFound", "discover /dishes › /dishes/1"),
                ("push-from 9223372036854775807 /me", "notFound", "discover /dishes › /dishes/1"),
                ("push-from 1 /dishes/0", "sourceCovered", "discover /dishes › /dishes/1"),
                ("push-from 1 /dishes/0 append", "notFound", "discover /dishes › /dishes/1"),
                ("push-from 1 /me append", "committed", "discover /dishes › /dishes/1 › /me"),
                ("push-from 2 /brands/1 truncate", "committed", "discover /dishes › /brands/1"),
                ("push-from 0 /me", "committed", "discover /dishes › /brands/1 › /me"),
            ]),
        DriveScript(
            "push-under: never beneath a modal",
            [
                ("push-under /me", "noModal", "discover /dishes"),
                ("push-under /nowhere", "noMatch", "discover /dishes"),
                ("push /sign-in", "committed", "discover /dishes + sheet /sign-in"),
                ("push-under /me", "sourceCovered", "discover /dishes + sheet /sign-in"),
                ("push-under /me append", "sourceCovered", "discover /dishes + sheet /sign-in"),
                ("push /me cover", "committed", "discover /dishes + sheet /sign-in + cover /me"),
                (
                    "push-under /brands/1 truncate", "committed",
                    "discover /dishes + sheet /sign-in › /brands/1"
                ),
                ("push-under /me truncate", "committed", "discover /dishes › /me"),
            ]),
        DriveScript(
            "push-gone: a context whose entry has gone, or never was",
            [
                ("push-gone /me", "sourceGone", "discover /dishes"),
                ("push-gone /nowhere", "noMatch", "discover /dishes"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("back", "committed", "discover /dishes"),
                ("push-gone /me", "sourceGone", "discover /dishes"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("push-gone /me", "sourceGone", "discover /dishes › /dishes/1"),
            ]),
        DriveScript(
            "back, root, pop-to and replace in the visible stack",
            [
                ("root", "committed", "discover /dishes"),
                ("replace /me", "atRoot", "discover /dishes"),
                ("replace /nowhere", "noMatch", "discover /dishes"),
                (
                    "batch push /me; push /dishes/1; push /me", "committed",
                    "discover /dishes › /me › /dishes/1 › /me"
                ),
                ("back 4", "atRoot", "discover /dishes › /me › /dishes/1 › /me"),
                ("back 9223372036854775807", "atRoot", "discover /dishes › /me › /dishes/1 › /me"),
                ("pop-to /me", "committed", "discover /dishes › /me › /dishes/1 › /me"),
                ("pop-to /brands/1", "notFound", "discover /dishes › /me › /dishes/1 › /me"),
                ("pop-to /dishes/0", "notFound", "discover /dishes › /me › /dishes/1 › /me"),
                ("pop-to /nowhere", "noMatch", "discover /dishes › /me › /dishes/1 › /me"),
                ("replace /sign-in", "committed", "discover /dishes › /me › /dishes/1 › /sign-in"),
                ("replace /dishes/0", "notFound", "discover /dishes › /me › /dishes/1 › /sign-in"),
                ("back 2", "committed", "discover /dishes › /me"),
                ("pop-to /dishes", "committed", "discover /dishes"),
                ("push /me sheet", "committed", "discover /dishes + sheet /me"),
                ("replace /dishes/1", "atRoot", "discover /dishes + sheet /me"),
                ("back", "atRoot", "discover /dishes + sheet /me"),
                ("pop-to /dishes", "notFound", "discover /dishes + sheet /me"),
                ("push /brands/1", "committed", "discover /dishes + sheet /me › /brands/1"),
                ("root", "committed", "discover /dishes + sheet /me"),
            ]),
        DriveScript(
            "modals and tabs",
            [
                ("dismiss", "noModal", "discover /dishes"),
                ("dismiss-all", "committed", "discover /dishes"),
                ("tab nowhere", "notFound", "discover /dishes"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("push /sign-in", "committed", "discover /dishes › /dishes/1 + sheet /sign-in"),
                ("tab restaurants", "committed", "restaurants /restaurants + sheet /sign-in"),
                ("tab discover", "committed", "discover /dishes › /dishes/1 + sheet /sign-in"),
                ("tab discover", "committed", "discover /dishes + sheet /sign-in"),
                ("dismiss", "committed", "discover /dishes"),
            ]),
        DriveScript(
            "tap: what a screen offers, and nothing beyond",
            [
                ("tap 999", "notFound", "discover /dishes"),
                ("tap 9223372036854775807", "notFound", "discover /dishes"),
                ("tap 2", "committed", "discover /dishes › /dishes/2"),
                ("replace /dishes/2/edit", "committed", "discover /dishes › /dishes/2/edit"),
                ("tap 1", "none", "discover /dishes › /dishes/2/edit"),
            ]),
        DriveScript(
            "what the host reports has gone already",
            [
                ("system-again", "none", "discover /dishes"),
                ("system-back", "atRoot", "discover /dishes"),
                ("system-dismiss", "noModal", "discover /dishes"),
                ("system-later", "atRoot", "discover /dishes"),
                ("system-again", "none", "discover /dishes"),
                (
                    "batch push /me; push /brands/1; push /brands/2", "committed",
                    "discover /dishes › /me › /brands/1 › /brands/2"
                ),
                ("system-back 4", "atRoot", "discover /dishes › /me › /brands/1 › /brands/2"),
                ("system-back", "committed", "discover /dishes › /me › /brands/1"),
                ("system-again", "committed", "discover /dishes › /me › /brands/1"),
                ("push /brands/3", "committed", "discover /dishes › /me › /brands/1 › /brands/3"),
                ("system-again", "committed", "discover /dishes › /me › /brands/1 › /brands/3"),
                ("system-later 2", "none", "discover /dishes › /me › /brands/1 › /brands/3"),
                ("replace /brands/2", "committed", "discover /dishes › /me › /brands/1 › /brands/2"),
                ("system-again", "committed", "discover /dishes › /me › /brands/2"),
                ("push /sign-in", "committed", "discover /dishes › /me › /brands/2 + sheet /sign-in"),
                (
                    "push /me cover", "committed",
                    "discover /dishes › /me › /brands/2 + sheet /sign-in + cover /me"
                ),
                ("system-back", "atRoot", "discover /dishes › /me › /brands/2 + sheet /sign-in + cover /me"),
                ("system-dismiss", "committed", "discover /dishes › /me › /brands/2 + sheet /sign-in"),
                ("system-again", "committed", "discover /dishes › /me › /brands/2 + sheet /sign-in"),
            ]),
        DriveScript(
            "finish: what a screen ends with",
            [
                ("finish", "atRoot", "discover /dishes"),
                ("finish 1", "atRoot", "discover /dishes"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("finish 1", "resultMismatch", "discover /dishes › /dishes/1"),
                ("finish null", "resultMismatch", "discover /dishes › /dishes/1"),
                ("finish", "committed", "discover /dishes"),
                ("push /me sheet", "committed", "discover /dishes + sheet /me"),
                ("finish", "committed", "discover /dishes"),
                ("push /sign-in", "committed", "discover /dishes + sheet /sign-in"),
                ("finish", "resultMismatch", "discover /dishes + sheet /sign-in"),
                ("finish null", "resultMismatch", "discover /dishes + sheet /sign-in"),
                ("finish \"1\"", "resultMismatch", "discover /dishes + sheet /sign-in"),
                ("finish 999", "resultMismatch", "discover /dishes + sheet /sign-in"),
                ("finish 3", "committed", "discover /dishes, as 3"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1, as 3"),
                (
                    "push /dishes/1/rate", "committed",
                    "discover /dishes › /dishes/1 + sheet /dishes/1/rate, as 3"
                ),
                ("finish 0", "resultMismatch", "discover /dishes › /dishes/1 + sheet /dishes/1/rate, as 3"),
                ("finish 6", "resultMismatch", "discover /dishes › /dishes/1 + sheet /dishes/1/rate, as 3"),
                (
                    "finish true", "resultMismatch",
                    "discover /dishes › /dishes/1 + sheet /dishes/1/rate, as 3"
                ),
                ("finish 5", "committed", "discover /dishes › /dishes/1, as 3"),
            ]),
        DriveScript(
            "batch: one change, or none",
            [
                (
                    "batch push /dishes/1; push /sign-in", "committed",
                    "discover /dishes › /dishes/1 + sheet /sign-in"
                ),
                ("batch dismiss; back; dismiss", "noModal", "discover /dishes › /dishes/1 + sheet /sign-in"),
                ("batch dismiss; push /nowhere", "noMatch", "discover /dishes › /dishes/1 + sheet /sign-in"),
                ("batch back; push /nowhere", "noMatch", "discover /dishes › /dishes/1 + sheet /sign-in"),
                (
                    "batch dismiss-all; push-from 2 /me append", "notFound",
                    "discover /dishes › /dishes/1 + sheet /sign-in"
                ),
                (
                    "batch dismiss; push-from 1 /me", "sourceCovered",
                    "discover /dishes › /dishes/1 + sheet /sign-in"
                ),
                ("batch dismiss; push-from 1 /me truncate", "committed", "discover /dishes › /me"),
                ("batch tab me; push /brands/1; tab nowhere", "notFound", "discover /dishes › /me"),
                ("batch tab me; push /brands/1; replace /brands/2", "committed", "me /me › /brands/2"),
                ("batch root;pop-to /me;back", "atRoot", "me /me › /brands/2"),
            ]),
        DriveScript(
            "a link that is too much is refused",
            [
                ("push /" + String(repeating: "a", count: 1 << 20), "refused", "discover /dishes"),
                ("push " + String(repeating: "/a", count: 101), "refused", "discover /dishes"),
            ]),
    ]
}

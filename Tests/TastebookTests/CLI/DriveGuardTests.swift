import RouterCore
import RouterInspection
import Testing

@testable import DemoCLI

/// What needs a user: parked behind `/sign-in`, taken up by signing in, forgotten by anything else.
@MainActor struct DriveGuardTests {
    @Test("A session goes as written", arguments: sessions)
    func session(_ script: DriveScript) throws {
        try script.run()
    }

    nonisolated static let sessions: [DriveScript] = [
        DriveScript(
            "a guarded link waits for its user",
            [
                ("open /me/wishlist", "parked", "me /me + sheet /sign-in, parked /me/wishlist"),
                ("sign-in 1", "committed", "me /me + sheet /me/wishlist, as 1"),
                ("tap 1", "committed", "me /me + sheet /me/wishlist › /dishes/2, as 1"),
                ("open /me/ratings", "committed", "me /me + sheet /me/ratings, as 1"),
            ]),
        DriveScript(
            "tapping \"sign in as\" is the same, and so is the end with a profile",
            [
                ("open /me/ratings", "parked", "me /me + sheet /sign-in, parked /me/ratings"),
                ("tap 3", "committed", "me /me + sheet /me/ratings, as 3"),
                ("sign-out", "committed", "me /me"),
                ("tap 2", "parked", "me /me + sheet /sign-in, parked /me/wishlist"),
                ("finish 2", "committed", "me /me + sheet /me/wishlist, as 2"),
            ]),
        DriveScript(
            "a parked push goes on from where it was",
            [
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                (
                    "push /me/ratings", "parked",
                    "discover /dishes › /dishes/1 + sheet /sign-in, parked /me/ratings"
                ),
                ("sign-in 2", "committed", "discover /dishes › /dishes/1 + sheet /me/ratings, as 2"),
            ]),
        DriveScript(
            "rating signed out: the redirect comes as a sheet, the rating as it was asked for",
            [
                ("push /dishes/2", "committed", "discover /dishes › /dishes/2"),
                (
                    "push /dishes/2/rate stack", "parked",
                    "discover /dishes › /dishes/2 + sheet /sign-in, parked /dishes/2/rate"
                ),
                ("sign-in 4", "committed", "discover /dishes › /dishes/2 › /dishes/2/rate, as 4"),
                ("tap 5", "committed", "discover /dishes › /dishes/2, as 4"),
                ("sign-out", "committed", "discover /dishes"),
                (
                    "push /dishes/2/rate cover", "parked",
                    "discover /dishes + sheet /sign-in, parked /dishes/2/rate"
                ),
                ("sign-in 4", "committed", "discover /dishes + cover /dishes/2/rate, as 4"),
                ("tap 6", "committed", "discover /dishes, as 4"),
                ("sign-out", "committed", "discover /dishes"),
                (
                    "open /dishes/2/rate", "parked",
                    "discover /dishes › /dishes/2 + sheet /sign-in, parked /dishes/2/rate"
                ),
                ("sign-in 4", "committed", "discover /dishes › /dishes/2 + sheet /dishes/2/rate, as 4"),
            ]),
        DriveScript(
            "a parked replacement removes nothing until it goes on",
            [
                ("replace /me/wishlist", "atRoot", "discover /dishes"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                (
                    "replace /me/wishlist", "parked",
                    "discover /dishes › /dishes/1 + sheet /sign-in, parked /me/wishlist"
                ),
                ("sign-in 1", "committed", "discover /dishes › /me/wishlist, as 1"),
            ]),
        DriveScript(
            "what is covered or appended parks, and what is truncated goes at once",
            [
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("push-from 1 /me/ratings", "sourceCovered", "discover /dishes › /dishes/1"),
                (
                    "push-from 1 /me/ratings append", "parked",
                    "discover /dishes › /dishes/1 + sheet /sign-in, parked /me/ratings"
                ),
                ("dismiss", "committed", "discover /dishes › /dishes/1"),
                (
                    "push-from 1 /me/ratings truncate", "parked",
                    "discover /dishes + sheet /sign-in, parked /me/ratings"
                ),
                ("sign-in 1", "committed", "discover /dishes + sheet /me/ratings, as 1"),
            ]),
        DriveScript(
            "a sign-in that is visible is not shown again, and parks the last thing asked for",
            [
                ("push /sign-in", "committed", "discover /dishes + sheet /sign-in"),
                ("push /me/wishlist", "parked", "discover /dishes + sheet /sign-in, parked /me/wishlist"),
                ("push /dishes/3/rate", "parked", "discover /dishes + sheet /sign-in, parked /dishes/3/rate"),
                ("open /me/ratings", "parked", "me /me + sheet /sign-in, parked /me/ratings"),
                ("open /me/wishlist", "parked", "me /me + sheet /sign-in, parked /me/wishlist"),
                ("push /dishes/1/rate", "parked", "me /me + sheet /sign-in, parked /dishes/1/rate"),
                ("sign-in 1", "committed", "me /me + sheet /dishes/1/rate, as 1"),
            ]),
        DriveScript(
            "several are parked, each with a sign-in of its own",
            [
                ("push /me/wishlist", "parked", "discover /dishes + sheet /sign-in, parked /me/wishlist"),
                (
                    "push /dishes/1", "committed",
                    "discover /dishes + sheet /sign-in › /dishes/1, parked /me/wishlist"
                ),
                (
                    "push /me/ratings", "parked",
                    "discover /dishes + sheet /sign-in › /dishes/1 + sheet /sign-in, "
                        + "parked /me/wishlist and /me/ratings"
                ),
                (
                    "sign-in 1", "committed",
                    "discover /dishes + sheet /sign-in › /dishes/1 + sheet /me/ratings, "
                        + "parked /me/wishlist, as 1"
                ),
                (
                    "batch dismiss; back", "committed",
                    "discover /dishes + sheet /sign-in, parked /me/wishlist, as 1"
                ),
                ("sign-in 1", "committed", "discover /dishes + sheet /me/wishlist, as 1"),
            ]),
        DriveScript(
            "a sign-in over a sign-in comes from a push alone, and finishes alone",
            [
                ("push /me/wishlist", "parked", "discover /dishes + sheet /sign-in, parked /me/wishlist"),
                (
                    "push /sign-in", "committed",
                    "discover /dishes + sheet /sign-in + sheet /sign-in, parked /me/wishlist"
                ),
                (
                    "push /me/ratings", "parked",
                    "discover /dishes + sheet /sign-in + sheet /sign-in, "
                        + "parked /me/wishlist and /me/ratings"
                ),
                (
                    "sign-in 1", "committed",
                    "discover /dishes + sheet /sign-in + sheet /me/ratings, parked /me/wishlist, as 1"
                ),
                ("dismiss", "committed", "discover /dishes + sheet /sign-in, parked /me/wishlist, as 1"),
                ("finish 1", "committed", "discover /dishes + sheet /me/wishlist, as 1"),
            ]),
        DriveScript(
            "a batch cannot wait for a user, nor for what is not there",
            [
                ("batch push /dishes/1; push /me/ratings", "denied", "discover /dishes"),
                ("push /dishes/999999/rate", "notFound", "discover /dishes"),
                ("open /dishes/999999/rate", "notFound", "discover /dishes"),
                ("sign-in 1", "none", "discover /dishes, as 1"),
                (
                    "batch push /dishes/1; push /me/ratings", "committed",
                    "discover /dishes › /dishes/1 + sheet /me/ratings, as 1"
                ),
            ]),
        DriveScript(
            "signing in: nobody, the same, another",
            [
                ("sign-in 999999", "notFound", "discover /dishes"),
                ("sign-in 0", "notFound", "discover /dishes"),
                ("sign-in -1", "notFound", "discover /dishes"),
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("sign-in 1", "none", "discover /dishes › /dishes/1, as 1"),
                ("sign-in 1", "none", "discover /dishes › /dishes/1, as 1"),
                ("push /me/ratings", "committed", "discover /dishes › /dishes/1 + sheet /me/ratings, as 1"),
                ("sign-in 2", "committed", "discover /dishes, as 2"),
                ("push /sign-in", "committed", "discover /dishes + sheet /sign-in, as 2"),
                ("sign-in 999999", "notFound", "discover /dishes + sheet /sign-in, as 2"),
                ("sign-in 2", "committed", "discover /dishes, as 2"),
            ]),
        DriveScript(
            "another user, at a sign-in that is visible, ends the session however they sign in",
            ["sign-in 2", "tap 2", "finish 2"].flatMap { line -> [DriveScript.Turn] in
                [
                    ("sign-out", "committed", "discover /dishes"),
                    ("sign-in 1", "none", "discover /dishes, as 1"),
                    ("push /dishes/1", "committed", "discover /dishes › /dishes/1, as 1"),
                    ("push /sign-in", "committed", "discover /dishes › /dishes/1 + sheet /sign-in, as 1"),
                    (line, "committed", "discover /dishes, as 2"),
                ]
            }),
        DriveScript(
            "signing out clears everything but the selected tab, signed out as well",
            [
                ("push /dishes/1", "committed", "discover /dishes › /dishes/1"),
                ("tab me", "committed", "me /me"),
                ("push /me/ratings", "parked", "me /me + sheet /sign-in, parked /me/ratings"),
                ("sign-out", "committed", "me /me"),
                ("tab discover", "committed", "discover /dishes"),
                ("sign-in 1", "none", "discover /dishes, as 1"),
                ("tab me", "committed", "me /me, as 1"),
                ("push /me/ratings stack", "committed", "me /me › /me/ratings, as 1"),
                ("sign-out", "committed", "me /me"),
                ("sign-out", "committed", "me /me"),
                ("sign-in 1", "none", "me /me, as 1"),
                ("tap 3", "committed", "me /me"),
            ]),
        DriveScript(
            "a parked request that is refused when it goes on leaves its user where they are",
            [
                ("push /dishes/1/edit", "committed", "discover /dishes › /dishes/1/edit"),
                ("tap 1", "none", "discover /dishes › /dishes/1/edit"),
                (
                    "replace /me/wishlist", "parked",
                    "discover /dishes › /dishes/1/edit + sheet /sign-in, parked /me/wishlist"
                ),
                ("sign-in 1", "committed", "discover /dishes › /dishes/1/edit, as 1"),
            ]),
    ]
}

// MARK: - What is forgotten, and what is seen

extension DriveGuardTests {
    @Test(
        "Any other end of the sign-in forgets what was parked, and a later one opens nothing",
        arguments: [
            "dismiss", "dismiss-all", "system-dismiss", "cancel", "open /me", "open /dishes/1", "sign-out",
            "batch dismiss; push /dishes/1", "push-under /dishes/1 truncate",
        ])
    func forgets(line: String) throws {
        let drive = try DriveSession()
        #expect(try drive.answer("open /me/wishlist").state.parked == ["/me/wishlist"])
        let cancel = try drive.answer("screen").screen?.actions.firstIndex(of: "cancel") ?? -1
        let ended = try drive.answer(line == "cancel" ? "tap \(cancel + 1)" : line)
        #expect(ended.result == "committed")
        #expect(ended.state.parked.isEmpty)
        #expect(ended.state.visible != "/sign-in")
        let later = try drive.answer("sign-in 1")
        #expect(later.result == "none")
        #expect(later.summary == "\(ended.stacks), as 1")
        #expect(try drive.answer("push /sign-in").result == "committed")
        #expect(try drive.answer("sign-in 1").summary == "\(ended.stacks), as 1")
    }

    @Test("A sign-in on a stack forgets when it is popped, replaced or swiped away")
    func forgetsOnStack() throws {
        for line in ["back", "root", "pop-to /dishes", "replace /dishes/1", "system-back", "tab discover"] {
            let drive = try DriveSession()
            _ = try drive.json("push /sign-in stack")
            #expect(
                try drive.answer("push /me/wishlist").summary
                    == "discover /dishes › /sign-in, parked /me/wishlist")
            #expect(try drive.answer(line).state.parked.isEmpty, "\(line)")
        }
    }

    @Test("Until its user has signed in, what is guarded is in no event but the one that parks it")
    func neverShown() throws {
        let drive = try DriveSession()
        var inserted: [[String]] = []
        let composition = drive.driver.router.composition
        let subscription = drive.driver.router.events.observe { event in
            inserted.append(event.delta.inserted.map { composition.label(of: $0.route) })
        }
        #expect(try drive.answer("open /me/wishlist").result == "parked")
        #expect(inserted == [["/sign-in"]])
        #expect(try drive.answer("events").events?.count == 1)

        #expect(try drive.answer("sign-in 1").result == "committed")
        #expect(inserted == [["/sign-in"], [], ["/me/wishlist"]])
        let events = try #require(try drive.answer("events").events)
        #expect(events.count == 3)
        #expect(events.last?.verb == "open")
        #expect(events.last?.outcome == "committed")
        #expect(events.last?.removed == [])
        withExtendedLifetime(subscription) {}
    }

    @Test("What signing in and out asks of the router is counted")
    func counted() throws {
        let drive = try DriveSession()
        let turns: [(String, Int)] = [
            ("sign-in 1", 0), ("sign-in 2", 1), ("sign-in 999999", 2), ("sign-out", 3), ("sign-out", 4),
            ("open /me/ratings", 5), ("sign-in 1", 7), ("open /nowhere", 8), ("open ftp://x", 9),
            ("push /sign-in", 10), ("sign-in 2", 11), ("sign-in x", 11),
        ]
        for (line, count) in turns {
            _ = try drive.json(line)
            #expect(try drive.answer("events").events?.count == count, "\(line)")
        }
    }

    @Test("A request that is refused when it goes on is told by its event")
    func refusedWhenTakenUp() throws {
        let drive = try DriveSession()
        drive.driver.router.navigation.onUnreadRejection = nil
        for line in ["push /dishes/1/edit", "tap 1", "replace /me/wishlist", "sign-in 1"] {
            _ = try drive.json(line)
        }
        let last = try #require(try drive.answer("events").events?.last)
        #expect(last.verb == "replace")
        #expect(last.reason == "leaveGuarded")
        #expect(last.route == "/me/wishlist")
    }
}

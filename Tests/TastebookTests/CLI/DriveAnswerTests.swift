import TastebookData
import Testing

@testable import DemoCLI

/// The answers of `drive` to the letter: their keys, their lines, their events.
@MainActor struct DriveAnswerTests {
    @Test("An answer is one line with sorted keys, and null where there is nothing")
    func exactLines() throws {
        let drive = try DriveSession()
        let stacks = #""stacks":{"discover":["/dishes"],"me":["/me"],"restaurants":["/restaurants"]}"#
        let start =
            #""state":{"modals":[],"parked":[],\#(stacks),"tab":"discover","user":null,"visible":"/dishes"}"#
        #expect(
            try drive.json("state")
                == #"{"command":"state","detail":null,"line":1,"outcome":"none","reason":null,\#(start)}"#)
        #expect(
            try drive.json("events")
                == #"{"command":"events","detail":null,"events":{"count":0,"last":null},"#
                + #""line":2,"outcome":"none","reason":null,\#(start)}"#)
        #expect(
            try drive.json("dismiss")
                == #"{"command":"dismiss","detail":"No modal holds this entry, so there "#
                + #"is nothing to dismiss; pop leaves an entry of a tab.","line":3,"outcome":"rejected","#
                + #""reason":"noModal",\#(start)}"#)
        #expect(
            try drive.json("push /sign-in")
                == #"{"command":"push /sign-in","detail":null,"line":4,"outcome":"committed","reason":null,"#
                + #""state":{"modals":[{"stack":["/sign-in"],"style":"sheet"}],"parked":[],\#(stacks),"#
                + #""tab":"discover","user":null,"visible":"/sign-in"}}"#)
        #expect(
            try drive.json("pussh")
                == #"{"error":"There is no command \"pussh\"; did you mean \"push\"?","line":5}"#)
    }

    @Test("Every line is counted, skipped and unintelligible ones too")
    func lineNumbers() throws {
        let drive = try DriveSession()
        #expect(try drive.json("# a comment") == nil)
        #expect(try drive.json("") == nil)
        #expect(try drive.answer("state").line == 3)
        #expect(!drive.driver.metUnintelligibleLine)
        #expect(try drive.driver.answer(to: .bytes([0xFF]))?.hasPrefix(#"{"error":"#) == true)
        #expect(try drive.driver.answer(to: .tooLong)?.hasSuffix(#","line":5}"#) == true)
        #expect(try drive.answer("state").line == 6)
        #expect(drive.driver.metUnintelligibleLine)
    }

    @Test("A refused line leaves the rest as it is, and the next one works")
    func goesOn() throws {
        let drive = try DriveSession()
        for line in ["\0", "\u{1B}[2J", "push", "🍜", "push \0", String(repeating: "x", count: 1 << 20)] {
            #expect(try drive.json(line)?.contains("\n") == false)
        }
        #expect(try drive.answer("push /dishes/1").result == "committed")
    }

    @Test("Every request makes one event, and so does a line refused before the router is asked")
    func eventCounts() throws {
        let drive = try DriveSession()
        let turns: [(String, Int)] = [
            ("push /dishes/1", 1), ("push /nowhere", 2), ("tap 999", 3), ("state", 3), ("screen", 3),
            ("nonsense", 3), ("push-gone /me", 4), ("push-under /me", 5), ("push-from 5 /me", 6),
            ("system-again", 6), ("system-back", 7), ("system-back", 8), ("system-again", 9),
            ("system-dismiss", 10), ("batch push /me; push /me; back", 11), ("batch back; push /nowhere", 12),
            ("push /me", 13), ("system-later", 13), ("system-again", 14), ("root", 15), ("root", 16),
            ("push /sign-in", 17), ("finish 1", 18), ("finish 1", 19), ("push /dishes/1/edit", 20),
            ("tap 1", 20),
        ]
        for (line, count) in turns {
            _ = try drive.json(line)
            #expect(try drive.answer("events").events?.count == count, "\(line)")
        }
    }

    @Test("The last event says what was asked, and what it changed")
    func lastEvent() throws {
        let drive = try DriveSession()
        _ = try drive.json("push /dishes/1")
        _ = try drive.json("batch back; push /me; push /brands/1 sheet")
        let batch = try #require(try drive.answer("events").events?.last)
        #expect(batch.number == 2)
        #expect(batch.command == "batch back; push /me; push /brands/1 sheet")
        #expect(batch.verb == "batch")
        #expect(batch.outcome == "committed")
        #expect(batch.removed == ["/dishes/1"])
        #expect(batch.inserted == ["/me", "/brands/1"])

        _ = try drive.json("push /dishes/0")
        let context = try #require(try drive.answer("events").events?.last)
        #expect(context.route == "/dishes/0")
        #expect(context.reason == "notFound")
        #expect(context.removed.isEmpty && context.inserted.isEmpty)

        _ = try drive.json("replace /nowhere")
        let replace = try #require(try drive.answer("events").events?.last)
        #expect(replace.number == 4)
        #expect(replace.verb == "replace")
        #expect(replace.route == nil)
        #expect(replace.reason == "noMatch")
    }

    @Test("The screen lists rows, and actions as tap counts them")
    func screen() throws {
        let drive = try DriveSession()
        #expect(try drive.answer("push /ratings/1").screen == nil)
        let screen = try #require(try drive.answer("screen").screen)
        #expect(!screen.title.isEmpty)
        #expect(!screen.rows.isEmpty)
        #expect(screen.actions.count == 3)
    }

    @Test("Finishing /sign-in signs in, and finishing the rating sheet rates")
    func finishing() throws {
        let drive = try DriveSession()
        _ = try drive.json("push /sign-in")
        #expect(try drive.answer("finish 3").state.user == 3)
        let ratings = drive.driver.store.ratings.count
        _ = try drive.json("push /dishes/1/rate")
        #expect(try drive.answer("finish 5").result == "committed")
        #expect(drive.driver.store.ratings.count == ratings + 1)
        #expect(drive.driver.store.ratings.last?.stars == 5)
    }
}

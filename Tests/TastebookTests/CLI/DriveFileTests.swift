import Foundation
import Testing

/// `save` and `load`, over files in a folder of the test's own.
@MainActor @Suite final class DriveFileTests {
    private struct Loaded: Decodable {
        struct Lost: Decodable, Equatable {
            let key: String
            let reason: String
        }

        let outcome: String
        let reason: String?
        let lost: [Lost]
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let session: DriveSession

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        session = try DriveSession()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func load(_ name: String, in other: DriveSession? = nil) throws -> Loaded {
        let json = try (other ?? session).json("load \(path(name))") ?? ""
        return try JSONDecoder().decode(Loaded.self, from: Data(json.utf8))
    }

    @Test func whatWasSavedIsThereAgainIntentsIncluded() throws {
        for line in ["push /dishes/1", "tap 1", "open /me/wishlist"] { _ = try session.answer(line) }
        let saved = try session.answer("save \(path("a.json"))")
        #expect(saved.outcome == "none")
        let fresh = try DriveSession()
        let loaded = try load("a.json", in: fresh)
        #expect(loaded.outcome == "committed")
        #expect(loaded.lost == [])
        let state = try fresh.answer("state").state
        #expect(state.stacks == saved.state.stacks)
        #expect(state.parked == ["/me/wishlist"])
        #expect(state.visible == "/sign-in")
        // What was parked goes on in the router that was restored.
        #expect(try fresh.answer("sign-in 1").state.visible == "/me/wishlist")
    }

    @Test func contextsFromBeforeFindNothing() throws {
        _ = try session.answer("push /dishes/1")
        _ = try session.answer("save \(path("a.json"))")
        _ = try session.answer("system-later")
        #expect(try load("a.json").outcome == "committed")
        #expect(try session.answer("push-gone /dishes/2").reason == "sourceGone")
        #expect(try session.answer("system-again").state.visible == "/dishes/1")
    }

    @Test func unsavedChangesAreAskedFirst() throws {
        _ = try session.answer("save \(path("a.json"))")
        _ = try session.answer("push /dishes/1/edit")
        _ = try session.answer("tap 1")
        #expect(try load("a.json").reason == "leaveGuarded")
        #expect(try session.answer("state").state.visible == "/dishes/1/edit")
    }

    @Test func anUnknownEntryEndsItsStackAndIsListed() throws {
        _ = try session.answer("push /dishes/1")
        _ = try session.answer("push /dishes/2")
        _ = try session.answer("save \(path("a.json"))")
        let text = try String(contentsOf: folder.appending(path: "a.json"), encoding: .utf8)
        try text.replacing(#"{"detail":{"id":1}}"#, with: #"{"gone":{"id":1}}"#)
            .write(to: folder.appending(path: "b.json"), atomically: true, encoding: .utf8)
        let loaded = try load("b.json")
        #expect(loaded.lost.map(\.key) == ["dishes", "dishes"])
        #expect(loaded.lost.map(\.reason) == ["undecodable", "aboveLost"])
        #expect(try session.answer("state").state.stacks["discover"] == ["/dishes"])
    }

    @Test(arguments: ["", "{", "[]", "null", "{\"version\":99}", "\u{0}", "{\"version\":1}"])
    func whatIsNoSnapshotIsMalformedAndChangesNothing(text: String) throws {
        _ = try session.answer("push /dishes/1")
        try text.write(to: folder.appending(path: "bad"), atomically: true, encoding: .utf8)
        #expect(try load("bad").reason == "malformed")
        #expect(try session.answer("state").state.visible == "/dishes/1")
        #expect(FileManager.default.fileExists(atPath: path("bad")))
    }

    @Test func whereNothingCanBeReadOrWritten() throws {
        #expect(try load("nothing").reason == "notFound")
        #expect(try load("").reason == "notFound")
        #expect(try session.answer("save \(path("no/such/folder"))").reason == "notFound")
        #expect(try session.answer("events").events?.count == 3)
    }
}

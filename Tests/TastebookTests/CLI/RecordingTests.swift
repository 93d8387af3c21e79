import Foundation
import RouterCore
import RouterInspection
import RouterTesting
import TastebookData
import Testing

@testable import DemoCLI

/// What `drive --record` writes, and `replay` does again.
@MainActor struct RecordingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID())")

    private func file(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: name).path
    }

    /// Records lines, and returns the answers.
    private func record(_ lines: [LineReader.Line], to path: String) throws -> [String?] {
        let app = try TastebookApp(.embedded, .signedOut)
        app.router.navigation.onUnreadRejection = nil
        let recording = try Recording(of: Driver(app.router, store: app.store), to: path)
        let answers = try lines.map { try recording.answer(to: $0) }
        try recording.write()
        return answers
    }

    private func replay(_ path: String) async throws -> (status: RouterInspection.ExitStatus, text: String) {
        var text = ""
        let status = try await Replaying(.embedded, file: path).run { text += $0 }
        return (status, text)
    }

    @Test(
        "A session is answered as without a recording, and replayed with the same answers", arguments: 0..<4)
    func session(seed: UInt64) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = RandomLines(seed: seed)
        let snapshot = try file("state.json")
        var lines = (0..<150).map { _ in random.next() }
        lines[40] = "save \(snapshot)"
        lines[80] = "load \(snapshot)"
        lines[81] = "# a comment"
        lines[82] = "nonsense"
        lines[83] = "save \(folder.path)/not/there"
        lines[84] = "screen"
        let bytes =
            lines.map { LineReader.Line.bytes(Array($0.utf8)) } + [
                .tooLong, .bytes([0xFF, 0xFE]), .bytes([0]),
            ]
        let trace = try file("trace.json")
        let answers = try record(bytes, to: trace)

        let drive = try DriveSession()
        drive.driver.router.navigation.onUnreadRejection = nil
        for (line, answer) in zip(bytes, answers) { #expect(try drive.driver.answer(to: line) == answer) }

        try FileManager.default.removeItem(atPath: snapshot)
        let (status, text) = try await replay(trace)
        #expect(text == "Trace 1 of 1, 153 steps: all came to the same.\n")
        #expect(status == .success)
        // What was saved then is not written again.
        #expect(!FileManager.default.fileExists(atPath: snapshot))
    }

    @Test("The first difference is shown")
    func difference() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let trace = try file("trace.json")
        let lines = ["push /dishes/1", "tap 1", "back"].map { LineReader.Line.bytes(Array($0.utf8)) }
        _ = try record(lines, to: trace)
        let text = try String(contentsOfFile: trace, encoding: .utf8)
        try text.replacing(#""command":"tap 1""#, with: #""command":"tap 2""#)
            .write(toFile: trace, atomically: true, encoding: .utf8)
        let (status, shown) = try await replay(trace)
        #expect(status == .failed)
        let differing = shown.split(separator: "\n")
        #expect(differing[1] == "Step 2, “tap 2”, went another way at event 1.")
        #expect(differing[2] == "- recorded: push /restaurants/1: committed; discover[2] +#5 /restaurants/1")
        #expect(differing[3] == "+ came:     push /restaurants/2: committed; discover[2] +#5 /restaurants/2")
    }

    @Test(
        "A file that holds nothing to replay is told apart",
        arguments: [
            ("", "It holds no traces: it is no JSON, or was cut off."),
            ("{}", "It holds no traces: it is no list of traces."),
            (
                "[{\"version\":2}]",
                "Its traces have version 2, and this program reads up to 1; use a newer one."
            ),
            ("[{\"version\":0}]", "It holds no traces: there is no version 0 of a trace."),
            (
                Trace(setUp: "asleep", start: [], end: []).text,
                "Trace 1 starts from “asleep”, which this app cannot; it starts “signed out”, or “signed in as” a "
                    + "profile of its catalogue."
            ),
        ])
    func broken(text: String, message: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try file("broken.json")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        do {
            _ = try await replay(path)
            Issue.record("It was replayed.")
        } catch {
            #expect("\(error)" == "\(path): \(message)")
            #expect((error as? any Failure)?.status == .data)
        }
    }

    @Test("A path that holds no file, or cannot hold one, is told with what to do")
    func places() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = try file("missing.json")
        let here = folder.path
        await #expect { _ = try await replay(missing) } throws: {
            "\($0)" == "\(missing): there is no such file; check the path."
        }
        await #expect { _ = try await replay(here) } throws: {
            "\($0)".hasPrefix("\(here): this cannot be read; see that it is a file, no folder or pipe")
        }
        #expect { _ = try record([], to: here) } throws: {
            "\($0)" == "\(here): this is no regular file, so it is not replaced; name another."
        }
    }

    @Test("A recording follows links, and leaves alone what is no file")
    func links() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (path, link, pipe) = (try file("real.json"), try file("link.json"), try file("pipe"))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
        _ = try record([.bytes(Array("push /dishes/1".utf8))], to: link)
        #expect(try await replay(path).status == .success)
        let kind = try FileManager.default.attributesOfItem(atPath: link)[.type] as? FileAttributeType
        #expect(kind == .typeSymbolicLink)
        guard mkfifo(pipe, 0o600) == 0 else { return }
        #expect(throws: TraceFileFailure.self) { try record([], to: pipe) }
        await #expect(throws: TraceFileFailure.self) { try await replay(pipe) }
    }

    @Test("An empty list is no mistake, and a place where nothing can be written is found at the start")
    func edges() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try file("none.json")
        try Trace.text(of: []).write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try await replay(path) == (.success, "\(path) holds no traces.\n"))
        #expect(throws: TraceFileFailure.self) { try record([], to: folder.appending(path: "a/b").path) }
    }
}

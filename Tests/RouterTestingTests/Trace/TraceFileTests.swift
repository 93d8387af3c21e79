import Foundation
import RouterCore
import RouterTesting
import Testing

@Suite struct TraceFileTests {
    private static let pushText = #"{"as":"sheet","blocksLinks":true,"route":"/b","verb":"push"}"#
    private let trace: Trace

    init() throws {
        let push = try JSONDecoder().decode(Trace.Request.self, from: Data(Self.pushText.utf8))
        trace = Self.trace(with: push)
    }

    private static func trace(with push: Trace.Request) -> Trace {
        Trace(
            title: "a \"title\"", setUp: "signed in", start: ["first*: [#1 /a]"],
            steps: [
                .init(.tap(number: 2, title: "Phở bò\n"), events: ["push /b: committed"]),
                .init(.ask(push, from: 4)),
                .init(.command("back"), answer: "{}"), .init(.activate), .init(.draw),
            ],
            end: ["first*: [#1 /a]"])
    }

    @Test func aFileHasOneLineForEachStep() throws {
        let lines = trace.text.split(separator: "\n")
        #expect(lines[5] == #"  {"do":{"tap":2,"title":"Phở bò\n"},"events":["push /b: committed"]},"#)
        #expect(
            lines[6]
                == #"  {"do":{"ask":\#(Self.pushText),"from":4},"events":[]},"#
        )
        #expect(try Trace.list(in: Data(trace.text.utf8)) == [trace])
        #expect(try Trace.list(in: Data(Trace.text(of: [trace, trace]).utf8)) == [trace, trace])
        #expect(try Trace.list(in: Data(Trace.text(of: []).utf8)) == [])
    }

    @Test func aTraceIsCodableByAnyCoder() throws {
        #expect(try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(trace)) == trace)
    }

    @Test func aVersionFromTheFutureIsAClearError() {
        let text = trace.text.replacing("\"version\":1", with: "\"version\":7")
        #expect(throws: TraceFileError.newerVersion(7, known: 1)) { try Trace.list(in: Data(text.utf8)) }
        #expect(
            TraceFileError.newerVersion(7, known: 1).description
                == "Its traces have version 7, and this program reads up to 1; use a newer one.")
    }

    @Test(arguments: [
        ("", "It holds no traces: it is no JSON, or was cut off."),
        ("[{", "It holds no traces: it is no JSON, or was cut off."),
        ("{}", "It holds no traces: it is no list of traces."),
        ("[{\"version\":1}]", "It holds no traces: [0] has no \"title\"."),
        (
            #"[{"version":1,"title":"","setUp":"","start":[],"steps":[{"do":{"fly":1},"events":[]}],"end":[]}]"#,
            "It holds no traces: [0].steps[0].do is not what is expected there."
        ),
        ("[{\"version\":\"1\"}]", "It holds no traces: [0].version is not what is expected there."),
    ])
    func brokenFilesAreToldApart(text: String, message: String) {
        do throws(TraceFileError) {
            _ = try Trace.list(in: Data(text.utf8))
            Issue.record("\(text) was read")
        } catch {
            #expect(error.description == message)
        }
    }
}

import RouterInspection
import Testing

@testable import DemoCLI

/// What a command line comes to, as a pure function.
struct InvocationTests {
    @Test(
        "Arguments are understood",
        arguments: [
            ([], .init(command: .introduction)),
            (["--plain"], .init(command: .introduction, isPlain: true)),
            (["explore"], .init(command: .explore(byLines: false))),
            (["explore", "--line"], .init(command: .explore(byLines: true))),
            (["walk"], .init(command: .walk(scene: nil))),
            (["walk", "--scene", "1"], .init(command: .walk(scene: 1))),
            (["--scene=1"], .init(command: .walk(scene: 1))),
            (["report"], .init(command: .inspect(.report(json: false)))),
            (["links", "--plain"], .init(command: .inspect(.links(json: false)), isPlain: true)),
            (["--catalog", "a.json", "drive"], .init(command: .drive(record: nil), catalogue: "a.json")),
            (["drive", "--catalog=a=b.json"], .init(command: .drive(record: nil), catalogue: "a=b.json")),
            (
                ["open", "/dishes", "open", "--plain"],
                .init(command: .inspect(.open(["/dishes", "open"], json: false)), isPlain: true)
            ),
            (["manifest"], .init(command: .inspect(.manifest))),
            (["aasa", "--app-id", "A.b"], .init(command: .inspect(.association(appID: "A.b")))),
            (
                ["aasa", "--app-id=A1.b-c.d"],
                .init(command: .inspect(.association(appID: "A1.b-c.d")))
            ),
            (["map"], .init(command: .inspect(.map(.mermaid)))),
            (["map", "--format", "dot"], .init(command: .inspect(.map(.dot)))),
            (["map", "--format=json"], .init(command: .inspect(.map(.json)))),
            (["check"], .init(command: .inspect(.check(.init())))),
            (["check", "--trace", "a.json"], .init(command: .inspect(.check(traced("a.json"))))),
            (["map", "--json"], .init(command: .inspect(.map(.json)))),
            (["links", "--json"], .init(command: .inspect(.links(json: true)))),
            (["open", "--json", "/dishes"], .init(command: .inspect(.open(["/dishes"], json: true)))),
            (["drive"], .init(command: .drive(record: nil))),
            (["drive", "--gate"], .init(command: .drive(record: nil), isGated: true)),
            (["drive", "--record", "a.json"], .init(command: .drive(record: "a.json"))),
            (["replay", "a.json", "--plain"], .init(command: .replay("a.json"), isPlain: true)),
            (["replay", "--help"], .init(command: .help("replay"))),
            (["--help"], .init(command: .help(nil))),
            (["drive", "--help"], .init(command: .help("drive"))),
            (["drive", "--help", "nonsense", "--nonsense"], .init(command: .help("drive"))),
            (["--catalog", "a.json", "--version"], .init(command: .version)),
            (["links", "--version"], .init(command: .version)),
        ] as [([String], Invocation)])
    func understood(arguments: [String], expected: Invocation) throws {
        #expect(try Invocation(arguments) == expected)
    }

    @Test(
        "What is not understood is named",
        arguments: [
            (["drvie"], nil, .unknownCommand("drvie")),
            ([""], nil, .unknownCommand("")),
            (["nonsense", "--help"], nil, .unknownCommand("nonsense")),
            (["map", "--format"], "map", .missingValue("--format", what: "one of mermaid, dot, json")),
            (
                ["map", "--format", "svg"], "map",
                .unknownValue("svg", of: "--format", .words(["mermaid", "dot", "json"]))
            ),
            (["map", "dot"], "map", .unexpectedArgument("dot")),
            (["links", "--format", "dot"], "links", .unknownOption("--format")),
            (["check", "--trace"], "check", .missingValue("--trace", what: "the path of a file to write")),
            (["check", "a.json"], "check", .unexpectedArgument("a.json")),
            (["replay", "--trace", "a.json"], "replay", .unknownOption("--trace")),
            (
                ["drive", "--record="], "drive",
                .missingValue("--record", what: "the path of a file to write")
            ),
            (["explore", "--record", "a.json"], "explore", .unknownOption("--record")),
            (["replay"], "replay", .missingArgument("a FILE")),
            (["replay", "a.json", "b.json"], "replay", .unexpectedArgument("b.json")),
            (["open"], "open", .missingArgument("a URL")),
            (["open", "--app-id", "a"], "open", .unknownOption("--app-id")),
            (["aasa"], "aasa", .missingArgument("--app-id ID")),
            (["aasa", "--app-id", "nonsense"], "aasa", .unknownValue("nonsense", of: "--app-id", .appIDs)),
            (["aasa", "--app-id=A.b=c"], "aasa", .unknownValue("A.b=c", of: "--app-id", .appIDs)),
            (["aasa", "--app-id=.b"], "aasa", .unknownValue(".b", of: "--app-id", .appIDs)),
            (["aasa", "--app-id=A."], "aasa", .unknownValue("A.", of: "--app-id", .appIDs)),
            (["check", "--app-id", "x"], "check", .unknownValue("x", of: "--app-id", .appIDs)),
            (["aasa", "--app-id"], "aasa", .missingValue("--app-id", what: appID)),
            (["aasa", "--app-id="], "aasa", .missingValue("--app-id", what: appID)),
            (["aasa", "a.b"], "aasa", .unexpectedArgument("a.b")),
            (["--app-id", "a.b", "aasa"], nil, .unknownOption("--app-id")),
            (["manifest", "/dishes"], "manifest", .unexpectedArgument("/dishes")),
            (["--plian"], nil, .unknownOption("--plian")),
            (["-h"], nil, .unknownOption("-h")),
            (["check", "--gate"], "check", .unknownOption("--gate")),
            (["drive", "--line"], "drive", .unknownOption("--line")),
            (["--"], nil, .unknownOption("--")),
            (["drive", "--scene", "1"], "drive", .unknownOption("--scene")),
            (["--scene", "1", "drive"], "drive", .unknownOption("--scene")),
            (["drive", "now"], "drive", .unexpectedArgument("now")),
            (["walk", "drive"], "walk", .unexpectedArgument("drive")),
            (["--catalog"], nil, .missingValue("--catalog", what: "the path of a JSON file")),
            (["--catalog="], nil, .missingValue("--catalog", what: "the path of a JSON file")),
            (["walk", "--scene"], "walk", .missingValue("--scene", what: "the number of a scene")),
            (["walk", "--scene", "0"], "walk", .unknownValue("0", of: "--scene", .numbers(1...10))),
            (["walk", "--scene", "11"], "walk", .unknownValue("11", of: "--scene", .numbers(1...10))),
            (["walk", "--scene", "one"], "walk", .unknownValue("one", of: "--scene", .numbers(1...10))),
            (["--plain=yes"], nil, .needlessValue("--plain")),
        ] as [([String], String?, UsageError.Reason)])
    func refused(arguments: [String], command: String?, reason: UsageError.Reason) {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
        #expect(error?.reason == reason)
        #expect(error?.command == command)
    }

    @Test("A message quotes the argument and says what would work")
    func messages() {
        func message(_ arguments: String...) -> String? {
            #expect(throws: UsageError.self) { try Invocation(arguments) }?.description
        }
        #expect(
            message("drvie") == """
                There is no command "drvie"; did you mean "drive"?
                See DemoCLI --help.
                """)
        #expect(
            message("xyzzy") == """
                There is no command "xyzzy"; there are "walk", "explore", "map", "links", "check", "manifest", \
                "aasa", "report", "open", "drive", "replay".
                See DemoCLI --help.
                """)
        #expect(
            message("map", "--format", "jsn") == """
                There is no format "jsn"; did you mean "json"?
                See DemoCLI map --help.
                """)
        #expect(
            message("walk", "--sceen") == """
                "walk" has no option "--sceen"; did you mean "--scene"?
                See DemoCLI walk --help.
                """)
        #expect(
            message("walk", "--scene", "12") == """
                There is no scene "12"; scenes go from 1 to \(WalkScene.numbers.count).
                See DemoCLI walk --help.
                """)
        #expect(
            message("aasa", "--app-id") == """
                --app-id needs the id of an app, such as ABCDE12345.com.example.app, after it.
                See DemoCLI aasa --help.
                """)
    }

    @Test("Every command that is there is explained in 80 columns")
    func help() {
        let commands = ["walk", "explore", "drive", "replay"] + InspectionRequest.commands.map(\.name)
        for command in commands {
            let text = Help(of: command).text
            #expect(text.contains("USAGE  DemoCLI \(command)"))
            #expect(Help(of: nil).text.contains("\n  \(command) "))
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }
}

private let appID = "the id of an app, such as ABCDE12345.com.example.app,"

/// A check that writes the ways to a file.
private func traced(_ file: String) -> InspectionRequest.Check {
    var check = InspectionRequest.Check()
    check.traces = file
    return check
}

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
            (["walk", "--scene", "1"], .init(command: .walk(scene: .landsUnderneath))),
            (["--scene=1"], .init(command: .walk(scene: .landsUnderneath))),
            (["report"], .init(command: .report)),
            (["links", "--plain"], .init(command: .links, isPlain: true)),
            (["--catalog", "a.json", "drive"], .init(command: .drive(record: nil), catalogue: "a.json")),
            (["drive", "--catalog=a=b.json"], .init(command: .drive(record: nil), catalogue: "a=b.json")),
            (
                ["open", "/dishes", "open", "--plain"],
                .init(command: .open(["/dishes", "open"]), isPlain: true)
            ),
            (["manifest"], .init(command: .manifest)),
            (["aasa", "--app-id", "A.b"], .init(command: .appSiteAssociation(app: "A.b"))),
            (["aasa", "--app-id=A1.b-c.d"], .init(command: .appSiteAssociation(app: "A1.b-c.d"))),
            (["map"], .init(command: .map(.mermaid))),
            (["map", "--format", "dot"], .init(command: .map(.dot))),
            (["map", "--format=json"], .init(command: .map(.json))),
            (["check"], .init(command: .check(traces: nil))),
            (["check", "--trace", "a.json"], .init(command: .check(traces: "a.json"))),
            (["drive"], .init(command: .drive(record: nil))),
            (["drive", "--record", "a.json"], .init(command: .drive(record: "a.json"))),
            (["replay", "a.json", "--plain"], .init(command: .replay("a.json"), isPlain: true)),
            (["replay", "--help"], .init(command: .help(.replay))),
            (["--help"], .init(command: .help(nil))),
            (["drive", "--help"], .init(command: .help(.drive))),
            (["drive", "--help", "nonsense", "--nonsense"], .init(command: .help(.drive))),
            (["--catalog", "a.json", "--version"], .init(command: .version)),
            (["links", "--version"], .init(command: .version)),
        ] as [([String], Invocation)])
    func understood(arguments: [String], expected: Invocation) throws {
        #expect(try Invocation(arguments) == expected)
    }

    @Test(
        "What is not understood is named",
        arguments: [
            (["drvie"], .unknownCommand("drvie")),
            ([""], .unknownCommand("")),
            (["nonsense", "--help"], .unknownCommand("nonsense")),
            (["map", "--format"], .missingValue(.format)),
            (["map", "--format", "svg"], .unknownFormat("svg")),
            (["map", "dot"], .unexpectedArgument("dot", of: .map)),
            (["links", "--format", "dot"], .unknownOption("--format", of: .links)),
            (["check", "--trace"], .missingValue(.trace)),
            (["check", "a.json"], .unexpectedArgument("a.json", of: .check)),
            (["replay", "--trace", "a.json"], .unknownOption("--trace", of: .replay)),
            (["drive", "--record="], .missingValue(.record)),
            (["explore", "--record", "a.json"], .unknownOption("--record", of: .explore)),
            (["replay"], .missingArgument("a FILE", of: .replay)),
            (["replay", "a.json", "b.json"], .unexpectedArgument("b.json", of: .replay)),
            (["open"], .missingArgument("a URL", of: .open)),
            (["open", "--app-id", "a"], .unknownOption("--app-id", of: .open)),
            (["aasa"], .missingArgument("--app-id ID", of: .aasa)),
            (["aasa", "--app-id", "nonsense"], .malformedAppID("nonsense")),
            (["aasa", "--app-id=A.b=c"], .malformedAppID("A.b=c")),
            (["aasa", "--app-id=.b"], .malformedAppID(".b")),
            (["aasa", "--app-id=A."], .malformedAppID("A.")),
            (["aasa", "--app-id"], .missingValue(.appID)),
            (["aasa", "--app-id="], .missingValue(.appID)),
            (["aasa", "a.b"], .unexpectedArgument("a.b", of: .aasa)),
            (["--app-id", "a.b", "aasa"], .unknownOption("--app-id", of: nil)),
            (["manifest", "/dishes"], .unexpectedArgument("/dishes", of: .manifest)),
            (["--plian"], .unknownOption("--plian", of: nil)),
            (["-h"], .unknownOption("-h", of: nil)),
            (["drive", "--line"], .unknownOption("--line", of: .drive)),
            (["--"], .unknownOption("--", of: nil)),
            (["drive", "--scene", "1"], .unknownOption("--scene", of: .drive)),
            (["--scene", "1", "drive"], .unknownOption("--scene", of: .drive)),
            (["drive", "now"], .unexpectedArgument("now", of: .drive)),
            (["walk", "drive"], .unexpectedArgument("drive", of: .walk)),
            (["--catalog"], .missingValue(.catalogue)),
            (["--catalog="], .missingValue(.catalogue)),
            (["walk", "--scene"], .missingValue(.scene)),
            (["walk", "--scene", "0"], .unknownScene("0")),
            (["walk", "--scene", "11"], .unknownScene("11")),
            (["walk", "--scene", "one"], .unknownScene("one")),
            (["--plain=yes"], .needlessValue(.plain)),
        ] as [([String], UsageError)])
    func refused(arguments: [String], expected: UsageError) {
        #expect(throws: expected) { try Invocation(arguments) }
    }

    @Test("A message quotes the argument and says what would work")
    func messages() {
        let commands = CommandName.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        #expect(
            UsageError.unknownCommand("drvie").description == """
                There is no command "drvie"; did you mean "drive"?
                See DemoCLI --help.
                """)
        #expect(
            UsageError.unknownCommand("xyzzy").description == """
                There is no command "xyzzy"; there are \(commands).
                See DemoCLI --help.
                """)
        #expect(
            UsageError.unknownFormat("jsn").description == """
                There is no format "jsn"; did you mean "json"?
                See DemoCLI map --help.
                """)
        #expect(
            UsageError.unknownOption("--sceen", of: .walk).description == """
                "walk" has no option "--sceen"; did you mean "--scene"?
                See DemoCLI walk --help.
                """)
        #expect(
            UsageError.unknownScene("12").description == """
                There is no scene "12"; scenes go from 1 to \(WalkSceneNumber.allCases.count).
                See DemoCLI walk --help.
                """)
    }

    @Test("Every command that is there is explained in 80 columns", arguments: CommandName.allCases)
    func help(of command: CommandName) {
        let text = Help(of: command).text
        #expect(text.contains("USAGE  DemoCLI \(command.rawValue)"))
        #expect(Help(of: nil).text.contains("  \(command.rawValue) "))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}

/// What is asked of an inspection.
package enum InspectionRequest: Hashable, Sendable {
    /// A picture of what was composed, or all of it as data.
    case map(Format)
    /// The order of composition.
    case report(json: Bool)
    /// The links that are open from outside.
    case links(json: Bool)
    /// The end state of each of some links.
    case open([String], json: Bool)
    /// What is wrong.
    case check(Check)
    /// The links as JSON.
    case manifest
    /// The file that makes the links universal ones of an app.
    case association(appID: String)

    /// How a map is written.
    package enum Format: String, CaseIterable, Sendable { case mermaid, dot, json }

    /// What to look at, and how to say what came of it.
    package struct Check: Hashable, Sendable {
        /// The file of links that are to lead somewhere, or nil.
        package var links: String?
        /// The association file that is deployed, or nil.
        package var association: String?
        /// The app it is to be for, or nil for any.
        package var appID: String?
        /// The file for the ways to what is wrong, or nil.
        package var traces: String?
        package var isJSON = false

        /// Whether screens are to be crawled.
        var isCrawling: Bool { links == nil && association == nil }

        package init() {}
    }
}

extension InspectionRequest {
    /// The commands, in the order in which help lists them.
    package static let commands: [ArgumentTable.Command] = [
        .init("map"), .init("links"), .init("check"), .init("manifest"), .init("aasa"), .init("report"),
        .init("open", argument: "a URL", takesMany: true),
    ]

    /// The options of these commands.
    package static let options: [ArgumentTable.Option] = [
        .init(
            "--format", value: "one of mermaid, dot, json", .words(Format.allCases.map(\.rawValue)),
            of: ["map"]),
        .init("--json", of: ["map", "report", "links", "open", "check"]),
        .init("--links", value: "the path of a file of links", of: ["check"]),
        .init("--aasa", value: "the path of an association file", of: ["check"]),
        .init("--trace", value: "the path of a file to write", of: ["check"]),
        .init(
            "--app-id", value: "the id of an app, such as ABCDE12345.com.example.app,", .appIDs,
            of: ["check"]),
        .init(
            "--app-id", value: "the id of an app, such as ABCDE12345.com.example.app,", .appIDs,
            of: ["aasa"], need: "--app-id ID"),
    ]

    /// What a program understands that does nothing but inspect.
    static func table(of program: String) -> ArgumentTable {
        ArgumentTable(program: program, commands: commands, options: options + [.init("--help")])
    }

    /// Returns what is asked for by one of ``commands``, or nil: help, or nothing.
    package init?(_ arguments: Arguments) {
        guard !arguments.has("--help") else { return nil }
        let isJSON = arguments.has("--json")
        switch arguments.command {
        case "map":
            let format = arguments["--format"].flatMap(Format.init)
            self = .map(format ?? (isJSON ? .json : .mermaid))
        case "report": self = .report(json: isJSON)
        case "links": self = .links(json: isJSON)
        case "open": self = .open(arguments.rest, json: isJSON)
        case "manifest": self = .manifest
        case "aasa": self = .association(appID: arguments["--app-id"] ?? "")
        case "check":
            var check = Check()
            check.links = arguments["--links"]
            check.association = arguments["--aasa"]
            check.appID = arguments["--app-id"]
            check.traces = arguments["--trace"]
            check.isJSON = isJSON
            self = .check(check)
        default: return nil
        }
    }
}

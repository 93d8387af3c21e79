import RouterInspection

/// What the command line asks for.
struct Invocation: Hashable {
    /// One command with its own arguments.
    enum Command: Hashable {
        /// The walk-through and, on a terminal, the offer to explore.
        case introduction
        /// The walk-through, or one scene of it.
        case walk(scene: Int?)
        /// The app itself, full screen or line by line.
        case explore(byLines: Bool)
        /// What it is composed of, where its links lead, and what is wrong.
        case inspect(InspectionRequest)
        /// What was recorded, once more.
        case replay(String)
        /// The router over standard input, recorded to a file, or not.
        case drive(record: String?)
        /// How a command is used, or the program.
        case help(String?)
        /// The number of this version.
        case version
    }

    /// What to do.
    var command: Command
    /// The file that replaces the embedded catalogue, or nil.
    var catalogue: String?
    /// Whether the app is for members only.
    var isGated = false
    /// Whether output is to have no colour.
    var isPlain = false
}

extension Invocation {
    /// What the program understands.
    static let table = ArgumentTable(
        program: "DemoCLI",
        commands: [.init("walk"), .init("explore")] + InspectionRequest.commands + [
            .init("drive"), .init("replay", argument: "a FILE"),
        ],
        options: InspectionRequest.options + [
            .init(
                "--scene", value: "the number of a scene", .numbers(WalkScene.numbers),
                of: ["", "walk"]),
            .init("--line", of: ["explore"]), .init("--gate", of: ["drive", "explore", "open"]),
            .init("--record", value: "the path of a file to write", of: ["drive"]),
            .init("--catalog", value: "the path of a JSON file"), .init("--plain"),
            .init("--help"), .init("--version"),
        ])

    /// Understands the arguments of the program.
    ///
    /// - Throws: The first argument that is not understood.
    init(_ arguments: [String]) throws(UsageError) {
        self.init(try Arguments(arguments, by: Self.table))
    }

    private init(_ arguments: Arguments) {
        let scene = arguments["--scene"].flatMap { Int($0) }
        if arguments.has("--help") {
            self.init(command: .help(arguments.command))
            return
        }
        if arguments.has("--version") {
            self.init(command: .version)
            return
        }
        let command: Command =
            if let request = InspectionRequest(arguments) {
                .inspect(request)
            } else {
                switch arguments.command {
                case "explore": .explore(byLines: arguments.has("--line"))
                case "drive": .drive(record: arguments["--record"])
                case "replay": .replay(arguments.rest.first ?? "")
                case "walk": .walk(scene: scene)
                default: scene == nil ? .introduction : .walk(scene: scene)
                }
            }
        self.init(
            command: command, catalogue: arguments["--catalog"], isGated: arguments.has("--gate"),
            isPlain: arguments.has("--plain"))
    }
}

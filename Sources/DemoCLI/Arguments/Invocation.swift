/// What the command line asks for.
struct Invocation: Hashable {
    /// One command with its own arguments.
    enum Command: Hashable {
        /// The walk-through and, on a terminal, the offer to explore.
        case introduction
        /// The walk-through, or one scene of it.
        case walk(scene: WalkSceneNumber?)
        /// The app itself, full screen or line by line.
        case explore(byLines: Bool)
        /// The order of composition.
        case report
        /// A picture of what was composed.
        case map(MapFormat)
        /// The composition and every screen, with a file for the ways to what is wrong, or nil.
        case check(traces: String?)
        /// What was recorded, once more.
        case replay(String)
        /// A table of the links.
        case links
        /// The end state of each of some links.
        case open([String])
        /// The links as JSON.
        case manifest
        /// The file that makes the links universal ones of an app.
        case appSiteAssociation(app: String)
        /// The router over standard input, recorded to a file, or not.
        case drive(record: String?)
        /// How a command is used, or the program.
        case help(CommandName?)
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
    /// Understands the arguments of the program, from the left.
    ///
    /// `--help` and `--version` answer for the command before them, and what follows is not looked at.
    ///
    /// - Throws: The first argument that is not understood.
    init(_ arguments: [String]) throws(UsageError) {
        var arguments = arguments[...]
        var name: CommandName?
        var scene: WalkSceneNumber?
        var isPlain = false
        var catalogue: String?
        var app: String?
        var byLines = false
        var format = MapFormat.mermaid
        var traces: String?
        var record: String?
        var isGated = false
        var rest: [String] = []

        while let argument = arguments.popFirst() {
            guard argument.hasPrefix("-") else {
                switch name {
                case nil: name = try Self.command(argument)
                case .open: rest.append(argument)
                case .replay where rest.isEmpty: rest.append(argument)
                case let name?: throw .unexpectedArgument(argument, of: name)
                }
                continue
            }
            let (word, attached) = Self.split(argument)
            guard let option = CommandOption(rawValue: word), option.applies(to: name) else {
                throw .unknownOption(word, of: name)
            }
            if attached != nil, !option.takesValue { throw .needlessValue(option) }
            func value() throws(UsageError) -> String {
                guard let value = attached ?? arguments.popFirst(), !value.isEmpty else {
                    throw .missingValue(option)
                }
                return value
            }
            switch option {
            case .help:
                self.init(command: .help(name))
                return
            case .version:
                self.init(command: .version)
                return
            case .plain: isPlain = true
            case .catalogue: catalogue = try value()
            case .scene: scene = try Self.scene(value())
            case .appID: app = try Self.appID(value())
            case .line: byLines = true
            case .format: format = try Self.format(value())
            case .trace: traces = try value()
            case .record: record = try value()
            case .gate: isGated = true
            }
        }

        let command: Command
        switch name {
        case nil where scene == nil: command = .introduction
        case nil, .walk: command = .walk(scene: scene)
        case _? where scene != nil: throw .unknownOption(CommandOption.scene.rawValue, of: name)
        case .explore: command = .explore(byLines: byLines)
        case .report: command = .report
        case .links: command = .links
        case .open:
            guard !rest.isEmpty else { throw .missingArgument("a URL", of: .open) }
            command = .open(rest)
        case .manifest: command = .manifest
        case .aasa:
            guard let app else { throw .missingArgument("--app-id ID", of: .aasa) }
            command = .appSiteAssociation(app: app)
        case .map: command = .map(format)
        case .check: command = .check(traces: traces)
        case .drive: command = .drive(record: record)
        case .replay:
            guard let file = rest.first else { throw .missingArgument("a FILE", of: .replay) }
            command = .replay(file)
        }
        self.init(command: command, catalogue: catalogue, isGated: isGated, isPlain: isPlain)
    }

    private static func command(_ word: String) throws(UsageError) -> CommandName {
        guard let name = CommandName(rawValue: word) else { throw .unknownCommand(word) }
        return name
    }

    private static func scene(_ text: String) throws(UsageError) -> WalkSceneNumber {
        guard let number = Int(text).flatMap(WalkSceneNumber.init) else { throw .unknownScene(text) }
        return number
    }

    /// Checks an id of an app: letters and digits, a dot, and a bundle identifier.
    private static func appID(_ text: String) throws(UsageError) -> String {
        guard text.wholeMatch(of: /[A-Za-z0-9]+(\.[A-Za-z0-9-]+)+/) != nil else {
            throw .malformedAppID(text)
        }
        return text
    }

    private static func format(_ text: String) throws(UsageError) -> MapFormat {
        guard let format = MapFormat(rawValue: text) else { throw .unknownFormat(text) }
        return format
    }

    /// Takes `--option=value` apart.
    private static func split(_ argument: String) -> (word: String, value: String?) {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
            return (argument, nil)
        }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }
}

import RouterCore

/// Why a command line was not understood.
enum UsageError: Failure, Hashable {
    /// No command has that name.
    case unknownCommand(String)
    /// The command, or the program, has no such option.
    case unknownOption(String, of: CommandName?)
    /// The command needs something that is not there.
    case missingArgument(String, of: CommandName)
    /// The option needs a value, and none follows.
    case missingValue(CommandOption)
    /// The option was given a value it does not take.
    case needlessValue(CommandOption)
    /// There is no scene of that number.
    case unknownScene(String)
    /// A map is not written in that format.
    case unknownFormat(String)
    /// No app has an id like that.
    case malformedAppID(String)
    /// The command takes no such argument.
    case unexpectedArgument(String, of: CommandName)

    var status: ExitStatus { .usage }
}

extension UsageError: CustomStringConvertible {
    /// A sentence that quotes the argument and says what would work, and where to read on.
    var description: String {
        let commands = CommandName.allCases.map(\.rawValue)
        switch self {
        case .unknownCommand(let word):
            return "There is no command \"\(word)\"; \(suggestion(for: word, among: commands))"
                + more(nil)
        case .unknownOption(let option, let command):
            let known = CommandOption.allCases.filter { $0.applies(to: command) }.map(\.rawValue)
            let owner = command.map { "\"\($0.rawValue)\" has" } ?? "There is"
            return "\(owner) no option \"\(option)\"; \(suggestion(for: option, among: known))"
                + more(command)
        case .missingArgument(let name, let command):
            return "\"\(command.rawValue)\" needs \(name) after it." + more(command)
        case .missingValue(.catalogue):
            return "--catalog needs the path of a JSON file after it." + more(nil)
        case .missingValue(.appID):
            return "--app-id needs the id of an app after it, such as ABCDE12345.com.example.app."
                + more(.aasa)
        case .missingValue(.format):
            return "--format needs one of \(Self.formats) after it." + more(.map)
        case .missingValue(.trace):
            return "--trace needs the path of a file to write after it." + more(.check)
        case .missingValue(.record):
            return "--record needs the path of a file to write after it." + more(.drive)
        case .missingValue(let option):
            return "\(option.rawValue) needs the number of a scene after it." + more(.walk)
        case .needlessValue(let option):
            return "\(option.rawValue) takes no value; leave out what follows its name." + more(nil)
        case .unknownScene(let text):
            let last = WalkSceneNumber.allCases.count
            return "There is no scene \"\(text)\"; scenes go from 1 to \(last)." + more(.walk)
        case .unknownFormat(let text):
            let known = MapFormat.allCases.map(\.rawValue)
            return "There is no format \"\(text)\"; \(suggestion(for: text, among: known))" + more(.map)
        case .malformedAppID(let text):
            return
                "\"\(text)\" is no id of an app; it takes the app's prefix, a dot, and its bundle identifier, "
                + "such as ABCDE12345.com.example.app." + more(.aasa)
        case .unexpectedArgument(let argument, let command):
            return "\"\(command.rawValue)\" takes no argument \"\(argument)\"; leave it out." + more(command)
        }
    }

    private static var formats: String { MapFormat.allCases.map(\.rawValue).joined(separator: ", ") }

    private func more(_ command: CommandName?) -> String {
        "\nSee DemoCLI \(command.map { $0.rawValue + " " } ?? "")--help."
    }
}

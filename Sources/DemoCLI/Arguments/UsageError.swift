import RouterCore

/// Why a command line was not understood.
enum UsageError: Failure, Hashable {
    /// No command has that name.
    case unknownCommand(String)
    /// The command is planned, and this version does not have it.
    case notInThisVersion(CommandName)
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
    /// The command takes no such argument.
    case unexpectedArgument(String, of: CommandName)

    var status: ExitStatus { .usage }
}

extension UsageError: CustomStringConvertible {
    /// A sentence that quotes the argument and says what would work, and where to read on.
    var description: String {
        let commands = CommandName.allCases.filter(\.isAvailable).map(\.rawValue)
        switch self {
        case .unknownCommand(let word):
            return "There is no command \"\(word)\"; \(suggestion(for: word, among: commands))"
                + more(nil)
        case .notInThisVersion(let command):
            let list = commands.map { "\"\($0)\"" }.joined(separator: ", ")
            return "The command \"\(command.rawValue)\" is not in this version; there are \(list)."
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
        case .missingValue(let option):
            return "\(option.rawValue) needs the number of a scene after it." + more(.walk)
        case .needlessValue(let option):
            return "\(option.rawValue) takes no value; leave out what follows its name." + more(nil)
        case .unknownScene(let text):
            let last = WalkSceneNumber.allCases.count
            return "There is no scene \"\(text)\"; scenes go from 1 to \(last)." + more(.walk)
        case .unexpectedArgument(let argument, let command):
            return "\"\(command.rawValue)\" takes no argument \"\(argument)\"; leave it out." + more(command)
        }
    }

    private func more(_ command: CommandName?) -> String {
        "\nSee DemoCLI \(command.map { $0.rawValue + " " } ?? "")--help."
    }
}

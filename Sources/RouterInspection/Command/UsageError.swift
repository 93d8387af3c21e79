import RouterCore

/// Why a command line was not understood.
package struct UsageError: Failure, Hashable {
    /// What is wrong with it.
    package enum Reason: Hashable, Sendable {
        /// No command has that name.
        case unknownCommand(String)
        /// The command, or the program, has no such option.
        case unknownOption(String)
        /// The command needs something that is not there.
        case missingArgument(String)
        /// The option needs a value, and none follows.
        case missingValue(String, what: String)
        /// The option was given a value it does not take.
        case needlessValue(String)
        /// The option takes other values.
        case unknownValue(String, of: String, ArgumentTable.Choices)
        /// The command takes no such argument.
        case unexpectedArgument(String)
    }

    /// What is wrong.
    package let reason: Reason
    /// The command it is about, or nil.
    package let command: String?
    private let program: String
    private let known: [String]

    init(_ reason: Reason, of command: String?, in table: ArgumentTable) {
        self.reason = reason
        self.command = command
        program = table.program
        if case .unknownCommand = reason {
            known = table.commands.map(\.name)
        } else {
            known = table.options(of: command).map(\.name)
        }
    }

    package var status: ExitStatus { .usage }
}

extension UsageError: CustomStringConvertible {
    /// A sentence that quotes the argument and says what would work, and where to read on.
    package var description: String {
        sentence + "\nSee \(program) \(command.map { $0 + " " } ?? "")--help."
    }

    private var sentence: String {
        let owner = command.map { "\"\($0)\"" }
        switch reason {
        case .unknownCommand(let word):
            return "There is no command \"\(word)\"; \(suggestion(for: word, among: known))"
        case .unknownOption(let option):
            let has = owner.map { "\($0) has" } ?? "There is"
            return "\(has) no option \"\(option)\"; \(suggestion(for: option, among: known))"
        case .missingArgument(let what): return "\(owner ?? program) needs \(what) after it."
        case .missingValue(let option, let what): return "\(option) needs \(what) after it."
        case .needlessValue(let option):
            return "\(option) takes no value; leave out what follows its name."
        case .unknownValue(let value, let option, let choices):
            let noun = option.drop { $0 == "-" }
            return switch choices {
            case .words(let words):
                "There is no \(noun) \"\(value)\"; \(suggestion(for: value, among: words))"
            case .numbers(let range):
                "There is no \(noun) \"\(value)\"; \(noun)s go from \(range.lowerBound) to \(range.upperBound)."
            case .appIDs:
                "\"\(value)\" is no id of an app; it takes the app's prefix, a dot, and its bundle identifier, "
                    + "such as ABCDE12345.com.example.app."
            }
        case .unexpectedArgument(let argument):
            return "\(owner ?? program) takes no argument \"\(argument)\"; leave it out."
        }
    }
}

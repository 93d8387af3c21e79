/// The arguments of a program, taken apart.
package struct Arguments: Hashable, Sendable {
    /// The command, or nil when there is none.
    package private(set) var command: String?
    /// What follows the command and is no option.
    package private(set) var rest: [String] = []
    /// The options with their values; that of an option that takes none is empty.
    package private(set) var options: [String: String] = [:]

    /// Whether an option is there.
    package func has(_ option: String) -> Bool { options[option] != nil }

    /// The value of an option, or nil when it is not there.
    package subscript(option: String) -> String? { options[option] }

    /// Takes arguments apart, from the left.
    ///
    /// `--help` and `--version` answer for the command before them, and what follows is not looked at.
    ///
    /// - Throws: The first argument that is not understood.
    package init(_ arguments: [String], by table: ArgumentTable) throws(UsageError) {
        var arguments = arguments[...]
        while let argument = arguments.popFirst() {
            guard argument.hasPrefix("-") else {
                try take(argument, by: table)
                continue
            }
            let (word, attached) = Self.split(argument)
            guard let option = table.options(of: command).first(where: { $0.name == word }) else {
                throw fault(.unknownOption(word), table)
            }
            guard let what = option.value else {
                if attached != nil { throw fault(.needlessValue(word), table) }
                options[word] = ""
                if word == "--help" || word == "--version" { return }
                continue
            }
            guard let value = attached ?? arguments.popFirst(), !value.isEmpty else {
                throw fault(.missingValue(word, what: what), table)
            }
            if let choices = option.choices, !choices.has(value) {
                throw fault(.unknownValue(value, of: word, choices), table)
            }
            options[word] = value
        }
        try check(by: table)
    }

    private mutating func take(_ argument: String, by table: ArgumentTable) throws(UsageError) {
        guard command != nil else {
            guard table.command(argument) != nil else { throw fault(.unknownCommand(argument), table) }
            command = argument
            return
        }
        let known = table.command(command)
        guard let known, known.argument != nil, known.takesMany || rest.isEmpty else {
            throw fault(.unexpectedArgument(argument), table)
        }
        rest.append(argument)
    }

    /// Checks what only the whole line can tell.
    private func check(by table: ArgumentTable) throws(UsageError) {
        let applying = table.options(of: command)
        // An option before the command may be one of the program alone.
        for option in table.options where options[option.name] != nil {
            guard applying.contains(where: { $0.name == option.name }) else {
                throw fault(.unknownOption(option.name), table)
            }
        }
        if let what = table.command(command)?.argument, rest.isEmpty {
            throw fault(.missingArgument(what), table)
        }
        for option in applying {
            if let need = option.need, options[option.name] == nil {
                throw fault(.missingArgument(need), table)
            }
        }
    }

    private func fault(_ reason: UsageError.Reason, _ table: ArgumentTable) -> UsageError {
        UsageError(reason, of: command, in: table)
    }

    /// Takes `--option=value` apart.
    private static func split(_ argument: String) -> (word: String, value: String?) {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
            return (argument, nil)
        }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }
}

/// The commands and options that a program understands.
package struct ArgumentTable: Sendable {
    /// A word that says what to do.
    package struct Command: Sendable {
        package let name: String
        /// What its arguments are, such as "a URL"; nil when it takes none.
        let argument: String?
        /// Whether it takes more than one.
        let takesMany: Bool

        /// Creates a command that takes no argument, or needs one.
        package init(_ name: String, argument: String? = nil, takesMany: Bool = false) {
            self.name = name
            self.argument = argument
            self.takesMany = takesMany
        }
    }

    /// A word that begins with two hyphens.
    package struct Option: Sendable {
        let name: String
        /// What its value is, such as "the path of a file"; nil when it takes none.
        let value: String?
        /// The values it takes; nil when it takes any.
        let choices: Choices?
        /// The commands it applies to, `""` for none of them; nil for every one.
        let commands: [String]?
        /// How a command names it that cannot do without it; nil when each can.
        let need: String?

        /// Creates an option.
        package init(
            _ name: String, value: String? = nil, _ choices: Choices? = nil, of commands: [String]? = nil,
            need: String? = nil
        ) {
            self.name = name
            self.value = value
            self.choices = choices
            self.commands = commands
            self.need = need
        }

        func applies(to command: String?) -> Bool {
            commands.map { $0.contains(command ?? "") } ?? true
        }
    }

    /// The values of an option that takes some only.
    package enum Choices: Hashable, Sendable {
        case words([String])
        case numbers(ClosedRange<Int>)
        /// Ids of apps: letters and digits, a dot, and a bundle identifier.
        case appIDs

        func has(_ value: String) -> Bool {
            switch self {
            case .words(let words): words.contains(value)
            case .numbers(let range): Int(value).map(range.contains) ?? false
            case .appIDs: value.wholeMatch(of: /[A-Za-z0-9]+(\.[A-Za-z0-9-]+)+/) != nil
            }
        }
    }

    /// What the program is called in its messages.
    package let program: String
    let commands: [Command]
    let options: [Option]

    /// Creates a table; `--help` and `--version` are for the table to list.
    package init(program: String, commands: [Command], options: [Option]) {
        self.program = program
        self.commands = commands
        self.options = options
    }

    func command(_ name: String?) -> Command? { commands.first { $0.name == name } }

    func options(of command: String?) -> [Option] { options.filter { $0.applies(to: command) } }
}

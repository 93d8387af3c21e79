/// The options of the command line.
enum CommandOption: String, CaseIterable {
    case help = "--help"
    case version = "--version"
    case catalogue = "--catalog"
    case plain = "--plain"
    case scene = "--scene"

    /// Whether a value follows.
    var takesValue: Bool { self == .catalogue || self == .scene }

    /// Whether the option says something about a command; nil is the command that runs without a name.
    func applies(to command: CommandName?) -> Bool {
        self != .scene || command == nil || command == .walk
    }
}

/// The options of the command line.
enum CommandOption: String, CaseIterable {
    case help = "--help"
    case version = "--version"
    case catalogue = "--catalog"
    case plain = "--plain"
    case scene = "--scene"
    case appID = "--app-id"
    case line = "--line"

    /// Whether a value follows.
    var takesValue: Bool {
        switch self {
        case .catalogue, .scene, .appID: true
        case .help, .version, .plain, .line: false
        }
    }

    /// Whether the option says something about a command; nil is the command that runs without a name.
    func applies(to command: CommandName?) -> Bool {
        switch self {
        case .scene: command == nil || command == .walk
        case .appID: command == .aasa
        case .line: command == .explore
        case .help, .version, .catalogue, .plain: true
        }
    }
}

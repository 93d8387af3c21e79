/// The options of the command line.
enum CommandOption: String, CaseIterable {
    case help = "--help"
    case version = "--version"
    case catalogue = "--catalog"
    case plain = "--plain"
    case scene = "--scene"
    case appID = "--app-id"
    case line = "--line"
    case format = "--format"
    case trace = "--trace"
    case record = "--record"
    case gate = "--gate"

    /// Whether a value follows.
    var takesValue: Bool {
        switch self {
        case .catalogue, .scene, .appID, .format, .trace, .record: true
        case .help, .version, .plain, .line, .gate: false
        }
    }

    /// Whether the option says something about a command; nil is the command that runs without a name.
    func applies(to command: CommandName?) -> Bool {
        switch self {
        case .scene: command == nil || command == .walk
        case .appID: command == .aasa
        case .line: command == .explore
        case .format: command == .map
        case .trace: command == .check
        case .record: command == .drive
        case .gate: [.drive, .explore, .open].contains(command)
        case .help, .version, .catalogue, .plain: true
        }
    }
}

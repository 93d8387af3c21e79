/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable {
    case walk, explore, open, links, report, map, check, manifest, aasa, replay, drive

    /// Whether this version has the command; the others are known by name only.
    var isAvailable: Bool {
        switch self {
        case .walk, .explore, .open, .links, .report, .manifest, .aasa, .drive: true
        case .map, .check, .replay: false
        }
    }
}

/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable {
    case walk, explore, open, links, report, map, check, manifest, aasa, drive, replay
}

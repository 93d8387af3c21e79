import Foundation

/// What the host does that SwiftUI is reported to do, beside what its documentation says; each is a switch.
@_spi(SurfaceHost) public struct Hostility: OptionSet, Sendable {
    /// The bits of the switches.
    public let rawValue: Int

    /// Creates a set of switches.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Mode emptiesPath: a stack whose root changes discards its path, and writes that.
    public static let emptiesPath = Hostility(rawValue: 1 << 0)
    /// Mode presentsOnce: one presentation begins or ends in an update; a second one is dropped.
    public static let presentsOnce = Hostility(rawValue: 1 << 1)
    /// Mode repeatsSelection: a tab that is tapped is written again, and a list writes its selection when it is drawn.
    public static let repeatsSelection = Hostility(rawValue: 1 << 2)
    /// Mode setsTwice: every setter is called twice.
    public static let setsTwice = Hostility(rawValue: 1 << 3)
    /// Mode setsLate: setters are called after everything has been drawn once more.
    public static let setsLate = Hostility(rawValue: 1 << 4)
    /// Mode setsWhileDrawing: setters are called in the middle of an update.
    public static let setsWhileDrawing = Hostility(rawValue: 1 << 5)
    /// Mode remakesStacks: stacks and tabs are made anew before everything a person does (a new size class).
    public static let remakesStacks = Hostility(rawValue: 1 << 6)
    /// Mode buildsAnywhere: closures that make views run off the main actor.
    public static let buildsAnywhere = Hostility(rawValue: 1 << 7)
    /// Mode keepsBindings: the binding that a place had first is kept, whatever `body` says later.
    public static let keepsBindings = Hostility(rawValue: 1 << 8)
    /// Mode takesNothingBack: what the host has taken off the screen it does not take back.
    public static let takesNothingBack = Hostility(rawValue: 1 << 9)
    /// Mode endsDialogsFirst: the end of a dialog is written before the action of its button runs.
    public static let endsDialogsFirst = Hostility(rawValue: 1 << 10)

    /// The switches by their names.
    public static let all: KeyValuePairs<String, Hostility> = [
        "emptiesPath": .emptiesPath, "presentsOnce": .presentsOnce, "repeatsSelection": .repeatsSelection,
        "setsTwice": .setsTwice, "setsLate": .setsLate, "setsWhileDrawing": .setsWhileDrawing,
        "remakesStacks": .remakesStacks, "buildsAnywhere": .buildsAnywhere, "keepsBindings": .keepsBindings,
        "takesNothingBack": .takesNothingBack, "endsDialogsFirst": .endsDialogsFirst,
    ]

    /// The switches named in `SURFACE_MODE`, between commas; none if that is not set.
    public static let ofProcess: Hostility = {
        let names = ProcessInfo.processInfo.environment["SURFACE_MODE"] ?? ""
        return names.split(separator: ",").reduce(into: []) { modes, name in
            guard let mode = all.first(where: { $0.key == name }) else {
                preconditionFailure("SURFACE_MODE: there is no mode \(name)")
            }
            modes.insert(mode.value)
        }
    }()
}

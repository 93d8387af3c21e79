/// What a key asks of the host while a screen is shown.
enum HostCommand: Hashable {
    /// To another row, by so many.
    case move(Int)
    /// To another action of the row.
    case moveSideways(Int)
    /// By as much as is shown.
    case page(Int)
    case first, last
    case activate, back
    /// To the tab so many places further, around the end.
    case nextTab(Int)
    /// To the tab at a place.
    case tab(Int)
    case typeLink, save, restore, help, quit
    /// To draw everything anew.
    case redraw

    /// What the key asks for, or nil when it asks for nothing.
    init?(_ key: Key) {
        switch key {
        case .up, .character("k"): self = .move(-1)
        case .down, .character("j"): self = .move(1)
        case .left, .character("h"): self = .moveSideways(-1)
        case .right, .character("l"): self = .moveSideways(1)
        case .pageUp: self = .page(-1)
        case .pageDown, .character(" "): self = .page(1)
        case .home, .character("g"): self = .first
        case .end, .character("G"): self = .last
        case .enter: self = .activate
        case .escape, .backspace, .character("b"): self = .back
        case .tab: self = .nextTab(1)
        case .backTab: self = .nextTab(-1)
        case .character("o"): self = .typeLink
        case .character("s"): self = .save
        case .character("r"): self = .restore
        case .character("?"): self = .help
        case .character("q"), .control("c"), .control("d"): self = .quit
        case .control("l"): self = .redraw
        case .character(let digit):
            guard digit.isASCII, let number = digit.wholeNumberValue, number > 0 else { return nil }
            self = .tab(number - 1)
        default: return nil
        }
    }
}

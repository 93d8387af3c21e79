/// What a person pressed, or pasted.
enum Key: Hashable, Sendable {
    case character(Character)
    case control(Character)
    /// A character with Alt, or right after Esc.
    case alt(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// Text that was not typed; what stands in it is no command.
    case paste(String)
}

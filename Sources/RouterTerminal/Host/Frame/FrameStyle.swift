/// How a cell is drawn, in terms every theme has: none of it is the only sign of anything.
struct FrameStyle: OptionSet, Hashable {
    let rawValue: UInt8

    /// What matters most: titles, headings.
    static let bold = FrameStyle(rawValue: 1)
    /// What lies beneath, and hints.
    static let dim = FrameStyle(rawValue: 2)
    /// What is selected.
    static let reverse = FrameStyle(rawValue: 4)
    /// What was refused: red, which reads on dark and on light.
    static let refused = FrameStyle(rawValue: 8)
    /// What leads on: magenta, which reads on dark and on light.
    static let accent = FrameStyle(rawValue: 16)

    /// The sequence that sets this style and no other.
    func sequence(inColor: Bool) -> String {
        var codes = ["0"]
        if contains(.bold) { codes.append("1") }
        if contains(.dim) { codes.append("2") }
        if contains(.reverse) { codes.append("7") }
        if inColor, contains(.refused) { codes.append("31") }
        if inColor, contains(.accent) { codes.append("35") }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}

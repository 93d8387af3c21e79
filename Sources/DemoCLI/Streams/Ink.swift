/// Colour for what is on screen, what is covered and what is refused; never the only sign of either.
struct Ink {
    /// Whether there is any.
    let isOn: Bool

    /// Ink that is left out when the text is to be plain, or `NO_COLOR` is set to anything but nothing.
    init(isPlain: Bool, environment: [String: String]) {
        isOn = !isPlain && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// What the user sees.
    func visible(_ text: String) -> String { colored(text, "1;32") }

    /// What lies beneath.
    func covered(_ text: String) -> String { colored(text, "2") }

    /// What was refused, or does not hold.
    func refused(_ text: String) -> String { colored(text, "31") }

    /// A heading.
    func heading(_ text: String) -> String { colored(text, "1") }

    private func colored(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

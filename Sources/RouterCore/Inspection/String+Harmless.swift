extension String {
    /// The text on one line, without anything that would move what is drawn after it.
    ///
    /// Line breaks and tabs become spaces; other control characters, and those that turn the direction of a line,
    /// become `\u{FFFD}`.
    package var harmless: String {
        var harmless = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\t"..."\r", "\u{85}", "\u{2028}", "\u{2029}":
                harmless.append(" ")
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                harmless.append("\u{FFFD}")
            default: harmless.append(scalar)
            }
        }
        return String(harmless)
    }
}

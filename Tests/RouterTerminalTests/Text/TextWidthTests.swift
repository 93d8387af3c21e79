import Testing

@testable import RouterTerminal

/// How many columns text takes.
struct TextWidthTests {
    @Test(
        "Text is measured as terminals draw it",
        arguments: [
            ("", 0), ("dish", 4), ("Crème brûlée", 12), ("Cre\u{300}me", 5), ("e\u{301}\u{323}", 1),
            ("★★☆", 3), ("“…”", 3), ("─│", 2), ("Ω", 1),
            // East Asian: wide, full width, half width, Hangul composed and not, beyond the basic plane.
            ("寿司", 4), ("ラーメン", 8), ("ＡＢ", 4), ("ｱｲ", 2), ("김치", 4), ("\u{1100}\u{1161}\u{11A8}", 2),
            ("𠮷", 2), ("、。", 4), ("\u{3000}", 2),
            // Emoji: one scalar, several joined, flags, skin tones, keycaps, a heart as text and as a picture.
            ("🍨", 2), ("👨‍👩‍👧", 2), ("🇫🇷🇯🇵", 4), ("👍🏽", 2), ("1️⃣", 2), ("❤", 1), ("❤️", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
            ("🥘🫕", 4), ("⌚", 2), ("☃", 1),
            // Scripts that combine.
            ("ต้มยำ", 4), ("עברית", 5), ("नमस्ते", 4),
        ] as [(String, Int)])
    func columns(text: String, expected: Int) {
        #expect(text.columns == expected)
    }

    @Test("The ends of the wide ranges")
    func ranges() {
        for (scalar, isWide) in [
            (0x10FF, false), (0x1100, true), (0x115F, true), (0x2E7F, false), (0x2E80, true), (0x303F, false),
            (0x3247, true), (0x3248, false), (0x3250, true), (0xA4CF, true), (0xA4D0, false),
            (0xD7A3, true), (0xFF60, true), (0xFF61, false), (0x20000, true), (0x3FFFD, true),
            (0x40000, false),
        ] as [(UInt32, Bool)] {
            let found = Unicode.Scalar(scalar).map(WideScalars.contains)
            #expect(found == isWide, "U+\(String(scalar, radix: 16))")
        }
    }

    @Test("Only what terminals may measure differently is uncertain")
    func uncertain() {
        #expect(["e", "é", "寿", "★"].allSatisfy { !Character($0).isUncertain })
        #expect(["e\u{301}", "🍨", "👨‍👩‍👧", "❤️"].allSatisfy { Character($0).isUncertain })
    }
}

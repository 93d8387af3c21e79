import Testing

@testable import RouterTerminal

/// Text in as many columns as there are.
struct TextFittingTests {
    @Test(
        "A long text is cut with an ellipsis, by width",
        arguments: [
            ("dish", 4, "dish"), ("dishes", 4, "dis…"), ("寿司寿司", 8, "寿司寿司"), ("寿司寿司", 7, "寿司寿…"),
            ("寿司寿司", 6, "寿司…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("e\u{301}e\u{301}", 1, "…"), ("ab", 0, ""),
        ] as [(String, Int, String)])
    func cut(text: String, width: Int, expected: String) {
        #expect(text.cut(to: width) == expected)
    }

    @Test("The end of a text fits by width")
    func suffix() {
        #expect("/dishes/1".suffix(columns: 4) == "es/1")
        #expect("寿司".suffix(columns: 3) == "司")
    }

    @Test(
        "Prose is broken between words, or within one that is too long",
        arguments: [
            ("one two three", 7, ["one two", "three"]), ("onetwothree", 4, ["onet", "woth", "ree"]),
            ("寿司 寿司", 5, ["寿司", "寿司"]), ("", 10, [""]), ("a  b", 10, ["a  b"]), ("  a", 10, ["  a"]),
            ("a onetwothree", 6, ["a", "onetwo", "three"]),
        ] as [(String, Int, [String])])
    func wrapped(text: String, width: Int, expected: [String]) {
        #expect(text.wrapped(to: width) == expected)
    }

    @Test(
        "Nothing in data reaches the terminal as a command, or as nothing",
        arguments: [
            ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\r\nb", "a  b"), ("\u{9B}1m", "\u{FFFD}1m"),
            ("a\u{202E}b", "a\u{FFFD}b"), ("a\u{200B}b\u{AD}", "a\u{FFFD}b\u{FFFD}"), ("\u{301}", "◌\u{301}"),
            ("👨‍👩‍👧", "👨‍👩‍👧"), ("", ""),
        ] as [(String, String)])
    func drawable(text: String, expected: String) {
        #expect(text.drawable == expected)
    }

    @Test("A tower of marks is cut down")
    func tower() {
        let tower = "e" + String(repeating: "\u{301}", count: 10_000) + "x"
        #expect(tower.drawable.unicodeScalars.count == 17)
        #expect(tower.drawable.columns == 2)
    }
}

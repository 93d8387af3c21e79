import Testing

@testable import RouterTerminal

/// Bytes to keys, however they are split.
struct KeyDecoderTests {
    @Test(
        "Keys are understood",
        arguments: [
            ("jk", [.character("j"), .character("k")]), ("\r\n\t", [.enter, .enter, .tab]),
            ("\u{7F}\u{8}", [.backspace, .backspace]), ("\u{3}\u{C}", [.control("c"), .control("l")]),
            ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
            ("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF", [.up, .down, .home, .end]),
            ("\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}[F", [.home, .end, .home, .end]),
            ("\u{1B}[3~\u{1B}[5~\u{1B}[6~\u{1B}[Z", [.delete, .pageUp, .pageDown, .backTab]),
            ("\u{1B}[1;5A\u{1B}[5;3~", [.up, .pageUp]), ("\u{1B}b", [.alt("b")]),
            ("é寿🍨", [.character("é"), .character("寿"), .character("🍨")]),
        ] as [(String, [Key])])
    func keys(text: String, expected: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(text.utf8)) == expected)
        #expect(!decoder.isUndecided)
        // Byte by byte it is the same.
        #expect(text.utf8.flatMap { decoder.decode([$0]) } == expected)
    }

    @Test("Esc alone is decided when nothing follows")
    func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.isUndecided)
        #expect(decoder.flush() == [.escape])
        #expect(!decoder.isUndecided)
        #expect(decoder.decode([0x1B, 0x1B]) == [.escape])
        #expect(decoder.decode(Array("[A".utf8)) == [.up])
    }

    @Test("A sequence that never ends is dropped, and no part of it is a key")
    func unfinished() {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array("\u{1B}[12;".utf8)) == [])
        #expect(decoder.isUndecided)
        #expect(decoder.flush() == [])
        #expect(decoder.decode(Array("q".utf8)) == [.character("q")])
        #expect(decoder.decode([0x1B, 0x5B] + Array(repeating: 0x31, count: 1_000)) == [])
        #expect(!decoder.isUndecided)
    }

    @Test(
        "What is no key is none",
        arguments: [
            "\u{1B}[?1;2c", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1+r\u{1B}\\",
            "\u{1B}[99~", "\u{1B}OP", "\u{1B}[I", "\u{0}", "\u{1B}[<0;1;1m",
        ])
    func noKeys(text: String) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(text.utf8) + [0x6A]) == [.character("j")])
        #expect((text.utf8 + [0x6A]).flatMap { decoder.decode([$0]) } == [.character("j")])
    }

    @Test("UTF-8 is put together over reads; what is none becomes a replacement")
    func utf8() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0xE5, 0xAF]) == [])
        #expect(decoder.decode([0xBF, 0xF0, 0x9F]) == [.character("寿")])
        #expect(decoder.decode([0x8D, 0xA8]) == [.character("🍨")])
        #expect(decoder.decode([0xFF, 0x61]) == [.character("�"), .character("a")])
        #expect(decoder.decode([0xE5, 0x61]) == [.character("�"), .character("a")])
        #expect(decoder.decode([0xED, 0xA0, 0x80, 0x61]).last == .character("a"))
    }

    @Test("Pasted text is one key, whatever is in it")
    func paste() {
        let junk = "q\u{1B}[A\rq\u{3}é"
        let text = "j\u{1B}[200~\(junk)\u{1B}[201~k"
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(text.utf8)) == [.character("j"), .paste(junk), .character("k")])
        #expect(
            text.utf8.flatMap { decoder.decode([$0]) } == [.character("j"), .paste(junk), .character("k")])
        #expect(decoder.decode(Array("\u{1B}[200~\u{1B}".utf8)) == [])
        #expect(!decoder.isUndecided)
    }

    @Test("A paste without end takes no more memory than its bound, and ends")
    func longPaste() {
        var decoder = KeyDecoder()
        _ = decoder.decode(Array("\u{1B}[200~".utf8))
        for _ in 0..<100 { #expect(decoder.decode(Array(repeating: 0x61, count: 4_096)) == []) }
        guard case .paste(let text)? = decoder.decode(Array("\u{1B}[201~".utf8)).first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == 1 << 16)
    }

    @Test("Random bytes come to something, at any split")
    func random() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                [0x1B, 0x5B, 0x4F, 0x3B, 0x7E, 0x5D, UInt8.random(in: 0...255, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
            var whole = KeyDecoder()
            var split = KeyDecoder()
            #expect(whole.decode(bytes) == bytes.flatMap { split.decode([$0]) }, "\(bytes)")
        }
    }
}

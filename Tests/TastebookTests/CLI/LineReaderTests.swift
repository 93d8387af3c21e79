import Testing

@testable import DemoCLI

/// Input cut into lines, however it arrives.
struct LineReaderTests {
    @Test(
        "Lines end at line feeds, wherever the chunks do",
        arguments: [
            ([], []),
            (["a"], ["a"]),
            (["a\n"], ["a"]),
            (["a\nb"], ["a", "b"]),
            (["\n\n"], ["", ""]),
            (["a", "b\n", "\nc"], ["ab", "", "c"]),
            (["a\r\nb\r", "\nc\r"], ["a", "b", "c"]),
            (["a\r\r\n\rb"], ["a\r", "\rb"]),
        ] as [([String], [String])])
    func lines(chunks: [String], expected: [String]) {
        #expect(read(chunks.map { Array($0.utf8) }) == expected.map { .bytes(Array($0.utf8)) })
    }

    @Test("A line of a megabyte is a line; one beyond the limit is passed over, and the rest goes on")
    func limit() {
        let megabyte = [UInt8](repeating: 0x61, count: 1 << 20)
        #expect(read([megabyte, Array("\nb".utf8)]) == [.bytes(megabyte), .bytes([0x62])])
        let most = Array(repeating: megabyte, count: 4)
        #expect(read(most).count == 1 && read(most) != [.tooLong])
        #expect(read(most + [Array("a\nb\n".utf8)]) == [.tooLong, .bytes([0x62])])
    }

    private func read(_ chunks: [[UInt8]]) -> [LineReader.Line] {
        var reader = LineReader(Chunks(chunks))
        var lines: [LineReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        return lines
    }
}

/// Bytes that arrive in chunks.
private final class Chunks: ByteSource {
    private var chunks: [[UInt8]]

    init(_ chunks: [[UInt8]]) {
        self.chunks = chunks.reversed()
    }

    func read() -> [UInt8] {
        chunks.popLast() ?? []
    }
}

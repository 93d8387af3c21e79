import Foundation
import Testing

/// What the fuzzers found worth keeping is read by the ordinary tests as well, through the same functions.
@Suite struct CorpusTests {
    /// The files of a corpus by their names.
    static func files(_ corpus: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder(corpus).path(percentEncoded: false))
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func folder(_ corpus: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/\(corpus)")
    }

    private static func data(_ corpus: String, _ file: String) throws -> Data {
        try Data(contentsOf: folder(corpus).appending(path: file))
    }

    @Test("links are read as the rules say", arguments: try files("links"))
    func links(file: String) throws {
        try checkLink(Self.data("links", file))
    }

    @Test("patterns and links are read as the rules say", arguments: try files("patterns"))
    func patterns(file: String) throws {
        try checkPatterns(Self.data("patterns", file))
    }

    @Test("a snapshot is read whole, in part, or not at all", arguments: try files("snapshots"))
    func snapshots(file: String) throws {
        try checkSnapshot(Self.data("snapshots", file))
    }

    @Test("each corpus has something in it, and nothing large")
    func sizes() throws {
        for corpus in ["links", "patterns", "snapshots"] {
            let files = try Self.files(corpus)
            #expect(files.count > 10, "\(corpus)")
            for file in files { #expect(try Self.data(corpus, file).count <= 16_384, "\(corpus)/\(file)") }
        }
    }
}

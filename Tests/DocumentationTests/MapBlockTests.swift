import Foundation
import Testing

/// A Mermaid block of a document is what the command named on the line before it prints.
///
///     The modules, drawn by `swift run DemoCLI map`:
@Suite struct MapBlockTests {
    private static let command = "swift run DemoCLI map"

    /// What the command prints.
    private func map() throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "DemoCLI")
        process.arguments = ["map"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }

    /// What is wrong with the Mermaid blocks of a document.
    private func faults(of text: String, in document: String, _ map: [String]) -> [String] {
        CodeBlock.blocks(of: text, in: document).filter { $0.language == "mermaid" }.compactMap { block in
            guard block.file == Self.command else {
                return "\(block) does not follow a line that ends with `\(Self.command)`:"
            }
            return block.lines == map ? nil : "\(block) is not what `\(Self.command)` prints"
        }
    }

    @Test func everyMermaidBlockIsTheMapOfTheDemo() throws {
        let map = try map()
        for (path, text) in try Repository.documents() { #expect(faults(of: text, in: path, map) == []) }
    }

    @Test func aBlockThatIsNotIsFound() throws {
        let map = try map()
        #expect(map.first == "flowchart LR")
        func faults(_ lines: [String], after sentence: String) -> Int {
            let text = "\(sentence)\n\n```mermaid\n\(lines.joined(separator: "\n"))\n```\n"
            return self.faults(of: text, in: "a.md", map).count
        }
        #expect(faults(map, after: "The modules, drawn by `swift run DemoCLI map`:") == 0)
        #expect(faults(map, after: "The modules:") == 1)
        #expect(faults(map.dropLast(), after: "The modules, drawn by `swift run DemoCLI map`:") == 1)
    }
}

import Foundation
import Testing

@testable import NavigationCheck

/// Some sources; a comment such as `// two-lanes, certain` at the end of a line says what is found there.
struct Sample: CustomTestStringConvertible, Sendable {
    private static let compiler = Result {
        try Compiler(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    let testDescription: String
    private let files: [String]

    init(_ description: String, _ files: String...) {
        testDescription = description
        self.files = files
    }

    /// Compares what is found with what the comments say.
    func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        var marked: [String] = []
        for (index, text) in files.enumerated() {
            let path = try folder.write(text, to: "\(index).swift")
            for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
                guard let comment = line.range(of: "  // "), line.contains(", ") else { continue }
                let finding = line[comment.upperBound...]
                if finding.contains("-"), finding.contains(",") {
                    marked.append("\(path):\(number) \(finding)")
                }
            }
        }
        let reading = await Reading([folder.path], with: try Self.compiler.get())
        let found = Check(reading.bodies, types: reading.types).findings.map { finding in
            let certainty = finding.isCertain ? "certain" : "possible"
            return "\(finding.place.file):\(finding.place.line) \(finding.kind.rawValue), \(certainty)"
        }
        #expect(found.sorted() == marked.sorted(), sourceLocation: sourceLocation)
        #expect(reading.failures.map(\.message) == [], sourceLocation: sourceLocation)
    }
}

/// The source of a view.
func view(_ name: String, _ body: String, members: String = "") -> String {
    "struct \(name): View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
}

/// A folder of a test's own.
struct TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(
            path: "NavigationCheck-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    /// Writes a file, and returns its path.
    @discardableResult func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: file))
        return file
    }

    func delete() {
        try? FileManager.default.removeItem(atPath: path)
    }
}

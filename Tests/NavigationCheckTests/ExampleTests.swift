import Foundation
import Testing

/// The code that the article "Is your app affected?" shows, before and after.
@Suite struct ExampleTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "Examples")

    private static func examples() throws -> [Sample] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.map { file in
            Sample(file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
    }

    @Test func thereIsOneForEachKind() throws {
        #expect(try Self.examples().count == 6)
    }

    @Test(arguments: try examples()) func saysWhatIsFound(_ example: Sample) async throws {
        try await example.check()
    }
}

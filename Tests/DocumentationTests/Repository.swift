import Foundation

/// The files of the repository that documentation is made of, and those it is held to.
enum Repository {
    /// The root of the repository.
    static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// README.md and the articles, by their paths from the root.
    static func documents() throws -> [String: String] {
        var texts = try texts(in: "Sources/RouterCore/RouterCore.docc", named: ".md")
        texts["README.md"] = try text(at: "README.md")
        return texts
    }

    /// The code that documents may show: all of it is compiled, and the tests in it are run.
    static func code() throws -> [String: String] {
        var texts: [String: String] = [:]
        for folder in ["Snippets", "Sources", "Tests/DocumentationTests/Examples"] {
            texts.merge(try self.texts(in: folder, named: ".swift")) { text, _ in text }
        }
        return texts
    }

    /// The text of one file.
    static func text(at path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func texts(in folder: String, named suffix: String) throws -> [String: String] {
        let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path) ?? .init()
        var texts: [String: String] = [:]
        for case let file as String in files where file.hasSuffix(suffix) {
            texts["\(folder)/\(file)"] = try text(at: "\(folder)/\(file)")
        }
        return texts
    }
}

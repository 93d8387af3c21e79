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
    ///
    /// The examples of NavigationCheck are checked by its tests instead.
    static func code() throws -> [String: String] {
        var texts: [String: String] = [:]
        let folders = [
            "Snippets", "Sources", "Tests/DocumentationTests/Examples", "Examples",
            "Tools/SwiftUISurface/Sources/Shown", "Tools/SwiftUISurface/Sources/ArticleExamples",
            "Tools/SwiftUISurface/Sources/MenuApp",
            "Tests/NavigationCheckTests/Examples",
        ]
        for folder in folders {
            texts.merge(try self.texts(in: folder, named: ".swift")) { text, _ in text }
        }
        return texts
    }

    /// The Swift files of the package, by their paths from the root.
    static func sources() throws -> [String: String] {
        try texts(in: "Sources", named: ".swift")
    }

    /// The Swift files of the tests, by their paths from the root.
    static func tests() throws -> [String: String] {
        try texts(in: "Tests", named: ".swift")
    }

    /// The lines of ``code()`` and of the files Getting started has its reader write, a text each.
    static func compiledCode() throws -> [[String]] {
        let written = try text(at: gettingStarted)
        return try code().values.map(CodeBlock.indentationAside)
            + CodeBlock.blocks(of: written, in: gettingStarted).filter { $0.file != nil }.map {
                CodeBlock.indentationAside($0.lines.joined(separator: "\n"))
            }
    }

    /// What it tells a reader to write is compiled, run and tested by `Tools/Checks/newcomer.sh`.
    static let gettingStarted = "Sources/RouterCore/RouterCore.docc/GettingStarted.md"

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

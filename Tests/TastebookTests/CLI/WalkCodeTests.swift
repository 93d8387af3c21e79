import Foundation
import Testing

@testable import DemoCLI

/// The code a scene prints is the code that is compiled.
@MainActor struct WalkCodeTests {
    @Test("Printed code stands in its file, line for line", arguments: WalkSceneNumber.allCases)
    func printedCodeIsCompiled(number: WalkSceneNumber) throws {
        for step in try number.scene().steps {
            guard case .code(_, let code) = step else { continue }
            // The file that holds the printed text would prove nothing.
            #expect(!code.file.contains("WalkCode"))
            let file = Self.package.appending(path: code.file)
            let lines = try String(contentsOf: file, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(
                Self.contains(lines, code.text),
                "\(code.file) no longer holds what scene \(number.rawValue) prints:\n\(code.text)")
        }
    }

    @Test("Code that differs in a letter, an indentation or its order is not taken for the same")
    func differences() {
        let file = ["    func a() {", "        b()", "    }", "    c()", "d()"]
        for same in ["func a() {\n    b()\n}", "b()", "func a() {\n…\n}", "c()", "}\nc()"] {
            #expect(Self.contains(file, same))
        }
        for other in ["func a() {\n    B()\n}", "func a() {\n  b()\n}", "a()", "c()\nd()", "}\n…\nb()"] {
            #expect(!Self.contains(file, other))
        }
    }

    private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// Returns whether the parts of a text stand in a file one after the other, each indented as a whole.
    private static func contains(_ file: [String], _ text: String) -> Bool {
        var rest = file[...]
        let parts = text.split(separator: "\n").split(separator: "…")
        for part in parts.map({ $0.map(String.init) }) {
            guard
                let start = rest.indices.first(where: { start in
                    guard start + part.count <= rest.endIndex else { return false }
                    let margin = indentation(rest[start]) - indentation(part[0])
                    return zip(part, rest[start...]).allSatisfy { printed, line in
                        line.drop { $0 == " " } == printed.drop { $0 == " " }
                            && indentation(line) == indentation(printed) + margin
                    }
                })
            else { return false }
            rest = rest[(start + part.count)...]
        }
        return true
    }

    private static func indentation(_ line: String) -> Int {
        line.prefix { $0 == " " }.count
    }
}

import Foundation
import RouterCore
import RouterTesting

/// A file of links that are to lead somewhere.
///
/// There is one on a line, and after a space the route it is to stand for, if that is to be checked. Blank lines, and
/// lines that begin with `#`, are skipped.
struct LinkFile {
    private struct Line {
        let number: Int
        let link: String
        /// The link or the description of a route, or nil.
        let expected: String?
    }

    private let path: String
    private let lines: [Line]

    /// Reads the file.
    init(_ path: String) throws(FileProblem) {
        self.path = path
        let text = String(decoding: try FileProblem.data(of: path), as: UTF8.self)
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .compactMap { index, line in
                let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
                guard let link = words.first, !link.hasPrefix("#") else { return nil }
                let expected = words.dropFirst().first.map { $0.trimmingCharacters(in: .whitespaces) }
                return Line(number: index + 1, link: String(link), expected: expected)
            }
    }

    /// Reads each link as a router that has just started would, without opening it.
    @MainActor func check<Screen>(
        in app: Composition<Screen>, allowing origins: LinkOrigins, _ progress: ProgressLine?
    ) async -> Results {
        let router = Router(app, allowing: origins)
        var failures: [Failing] = []
        for (done, line) in lines.enumerated() {
            progress?.show("\(done) of \(lines.count) links read")
            if let problem = problem(with: line, router) {
                failures.append(Failing(line: line.number, link: line.link, problem: problem))
            }
        }
        progress?.clear()
        return Results(file: path, count: lines.count, failures: failures)
    }

    @MainActor private func problem<Screen>(with line: Line, _ router: Router<Screen>) -> String? {
        let route: AnyRoute
        do throws(Rejection) {
            route = try router.route(at: line.link)
        } catch .noMatch(let failure), .refused(let failure) {
            return "\(failure)"
        } catch {
            return "\(error)\n\(line.link.harmless)"
        }
        guard let expected = line.expected else { return nil }
        let label = router.composition.label(of: route)
        guard expected != label, expected != route.description else { return nil }
        return "The link stands for \(route), not for \"\(expected)\".\n\(line.link.harmless)"
    }
}

extension LinkFile {
    /// A link that fails.
    struct Failing: Encodable {
        let line: Int
        let link: String
        /// A sentence, and beneath it the link.
        let problem: String
    }

    /// What became of all links.
    struct Results: Encodable {
        let file: String
        let count: Int
        let failures: [Failing]

        /// The results for people, with a line break at the end.
        var text: String {
            let problems = failures.map { "line \($0.line): \($0.problem)" }
            return "\(file), \(counted(count, "link")): \(listed(problems))"
        }
    }
}

/// Why a file that is to be read is of no use.
struct FileProblem: Failure, CustomStringConvertible {
    let path: String
    /// What is wrong, and what to do.
    let sentence: String

    static let missing = "there is no such file; check the path."
    static let unreadable = "this cannot be read; see that it is a file, no folder or pipe, and may be read."

    var status: ExitStatus { .data }
    var description: String { "\(path): \(sentence)" }

    /// Returns what is in a file.
    static func data(of path: String) throws(FileProblem) -> Data {
        guard FileManager.default.fileExists(atPath: path) else {
            throw FileProblem(path: path, sentence: missing)
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw FileProblem(path: path, sentence: unreadable)
        }
        return data
    }
}

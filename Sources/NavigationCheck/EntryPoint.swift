import Foundation

/// Why something could not be done, and the exit status it leads to.
struct Failure: Error {
    let status: Int32
    let message: String
}

/// Finds mistakes of navigation in SwiftUI code.
@main enum EntryPoint {
    private static let help = """
        USAGE: NavigationCheck [--json] <file or folder> …

        Finds mistakes of navigation in SwiftUI code, and prints a line for each, as compilers do.
        A line that says "// navigation-check: ignore" is left out. Exit status: 0 without findings, 1 with,
        64 for a wrong option, 65 or 66 if something cannot be read, 69 if no compiler is understood.
        """

    static func main() async {
        signal(SIGPIPE, SIG_IGN)
        do throws(Failure) {
            let arguments = CommandLine.arguments.dropFirst()
            let options = Set(arguments.filter { $0.hasPrefix("-") })
            if options.contains("--help") { return print(help) }
            if let unknown = options.subtracting(["--json"]).min() {
                let known = unknown.contains("h") ? "--help" : "--json"
                throw Failure(status: EX_USAGE, message: "no option \(unknown); did you mean \(known)?")
            }
            if options.count == arguments.count { throw Failure(status: EX_USAGE, message: help) }
            let compiler = try Compiler(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
            let reading = await Reading(arguments.filter { !$0.hasPrefix("-") }, with: compiler)
            let findings = Check(reading.bodies, types: reading.types).findings
            if options.contains("--json") {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: (try? encoder.encode(findings)) ?? Data(), as: UTF8.self))
            } else {
                for one in findings {
                    let certainty = one.isCertain ? "certain" : "possible"
                    print("\(one.place): warning: \(one.message) [\(one.kind.rawValue), \(certainty)]")
                }
            }
            reading.failures.forEach { warn("\($0.message)\n") }
            exit(reading.failures.first?.status ?? (findings.isEmpty ? EX_OK : 1))
        } catch {
            warn("\(error.message)\n")
            exit(error.status)
        }
    }
}

func warn(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

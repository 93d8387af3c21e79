import Foundation
import RouterInspection

/// Tastebook on the command line.
@MainActor @main enum EntryPoint {
    static func main() async {
        exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ arguments: [String]) async -> ExitStatus {
        let output = StandardOutput()
        do {
            let invocation = try Invocation(arguments)
            let environment = ProcessInfo.processInfo.environment
            return try await Program(invocation, output: output, environment: environment).run()
        } catch {
            return InspectionCommand.report(error, of: "DemoCLI")
        }
    }
}

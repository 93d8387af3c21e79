import Foundation

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
        } catch let error as any Failure {
            if let message = error.message { StandardError.write("DemoCLI: \(message)\n") }
            return error.status
        } catch {
            StandardError.write("DemoCLI: \(error)\n")
            return .failed
        }
    }
}

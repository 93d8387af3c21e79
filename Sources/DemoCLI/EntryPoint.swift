import Foundation

/// Tastebook on the command line.
@MainActor @main enum EntryPoint {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ arguments: [String]) -> ExitStatus {
        let output = StandardOutput()
        do {
            let invocation = try Invocation(arguments)
            return try Program(invocation, output: output, environment: ProcessInfo.processInfo.environment)
                .run()
        } catch let error as any Failure {
            if let message = error.message { StandardError.write("DemoCLI: \(message)\n") }
            return error.status
        } catch {
            StandardError.write("DemoCLI: \(error)\n")
            return .failed
        }
    }
}

import Foundation
public import RouterCore
public import RouterTesting

/// The command line of a composition: its map, its links, what is wrong with it, and where a link leads.
///
/// An executable has it that imports the app and this module, and has one line more:
///
/// ```swift
/// await InspectionCommand.run(try library(), allowing: [.scheme("library")])
/// ```
///
/// Its arguments are those of the process; `--help` lists them. The process ends with 0; with 1 if something is wrong
/// with the app or a link; with 64 or 65 if the arguments or a file could not be understood.
public enum InspectionCommand {
    /// Runs what the arguments of the process say, and ends the process.
    ///
    /// The screens are not crawled, as they cannot list their actions.
    ///
    /// - Parameters:
    ///   - composition: The app; why it cannot be composed is reported like anything else that is wrong.
    ///   - origins: Where links come from, as the app tells its router.
    @_disfavoredOverload
    @MainActor public static func run<Screen: RouterScreen>(
        _ composition: @escaping @autoclosure @MainActor () throws -> Composition<Screen>,
        allowing origins: LinkOrigins = .none
    ) async -> Never {
        await end(Inspection(origins, composition))
    }

    /// Runs what the arguments of the process say, and ends the process.
    ///
    /// - Parameters:
    ///   - composition: The app; why it cannot be composed is reported like anything else that is wrong.
    ///   - origins: Where links come from, as the app tells its router.
    ///   - crawlers: How `check` crawls the app, once for each set-up of it. By default it crawls the composition, from
    ///     its tabs and from each link that needs no value.
    @MainActor public static func run<Screen: ActionableScreen>(
        _ composition: @escaping @autoclosure @MainActor () throws -> Composition<Screen>,
        allowing origins: LinkOrigins = .none, crawling crawlers: [Crawler<Screen>] = []
    ) async -> Never {
        await end(
            Inspection(origins, composition) { app in
                crawlers.isEmpty ? [Crawler(app, enteringBy: origins)] : crawlers
            })
    }

    @MainActor private static func end<Screen>(_ inspection: Inspection<Screen>) async -> Never {
        let output = StandardOutput()
        let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "inspect"
        do {
            let arguments = try Arguments(
                Array(CommandLine.arguments.dropFirst()), by: InspectionRequest.table(of: program))
            guard let request = InspectionRequest(arguments) else {
                let help = InspectionHelp(program: program)
                try output.write(help.text(of: arguments.command))
                exit(ExitStatus.success.rawValue)
            }
            let status = try await inspection.run(request, progress: ProgressLine()) { text in
                try output.write(text)
            }
            exit(status.rawValue)
        } catch {
            exit(report(error, of: program).rawValue)
        }
    }

    /// Writes to standard error what ended a program, and returns what its process ends with.
    package static func report(_ error: any Error, of program: String) -> ExitStatus {
        guard let failure = error as? any Failure else {
            StandardError.write("\(program): \(error)\n")
            return .failed
        }
        if let message = failure.message { StandardError.write("\(program): \(message)\n") }
        return failure.status
    }
}

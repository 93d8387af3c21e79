import Foundation
import RouterCore
import RouterTerminal
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An app whose handlers end the process.
private enum CrashRoute: Route {
    case home
}

private struct CrashModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: CrashRoute.self, key: "crash") { _, _ in
            TerminalScreen("Do not touch") { intent, _ in
                if intent == "trap" { fatalError("the handler has crashed") }
                exit(7)
            } content: { _ in
                TerminalRow(.intent("trap", "trap"))
                TerminalRow(.intent("exit", "exit"))
            }
        }
    }
}

/// A host whose app crashes in a handler: the terminal is given back, and what the crash says can be read.
@Suite(.serialized) struct ExploreCrashTests {
    /// Takes a terminal as that of this process, and shows the app on it.
    @MainActor private static func explore(on name: String) async throws {
        setsid()
        let terminal = open(name, O_RDWR)
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(terminal, file) }
        let app = try Composition<TerminalScreen> {
            CrashModule()
            RootTab("home", root: CrashRoute.home)
        }
        try await TerminalHost(Router(app)).run()
    }

    private func expectRestored(_ terminal: PseudoTerminal, _ settings: [UInt64]) {
        terminal.read()
        let screen = terminal.screen
        #expect(!screen.isAlternate)
        #expect(screen.isCursorShown)
        #expect(screen.wraps)
        #expect(terminal.settings == settings)
    }

    @Test("A trap in a handler")
    func trap() async throws {
        let terminal = try PseudoTerminal(width: 80, height: 24)
        let (name, settings) = (terminal.name, terminal.settings)
        terminal.send("\r")
        await #expect(processExitsWith: .failure) { [name = name as String] in
            try await Self.explore(on: name)
        }
        expectRestored(terminal, settings)
        // What the crash says comes after the alternate screen has been left.
        let parts = terminal.text.components(separatedBy: "\u{1B}[?1049l")
        #expect(parts.count == 2)
        #expect(parts.first?.contains("Do not touch") == true)
        #expect(parts.last?.contains("the handler has crashed") == true)
    }

    @Test("An exit in a handler")
    func leaving() async throws {
        let terminal = try PseudoTerminal(width: 80, height: 24)
        let (name, settings) = (terminal.name, terminal.settings)
        terminal.send("j\r")
        await #expect(processExitsWith: .exitCode(7)) { [name = name as String] in
            try await Self.explore(on: name)
        }
        expectRestored(terminal, settings)
        #expect(terminal.text.contains("Do not touch"))
    }
}

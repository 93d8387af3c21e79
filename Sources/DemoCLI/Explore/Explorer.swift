import RouterCore
package import RouterInspection
package import RouterTerminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The app itself, for a person: full screen on a terminal, else line by line.
@MainActor struct Explorer {
    /// What is asked after the walk-through.
    static let offer = "Explore the app yourself? Enter or y for yes, anything else for no: "

    /// Whether somebody looks on and can answer, on a terminal that has a full screen.
    let hasTerminal: Bool

    private let host: TerminalHost
    private let inColor: Bool

    init(_ router: Router<TerminalScreen>, inColor: Bool, environment: [String: String]) {
        let app = router.composition
        let places = SavedPlaces(router)
        host = TerminalHost(
            router,
            HostHooks(
                title: "Tastebook", label: { app.label(of: $0) }, save: { try places.save() },
                restore: { try await places.restore() }))
        hasTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
        self.inColor = inColor
    }

    /// Shows the app until the person quits.
    func run(byLines: Bool) async throws(TerminalHostError) -> ExitStatus {
        if byLines || !hasTerminal {
            try await host.runByLines()
        } else {
            try await host.run(inColor: inColor)
        }
        return .success
    }
}

extension TerminalHostError: Failure {
    package var status: ExitStatus { .failed }
}

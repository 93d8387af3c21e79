import RouterCore
import RouterTerminal

/// Where links lead: each is opened in an app that has just started, with nobody signed in.
@MainActor struct LinkLandings {
    /// What became of one link, as text with a line break at the end.
    struct Landing {
        let text: String
        let isRefused: Bool
    }

    private let app: Composition<TerminalScreen>

    init(_ app: Composition<TerminalScreen>) {
        self.app = app
    }

    /// Opens a link.
    func open(_ link: String) -> Landing {
        let router = Router(app, allowing: tastebookOrigins)
        router.activate()
        let outcome = router.open(link).outcome
        switch outcome?.rejection {
        case .noMatch(let failure)?, .refused(let failure)?:
            // It draws the link itself, with carets under what is wrong with it.
            return Landing(text: "\(failure)\n", isRefused: true)
        case let rejection?:
            return Landing(text: "\(rejection)\n\(link.harmless)\n", isRefused: true)
        case nil:
            return Landing(text: "\(heading(link, outcome))\n\(drawing(router))\n", isRefused: false)
        }
    }

    private func heading(_ link: String, _ outcome: Outcome?) -> String {
        let link = link.harmless
        return switch outcome {
        case .parked(let route)?: "\(link) is parked until \(app.label(of: route)) has finished:"
        case .redirected(let route)?: "\(link) leads to \(app.label(of: route)) instead:"
        default: "\(link) leads to:"
        }
    }

    private func drawing(_ router: Router<TerminalScreen>) -> String {
        let lines = router.state.drawing(label: app.label(of:)).split(separator: "\n")
        return lines.map { "  \($0)" }.joined(separator: "\n")
    }
}

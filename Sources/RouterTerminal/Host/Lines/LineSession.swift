import RouterCore

/// A person at a router who reads and writes lines: one command in, text out.
///
/// It reads and writes nothing itself.
@MainActor final class LineSession {
    private let router: Router<TerminalScreen>
    private let hooks: HostHooks
    /// Whether the person has asked to leave.
    private(set) var hasQuit = false

    init(_ router: Router<TerminalScreen>, _ hooks: HostHooks) {
        self.router = router
        self.hooks = hooks
    }

    /// Where the person is, and the screen with its actions numbered.
    var screen: String {
        let stack = HostView(router, label: hooks.label).stacks.first(where: \.isVisible)
        let path = stack.map { "\($0.name): \($0.path.joined(separator: " › "))" } ?? ""
        return "\(path.drawable)\n\n\(router.shown?.text() ?? "")\n"
    }

    /// Carries out a line and returns what there is to say: a sentence, the new screen, or both.
    func answer(to line: String) async -> String {
        do {
            return try await answer(to: LineCommand(line))
        } catch {
            return "\(error)\n"
        }
    }

    private func answer(to command: LineCommand) async throws(LineProblem) -> String {
        switch command {
        case .action(let number):
            let actions = router.shown?.actions ?? []
            guard actions.indices.contains(number - 1) else {
                throw .noAction(number, last: actions.count)
            }
            if let request = router.shown?.perform(actions[number - 1]) {
                return await answer(to: request)
            }
            await letOthersGo()
            return screen
        case .back:
            guard let request = router.goBack() else { throw .unanswered }
            return await answer(to: request)
        case .root: return await answer(to: router.popToRoot())
        case .dismiss: return await answer(to: router.dismiss())
        case .tab(let name): return await answer(to: router.select(tab: name))
        case .open(let link): return await answer(to: router.open(link))
        case .save: return try await run(hooks.save, "save")
        case .restore: return try await run(hooks.restore, "restore") + "\n" + screen
        case .help: return help
        case .look: return screen
        case .quit:
            hasQuit = true
            return ""
        }
    }

    /// Waits for what becomes of a request, and tells it.
    private func answer(to request: NavigationRequest) async -> String {
        guard let outcome = await request.value else { return screen }
        await letOthersGo()
        guard let message = HostMessage(outcome, label: hooks.label) else { return screen }
        let sentence = message.text.split(separator: "\n").map { String($0).drawable }.joined(separator: "\n")
        return message.kind == .refused ? "Refused, \(sentence)\n" : "\(sentence)\n\n\(screen)"
    }

    /// Lets a task that was begun, or that waited for this, go as far as it can before the screen is told.
    private func letOthersGo() async {
        // A turn for the task, and many for its ways through other actors and back: they take longer on a busy machine.
        for _ in 0..<1_000 { await Task.yield() }
    }

    private func run(_ hook: HostHooks.Hook?, _ word: String) async throws(LineProblem) -> String {
        guard let hook else { throw .notOffered(word) }
        do {
            return try await hook() + "\n"
        } catch {
            return "\(error)\n"
        }
    }

    private var help: String {
        var lines = [
            ("a number", "do that action of the screen"), ("back", "back; at the root of a card, close it"),
            ("root", "to the root of this stack"), ("dismiss", "close the card above"),
            ("tab NAME", router.state.tabs.map(\.name.drawable).joined(separator: ", ")),
            ("open LINK", "open a link"),
        ]
        if hooks.save != nil { lines.append(("save", "save where you are")) }
        if hooks.restore != nil { lines.append(("restore", "restore what was saved")) }
        lines += [("help", "these words; an empty line shows the screen again"), ("quit", "leave")]
        return lines.map { word, meaning in
            "\(word)\(String(repeating: " ", count: 11 - word.count))\(meaning)\n"
        }.joined()
    }
}

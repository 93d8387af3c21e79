import RouterCore

/// Does steps on a router, and collects what comes of them.
@MainActor final class TracePlayer<Screen: RouterScreen> {
    /// How often a screen may give way to another while it is drawn.
    static var drawingLimit: Int { 100 }

    let router: Router<Screen>
    let coding: RequestCoding<Screen>
    /// What has come since the last step began.
    private(set) var events: [NavigationEvent] = []
    /// Whether the screen that was drawn last stayed.
    private(set) var isSteady = true
    private var subscription: EventHub.Subscription?

    init(_ router: Router<Screen>) {
        self.router = router
        coding = RequestCoding(router)
        subscription = router.events.observe { [weak self] in self?.events.append($0) }
    }

    /// The events since the last step began, as text.
    var lines: [String] { events.map(coding.naming.line) }

    /// The state, as text.
    var state: [String] { coding.naming.lines(router.state) }

    /// Does one step, then draws what is visible, as a host does; a command sees to that itself.
    ///
    /// - Parameters:
    ///   - action: What to do.
    ///   - command: Does what only the app understands, and answers.
    /// - Returns: The answer to a command.
    /// - Throws: Why it cannot be done.
    func perform(
        _ action: Trace.Action, command: (String) -> String? = { _ in nil }
    ) throws(Unrepeatable) -> String? {
        events = []
        if case .command(let line) = action { return command(line) }
        defer { draw() }
        switch action {
        case .tap(let number, let title): try tap(number, title)
        case .ask(let request, let entry):
            // What becomes of it is among the events; an outcome nobody looks at is no news here.
            _ = try coding.perform(request, from: entry).outcome
        case .activate: router.activate()
        case .draw, .command: break
        }
        return nil
    }

    private func tap(_ number: Int, _ title: String) throws(Unrepeatable) {
        guard let titles = router.visibleActions else {
            throw Unrepeatable(why: "the visible screen has no actions a program can carry out")
        }
        guard titles.indices.contains(number - 1) else {
            throw Unrepeatable(why: "the visible screen has \(titles.count) actions")
        }
        guard titles[number - 1] == title else {
            throw Unrepeatable(why: "action \(number) is called “\(titles[number - 1])”")
        }
        _ = router.performVisibleAction(at: number - 1)?.outcome
    }

    /// Builds the visible screen, and the one that takes its place if building it asked for one.
    func draw() {
        isSteady = false
        for _ in 0..<Self.drawingLimit where !isSteady {
            let id = router.visible.id
            _ = router.visibleScreen
            isSteady = router.visible.id == id
        }
    }

    /// Waits until nothing moves, and draws what comes on screen meanwhile.
    ///
    /// - Returns: Whether all is at rest.
    @discardableResult func settle() async -> Bool {
        await router.rest { draw() }
    }
}

public import RouterCore

/// Shows a router on a terminal: full screen for keys, or line by line for pipes and screen readers.
///
/// ```swift
/// let router = Router(app)
/// try await TerminalHost(router, HostHooks(title: "Tastebook")).run()
/// ```
///
/// One host has the terminal at a time. When the process ends, by a crash or a signal too, the terminal is as it was
/// before; only `kill -9` leaves it as it is.
@MainActor public final class TerminalHost {
    let router: Router<TerminalScreen>
    let hooks: HostHooks

    /// Creates a host; nothing is shown yet.
    public init(_ router: Router<TerminalScreen>, _ hooks: HostHooks = HostHooks()) {
        self.router = router
        self.hooks = hooks
    }

    /// Shows the router full screen, and returns when the person quits or the input ends.
    ///
    /// While it waits for keys the main actor is free: tasks and guards go on, and what they change is drawn.
    ///
    /// - Parameter inColor: Whether colours are used beside bold, dim and reverse.
    /// - Throws: ``TerminalHostError/noTerminal`` when standard input and output are none; nothing was shown.
    public func run(inColor: Bool = true) async throws(TerminalHostError) {
        guard let input = TerminalInput(), let terminal = TerminalSession(wake: input.wake) else {
            throw .noTerminal
        }
        await takingRejections {
            await show(input, inColor: inColor)
            await input.stop()
        }
        // A new size wakes the input as long as the terminal is held.
        withExtendedLifetime(input) { terminal.leave() }
    }

    private func show(_ input: TerminalInput, inColor: Bool) async {
        let session = HostSession(router, hooks, size: SystemCalls.size(of: TerminalSession.output))
        session.onChange = { input.noteChange() }
        var encoder = FrameEncoder(inColor: inColor)
        /// Draws what has changed; false when nobody looks any more.
        func draw() -> Bool {
            SystemCalls.write(TerminalSession.output, encoder.encode(session.frame()))
        }
        // First, as an app's root is shown once its guards admit it.
        router.activate()
        guard draw() else { return }
        input.start(asKeys: true)
        for await event in input.events {
            switch event {
            case .keys(let keys):
                if keys.contains(.control("l")) { encoder.forget() }
                session.handle(keys)
            case .resized:
                session.size = SystemCalls.size(of: TerminalSession.output)
                encoder.forget()
            case .changed, .bytes: break
            }
            guard !session.hasQuit, draw() else { return }
        }
    }

    /// Does something while rejections nobody reads are shown by the host alone, not written to standard error.
    func takingRejections(_ body: () async -> Void) async {
        let report = router.navigation.onUnreadRejection
        router.navigation.onUnreadRejection = nil
        await body()
        router.navigation.onUnreadRejection = report
    }
}

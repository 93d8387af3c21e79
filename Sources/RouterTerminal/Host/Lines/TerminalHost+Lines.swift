import RouterCore

extension TerminalHost {
    /// Shows the router line by line: prints the screen with its actions numbered, and reads what to do next.
    ///
    /// Nothing but plain text is written, so it works through pipes and with a screen reader. Returns when the
    /// person quits, the input ends, or nobody reads any more.
    ///
    /// - Throws: ``TerminalHostError/noTerminal`` when no more files can be opened.
    public func runByLines() async throws(TerminalHostError) {
        guard let input = TerminalInput() else { throw .noTerminal }
        await takingRejections {
            await converse(input)
            await input.stop()
        }
    }

    private func converse(_ input: TerminalInput) async {
        let session = LineSession(router, hooks)
        let prompt = TerminalSession.isInputTerminal ? "> " : ""
        /// Writes a text and the prompt; false when nobody reads any more.
        func tell(_ text: String) -> Bool {
            SystemCalls.write(TerminalSession.output, "\(text)\n\(session.hasQuit ? "" : prompt)")
        }
        router.activate()
        let title = hooks.title.isEmpty ? "" : "\(hooks.title.drawable), line by line. "
        guard tell("\(title)Say \"help\" for what you can do.\n\n\(session.screen)") else { return }
        input.start(asKeys: false)
        var buffer = LineBuffer()
        for await event in input.events {
            guard case .bytes(let bytes) = event else { continue }
            for line in buffer.lines(bytes) {
                let answer = await session.answer(to: line)
                if session.hasQuit { return }
                guard tell(answer) else { return }
            }
        }
        guard let line = buffer.rest() else { return }
        let answer = await session.answer(to: line)
        if !session.hasQuit { _ = tell(answer) }
    }
}

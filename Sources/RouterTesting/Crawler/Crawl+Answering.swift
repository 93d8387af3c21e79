import RouterCore

// What a screen awaits is answered in each way in which it can end; what may happen anywhere is tried at each screen.
extension Crawl {
    /// Takes down the result screens that what was done has ended with a value.
    func noteGiven(by player: TracePlayer<Screen>) {
        for ended in player.events.flatMap(\.ended) where ended.ending == .finished {
            given.insert(ended.entry.route)
        }
    }

    /// Ends the screen whose result is awaited after a step, in each way in which it can end.
    func answer(what trial: Trial, asksAfter step: Trace.Step, at index: Int) async throws {
        let asking = trial.player.router
        let awaited = asking.visible
        guard asking.navigation.isAwaited(awaited.id) else { return }
        for ending in endings(of: awaited, in: asking) {
            guard let again = try await self.trial(at: index) else { return }
            do throws(Unrepeatable) { try play(step.action, on: again.player, of: again.app) } catch {
                return
            }
            await settle(again.player)
            guard again.player.router.visible.route == awaited.route else { continue }
            guard let done = await perform(ending, in: again, at: index, after: [step]) else { continue }
            let state = again.player.router.state
            if done.hasEnd { arrive(state, again.app.appState(), from: index, by: [step, done.step]) }
        }
    }

    /// The ways in which a dialog can end, its choices, or a result screen: with a value, cancelled, and taken away by
    /// the system.
    private func endings(of entry: Entry, in router: Router<Screen>) -> [Trace.Action] {
        if let dialog = router.visibleDialog {
            return dialog.choices.enumerated().map { .tap(number: $0.offset + 1, title: $0.element.title) }
        }
        var swipe = Trace.Request("removed")
        swipe.entries = [entry.id.rawValue]
        var endings: [Trace.Action] = [
            .ask(Trace.Request("cancel"), from: nil), .ask(swipe, from: nil),
        ]
        if let route = entry.route.base as? any ResultRoute, let finish = finish(route) {
            endings.insert(.ask(finish, from: nil), at: 0)
        } else {
            miss(.unanswered(entry.route))
        }
        return endings
    }

    /// A request that ends a screen with a value; nil when there is none to be had, or it is no data.
    private func finish<R: ResultRoute>(_ route: R) -> Trace.Request? {
        guard let value = crawler.answers[ObjectIdentifier(R.self)] ?? sample(of: R.Value.self) else {
            return nil
        }
        let request = Trace.Request(finishing: value)
        return request.json == nil ? nil : request
    }

    private func sample<Value: Sendable>(of type: Value.Type) -> Value? {
        let plain: [any Sendable] = [1, true, 1.5, "sample"]
        if let value = plain.lazy.compactMap({ $0 as? Value }).first { return value }
        func first<Cases: CaseIterable>(of _: Cases.Type) -> Any? { Cases.allCases.first }
        return (type as? any CaseIterable.Type).flatMap { first(of: $0) } as? Value
    }

    /// Does at a place what may happen at any.
    func interrupt(_ index: Int) async throws {
        for name in interruptions {
            guard let trial = try await trial(at: index) else { return }
            guard let done = await perform(.command(name), in: trial, at: index), done.hasEnd else {
                continue
            }
            arrive(trial.player.router.state, trial.app.appState(), from: index, by: [done.step])
        }
    }
}

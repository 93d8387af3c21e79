import RouterCore

// Trying things: every try is on a router of its own, which starts from the state a place was reached in.
extension Crawl {
    /// A router on which something is tried, and the app it belongs to.
    struct Trial {
        let player: TracePlayer<Screen>
        let app: CrawledApp<Screen>
    }

    /// A trial on the screen of a place; nil if it cannot be gone back to.
    func trial(at index: Int) async throws -> Trial? {
        let place = places[index]
        guard let state = place.state else { return nil }
        if let app = apps[place.appState], app.appState() == place.appState {
            return await settledTrial(showing: state, of: app, then: place.preludes)
        }
        let app = try crawler.setUp()
        let again = trial(showing: app.router.state, of: app).player
        for step in way(to: index) where app.appState() != place.appState {
            repeatedSteps += 1
            do throws(Unrepeatable) { try play(step.action, on: again, of: app) } catch { break }
            await again.settle()
        }
        guard app.appState() == place.appState else {
            let why =
                "the app holds \(app.appState()) after the same steps, and held \(place.appState) before"
            note(.notRepeatable(place.screen.route, why: why), at: index, after: [], end: again.state)
            miss(.lostWay(to: place.screen))
            return nil
        }
        apps[place.appState] = app
        return await settledTrial(showing: state, of: app, then: place.preludes)
    }

    /// A trial whose first screen its guards have let in, should they take their time.
    private func settledTrial(
        showing state: NavigationState, of app: CrawledApp<Screen>, then preludes: [Trace.Action]
    ) async -> Trial {
        let trial = trial(showing: state, of: app)
        await settle(trial.player)
        for prelude in preludes {
            do throws(Unrepeatable) { try play(prelude, on: trial.player, of: app) } catch { return trial }
            await settle(trial.player)
        }
        return trial
    }

    func trial(showing state: NavigationState, of app: CrawledApp<Screen>) -> Trial {
        let player = TracePlayer(app.router(showing: state))
        player.draw()
        return Trial(player: player, app: app)
    }

    /// Does something at a place, and takes down what is wrong with what comes of it.
    ///
    /// - Parameters:
    ///   - action: What to do.
    ///   - trial: Where to do it.
    ///   - index: The place.
    ///   - earlier: What has been done at the place before.
    /// - Returns: The step, and whether what it caused came to an end; nil when it could not be done.
    func perform(
        _ action: Trace.Action, in trial: Trial, at index: Int, after earlier: [Trace.Step] = []
    ) async -> (step: Trace.Step, hasEnd: Bool)? {
        let player = trial.player
        steps += 1
        defer { file(trial.app, after: places[index].appState) }
        do throws(Unrepeatable) {
            try play(action, on: player, of: trial.app)
        } catch {
            let problem = CrawlFinding.Problem.notRepeatable(places[index].screen.route, why: error.why)
            note(problem, at: index, after: earlier, end: player.state)
            return nil
        }
        await settle(player)
        var problems = player.isSteady ? [] : [CrawlFinding.Problem.runaway(places[index].screen.route)]
        problems += player.events.compactMap { $0.outcome.rejection }.compactMap { problem($0, at: index) }
        let table = player.router.composition.table
        let shown = player.events.flatMap(\.delta.inserted).map(\.route)
        problems += shown.filter { !table.isDeclared($0) }.map { .undeclaredExit($0) }
        let step = Trace.Step(action, events: player.lines)
        var hasEnd = true
        for problem in problems {
            if case .runaway = problem { hasEnd = false }
            note(problem, at: index, after: earlier + [step], end: player.state)
        }
        return (step, hasEnd)
    }

    /// Does something on a router, as a replay does.
    func play(_ action: Trace.Action, on player: TracePlayer<Screen>, of app: CrawledApp<Screen>)
        throws(Unrepeatable)
    {
        _ = try player.perform(action) { name in
            app.interrupt(player.router, name)
            player.draw()
            return nil
        }
    }

    /// Waits until nothing moves; a screen that is still at work then is one that was not seen whole.
    func settle(_ player: TracePlayer<Screen>) async {
        if await player.settle() { return }
        let navigation = player.router.navigation
        for id in navigation.entriesAtWork {
            if let route = navigation.state.entry(id)?.route { miss(.stillAtWork(route)) }
        }
    }

    /// Files an app that a step may have changed under what it holds now.
    private func file(_ app: CrawledApp<Screen>, after appState: AnyHashable) {
        let now = app.appState()
        guard now != appState else { return }
        apps[appState] = nil
        if apps[now] == nil { apps[now] = app }
    }

    /// What a rejection says is wrong, or nil if it is tolerated.
    private func problem(_ rejection: Rejection, at index: Int) -> CrawlFinding.Problem? {
        if case .batch(_, let inner) = rejection { return problem(inner, at: index) }
        if case .guardFailed(let route, let failure) = rejection { return .guardFailed(route, failure) }
        guard !crawler.tolerated.contains(rejection.reason) else { return nil }
        return switch rejection {
        case .limit: .runaway(places[index].screen.route)
        case .noDestination(let route): .unresolvedExit(route)
        case .notFound, .noTab, .noMatch, .refused, .loop: .deadLink(rejection)
        default: .refused(rejection)
        }
    }
}

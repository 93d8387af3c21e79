import RouterCore

extension Crawl {
    /// How many steps are tried at most to leave a screen that neither the host nor its own actions take away.
    private static var leavingLimit: Int { 200 }

    /// Carries out every action of a place; where the crawl starts, all other ways in as well.
    func visit(_ index: Int) async throws {
        guard let first = try await trial(at: index) else { return }
        let before = first.player.router.state
        if index == 0, before.modals.isEmpty, first.player.router.visibleScreen == nil {
            note(.closedTab(before.selectedTab), at: 0, after: [], end: first.player.state)
        }
        if places[index].screen.route.base is any ResultRoute {
            resultPlaces.append((index, first.player.state))
        }
        let titles = first.player.router.visibleActions ?? []
        let back = first.player.router.wayBack
        var isLeft = first.player.router.isAtTabRoot
        if let back, let done = await perform(back, in: first, at: index) {
            let state = first.player.router.state
            // A screen may ask before it goes: that is a place of its own.
            if done.hasEnd, state.isAskingToLeave {
                arrive(state, first.app.appState(), from: index, by: [done.step])
            }
            isLeft = isLeft || state.hasLeft(before) || state.isAskingToLeave
        }
        for (number, title) in titles.enumerated() {
            guard let trial = try await trial(at: index) else { return }
            let action = Trace.Action.tap(number: number + 1, title: title)
            guard let done = await perform(action, in: trial, at: index) else { continue }
            let state = trial.player.router.state
            noteGiven(by: trial.player)
            if done.hasEnd { arrive(state, trial.app.appState(), from: index, by: [done.step]) }
            isLeft = isLeft || state.hasLeft(before) || state.isAskingToLeave
            try await answer(what: trial, asksAfter: done.step, at: index)
        }
        try await interrupt(index)
        if index == 0 { try await enter() }
        // What a screen asks before it goes has no link.
        if places[index].preludes.isEmpty { try await openOwnLink(of: index) }
        if !isLeft { try await leave(index, back) }
    }

    /// Takes the ways in besides the first screen: the other tabs, and the links the crawler was given.
    private func enter() async throws {
        guard let state = places[0].state else { return }
        let others = state.tabs.map(\.name).filter { $0 != state.selectedTab }
        let ways = others.map { Trace.Request.select(tab: $0) } + crawler.links.map { .open(link: $0) }
        for request in ways {
            guard let trial = try await trial(at: 0) else { return }
            let done = await perform(.ask(request, from: nil), in: trial, at: 0)
            if case .rejected(.denied)? = trial.player.events.first?.outcome, let tab = request.tab, let done
            {
                note(.closedTab(tab), at: 0, after: [done.step], end: trial.player.state)
            }
            guard let done, done.hasEnd else { continue }
            arrive(trial.player.router.state, trial.app.appState(), from: 0, by: [done.step])
        }
    }

    /// Opens the link of a place, which has to lead to it, or to where a guard leads instead.
    private func openOwnLink(of index: Int) async throws {
        // From the start, if the app holds there what it holds here: a link does not depend on where it starts.
        let origin = places[0].appState == places[index].appState ? 0 : index
        guard let trial = try await trial(at: origin), let state = places[index].state,
            let link = trial.app.router(showing: state).path,
            let done = await perform(.ask(.open(link: link), from: nil), in: trial, at: origin)
        else { return }
        let landed = trial.player.router.visible.route
        guard trial.player.events.first?.outcome == .committed, landed != places[index].screen.route else {
            return
        }
        let end = trial.player.state
        note(.linkLandsElsewhere(link, on: landed), at: origin, after: [done.step], end: end)
    }

    /// Looks for a way to leave a screen by more than one action, and reports that there is none.
    private func leave(_ index: Int, _ back: Trace.Action?) async throws {
        guard let first = try await trial(at: index), let start = places[index].state else { return }
        var seen: Set<CrawlReport.Screen> = [places[index].screen]
        var waiting = [(state: start, app: first.app)]
        var tried = 0
        while let (state, app) = waiting.first {
            waiting.removeFirst()
            let count = trial(showing: state, of: app).player.router.visibleActions?.count ?? 0
            for number in 0..<count {
                tried += 1
                guard tried <= Self.leavingLimit else { break }
                let player = trial(showing: state, of: app).player
                _ = player.router.performVisibleAction(at: number)?.outcome
                await player.settle()
                let after = player.router.state
                if after.hasLeft(start) { return setAside(app, index) }
                if seen.insert(.init(of: after)).inserted { waiting.append((after, app)) }
                // What the action did may let the screen go.
                guard let back = player.router.wayBack else { continue }
                do throws(Unrepeatable) { _ = try player.perform(back) } catch { continue }
                await player.settle()
                if player.router.state.hasLeft(start) { return setAside(app, index) }
            }
        }
        setAside(first.app, index)
        guard let trial = try await trial(at: index) else { return }
        var steps: [Trace.Step] = []
        if let back, let done = await perform(back, in: trial, at: index) { steps = [done.step] }
        note(.noWayBack(places[index].screen), at: index, after: steps, end: trial.player.state)
    }

    /// Sets an app aside that was changed outside of any step.
    private func setAside(_ app: CrawledApp<Screen>, _ index: Int) {
        let appState = places[index].appState
        if apps[appState]?.appState() != appState { apps[appState] = nil }
    }
}

extension NavigationState {
    /// Whether what was visible in an earlier state is gone, and has not come back in the same place.
    fileprivate func hasLeft(_ before: NavigationState) -> Bool {
        guard entry(before.visible.id) == nil else { return false }
        return visible.route != before.visible.route || modals.count < before.modals.count
            || visibleStack.entries.count < before.visibleStack.entries.count
    }
}

extension Router {
    /// Whether the root of a tab is visible, which is never left for good.
    fileprivate var isAtTabRoot: Bool {
        state.modals.isEmpty && state.visibleStack.root.id == state.visible.id
    }

    /// What a host offers to take the visible screen away: a back button, or dragging a sheet down; nil for a cover,
    /// for a dialog, and at the root of a tab.
    fileprivate var wayBack: Trace.Action? {
        guard state.visibleStack.root.id == state.visible.id else {
            return .ask(Trace.Request("pop"), from: nil)
        }
        guard let modal = state.modals.last else { return nil }
        return modal.style == .sheet ? .ask(Trace.Request("dismiss"), from: nil) : nil
    }
}

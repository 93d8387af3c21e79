import RouterCore
import RouterTerminal

/// What survives the death of the process: each row tried, by restoring what one run of an app saved into another.
@MainActor enum SurvivalTable {
    /// A row as the article prints it.
    struct Row: CustomStringConvertible {
        let what: String
        let survives: Bool
        let note: String

        var description: String { "| \(what) | \(survives ? "yes" : "no") | \(note) |" }
    }

    /// The rows, in the order of the article.
    static func rows() async throws -> [Row] {
        try savedRows() + moduleRows() + screenRows() + [await waitingCaller()] + waitingRows()
    }

    private static func savedRows() throws -> [Row] {
        let first = try Ferry()
        first.router.push(FerryRoute.deck(1))
        first.router.select(tab: "shop")
        first.router.push(FerryRoute.deck(2), as: .cover, blocksLinks: true)
        first.router.push(FerryRoute.cabin)
        let second = try Ferry()
        let old = first.router.state
        second.router.restore(first.router.snapshot().data)
        let new = second.router.state
        let isParked = !old.parked.isEmpty && new.parked == old.parked
        second.passenger.isBoarded = true
        second.router.finish()
        return [
            Row(
                "The stacks of all tabs: routes and their order", new.tabs == old.tabs,
                "found by the tab's name"),
            Row(
                "The selected tab", old.selectedTab == new.selectedTab && new.selectedTab == "shop",
                "found by its name"),
            Row(
                "Modals: their stacks and order, their style, whether links wait for them",
                new.modals == old.modals && old.modals.count == 2, "one without its root is dropped"),
            Row(
                "Ids of entries, and the next one", new.nextID == old.nextID && new.tabs == old.tabs,
                "in a router that has not run yet; else all are new"),
            Row(
                "Parked intents",
                isParked && second.router.visible.route == AnyRoute(FerryRoute.cabin),
                "taken up when the entry finishes"),
        ]
    }

    private static func moduleRows() throws -> [Row] {
        let first = try Ferry()
        first.router.push(FerryRoute.deck(1))
        first.router.push(Ticket())
        first.passenger.isBoarded = true
        first.router.push(FerryRoute.cabin)
        let second = try Ferry()
        second.router.restore(first.router.snapshot().data)
        let isCabinBack = second.router.state == first.router.state
        let asked = second.passenger.asked
        second.router.finish(with: 5)
        return [
            Row(
                "Return handlers, `existence`, builders, links",
                second.passenger.returns == ["deck(1) from Ticket()"],
                "they belong to route types"),
            Row("Guards", asked.contains("cabin"), "asked again about every entry, from the root up"),
            Row("What guards answered", isCabinBack, "anything but allow is a hole now"),
        ]
    }

    private static func screenRows() throws -> [Row] {
        let first = try Ferry()
        first.router.push(FerryRoute.deck(1))
        let screen = first.router.visibleScreen
        for action in screen?.actions ?? [] { screen?.perform(action) }
        let data = first.router.snapshot().data
        let second = try Ferry()
        second.router.restore(data)
        let isGuarded = second.router.pop().outcome?.rejection?.reason == .leaveGuarded
        let third = try Ferry()
        third.router.restore(data)
        let isTyped = third.router.visibleScreen?.text() == screen?.text()
        return [
            Row(
                "What screens hold: drafts, scroll positions, focus", isTyped,
                "what has to be back is in the route, or the screen keeps it"),
            Row("Leave guards", isGuarded, "set again when the screen is built"),
            Row("Tasks of screens", third.passenger.tasks > 0, "begun again by whoever began them"),
        ]
    }

    private static func waitingCaller() async throws -> Row {
        let first = try Ferry()
        let context = first.router.context(of: first.router.visible.id)
        var events = first.router.events.stream().makeAsyncIterator()
        let waiting = Task { await context.result(of: Ticket()) }
        _ = await events.next()
        let second = try Ferry()
        second.router.restore(first.router.snapshot().data)
        second.router.finish(with: 5)
        first.router.endSession()
        let isTold = if case .finished = await waiting.value { true } else { false }
        return Row(
            "Callers that wait in `result(of:)`", isTold, "the value reaches the return handler beneath")
    }

    private static func waitingRows() throws -> [Row] {
        let first = try Ferry(isActive: false)
        first.router.open("/deck/7")
        first.router.push(Engine())
        first.router.push(Lounge(view: Hint("the coast")))
        first.router.push(Dream())
        var events = 0
        let subscription = first.router.events.observe { _ in events += 1 }
        let data = first.router.snapshot().data
        let seen = events
        let second = try Ferry()
        second.router.restore(data)
        let routes = second.router.state.stacks.flatMap(\.entries).map(\.route)
        let lounge = routes.lazy.compactMap { $0.as(Lounge.self) }.first
        defer { subscription.cancel() }
        return [
            Row(
                "Links that wait", routes.contains(AnyRoute(FerryRoute.deck(7))),
                "the system sends them again, or not"),
            Row(
                "Requests that wait for a guard", routes.contains(AnyRoute(Engine())),
                "asked again by whoever asked"),
            Row("Subscriptions to events", events > seen, "subscribe before restoring"),
            Row(
                "What a ``Hint`` carries", lounge == nil || lounge?.view.value != nil,
                "the route is there, with `.none`"),
            Row(
                "Routes that are not `Codable`, or are `.neverSaved`", routes.contains(AnyRoute(Dream())),
                "their stack ends beneath; the ``Snapshot/Report`` lists them"),
        ]
    }
}

extension SurvivalTable.Row {
    fileprivate init(_ what: String, _ survives: Bool, _ note: String) {
        self.init(what: what, survives: survives, note: note)
    }
}

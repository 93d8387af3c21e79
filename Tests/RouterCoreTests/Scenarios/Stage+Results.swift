import RouterCore

extension Stage {
    /// Asks for a result, and returns when its route is shown or was refused.
    func ask<R: ResultRoute>(
        _ context: PushContext, _ route: R, as style: Presentation? = nil,
        ifCovered: NavigationCommand.CoverPolicy = .reject
    ) async -> Task<NavigationResult<R.Value>, Never> {
        let events = router.events.stream()
        let task = Task { await context.result(of: route, as: style, ifCovered: ifCovered) }
        for await event in events where event.verb == "push" { break }
        return task
    }
}

/// Holds up work until it is opened, however often it is cancelled meanwhile.
@MainActor final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

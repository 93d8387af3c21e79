/// What lives no longer than its entry: tasks, and callers that wait for an end.
@MainActor final class EntryLife {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastTask = 0
    /// Asked before the entry goes.
    var leaveGuard: (@MainActor () -> LeaveDecision)?
    /// What the entry asks as a dialog, and the route that was made of.
    var dialog: (route: AnyRoute, dialog: Dialog<any Sendable>)?
    /// Those who wait for the end of this entry.
    private var waiters: [ResultWaiter] = []
    /// Those who wait, from this entry, for the end of another.
    private var askers: [ResultWaiter] = []
    /// With so many of them, those that have been answered are forgotten: seldom enough to cost each asker little.
    private var mostAskers = 8

    /// Runs something until it is done or the entry ends.
    func run(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        lastTask += 1
        let id = lastTask
        let task = Task { [weak self] in
            await operation()
            self?.tasks[id] = nil
        }
        tasks[id] = task
        return task
    }

    /// Whether a task goes on that does not wait for the end of another entry.
    var isAtWork: Bool { !tasks.isEmpty && askers.allSatisfy(\.isAnswered) }

    /// Whether somebody waits for the end of this entry.
    var isAwaited: Bool { waiters.contains { !$0.isAnswered } }

    func addWaiter(_ waiter: ResultWaiter) {
        waiters.append(waiter)
    }

    func addAsker(_ waiter: ResultWaiter) {
        if askers.count >= mostAskers {
            askers.removeAll { $0.isAnswered }
            mostAskers = max(8, askers.count * 2)
        }
        askers.append(waiter)
    }

    /// Cancels the tasks; whoever waits is to be answered afterwards.
    func end() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }

    /// Answers those who wait for this entry, then those who waited from it.
    func answer(_ answer: ResultWaiter.Answer) {
        for waiter in waiters { waiter.resume(answer) }
        let unheard: ResultWaiter.Answer =
            if case .ended(.session) = answer { answer } else { .ended(.forgotten) }
        for asker in askers { asker.resume(unheard) }
        waiters = []
        askers = []
    }

    isolated deinit {
        end()
        answer(.ended(.forgotten))
    }
}

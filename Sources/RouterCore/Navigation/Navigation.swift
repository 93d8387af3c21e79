public import Observation

/// The navigation of one window: runs requests one after the other, and is the only owner of its state.
///
/// A host observes ``tabs``, ``selectedTab`` and ``modals``, and each ``StackModel`` on its own. The state they
/// show is one value, ``state``, and changes in one place.
@MainActor @Observable public final class Navigation {
    /// How many requests may be caused, one by the other, while one change is delivered: 1,000.
    ///
    /// A request beyond it is rejected with `limit`.
    public nonisolated static let chainLimit = 1_000

    /// The stacks of the tabs, in the order of composition.
    @ObservationIgnored public let tabs: [StackModel]
    /// The stacks presented above the tabs, the one presented last at the end.
    public private(set) var modals: [StackModel] = []
    /// Whether the host should animate the last change; for one stack, see ``StackModel/isAnimated``.
    @ObservationIgnored public private(set) var isAnimated = true
    /// What becomes of each request.
    @ObservationIgnored public let events = EventHub()
    /// Told of every rejection that nobody looks at; at first it writes a line to standard error.
    @ObservationIgnored public var onUnreadRejection: (@MainActor (Rejection) -> Void)? = logRejection

    @ObservationIgnored let table: RouteTable
    /// Where links from outside may come from.
    @ObservationIgnored let origins: LinkOrigins
    /// Whether links are applied as they come, or wait for ``activate()``.
    @ObservationIgnored public private(set) var isActive = false
    /// Links that wait: for ``activate()``, or for the end of a modal that blocks them.
    @ObservationIgnored private var inbox: [Job] = []
    @ObservationIgnored private let storage: StateStorage
    /// Stands for the selection where changes are observed.
    private var selectionRevision = 0

    @ObservationIgnored private var lastRequest = 0
    /// Requests that wait for the one that is being run or delivered.
    @ObservationIgnored private var queue: [Job] = []
    @ObservationIgnored private var isBusy = false
    @ObservationIgnored private var caused = 0
    @ObservationIgnored var isReportingLimit = false

    @ObservationIgnored var lives: [EntryID: EntryLife] = [:]
    /// Told of the entries that ended, so that their screens can go.
    @ObservationIgnored var forgetScreens: ([EndedEntry]) -> Void = { _ in }

    init(table: RouteTable, origins: LinkOrigins) {
        self.table = table
        self.origins = origins
        let storage = StateStorage(NavigationState(tabs: table.tabs))
        self.storage = storage
        tabs = table.tabs.map { StackModel(.tab($0.name), style: .stack, storage: storage) }
    }

    isolated deinit {
        // Whoever still waits for a link to be applied is told that this will not happen.
        for job in inbox {
            let notice = RejectionNotice(.sourceGone, report: nil)
            job.pending?.settle(NavigationRequest(id: job.id, state: .rejected(notice)))
        }
    }

    /// The whole state, as a value.
    public var state: NavigationState { storage.state }

    /// The name of the selected tab.
    public var selectedTab: String {
        _ = selectionRevision
        return storage.state.selectedTab
    }

    /// The context of an entry; if that is gone, every verb of it is rejected with `sourceGone`.
    public func context(of entry: EntryID) -> PushContext {
        PushContext(navigation: self, entry: entry)
    }
}

// MARK: - What the host reports

extension Navigation {
    /// Takes in what the system has already removed from the screen: a swipe, the back menu, a dragged sheet.
    ///
    /// Only those entries go, and a modal whose root is among them. A report that comes twice or late finds
    /// nothing and changes nothing; it can never undo a newer change. No guard is asked.
    @discardableResult
    public func hostRemoved(_ entries: [EntryID]) -> NavigationRequest {
        perform(Ask(plan: .one(.plain(.removed(entries))), source: .visible))
    }
}

// MARK: - Links

extension Navigation {
    /// Begins to apply links: those that came before first, in the order in which they came.
    public func activate() {
        isActive = true
        if !isBusy { runQueue() }
    }
}

// MARK: - One request after the other

/// What is asked for, and from where.
struct Ask: Sendable {
    var plan: NavigationPlan
    var source: NavigationState.Source
    var isAnimated = true
    /// Waits for the end of the entry that a push makes.
    var waiter: ResultWaiter?
}

/// A request on its way.
struct Job {
    let id: Int
    let ask: Ask
    /// What the caller holds, if the request could not run at once.
    var pending: PendingOutcome?

    /// Makes the request wait.
    mutating func wait() -> NavigationRequest {
        let pending = pending ?? PendingOutcome()
        self.pending = pending
        return NavigationRequest(id: id, state: .pending(pending))
    }
}

extension Navigation {
    /// Runs a request now, or after the one that is being run or delivered.
    func perform(_ ask: Ask) -> NavigationRequest {
        lastRequest += 1
        var job = Job(id: lastRequest, ask: ask)
        guard isBusy else {
            defer { runQueue() }
            return run(&job)
        }
        guard caused < Self.chainLimit else { return refuse(job, .limit(Self.chainLimit)) }
        caused += 1
        defer { queue.append(job) }
        return job.wait()
    }

    /// Does something during which requests wait; they run when it is done.
    func queueingRequests<Value>(_ body: () -> Value) -> Value {
        guard !isBusy else { return body() }
        defer { runQueue() }
        return whileBusy(body)
    }

    private func whileBusy<Value>(_ body: () -> Value) -> Value {
        isBusy = true
        defer { isBusy = false }
        return body()
    }

    /// Runs what waits, in order: the requests of the queue, then the links of the inbox.
    private func runQueue() {
        defer { caused = 0 }
        while true {
            if !queue.isEmpty {
                var job = queue.removeFirst()
                _ = run(&job)
            } else if isActive, !inbox.isEmpty {
                var job = inbox.removeFirst()
                _ = run(&job, fromInbox: true)
                if inbox.first?.id == job.id { return }
            } else {
                return
            }
        }
    }

    /// Runs a request, or puts a link that has to wait into the inbox.
    private func run(_ job: inout Job, fromInbox: Bool = false) -> NavigationRequest {
        let isLink = job.ask.plan.isLink
        if isLink, !isActive || !(inbox.isEmpty || fromInbox) {
            defer { inbox.append(job) }
            return job.wait()
        }
        let request = whileBusy { () -> NavigationRequest? in
            do throws(Rejection) {
                let decision = try decide(job.ask)
                if isLink, decision.endsBlockingModal { return nil }
                commit(decision, of: job)
                return NavigationRequest(id: job.id, state: .committed)
            } catch {
                return refuse(job, error)
            }
        }
        guard let request else {
            defer { inbox.insert(job, at: fromInbox ? 0 : inbox.count) }
            return job.wait()
        }
        job.pending?.settle(request)
        return request
    }

    private func commit(_ decision: Decision, of job: Job) {
        let before = storage.state.visible
        storage.state.apply(decision.delta)
        publish(decision.delta, animated: job.ask.isAnimated)
        deliver(decision, of: job, before: before)
    }

    /// Brings the observed models in line with the state.
    private func publish(_ delta: Delta, animated: Bool) {
        if !delta.isEmpty { isAnimated = animated }
        for change in delta.changes {
            switch change {
            case .splice(let id, _, _, _):
                (tabs + modals).first { $0.id == id }?.didChange(animated: animated)
            case .present(let modal, let index):
                let model = StackModel(modal.stack.id, style: modal.style, storage: storage)
                modals.insert(model, at: min(index, modals.count))
                model.didChange(animated: animated)
            case .dismiss(let modal, _):
                guard let index = modals.firstIndex(where: { $0.id == modal.stack.id }) else { continue }
                modals.remove(at: index).didEnd(modal.stack, animated: animated)
            case .select:
                selectionRevision += 1
            }
        }
    }
}

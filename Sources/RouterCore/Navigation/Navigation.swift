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
    /// What becomes of each request.
    @ObservationIgnored public let events = EventHub()
    /// Told of every rejection that nobody looks at; at first it writes a line to standard error.
    @ObservationIgnored public var onUnreadRejection: (@MainActor (Rejection) -> Void)? = logRejection

    @ObservationIgnored let table: RouteTable
    @ObservationIgnored private let storage: StateStorage
    /// Stands for the selection where changes are observed.
    private var selectionRevision = 0

    @ObservationIgnored private var lastRequest = 0
    @ObservationIgnored private var queue: [(id: Int, ask: Ask, pending: PendingOutcome)] = []
    @ObservationIgnored private var isBusy = false
    @ObservationIgnored private var caused = 0
    @ObservationIgnored var isReportingLimit = false

    @ObservationIgnored var lives: [EntryID: EntryLife] = [:]
    /// Told of the entries that ended, so that their screens can go.
    @ObservationIgnored var forgetScreens: ([EndedEntry]) -> Void = { _ in }

    init(table: RouteTable) {
        self.table = table
        let storage = StateStorage(NavigationState(tabs: table.tabs))
        self.storage = storage
        tabs = table.tabs.map { StackModel(.tab($0.name), style: .stack, storage: storage) }
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

// MARK: - One request after the other

/// What is asked for, and from where.
struct Ask: Sendable {
    var plan: NavigationPlan
    var source: NavigationState.Source
    var isAnimated = true
    /// Waits for the end of the entry that a push makes.
    var waiter: ResultWaiter?
}

extension Navigation {
    /// Runs a request now, or after the one that is being run or delivered.
    func perform(_ ask: Ask) -> NavigationRequest {
        lastRequest += 1
        let id = lastRequest
        guard isBusy else {
            defer { runQueue() }
            return whileBusy { run(ask, id: id) }
        }
        guard caused < Self.chainLimit else { return refuse(ask, id: id, .limit(Self.chainLimit)) }
        caused += 1
        let pending = PendingOutcome()
        queue.append((id, ask, pending))
        return NavigationRequest(id: id, state: .pending(pending))
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

    private func runQueue() {
        defer { caused = 0 }
        var next = 0
        while next < queue.count {
            let (id, ask, pending) = queue[next]
            next += 1
            pending.settle(whileBusy { run(ask, id: id) })
        }
        queue.removeAll()
    }

    private func run(_ ask: Ask, id: Int) -> NavigationRequest {
        do {
            let decision = try decide(ask)
            commit(decision, of: ask, id: id)
            return NavigationRequest(id: id, state: .committed)
        } catch {
            return refuse(ask, id: id, error)
        }
    }

    func commit(_ decision: Decision, of ask: Ask, id: Int) {
        let before = storage.state.visible
        storage.state.apply(decision.delta)
        publish(decision.delta, animated: ask.isAnimated)
        deliver(decision, of: ask, id: id, before: before)
    }

    /// Brings the observed models in line with the state.
    private func publish(_ delta: Delta, animated: Bool) {
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

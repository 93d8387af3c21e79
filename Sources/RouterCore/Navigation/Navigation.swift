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
    /// How deeply rules may ask the router about links whose rules ask again: 10.
    static let nestingLimit = 10

    /// The stacks of the tabs, in their order.
    public var tabs: [StackModel] {
        _ = tabsRevision
        return tabModels
    }
    /// The same, without being observed.
    @ObservationIgnored private(set) var tabModels: [StackModel]
    /// The stacks presented above the tabs, the one presented last at the end.
    public private(set) var modals: [StackModel]
    /// Whether the host should animate the last change; for one stack, see ``StackModel/isAnimated``.
    @ObservationIgnored public private(set) var isAnimated = true
    /// The events: one for each request.
    @ObservationIgnored public let events = EventHub()
    /// Told of every rejection that nobody looks at.
    ///
    /// By default it writes a line to standard error, which names a route by its link if it has one.
    @ObservationIgnored public var onUnreadRejection: (@MainActor (UnreadRejection) -> Void)?

    /// Told of each request before it is run, and whether another one led to it; for a recorder.
    @ObservationIgnored package var onRequest:
        (@MainActor (NavigationCommand, _ source: NavigationState.Source, _ isCaused: Bool) -> Void)?

    /// Wraps each change of what is observed, so that a host can say how it is shown.
    @ObservationIgnored package var wrapChange:
        (@MainActor (_ isAnimated: Bool, _ change: () -> Void) -> Void)?

    /// Whether a tab bar has selected a tab and not been drawn since; a host's own.
    @ObservationIgnored package var hasHostSelected = false

    @ObservationIgnored let table: RouteTable
    /// Where links from outside may come from.
    @ObservationIgnored let origins: LinkOrigins
    /// Whether links are applied as they come, or wait for ``Router/activate()``.
    @ObservationIgnored public private(set) var isActive = false
    /// Links that wait: for ``Router/activate()``, or for the end of a modal that blocks them.
    @ObservationIgnored var inbox: ArraySlice<Job> = []
    @ObservationIgnored let storage: StateStorage
    /// Stands for the selection where changes are observed.
    private var selectionRevision = 0
    /// Stands for the set of tabs where changes are observed.
    private var tabsRevision = 0

    /// Whether ids have been handed out, so that a restore has to give new ones.
    @ObservationIgnored var hasRun = false
    /// What waits for ``activate()``.
    @ObservationIgnored private var launching: [@MainActor () -> Void] = []
    @ObservationIgnored var lastRequest = 0
    /// Requests that wait for the one that is being run or delivered; a slice, whose first goes at no cost.
    @ObservationIgnored var queue: ArraySlice<(job: Job, isOverLimit: Bool)> = []
    /// The one request that waits for a guard.
    @ObservationIgnored var waiting: Waiting?
    /// The entries that guards have not admitted; those are not drawn.
    @ObservationIgnored var unadmitted: Set<EntryID> = []
    /// Waits for guards about the visible entry, which is withheld until then.
    @ObservationIgnored var admitting: Task<Void, Never>?
    /// Whether the root that the app starts with has been asked about.
    @ObservationIgnored var hasBegun = false
    /// Whether the log has been told that links wait for `activate()`.
    @ObservationIgnored var hasWarnedOfLinks = false
    @ObservationIgnored var isBusy = false
    @ObservationIgnored var caused = 0
    /// How deeply rules ask about links whose rules ask about links.
    @ObservationIgnored var resolving = 0
    @ObservationIgnored var isReportingLimit = false

    @ObservationIgnored var lives: [EntryID: EntryLife] = [:]
    /// Those who wait for the end of a push that was parked, by the entry it was parked with.
    @ObservationIgnored var parkedWaiters: [EntryID: ResultWaiter] = [:]
    @ObservationIgnored var unread: [UnreadRejection] = []
    @ObservationIgnored var isTellingUnread = false
    /// Told of the entries that ended, so that their screens can go.
    @ObservationIgnored var forgetScreens: ([NavigationEvent.EndedEntry]) -> Void = { _ in }

    init(table: RouteTable, origins: LinkOrigins, showing state: NavigationState? = nil) {
        self.table = table
        self.origins = origins
        let storage = StateStorage(state ?? NavigationState(checked: table.tabs))
        self.storage = storage
        hasRun = state != nil
        modals = storage.state.modals.map { StackModel($0.stack.id, style: $0.style, storage: storage) }
        tabModels = storage.state.tabs.map { StackModel($0.stack.id, style: .stack, storage: storage) }
        onUnreadRejection = { unread in
            Self.log(unread.line { table.links.path(for: $0) ?? $0.description })
        }
        if state == nil, table.hasGuards { withhold(Set(storage.state.tabs.map(\.stack.root.id))) }
    }

    isolated deinit {
        // Whoever still waits is told that nothing will come of it.
        waiting?.task?.cancel()
        admitting?.cancel()
        for job in inbox + [waiting?.job].compactMap(\.self) {
            job.waiter?.resume(.rejected(.sourceGone(.router)))
            let notice = RejectionNotice(.sourceGone(.router), report: nil)
            job.pending?.settle(NavigationRequest(id: job.id, state: .rejected(notice)))
        }
        for waiter in parkedWaiters.values { waiter.resume(.ended(.forgotten)) }
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
        hasRun = true
        return PushContext(self, entryID: entry)
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
        perform(NavigationCommand(.change(.hostRemoved(entries))), from: .visible)
    }
}

// MARK: - Links

extension Navigation {
    /// Begins to apply links: those that came before first, in the order in which they came.
    package func activate() {
        begin()
        isActive = true
        for body in launching { body() }
        launching = []
        runWaiting()
    }

    /// Does something once links are applied: now, or when ``activate()`` is called.
    package func whenActive(_ body: @escaping @MainActor () -> Void) {
        if isActive { body() } else { launching.append(body) }
    }
}

// MARK: - Waiting

extension Navigation {
    /// Waits until no request waits for a guard any more; what a guard redirects to may have guards of its own.
    ///
    /// - Returns: Whether one did.
    @discardableResult
    package func settled() async -> Bool {
        var hasWaited = false
        while let task = waiting?.task ?? admitting {
            hasWaited = true
            await task.value
        }
        return hasWaited
    }
}

// MARK: - Who is at work

extension Navigation {
    /// The entries with a task that goes on and does not wait for another entry, the lowest id first.
    package var entriesAtWork: [EntryID] { lives.filter(\.value.isAtWork).keys.sorted() }

    /// Whether somebody waits for the end of an entry.
    package func isAwaited(_ id: EntryID) -> Bool { lives[id]?.isAwaited == true }
}

// MARK: - The one place where the state changes

extension Navigation {
    /// Carries out a difference, wrapped by the host if it wants that.
    func change(by delta: NavigationState.Delta, animated: Bool) {
        guard let wrapChange else { return carryOut(delta, animated: animated) }
        wrapChange(animated) { carryOut(delta, animated: animated) }
    }

    /// Carries out a difference, and brings the observed models in line with the state, each of them once.
    private func carryOut(_ delta: NavigationState.Delta, animated: Bool) {
        storage.state.apply(delta)
        switch delta.storage {
        case .pushed(let push):
            isAnimated = animated
            model(of: push.stack)?.didChange(animated: animated)
        case .popped(let pop):
            isAnimated = animated
            model(of: pop.stack)?.didChange(animated: animated, removing: CollectionOfOne(pop.entry))
        case .list(let changes):
            publish(changes, animated: animated)
        }
    }

    /// Returns what a host observes of a stack, or nil when it is gone.
    func model(of stack: StackID) -> StackModel? {
        switch storage.state.position(of: stack) {
        case .tab(let index): model(of: stack, among: tabModels, at: index)
        case .modal(let index): model(of: stack, among: modals, at: index)
        case nil: nil
        }
    }

    private func model(of stack: StackID, among models: [StackModel], at index: Int) -> StackModel? {
        // Whoever asks in the middle of a change may find the models behind the state.
        if models.indices.contains(index), models[index].id == stack { return models[index] }
        return models.first { $0.id == stack }
    }

    /// Brings the models of the tabs in line with the state.
    private func replaceTabs() {
        let models = Dictionary(tabModels.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        tabModels = storage.state.tabs.map {
            models[$0.stack.id] ?? StackModel($0.stack.id, style: .stack, storage: storage)
        }
        tabsRevision += 1
        selectionRevision += 1
    }

    /// Lets the models of tabs go; one of the same name that comes after has a model of its own.
    private func endTabs(_ tabs: [NavigationState.Tab], animated: Bool) {
        let ended = Dictionary(tabs.map { ($0.stack.id, $0.stack) }, uniquingKeysWith: { $1 })
        tabModels.removeAll { model in
            guard let stack = ended[model.id] else { return false }
            model.didEnd(stack, animated: animated)
            return true
        }
    }

    private func publish(_ changes: [NavigationState.Delta.Change], animated: Bool) {
        if !changes.isEmpty { isAnimated = animated }
        // What was removed from each stack that changed.
        var changed: [StackID: [Entry]] = [:]
        var hasOtherTabs = false
        for change in changes {
            switch change {
            case .splice(let id, _, let removed, _):
                if changed[id] == nil {
                    changed[id] = removed
                } else {
                    changed[id]?.append(contentsOf: removed)
                }
            case .update(let id, _, _, _):
                changed[id] = changed[id] ?? []
            case .present(let modal, let index):
                let model = StackModel(modal.stack.id, style: modal.style, storage: storage)
                modals.insert(model, at: min(index, modals.count))
                changed[model.id] = []
            case .dismiss(let modal, _):
                guard let index = modals.lastIndex(where: { $0.id == modal.stack.id }) else { continue }
                modals.remove(at: index).didEnd(modal.stack, animated: animated)
            case .select:
                selectionRevision += 1
            case .tabs(_, let removed, _):
                hasOtherTabs = true
                endTabs(removed, animated: animated)
            case .park, .advance: break
            }
        }
        if hasOtherTabs { replaceTabs() }
        guard !changed.isEmpty else { return }
        for models in [tabModels, modals] {
            for model in models {
                if let removed = changed[model.id] { model.didChange(animated: animated, removing: removed) }
            }
        }
    }
}

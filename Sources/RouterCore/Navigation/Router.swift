/// The navigation of one window together with its screens.
///
/// ```swift
/// let router = Router(app)
/// router.push(DishesRoute.detail(id: 1))  // from whatever is visible
/// let screen = router.visibleScreen  // built once for each entry, push context injected
/// ```
///
/// A router only keeps screens; what it navigates is its ``navigation``. Its verbs come from whatever is
/// visible; screens use the ``PushContext`` injected into them.
@MainActor public final class Router<Screen: RouterScreen>: NavigationVerbs {
    /// The composition of the app.
    public let composition: Composition<Screen>
    /// The state and the requests of this window.
    public let navigation: Navigation

    private var screens: [EntryID: Screen] = [:]
    /// The entries whose screens are being built.
    private var building: Set<EntryID> = []

    /// Creates the router of a window, every tab at its root.
    ///
    /// - Parameters:
    ///   - composition: What the app is made of.
    ///   - origins: The schemes and hosts whose URLs `open` takes; by default none, so that it takes paths only.
    public init(_ composition: Composition<Screen>, allowing origins: LinkOrigins = .none) {
        self.composition = composition
        navigation = Navigation(table: composition.table, origins: origins)
        navigation.forgetScreens = { [weak self] in self?.forget($0) }
    }

    /// Creates a router that goes on from a state another one of the same composition was in.
    ///
    /// Screens are made anew, and with them what they hold: tasks, leave guards, callers that wait.
    package init(like other: Router, showing state: NavigationState) {
        composition = other.composition
        navigation = Navigation(
            table: composition.table, origins: other.navigation.origins, showing: state)
        navigation.withhold(other.navigation.unadmitted)
        navigation.forgetScreens = { [weak self] in self?.forget($0) }
    }

    /// The whole state, as a value.
    public var state: NavigationState { navigation.state }

    /// The events: one for each request.
    public var events: EventHub { navigation.events }

    /// The entry that is on screen.
    public var visible: Entry { navigation.state.visible }

    /// The screen that is visible, or nil when the visible entry is withheld.
    public var visibleScreen: Screen? {
        navigation.begin()
        return screen(for: visible.id)
    }

    /// Returns the screen of an entry, or nil when the entry is gone, or withheld by its guards.
    ///
    /// It is built when it is first asked for, and once only; it goes with its entry.
    public func screen(for id: EntryID) -> Screen? {
        guard navigation.isAdmitted(id) else { return nil }
        if let screen = screens[id] { return screen }
        return navigation.exclusively { build(id) }
    }

    /// Returns the screen of an entry as ``screen(for:)`` does, while a host is drawing: what its builder asks for
    /// waits for ``Navigation/runWaiting()`` or the next request.
    package func screenWhileDrawing(_ id: EntryID) -> Screen? {
        guard navigation.isAdmitted(id) else { return nil }
        return screens[id] ?? navigation.puttingOffRequests { build(id) }
    }

    private func build(_ id: EntryID) -> Screen? {
        guard let entry = navigation.state.entry(id), !navigation.state.isDialog(id) else { return nil }
        guard building.insert(id).inserted else {
            Navigation.log("The builder of \(entry.route) asks for the screen it builds; there is none yet.")
            return nil
        }
        defer { building.remove(id) }
        let screen = composition.screen(for: entry.route, context: navigation.context(of: id))
        screens[id] = screen
        return screen
    }

    /// The context of an entry; if that is gone, every verb of it is rejected with `sourceGone`.
    public func context(of entry: EntryID) -> PushContext {
        navigation.context(of: entry)
    }

    /// Carries out a command, from what is visible.
    public func perform(_ command: NavigationCommand, animated: Bool) -> NavigationRequest {
        navigation.perform(command, from: .visible, animated: animated)
    }

    /// Returns to the state the app started with: no modals, every tab at its root, the first one selected.
    @discardableResult
    public func reset(discarding: Bool = false, animated: Bool = true) -> NavigationRequest {
        perform(NavigationCommand(.change(.reset), discarding: discarding), animated: animated)
    }

    /// Makes these the tabs of the app, in this order: after another account has been chosen, or a setting changed.
    ///
    /// ```swift
    /// router.setTabs([RootTab(ShopTab.shop, root: ShopRoute.home), RootTab("pay", root: ShopRoute.pay)])
    /// ```
    ///
    /// A tab with the same name and root keeps its stack, and modals stay. If a tab goes away, its screens are asked
    /// first, and then its entries end with `reset`. A tab with the same name and another root starts at the new root.
    /// The selected tab stays selected; if it goes away, the first tab is selected. Links, resets and restores use the
    /// new tabs. Rejected with `invalidTabs` when there is no tab, or a name stands twice.
    ///
    /// - Complexity: O(tabs + entries removed).
    @discardableResult
    public func setTabs(
        _ tabs: [RootTab], discarding: Bool = false, animated: Bool = true
    ) -> NavigationRequest {
        perform(
            NavigationCommand(.change(.setTabs(tabs.map(\.seed))), discarding: discarding), animated: animated
        )
    }

    /// Ends the session: every entry, modal and parked intent goes, and every tab starts anew.
    ///
    /// The roots go too: each tab has a new entry with the route of its ``RootTab``, whose screen is built anew.
    /// The selected tab stays selected. Nobody is asked: unsaved changes of a session that is over are over too.
    /// A request that waits for a guard is superseded, and whoever waits for a result is told `session`. Entries
    /// are removed, not hidden; ``reset(discarding:animated:)`` keeps roots that are there, and asks.
    @discardableResult
    public func endSession(animated: Bool = true) -> NavigationRequest {
        perform(NavigationCommand(.change(.endSession)), animated: animated)
    }

    /// Has guards asked again, after a change of rights that is no end of the session: a lock, or a subscription.
    ///
    /// No entry is admitted any more. The visible one is asked at once: it is shown, or withheld beneath the route its
    /// guard leads to, or ends if it is denied. Every other entry is asked when it becomes visible. Nothing beneath is
    /// lost. So a lock screen needs a guard and this call, and nothing else.
    ///
    /// - Complexity: O(entries).
    @discardableResult
    public func refresh(discarding: Bool = false, animated: Bool = true) -> NavigationRequest {
        perform(NavigationCommand(.change(.refresh), discarding: discarding), animated: animated)
    }

    private func forget(_ ended: [NavigationEvent.EndedEntry]) {
        guard !screens.isEmpty else { return }
        // Kept until all are taken out: a screen that goes may look at its router.
        let gone = ended.compactMap { screens.removeValue(forKey: $0.entry.id) }
        withExtendedLifetime(gone) {}
    }
}

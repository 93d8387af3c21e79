/// The whole navigation of one window, as a value: tabs with their stacks, and the modals above them.
///
/// It is pure: it knows no screens, no modules and no actor, so it can be copied, compared and read on any thread.
/// Only a router decides on changes. A copy follows the router if it applies the ``Delta`` of each event:
///
/// ```swift
/// var copy = router.state
/// let following = router.events.observe { event in copy.apply(event.delta) }
/// ```
///
/// In every state there is at least one tab, and no stack is empty. An id stands in one place only, and is never given
/// out twice. The visible entry is the last one of the last modal, or of the selected tab.
public struct NavigationState: Hashable, Sendable {
    /// The tabs, in the order in which the composition or `setTabs` names them; never empty.
    public internal(set) var tabs: [Tab] = []
    /// The places of the tabs in ``tabs``, by their names.
    private(set) var tabPlaces: [String: Int] = [:]
    /// The place of the selected tab in ``tabs``.
    public internal(set) var selectedIndex = 0
    /// The modals, the one presented last at the end.
    public internal(set) var modals: [Modal] = []
    /// The parked intents, by the entries they belong to.
    public internal(set) var intents: [EntryID: Intent] = [:]
    /// The number of the next entry; it only ever grows.
    public internal(set) var nextID = 1

    /// Creates the state an app starts with: every tab at its root, the first one selected.
    ///
    /// Nil when there is no tab, or one name stands twice.
    ///
    /// - Complexity: O(tabs).
    public init?(tabs: [TabSeed]) {
        guard !tabs.isEmpty, Set(tabs.map(\.name)).count == tabs.count else { return nil }
        self.init(checked: tabs)
    }

    /// Creates the state an app starts with, of tabs that composition has checked: some, and no name twice.
    init(checked tabs: [TabSeed]) {
        var begun: [Tab] = []
        for seed in tabs {
            let stack = Stack(id: .tab(seed.name), entries: [makeEntry(seed.root)])
            begun.append(Tab(seed: seed, stack: stack))
        }
        setTabs(begun)
    }

    /// Makes these the tabs, none of whose names stands twice.
    mutating func setTabs(_ tabs: [Tab]) {
        self.tabs = tabs
        tabPlaces = Dictionary(
            zip(tabs.lazy.map(\.name), tabs.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Hands out the next id, together with the route it is for.
    mutating func makeEntry(_ route: AnyRoute) -> Entry {
        defer { nextID += 1 }
        return Entry(id: EntryID(nextID), route: route)
    }
}

extension NavigationState {
    /// The name and root of a tab: it starts with them, and returns to them when the app is reset.
    public struct TabSeed: Hashable, Sendable {
        /// The name of the tab, unique in the app.
        public let name: String
        /// The route at the root of its stack.
        public let root: AnyRoute
        /// Whether leaving the tab pops it to its root.
        public let resetsWhenLeft: Bool

        /// Creates a tab that keeps its stack when it is left, unless told otherwise.
        public init(_ name: String, root: any Route, resetsWhenLeft: Bool = false) {
            self.name = name
            self.root = AnyRoute(root)
            self.resetsWhenLeft = resetsWhenLeft
        }
    }

    /// A tab: what it started with, and its stack as it is now.
    public struct Tab: Hashable, Sendable {
        /// The name and root that the tab started with.
        public let seed: TabSeed
        /// The stack of the tab.
        public internal(set) var stack: Stack
        /// The name of the tab.
        public var name: String { seed.name }
    }

    /// A stack presented above everything.
    public struct Modal: Hashable, Sendable {
        /// How it is presented: `.sheet`, `.cover` or `.dialog`.
        public let style: Presentation
        /// Whether links from outside wait until it has ended.
        public let blocksLinks: Bool
        /// The stack of the modal.
        public internal(set) var stack: Stack
    }

    /// A root and the entries above it, in the order in which they lie on each other.
    public struct Stack: Hashable, Sendable {
        /// The name of the stack.
        public let id: StackID
        /// The entries from the root up; never empty, their ids rising.
        public internal(set) var entries: [Entry]

        /// The entry everything else lies on.
        public var root: Entry { entries[0] }
        /// The entry that nothing in this stack covers.
        public var top: Entry { entries[entries.count - 1] }

        /// Returns where an entry lies, counted from the root, or nil when it is not in this stack.
        ///
        /// - Complexity: O(log entries).
        public func index(of id: EntryID) -> Int? {
            if top.id == id { return entries.count - 1 }
            var low = 0
            var high = entries.count
            while low < high {
                let middle = low + (high - low) / 2
                if entries[middle].id < id { low = middle + 1 } else { high = middle }
            }
            return low < entries.count && entries[low].id == id ? low : nil
        }
    }
}

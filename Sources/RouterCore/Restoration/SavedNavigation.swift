/// What a snapshot holds, read and on its way to a state: whatever is lost is taken out and listed.
struct SavedNavigation: Sendable {
    /// The stacks of tabs there still are, then the modals from the lowest up, each without its holes.
    var stacks: [SavedStack] = []
    /// The name of the selected tab, if it is still there.
    var selectedTab: String?
    var nextID: Int?
    var parked: [SavedIntent] = []
    var report = RestoreReport()
    let holes: Snapshot.HolePolicy

    init(holes: Snapshot.HolePolicy) {
        self.holes = holes
    }

    /// Takes out an entry, and with it what the policy says.
    mutating func cut(_ stack: Int, at index: Int, _ reason: RestoreReport.Reason) {
        let saved = stacks[stack]
        let first = holes == .truncate ? index : 0
        for (place, entry) in saved.entries.enumerated().dropFirst(first) {
            let other: RestoreReport.Reason = holes == .truncate ? .aboveLost : .stackDiscarded
            lose(
                saved.place(place), place == index ? reason : other, key: entry.key, module: entry.module)
        }
        stacks[stack].entries.removeSubrange(first...)
    }

    mutating func lose(
        _ place: Snapshot.Place, _ reason: RestoreReport.Reason, key: String? = nil, module: String? = nil
    ) {
        report.lost.append(.init(place: place, key: key, module: module, reason: reason))
    }
}

/// A stack as it was saved.
struct SavedStack: Sendable {
    enum Kind: Sendable {
        case tab(String)
        case modal(Int, style: Presentation, blocksLinks: Bool)
    }

    let kind: Kind
    /// From the root up; empty when nothing of it is left.
    var entries: [SavedEntry] = []

    var isTab: Bool { if case .tab = kind { true } else { false } }

    func place(_ index: Int) -> Snapshot.Place {
        switch kind {
        case .tab(let name): .tab(name, index: index)
        case .modal(let number, _, _): .modal(number, index: index)
        }
    }
}

/// An entry as it was saved, its route read.
struct SavedEntry: Sendable {
    /// Its id, unless that is no id.
    let id: Int?
    let key: String
    let module: String
    let route: AnyRoute
}

/// A parked intent as it was saved.
struct SavedIntent: Sendable {
    let entry: Int
    let place: Snapshot.Place
    let key: String
    let module: String
    let intent: NavigationState.Intent
}

// MARK: - Putting it together

extension SavedNavigation {
    /// Puts a state together: tabs in their order, those without a stack at their roots.
    ///
    /// - Parameters:
    ///   - seeds: The tabs there are.
    ///   - first: With a number, every entry gets a new id from there on; without, ids are kept where they can be.
    /// - Returns: The state, and all that was lost or changed.
    func assembled(
        over seeds: [NavigationState.TabSeed], renumberingFrom first: Int? = nil
    ) -> (state: NavigationState, report: RestoreReport) {
        var numbering = Numbering(self, renumberingFrom: first)
        var report = report
        var state = NavigationState(checked: seeds)
        var bare: [Int] = []
        var stacksOfTabs: [String: SavedStack] = [:]
        for saved in stacks {
            if case .tab(let name) = saved.kind { stacksOfTabs[name] = saved }
        }
        for (index, seed) in seeds.enumerated() {
            let saved = stacksOfTabs[seed.name]
            if saved == nil { report.newTabs.append(seed.name) }
            guard let saved, !saved.entries.isEmpty else {
                bare.append(index)
                continue
            }
            state.tabs[index].stack.entries = numbering.entries(of: saved)
        }
        for saved in stacks {
            guard case .modal(_, let style, let blocksLinks) = saved.kind, !saved.entries.isEmpty else {
                continue
            }
            let entries = numbering.entries(of: saved)
            state.modals.append(
                .init(
                    style: style, blocksLinks: blocksLinks,
                    stack: .init(id: .modal(entries[0].id), entries: entries)))
        }
        // Last, so that they get ids that nobody has.
        for index in bare {
            state.tabs[index].stack.entries = [numbering.entry(seeds[index].root)]
        }
        state.selectedIndex = selectedTab.flatMap { state.tabPlaces[$0] } ?? 0
        for saved in parked {
            if let id = numbering.ids[saved.entry] {
                state.intents[id] = saved.intent
            } else {
                report.lost.append(
                    .init(place: saved.place, key: saved.key, module: saved.module, reason: .aboveLost))
            }
        }
        state.nextID = numbering.next
        report.renumbered = numbering.renumbered
        if let nextID, nextID < numbering.least {
            report.lost.append(.init(place: .field("nextID"), key: nil, module: nil, reason: .malformed))
        }
        return (state, report)
    }
}

/// Hands out ids: those that were saved, as far as they are unique, rise in their stack and can go on.
private struct Numbering {
    /// What became of each saved id, of the first entry that had it.
    private(set) var ids: [Int: EntryID] = [:]
    private(set) var renumbered: [RestoreReport.Renumbered] = []
    private(set) var next: Int
    /// The least number that can be next, after the ids that were saved.
    let least: Int
    private let keepsIDs: Bool

    init(_ saved: SavedNavigation, renumberingFrom first: Int?) {
        let highest = saved.stacks.lazy.flatMap(\.entries).compactMap(\.id).max() ?? 0
        least = highest + 1
        keepsIDs = first == nil
        next = first ?? max(least, saved.nextID ?? 0)
    }

    mutating func entry(_ route: AnyRoute) -> Entry {
        defer { next += 1 }
        return Entry(id: EntryID(next), route: route)
    }

    /// The entries of a stack; from the first id that cannot be kept, all are new, for ids rise in a stack.
    mutating func entries(of stack: SavedStack) -> [Entry] {
        var last = 0
        var isKeeping = keepsIDs
        var entries: [Entry] = []
        entries.reserveCapacity(stack.entries.count)
        for (index, saved) in stack.entries.enumerated() {
            isKeeping = isKeeping && saved.id.map { $0 > last && ids[$0] == nil } ?? false
            let entry =
                isKeeping ? Entry(id: EntryID(saved.id ?? 0), route: saved.route) : self.entry(saved.route)
            last = entry.id.rawValue
            if let id = saved.id, ids[id] == nil { ids[id] = entry.id }
            if keepsIDs, !isKeeping {
                renumbered.append(.init(place: stack.place(index), from: saved.id, to: entry.id))
            }
            entries.append(entry)
        }
        return entries
    }
}

extension NavigationState {
    /// One change that can be asked of a state, as data.
    package enum Operation: Sendable {
        /// Puts a route on top, as an entry of the stack or as the root of a new modal.
        case push(Push)
        /// Puts a route in the place of the source's entry.
        case replace(AnyRoute)
        /// Gives the source's entry another route of the same type.
        case update(AnyRoute)
        /// Makes the source's stack hold these routes, root included; the equal prefix keeps its ids.
        case setStack([AnyRoute])
        /// Removes the source's entry with all above it, and as many below it as `count` exceeds 1.
        case pop(count: Int)
        /// Removes everything above the root of the source's stack.
        case popToRoot
        /// Removes everything above the nearest match from the top of the source's stack.
        case popTo(Target)
        /// Ends the modal that holds the source's entry, and all modals above it.
        case dismiss
        /// Ends every modal.
        case dismissAll
        /// Ends the source's entry: its modal if it is the root of one, else as `pop` does.
        case cancel
        /// Shows another tab, or pops the selected one to its root.
        case select(tab: String)
        /// Makes these the tabs of the app.
        case setTabs([TabSeed])
        /// Returns to the state the app started with.
        case reset
        /// Ends every entry, roots included, and starts every tab anew; the selected tab stays.
        case endSession
        /// Has every entry asked about again when it becomes visible; the visible one at once.
        case refresh
        /// Removes exactly these entries, which the host has already taken off the screen.
        case hostRemoved([EntryID])
    }

    /// A push, with what the caller says about it.
    package struct Push: Sendable {
        package var route: AnyRoute
        /// How it is presented; nil leaves that to the owner of the route.
        package var presentation: Presentation?
        package var ifTop: NavigationCommand.TopPolicy
        package var ifCovered: NavigationCommand.CoverPolicy
        package var blocksLinks: Bool

        package init(
            _ route: AnyRoute, as presentation: Presentation? = nil,
            ifTop: NavigationCommand.TopPolicy = .repeat, ifCovered: NavigationCommand.CoverPolicy = .reject,
            blocksLinks: Bool = false
        ) {
            self.route = route
            self.presentation = presentation
            self.ifTop = ifTop
            self.ifCovered = ifCovered
            self.blocksLinks = blocksLinks
        }
    }

    /// The entry a `popTo` is after.
    package enum Target: Sendable {
        /// The nearest entry with an equal route.
        case route(AnyRoute)
        /// The nearest entry whose route the rule accepts.
        case matching(@Sendable (AnyRoute) -> Bool)

        /// The route that is looked for, if it is one.
        var route: AnyRoute? {
            if case .route(let route) = self { route } else { nil }
        }

        func accepts(_ candidate: AnyRoute) -> Bool {
            switch self {
            case .route(let route): candidate == route
            case .matching(let rule): rule(candidate)
            }
        }
    }

    /// Carries out an operation whole, or throws and changes nothing.
    ///
    /// Routes are taken as they are.
    ///
    /// - Returns: The difference; empty when the state was so already.
    /// - Complexity: O(entries removed and inserted).
    @discardableResult
    package mutating func perform(
        _ operation: Operation, from source: Source = .visible
    ) throws(Rejection) -> Delta {
        let delta = delta(for: operation, at: try place(of: operation, from: source))
        apply(delta)
        return delta
    }

    /// Returns where an operation takes effect: the lowest entry it removes, or the entry it comes from.
    ///
    /// A rejection names `verb`, or the operation's own verb.
    func place(
        of operation: Operation, from source: Source, as verb: String? = nil
    ) throws(Rejection) -> Place {
        let place = try place(of: source)
        let atRoot = { Rejection.atRoot(self[place.position].root.route, verb: verb ?? operation.verb) }
        switch operation {
        case .push(let push):
            if isVisible(place) || push.ifCovered == .truncate { return place }
            guard place.position == visiblePosition else {
                throw .sourceCovered(by: visible.route, unless: [.truncate])
            }
            if push.ifCovered == .append { return visiblePlace }
            throw .sourceCovered(by: visible.route)
        case .replace:
            try checkUncovered(place)
            guard place.index > 0 else { throw atRoot() }
        case .update:
            try checkUncovered(place)
        case .setStack(let routes):
            try checkUncovered(place)
            guard !routes.isEmpty else { throw atRoot() }
        case .pop(let count):
            guard count > 0 else { return Place(place.position, depth(at: place.position)) }
            guard place.index >= count else { throw atRoot() }
            return Place(place.position, place.index - count + 1)
        case .popToRoot:
            return Place(place.position, 1)
        case .popTo(let target):
            guard let index = self[place.position].entries.lastIndex(where: { target.accepts($0.route) })
            else { throw .noTarget(target.route) }
            return Place(place.position, index + 1)
        case .dismiss:
            guard place.position.isModal else { throw .noModal }
            return Place(place.position, 0)
        case .cancel:
            guard place.index > 0 || place.position.isModal else { throw atRoot() }
        case .select(let name):
            guard let index = tabPlaces[name] else {
                throw .noTab(name, known: tabs.map(\.name))
            }
            return Place(.tab(index), 0)
        case .setTabs(let seeds):
            if seeds.isEmpty { throw .noTabs }
            var names: Set<String> = []
            for seed in seeds where !names.insert(seed.name).inserted { throw .duplicateTab(seed.name) }
        case .dismissAll, .reset, .endSession, .refresh, .hostRemoved:
            break
        }
        return place
    }

    /// Returns what an operation changes at its place.
    func delta(for operation: Operation, at place: Place) -> Delta {
        switch operation {
        case .push(let push):
            if isVisible(place) { return adding(push) }
            var delta = uncovering(place)
            delta.changes += applying(delta).adding(push).changes
            return delta
        case .replace(let route):
            let entry = Entry(id: EntryID(nextID), route: route)
            return splicing(place.position, from: place.index, inserting: [entry])
        case .update(let route):
            return updating(place, to: route)
        case .setStack(let routes):
            return setting(place.position, to: routes)
        case .pop, .popToRoot, .popTo, .dismiss, .cancel:
            return removing(from: place)
        case .dismissAll:
            return dismissing(from: 0)
        case .select:
            return selecting(place.position)
        case .setTabs(let seeds):
            return settingTabs(seeds)
        case .reset:
            return resetting(selecting: 0, keepingRoots: true)
        case .endSession:
            return resetting(selecting: selectedIndex, keepingRoots: false)
        case .refresh:
            return .none
        case .hostRemoved(let ids):
            return removing(ids)
        }
    }

    /// Throws unless the source is what is on screen.
    func checkUncovered(_ source: Source) throws(Rejection) {
        try checkUncovered(place(of: source))
    }

    private func checkUncovered(_ place: Place) throws(Rejection) {
        guard isVisible(place) else { throw .sourceCovered(by: visible.route, unless: []) }
    }
}

extension NavigationState.Operation {
    /// The verb, as a word for events and logs.
    package var verb: String {
        switch self {
        case .push: "push"
        case .replace: "replace"
        case .update: "update"
        case .setStack: "setStack"
        case .pop: "pop"
        case .popToRoot: "popToRoot"
        case .popTo: "popTo"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .cancel: "cancel"
        case .select: "select"
        case .setTabs: "setTabs"
        case .reset: "reset"
        case .endSession: "endSession"
        case .refresh: "refresh"
        case .hostRemoved: "removed"
        }
    }

    /// The route asked for, or the last of a stack; nil if none is.
    var route: AnyRoute? {
        switch self {
        case .push(let push): push.route
        case .replace(let route), .update(let route): route
        case .setStack(let routes): routes.last
        default: nil
        }
    }

    /// How the entries end that it removes; nil where they are popped, or dismissed with their modal.
    var ending: Ending? {
        switch self {
        case .replace, .setStack: .replaced
        case .reset, .setTabs: .reset
        case .endSession: .session
        case .hostRemoved: .system
        default: nil
        }
    }
}

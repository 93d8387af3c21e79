/// The end state of a link: a tab, what lies on its stack, and the modals over it.
struct LinkTarget: Hashable, Sendable {
    /// A modal of the target: how it is presented, and where its routes begin, the root first.
    struct Modal: Hashable, Sendable {
        let style: Presentation
        let start: Int
    }

    /// The place of the tab among those there are.
    let tab: Int
    /// Every route of the target, from the bottom up: those of the tab's stack, then those of each modal.
    let routes: [AnyRoute]
    /// The modals, from the lowest up.
    var modals: [Modal] = []

    /// The routes of the tab's stack, the root first.
    var stack: Range<Int> { 0..<(modals.first?.start ?? routes.count) }

    /// The target up to a route, which another is shown instead of; at least the root stays.
    ///
    /// - Parameters:
    ///   - refused: The route that is left out, with all above it.
    ///   - shown: The route on top, unless it lies there already.
    ///   - presentation: Says how a route is presented.
    /// - Returns: The target of that.
    func beneath(
        _ refused: AnyRoute, showing shown: AnyRoute, presentation: (AnyRoute) -> Presentation
    ) -> LinkTarget {
        let kept = max(1, routes.firstIndex(of: refused) ?? routes.count)
        let beneath = Array(routes.prefix(kept))
        let modals = modals.filter { $0.start < kept }
        if beneath.last == shown, shown != refused {
            return LinkTarget(tab: tab, routes: beneath, modals: modals)
        }
        var target = LinkTarget(tab: tab, routes: beneath + [shown], modals: modals)
        let style = presentation(shown)
        if style != .stack { target.modals.append(.init(style: style, start: kept)) }
        return target
    }

    /// The routes of a modal.
    func stack(ofModal index: Int) -> Range<Int> {
        modals[index].start..<(index + 1 < modals.count ? modals[index + 1].start : routes.count)
    }
}

extension RouteTable {
    /// The greatest number of entries a link may put on screen: 100.
    static let greatestDepth = 100

    /// Returns what a link to a route leads to: the route on its parents, down to the root of a tab.
    ///
    /// Parents are followed through exits and across modules. A chain that does not end in the root of a tab
    /// lies on the first tab's root; a route its owner presents is presented over its parent's stack.
    ///
    /// - Throws: `loop` when a chain comes back to itself or is longer than 100; `noDestination`.
    @MainActor func target(
        of route: AnyRoute, in state: borrowing NavigationState
    ) throws(Rejection) -> LinkTarget {
        var chain: [AnyRoute] = []
        chain.reserveCapacity(4)
        var tab: Int?
        var next: AnyRoute? = route
        while let asked = next {
            let route = try owned(asked)
            guard chain.count < Self.greatestDepth, !chain.contains(route) else {
                throw .loop(chain + [route])
            }
            chain.append(route)
            tab = state.tab(startingWith: route)
            next = tab == nil ? parent(of: route) : nil
        }
        if tab == nil { chain.append(state.tabs[0].seed.root) }
        chain.reverse()
        var target = LinkTarget(tab: tab ?? 0, routes: chain)
        for place in chain.indices.dropFirst() {
            guard let style = presentation(of: chain[place]), style != .stack else { continue }
            target.modals.append(.init(style: style, start: place))
        }
        return target
    }
}

extension NavigationState {
    /// The place of the tab that starts with the route, or nil.
    fileprivate func tab(startingWith route: AnyRoute) -> Int? {
        // The tabs are not taken out, which would count references of each.
        for place in tabs.indices where tabs[place].seed.root == route { return place }
        return nil
    }
}

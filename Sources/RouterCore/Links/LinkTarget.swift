/// The end state of a link: a tab, what lies on its stack, and the modals over it.
struct LinkTarget: Hashable, Sendable {
    /// A modal of the target: how it is presented, and its routes from the root up.
    struct Modal: Hashable, Sendable {
        let style: Presentation
        var routes: [AnyRoute]
    }

    /// The place of the tab in the composition.
    let tab: Int
    /// The routes of its stack, the root first.
    var stack: [AnyRoute]
    /// The modals, from the lowest up.
    var modals: [Modal] = []

    /// Every route of the target, from the bottom up.
    var routes: [AnyRoute] { stack + modals.flatMap(\.routes) }
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
    @MainActor func target(of route: AnyRoute) throws(Rejection) -> LinkTarget {
        var chain: [AnyRoute] = []
        var next: AnyRoute? = route
        var tab: Int?
        while let asked = next {
            let (route, record) = try owned(asked)
            guard chain.count < Self.greatestDepth, !chain.contains(route) else {
                throw .loop(chain + [route])
            }
            chain.append(route)
            tab = tabs.firstIndex { $0.root == route }
            next = tab == nil ? record?.value.parent?(route) : nil
        }
        if tab == nil { chain.append(tabs[0].root) }
        var target = LinkTarget(tab: tab ?? 0, stack: [chain.removeLast()])
        for route in chain.reversed() {
            switch self[route]?.value.presentation?(route) ?? .stack {
            case .stack where target.modals.isEmpty: target.stack.append(route)
            case .stack: target.modals[target.modals.count - 1].routes.append(route)
            case let style: target.modals.append(.init(style: style, routes: [route]))
            }
        }
        return target
    }
}

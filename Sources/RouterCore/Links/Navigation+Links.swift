extension Navigation {
    /// A link that waits: for ``Router/activate()``, or for the end of a modal that blocks links.
    public struct WaitingLink: Hashable, Sendable, Identifiable {
        /// The number of its request.
        public let id: Int
        /// The link as it was given; nil for one that is a route.
        public let link: String?
        /// The route it leads to; nil when it leads nowhere.
        public let route: AnyRoute?
    }

    /// The links that wait, in the order in which they will be applied.
    ///
    /// - Complexity: O(links).
    public var waitingLinks: [WaitingLink] {
        inbox.map { job in
            switch job.command.kind {
            case .open(let link): WaitingLink(id: job.id, link: link, route: try? route(of: link))
            default: WaitingLink(id: job.id, link: nil, route: job.command.route)
            }
        }
    }

    /// Gives up links that wait, all of them unless told which; their outcome is `superseded`.
    public func dropWaitingLinks(where isDropped: (WaitingLink) -> Bool = { _ in true }) {
        let ids = Set(waitingLinks.filter(isDropped).map(\.id))
        let dropped = inbox.filter { ids.contains($0.id) }
        inbox.removeAll { ids.contains($0.id) }
        exclusively {
            for job in dropped { settleAsSuperseded(job, .forgotten) }
        }
    }

    /// Returns the route of a link from outside.
    ///
    /// - Parameters:
    ///   - link: A path, or a URL of an origin the router allows.
    ///   - isTelling: Whether the log is told of items that were taken as absent.
    /// - Returns: The route, exits not followed.
    /// - Throws: `refused` or `noMatch`.
    func route(of link: String, telling isTelling: Bool = false) throws(Rejection) -> AnyRoute {
        switch table.links.reading(of: link, from: .outside, allowing: origins) {
        case .success(let reading):
            if isTelling, !reading.unreadItems.isEmpty {
                Self.log(sentence(aboutUnreadItems: reading.unreadItems, of: link))
            }
            return reading.route
        case .failure(let failure): throw failure.isRefusal ? .refused(failure) : .noMatch(failure)
        }
    }
}

// MARK: - Where a link leads

extension Navigation {
    /// The end state of a link to a route, or of one that a guard led elsewhere.
    func landing(
        on route: AnyRoute, _ detour: NavigationCommand.Detour? = nil, in state: NavigationState
    ) throws(Rejection) -> Proposal {
        let action = table.action(of: route)
        if let action, detour == nil { return acting(on: route, action) }
        let staysHere = action == nil ? table.landsOnVisible(try table.owned(route)) : true
        if staysHere {
            return try resolve(.push(.init(detour?.shown ?? route, ifTop: .reuse)), from: .visible, in: state)
        }
        var target = try table.target(of: route, in: state)
        for route in target.routes { _ = try existing(route) }
        try checkNoDialogBeneath(target)
        var isRootRefused = false
        if let detour {
            isRootRefused = target.routes[0] == detour.refused
            target = target.beneath(detour.refused, showing: detour.shown) { route in
                isRootRefused ? styleOverWithheld(route) : table.presentation(of: route) ?? .stack
            }
        }
        var proposal = proposal(state.landing(on: target), ending: .linked)
        proposal.entering = .many(isRootRefused ? Array(target.routes.dropFirst()) : target.routes)
        guard !unadmitted.isEmpty || isRootRefused else { return proposal }
        let after = state.applying(proposal.delta)
        let stack = after.tabs[target.tab].stack
        for stack in [stack] + after.modals.map(\.stack) { admit(stack, in: &proposal) }
        if isRootRefused {
            proposal.admitted.removeAll { $0 == stack.root.id }
            proposal.unadmitted.insert(stack.root.id)
        }
        return proposal
    }
}

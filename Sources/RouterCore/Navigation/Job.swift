/// A request on its way through the router; each phase works on the same one.
struct Job {
    /// The number of the request.
    let id: Int
    /// The command to carry out: the one asked for, or the one a redirect made of it.
    private(set) var command: NavigationCommand
    private(set) var source: NavigationState.Source
    let isAnimated: Bool
    /// Waits for the end of the entry that a push makes.
    let waiter: ResultWaiter?
    /// What guards that did more than allow have made of it; nil for most requests.
    private var detour: Detour?
    /// The routes whose guards have allowed it; no guard is asked twice about equal routes.
    var settled: [AnyRoute] = []
    /// The screens that let go once they were confirmed; none is asked twice.
    var confirmed: Set<EntryID> = []
    /// Whether it is a link that had to wait.
    var isFromInbox = false
    /// What the caller holds, if the request could not run at once.
    var pending: PendingOutcome?

    private struct Detour {
        /// The command that was asked for, if a redirect made another of it.
        var commandBefore: NavigationCommand?
        /// The route that was asked for, exits followed and links matched; the last of several.
        var wanted: AnyRoute?
        /// The routes guards were asked about so far, if one of them redirected.
        var chain: [AnyRoute] = []
        /// The intent that is parked with the route that is shown instead, if a redirect said so.
        var intent: NavigationState.Intent?
        /// The routes that slow guards are being asked about.
        var asked = Entering.none
        /// How often slow guards have been asked about other routes than those that would be shown then.
        var beginnings = 0
    }

    /// How many redirects may follow each other: 10.
    static let redirectLimit = 10

    init(
        id: Int, _ command: consuming NavigationCommand, from source: NavigationState.Source,
        isAnimated: Bool,
        waiter: ResultWaiter?
    ) {
        self.id = id
        self.command = command
        self.source = source
        self.isAnimated = isAnimated
        self.waiter = waiter
    }

    /// The command that was asked for, whatever redirects have made of it.
    var firstCommand: NavigationCommand { detour?.commandBefore ?? command }

    /// The intent that is parked with the route that is shown instead, if a redirect said so.
    var intent: NavigationState.Intent? { detour?.intent }

    /// The routes that slow guards are being asked about.
    var asked: Entering { detour?.asked ?? .none }

    /// The outcome, once it has been carried out.
    var outcome: Outcome {
        guard let shown = detour?.chain.last else { return .committed }
        return intent == nil ? .redirected(to: shown) : .parked(behind: shown)
    }

    /// Makes the request wait.
    mutating func wait() -> NavigationRequest {
        let pending = pending ?? PendingOutcome()
        self.pending = pending
        return NavigationRequest(id: id, state: .pending(pending))
    }

    /// Notes the routes guards are asked about, of whom one redirects or takes its time.
    mutating func note(asked entering: Entering) {
        var detour = detour ?? Detour()
        if detour.wanted == nil { detour.wanted = entering.last }
        detour.asked = entering
        self.detour = detour
    }

    /// Begins anew, because the routes that would be shown are no longer those that guards were asked about.
    ///
    /// - Throws: `loop` when that goes on beyond the limit, as with routes that are made anew at each asking.
    mutating func beginAgain() throws(Rejection) {
        if case .many(let routes) = asked { settled += routes }
        if case .one(let route) = asked { settled.append(route) }
        detour?.beginnings += 1
        if let detour, detour.beginnings > Self.redirectLimit {
            throw .loop(detour.chain + [detour.asked.last, detour.wanted].compactMap(\.self))
        }
    }

    /// Goes on with another route, to which a guard led that was asked about the first.
    ///
    /// - Throws: `loop` beyond the limit; `denied` where a guard may only allow.
    mutating func redirect(_ asked: AnyRoute, to redirect: Redirect) throws(Rejection) {
        let route = redirect.route
        var detour = detour ?? Detour()
        if detour.chain.isEmpty { detour.chain.append(asked) }
        guard detour.chain.count <= Self.redirectLimit else { throw .loop(detour.chain + [route]) }
        detour.chain.append(route)
        if redirect.isResuming, detour.intent == nil {
            detour.intent = .init(parking: firstCommand, to: detour.wanted ?? detour.chain[0])
        }
        detour.commandBefore = firstCommand
        self.detour = detour
        let wanted = detour.wanted ?? asked
        guard let command = command.redirected(from: asked, to: redirect, wanting: wanted) else {
            throw .denied(asked, reason: "its guard leads to \(route), but here it may only allow")
        }
        if case .change(.select) = self.command.kind { source = .visible }
        self.command = command
    }
}

/// Where a guard leads.
struct Redirect {
    let route: AnyRoute
    let isResuming: Bool
}

extension NavigationCommand {
    /// The command that shows the route of a redirect instead; nil for one whose guards may only allow.
    fileprivate func redirected(
        from asked: AnyRoute, to redirect: Redirect, wanting wanted: AnyRoute
    ) -> NavigationCommand? {
        let route = redirect.route
        var push = NavigationState.Push(route, ifTop: .reuse)
        switch kind {
        case .change(.push(let first)):
            push.ifCovered = first.ifCovered
            return NavigationCommand(.change(.push(push)), discarding: isDiscarding)
        case .change(.replace), .change(.select):
            return NavigationCommand(.change(.push(push)), discarding: isDiscarding)
        case .dismissThenPush:
            return NavigationCommand(.dismissThenPush(push), discarding: isDiscarding)
        case .open:
            return link(wanted, asked, redirect)
        case .openRoute(let wanted, let detour?) where detour.shown == asked:
            return link(wanted, detour.refused, redirect)
        case .openRoute(let wanted, _):
            return link(wanted, asked, redirect)
        case .change, .finish, .restore, .batch, .admit, .confirm:
            return nil
        }
    }

    /// A link that is led elsewhere: with `resuming` it lands beneath the refused route and shows the other on top.
    private func link(
        _ wanted: AnyRoute, _ refused: AnyRoute, _ redirect: Redirect
    ) -> NavigationCommand {
        let detour = Detour(refused: refused, shown: redirect.route)
        let kind: Kind = redirect.isResuming ? .openRoute(wanted, detour) : .openRoute(redirect.route)
        return NavigationCommand(kind, discarding: isDiscarding)
    }
}

/// What is asked for, and from where.
package struct Ask: Sendable {
    package var plan: NavigationPlan
    package var source: NavigationState.Source
    package var isAnimated = true
    /// Waits for the end of the entry that a push makes.
    var waiter: ResultWaiter?
}

/// A request on its way; each step works on the same one, and none on a copy.
struct Job {
    let id: Int
    /// What is to be done now, and from where: what was asked for, or what the last redirect made of it.
    private(set) var ask: Ask
    /// What came of guards that did more than allow; most requests meet none.
    private var detour: Detour?
    /// Whether it is a link that had to wait.
    var isFromInbox = false
    /// What the caller holds, if the request could not run at once.
    var pending: PendingOutcome?

    /// What guards have made of a request so far.
    private struct Detour {
        /// The plan that was asked for, if a redirect made another of it.
        var planBefore: NavigationPlan?
        /// The route that was asked for, exits followed and links matched; the last of several.
        var wanted: AnyRoute?
        /// The routes guards were asked about so far, if one of them redirected.
        var chain: [AnyRoute] = []
        /// What is parked with the route that is shown instead, if a redirect said so.
        var intent: Intent?
        /// What the guards that take their time are asked about.
        var asked = Entering.none
    }

    /// How many redirects may follow each other: 10.
    static let redirectLimit = 10

    init(id: Int, ask: consuming Ask) {
        self.id = id
        self.ask = ask
    }

    /// What was asked for, whatever redirects have made of it.
    var firstPlan: NavigationPlan { detour?.planBefore ?? ask.plan }

    /// The verb that was asked for; neither this nor the route copies a plan.
    var firstVerb: String { detour?.planBefore?.verb ?? ask.plan.verb }

    /// The route that was asked for, or nil if none was.
    var firstRoute: AnyRoute? {
        detour?.planBefore == nil ? ask.plan.route : detour?.planBefore?.route
    }

    /// What is parked with the route that is shown instead, if a redirect said so.
    var intent: Intent? { detour?.intent }

    /// What the guards that take their time are asked about.
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

    /// Notes what guards are asked about, of whom one leads elsewhere or takes its time.
    mutating func note(asked entering: Entering) {
        var detour = detour ?? Detour()
        if detour.wanted == nil { detour.wanted = entering.last }
        detour.asked = entering
        self.detour = detour
    }

    /// Goes on as another route, as a guard answered when it was asked about the first.
    ///
    /// - Throws: `loop` beyond the limit; `denied` where a guard may only allow.
    mutating func redirect(_ asked: AnyRoute, to redirect: Redirect) throws(Rejection) {
        let route = redirect.route
        var detour = detour ?? Detour()
        if detour.chain.isEmpty { detour.chain.append(asked) }
        guard detour.chain.count <= Self.redirectLimit else { throw .loop(detour.chain + [route]) }
        detour.chain.append(route)
        if redirect.isResuming, detour.intent == nil {
            detour.intent = firstPlan.intent(to: detour.wanted ?? detour.chain[0])
        }
        detour.planBefore = firstPlan
        self.detour = detour
        switch ask.plan {
        case .one(.push(_, _, _, let ifCovered, _)):
            ask.plan = .one(.push(route, ifTop: .reuse, ifCovered: ifCovered))
        case .one(.open), .one(.land):
            ask.plan = .one(.land(route))
        case .one(.replace):
            ask.plan = .one(.push(route, ifTop: .reuse))
        case .one(.plain(.select)):
            ask.plan = .one(.push(route, ifTop: .reuse))
            ask.source = .visible
        case .dismissThenPush(let steps):
            let push = NavigationPlan.Step(.push(route, ifTop: .reuse), from: .visible)
            ask.plan = .dismissThenPush(steps.dropLast() + [push])
        case .one, .batch:
            throw .denied(asked, reason: "its guard leads to \(route), but here it may only allow")
        }
    }
}

/// Where a guard leads.
struct Redirect {
    let route: AnyRoute
    let isResuming: Bool
}

extension NavigationPlan {
    /// What can be taken up again later, with the route that was not shown.
    func intent(to route: AnyRoute) -> Intent? {
        switch self {
        case .one(.push(_, let style, _, _, _)): Intent(verb: .push, route: route, style: style, tab: nil)
        case .dismissThenPush: Intent(verb: .push, route: route, style: nil, tab: nil)
        case .one(.replace): Intent(verb: .replace, route: route, style: nil, tab: nil)
        case .one(.open), .one(.land): Intent(verb: .link, route: route, style: nil, tab: nil)
        case .one(.plain(.select(let tab))): Intent(verb: .select, route: route, style: nil, tab: tab)
        case .one, .batch: nil
        }
    }
}

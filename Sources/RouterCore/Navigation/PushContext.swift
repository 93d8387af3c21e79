/// The handle a screen navigates with, bound to the one entry that shows it.
///
/// It is injected into every screen, outermost, and reaches components at any depth; they never own a path:
///
/// ```swift
/// push(DishesExit.author("ada"))  // on top of what is visible
/// push.pop()  // removes this screen and all above it
/// ```
///
/// It stays usable as long as its entry is there. When that is gone, every verb is rejected with `sourceGone`;
/// while something covers it, what adds or replaces a screen is rejected with `sourceCovered`, unless a push
/// says otherwise; what only removes is carried out. It keeps neither the router nor the screen alive.
///
/// Its verbs run on the main actor: from elsewhere, `await push(route)` hops there.
public struct PushContext: Sendable, Equatable, NavigationVerbs {
    weak let navigation: Navigation?
    /// The entry this context belongs to; nil for the detached context.
    public let entry: EntryID?

    init(navigation: Navigation?, entry: EntryID?) {
        self.navigation = navigation
        self.entry = entry
    }

    /// A context without a router, for previews: every verb is rejected with `sourceGone`, and reported.
    public static let detached = PushContext(navigation: nil, entry: nil)

    /// Pushes a route on top, or presents it if its owner prefers a sheet or cover.
    ///
    /// The same as ``NavigationVerbs/push(_:as:ifTop:ifCovered:blocksLinks:animated:)``.
    @MainActor @discardableResult
    @inlinable public func callAsFunction(
        _ route: some Route, as style: Presentation? = nil, ifTop: TopPolicy = .repeat,
        ifCovered: CoverPolicy = .reject, blocksLinks: Bool = false, animated: Bool = true
    ) -> NavigationRequest {
        push(
            route, as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks, animated: animated
        )
    }

    /// Ends the session, as a screen with a "sign out" button does: every entry, modal and intent goes.
    ///
    /// Nobody is asked: unsaved changes of a session that is over are over too. The same as
    /// ``Router/endSession(animated:)``, but rejected with `sourceGone` once this context's entry is.
    @MainActor @discardableResult
    public func endSession(animated: Bool = true) -> NavigationRequest {
        ask(.one(.plain(.endSession)), animated: animated)
    }

    /// Asks for one thing from this context's entry.
    public func ask(_ plan: consuming NavigationPlan, animated: Bool) -> NavigationRequest {
        guard let navigation, let entry else {
            let notice = RejectionNotice(.sourceGone, report: Navigation.logRejection)
            return NavigationRequest(id: 0, state: .rejected(notice))
        }
        return navigation.perform(Ask(plan: plan, source: .entry(entry), isAnimated: animated))
    }

    /// Returns whether two contexts belong to the same entry of the same router.
    public static func == (left: PushContext, right: PushContext) -> Bool {
        left.navigation === right.navigation && left.entry == right.entry
    }
}

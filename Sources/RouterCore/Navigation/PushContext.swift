/// The handle a screen navigates with, bound to the one entry that shows it.
///
/// The router injects it into every screen, after the last decorator. Components at any depth can use it, and never own
/// a path:
///
/// ```swift
/// context.push(DishesExit.author("ada"))  // on top of what is visible
/// context.pop()  // removes this screen and all above it
/// ```
///
/// It stays usable as long as its entry is there. When that is gone, every verb is rejected with `sourceGone`;
/// while something covers it, what adds or replaces a screen is rejected with `sourceCovered`, unless a push
/// says otherwise; what only removes is carried out. It keeps neither the router nor the screen alive.
///
/// Its verbs run on the main actor: from elsewhere, `await context.push(route)` hops there.
public struct PushContext: Sendable, Equatable, NavigationVerbs {
    weak let navigation: Navigation?
    /// The entry this context belongs to; nil for the detached context.
    public let entryID: EntryID?

    init(_ navigation: Navigation?, entryID: EntryID?) {
        self.navigation = navigation
        self.entryID = entryID
    }

    /// A context without a router, for previews: every verb is rejected with `sourceGone`, and reported.
    public static let detached = PushContext(nil, entryID: nil)

    /// What a context without a navigation lacks.
    var missing: Rejection.MissingSource { entryID == nil ? .detached : .router }

    /// Carries out a command from this context's entry.
    public func perform(_ command: NavigationCommand, animated: Bool) -> NavigationRequest {
        guard let navigation, let entryID else {
            let verb = command.verb
            let notice = RejectionNotice(.sourceGone(missing)) { rejection in
                Navigation.log("\(Navigation.UnreadRejection(rejection, verb: verb))")
            }
            return NavigationRequest(id: 0, state: .rejected(notice))
        }
        return navigation.perform(command, from: .entry(entryID), animated: animated)
    }

    /// Returns whether two contexts belong to the same entry of the same router.
    public static func == (left: PushContext, right: PushContext) -> Bool {
        left.navigation === right.navigation && left.entryID == right.entryID
    }
}

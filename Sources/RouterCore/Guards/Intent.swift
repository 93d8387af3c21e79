/// What someone wanted to do when a guard led them elsewhere, as data: it survives being saved.
public struct Intent: Hashable, Sendable {
    /// The verbs that can be taken up again.
    public enum Verb: String, Hashable, Sendable, Codable {
        /// A push from whatever is visible then.
        case push
        /// A replacement of whatever is visible then.
        case replace
        /// A link, with its whole end state.
        case link
        /// The selection of a tab.
        case select
    }

    /// What was asked.
    public let verb: Verb
    /// The route that was not shown, exits followed.
    public let route: AnyRoute
    /// The presentation a push insisted on, if it did.
    public let style: Presentation?
    /// The tab that was not selected, if that was asked.
    public let tab: String?

    /// The command that asks for it once more.
    var command: NavigationCommand {
        switch verb {
        case .push: .push(route, as: style, ifTop: .repeat, ifCovered: .reject, blocksLinks: false)
        case .replace: .replace(route)
        case .link: .land(route)
        case .select: .plain(.select(tab: tab ?? ""))
        }
    }
}

extension NavigationState {
    /// A command that a guard led away from, as data: it is asked for again later, and survives being saved.
    public struct Intent: Hashable, Sendable {
        /// The verbs that can be asked for again.
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

        /// The verb.
        public let verb: Verb
        /// The route that was not shown, exits followed.
        public let route: AnyRoute
        /// The presentation a push insisted on, if it did.
        public let style: Presentation?
        /// The tab that was not selected, if that was asked.
        public let tab: String?

        init(_ verb: Verb, to route: AnyRoute, as style: Presentation? = nil, tab: String? = nil) {
            self.verb = verb
            self.route = route
            self.style = style
            self.tab = tab
        }

        /// Creates the intent of a command that would have shown the route; nil if it cannot be asked for later.
        init?(parking command: NavigationCommand, to route: AnyRoute) {
            switch command.kind {
            case .change(.push(let push)): self.init(.push, to: route, as: push.presentation)
            case .dismissThenPush: self.init(.push, to: route)
            case .change(.replace): self.init(.replace, to: route)
            case .open, .openRoute: self.init(.link, to: route)
            case .change(.select(let tab)): self.init(.select, to: route, tab: tab)
            case .change, .finish, .restore, .batch, .admit, .confirm: return nil
            }
        }

        /// The command that asks for it again.
        var command: NavigationCommand {
            switch verb {
            case .push: NavigationCommand(.change(.push(.init(route, as: style))))
            case .replace: NavigationCommand(.change(.replace(route)))
            case .link: NavigationCommand(.openRoute(route))
            case .select: NavigationCommand(.change(.select(tab: tab ?? "")))
            }
        }
    }
}

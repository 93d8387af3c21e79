/// What a request asks for: one command, or several as one change.
public enum NavigationPlan: Sendable {
    /// One command.
    case one(NavigationCommand)
    /// Several verbs of a batch: the source is checked first, and a refused one is named.
    case batch([Step])
    /// A modal's end and a push on what was beneath.
    case dismissThenPush([Step])

    /// One command of several.
    public struct Step: Sendable {
        package let command: NavigationCommand
        /// Where the command comes from; nil means from where the whole comes.
        package let source: NavigationState.Source?
        /// The number of the verb in its batch, from 1.
        package let number: Int

        package init(
            _ command: NavigationCommand, from source: NavigationState.Source? = nil, number: Int = 1
        ) {
            self.command = command
            self.source = source
            self.number = number
        }
    }

    /// The verb, as a word for events and logs.
    public var verb: String {
        switch self {
        case .one(let command): command.verb
        case .batch: "batch"
        case .dismissThenPush: "dismissThenPush"
        }
    }

    /// Whether it is a link from outside.
    var isLink: Bool {
        switch self {
        case .one(.open), .one(.land): true
        default: false
        }
    }

    /// The route asked for, or the last of several; nil if none is.
    public var route: AnyRoute? {
        switch self {
        case .one(let command): command.route
        case .batch(let steps), .dismissThenPush(let steps): steps.last?.command.route
        }
    }
}

/// One thing to do, with routes as the caller wrote them: exits not followed, presentation left open.
public enum NavigationCommand: Sendable {
    /// A push, presented as its owner prefers unless `as` insists.
    case push(AnyRoute, as: Presentation?, ifTop: TopPolicy, ifCovered: CoverPolicy, blocksLinks: Bool)
    /// A replacement of the source's entry.
    case replace(AnyRoute)
    /// A whole stack.
    case setStack([AnyRoute])
    /// The end of the source's entry, with a value if its route has one.
    indirect case finish((any Sendable)?)
    /// A link from outside: a path, or a URL of an origin the router allows.
    case open(String)
    /// The end state of a link to a route.
    case land(AnyRoute)
    /// What was saved.
    case restore(Restoration)
    /// Anything that names no route to show.
    case plain(NavigationState.Operation)
    /// The same, without asking the screens that go.
    case discarding(NavigationState.Operation)

    /// The verb, as a word for events and logs.
    public var verb: String {
        switch self {
        case .push: "push"
        case .replace: "replace"
        case .setStack: "setStack"
        case .finish: "finish"
        case .open, .land: "open"
        case .restore: "restore"
        case .plain(let operation), .discarding(let operation): operation.verb
        }
    }

    /// The route asked for, or the last of a stack; nil if none is.
    public var route: AnyRoute? {
        switch self {
        case .push(let route, _, _, _, _), .replace(let route), .land(let route): route
        case .setStack(let routes): routes.last
        case .finish, .open, .restore, .plain, .discarding: nil
        }
    }
}

extension NavigationCommand {
    /// A push that leaves everything to the owner of the route.
    static func push(
        _ route: AnyRoute, ifTop: TopPolicy = .repeat, ifCovered: CoverPolicy = .reject
    ) -> NavigationCommand {
        .push(route, as: nil, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: false)
    }
}

extension NavigationState.Operation {
    /// The verb, as a word for events and logs.
    var verb: String {
        switch self {
        case .push: "push"
        case .pop: "pop"
        case .popToRoot: "popToRoot"
        case .popTo: "popTo"
        case .replace: "replace"
        case .setStack: "setStack"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .select: "select"
        case .reset: "reset"
        case .endSession: "endSession"
        case .end: "cancel"
        case .removed: "removed"
        case .land: "open"
        case .restore: "restore"
        }
    }

    /// How the entries end that a change of this operation removes; nil stands for any but a dismissal.
    func ending(of change: Delta.Change?) -> Ending {
        switch self {
        case .replace, .setStack, .restore: return .replaced
        case .reset: return .reset
        case .endSession: return .session
        case .removed: return .system
        case .land: return .linked
        default:
            if case .dismiss = change { return .dismissed }
            return .popped
        }
    }
}

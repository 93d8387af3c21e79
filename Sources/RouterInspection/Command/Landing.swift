package import RouterCore

/// Where a link leads: what became of it in an app that has just started.
@MainActor struct Landing: Encodable {
    /// The state it led to, every entry as its link.
    struct State: Encodable {
        struct Modal: Encodable {
            let stack: [String]
            let style: String
        }

        let modals: [Modal]
        let stacks: [String: [String]]
        let tab: String
        let visible: String
    }

    let link: String
    let outcome: String
    /// Why it was refused, as a word and as a sentence; nil when it was not.
    let reason: String?
    let detail: String?
    let state: State
    /// All of that for people, with a line break at the end.
    let text: String
    var isRefused: Bool { reason != nil }

    private enum CodingKeys: CodingKey { case link, outcome, reason, detail, state }

    init<Screen>(_ link: String, in app: Composition<Screen>, allowing origins: LinkOrigins) async {
        let router = Router(app, allowing: origins)
        router.navigation.onUnreadRejection = nil
        router.activate()
        // Superseded if the task is cancelled, which is as good as asked no more.
        let outcome = await router.open(link).value ?? .superseded
        self.link = link
        self.outcome = outcome.word
        reason = outcome.rejection?.reason.rawValue
        detail = outcome.rejection.map { "\($0)" }
        let label = app.label(of:)
        state = State(router.state, label)
        let name = link.harmless
        switch outcome {
        case .rejected(.noMatch(let failure)), .rejected(.refused(let failure)):
            // It draws the link itself, with carets under what is wrong with it.
            text = "\(failure)\n"
        case .rejected(let rejection): text = "\(rejection)\n\(name)\n"
        case .parked(let route):
            text = "\(name) is parked until \(label(route)) has finished:\n" + router.state.indented(label)
        case .redirected(let route):
            text = "\(name) leads to \(label(route)) instead:\n" + router.state.indented(label)
        default: text = "\(name) leads to:\n" + router.state.indented(label)
        }
    }
}

extension Landing.State {
    fileprivate init(_ state: NavigationState, _ label: (AnyRoute) -> String) {
        func links(_ stack: NavigationState.Stack) -> [String] { stack.entries.map { label($0.route) } }
        modals = state.modals.map { .init(stack: links($0.stack), style: $0.style.rawValue) }
        stacks = Dictionary(state.tabs.map { ($0.name, links($0.stack)) }) { first, _ in first }
        tab = state.selectedTab
        visible = label(state.visible.route)
    }
}

extension NavigationState {
    fileprivate func indented(_ label: (AnyRoute) -> String) -> String {
        drawing(label: label).split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}

extension Composition {
    /// The link of a route, or its description if it has none.
    package func label(of route: AnyRoute) -> String {
        path(for: route.base) ?? route.description
    }
}

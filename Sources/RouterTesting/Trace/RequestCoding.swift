import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Turns the commands of a router into data, and data into commands.
@MainActor struct RequestCoding<Screen: RouterScreen> {
    let router: Router<Screen>
    let naming: RouteNaming<Screen>

    init(_ router: Router<Screen>) {
        self.router = router
        naming = RouteNaming(composition: router.composition)
    }

    /// A request as data, in the words of the state it is made in.
    func action(_ command: NavigationCommand, from source: NavigationState.Source) -> Trace.Action {
        let entry: Int? = if case .entry(let id) = source { id.rawValue } else { nil }
        return .ask(request(command, from: entry), from: entry)
    }

    /// The entry a request comes from, or nil if it is gone.
    func entry(_ id: Int?) -> Entry? {
        guard let id else { return router.visible }
        return router.state.entry(EntryID(id))
    }

    private func request(_ command: NavigationCommand, from entry: Int?) -> Trace.Request {
        var request: Trace.Request
        switch command.kind {
        case .change(let operation): request = self.request(operation, from: entry)
        case .finish(let value): request = finish(value, from: entry)
        case .dismissThenPush(let push):
            request = .init("dismissThenPush", route: naming.text(of: push.route))
        case .open(let link): request = .open(link: link)
        case .openRoute(let route, _): request = .init("open", route: naming.text(of: route))
        case .restore(let restoration):
            request = .init("restore")
            request.snapshot = String(decoding: restoration.data, as: UTF8.self)
            request.holes = restoration.holes
        case .admit: request = .unrecordable(why: "the answer of a guard that takes time")
        case .confirm: request = .unrecordable(why: "the question of a screen before it goes")
        case .batch(let steps):
            request = .init("batch")
            request.steps = steps.map(self.request)
        }
        if command.isDiscarding { request.discarding = true }
        return request
    }

    private func request(_ step: NavigationCommand.Step) -> Trace.Request {
        var request = request(step.command, from: nil)
        if case .change(.popTo(.matching)) = step.command.kind {
            request = .unrecordable(why: "a popTo by a rule in a batch")
        }
        request.number = step.number
        if case .below(let depth) = step.source { request.below = depth }
        return request
    }

    private func request(_ operation: NavigationState.Operation, from entry: Int?) -> Trace.Request {
        var request = Trace.Request(operation.verb)
        switch operation {
        case .push(let push):
            request.route = naming.text(of: push.route)
            request.style = push.presentation
            if push.ifTop != .repeat { request.ifTop = push.ifTop }
            if push.ifCovered != .reject { request.ifCovered = push.ifCovered }
            if push.blocksLinks { request.blocksLinks = true }
        case .replace(let route), .update(let route), .popTo(.route(let route)):
            request.route = naming.text(of: route)
        case .popTo(.matching(let rule)):
            // The nearest route the rule fits is named, since no other equal to it can be nearer.
            let source = self.entry(entry)?.id
            let stack = router.state.stacks.first { stack in source.flatMap(stack.index) != nil }
            request.route = stack?.entries.last { rule($0.route) }.map { naming.text(of: $0.route) }
        case .setStack(let routes): request.routes = routes.map(naming.text)
        case .pop(let count): request.count = count
        case .select(let tab): request.tab = tab
        case .setTabs(let seeds):
            request.tabs = seeds.map(\.name)
            request.routes = seeds.map { naming.text(of: $0.root) }
            request.resetting = seeds.filter(\.resetsWhenLeft).map(\.name)
        case .hostRemoved(let entries): request.entries = entries.map(\.rawValue)
        case .popToRoot, .dismiss, .dismissAll, .cancel, .reset, .endSession, .refresh: break
        }
        return request
    }
}

// MARK: - Asking again

/// Why something that was recorded cannot be asked again.
struct Unrepeatable: Error {
    let why: String
}

extension RequestCoding {
    /// Asks once more for what was recorded.
    func perform(_ request: Trace.Request, from entry: Int?) throws(Unrepeatable) -> NavigationRequest {
        if request.verb == "restore" {
            let data = Data((request.snapshot ?? "").utf8)
            return router.restore(
                data, holes: request.holes ?? .truncate, discarding: request.discarding ?? false
            ).request
        }
        let command = try command(request, from: entry)
        guard let entry else { return router.perform(command, animated: false) }
        return router.context(of: EntryID(entry)).perform(command, animated: false)
    }

    private func command(
        _ request: Trace.Request, from entry: Int?
    ) throws(Unrepeatable) -> NavigationCommand {
        NavigationCommand(try kind(request, from: entry), discarding: request.discarding ?? false)
    }

    private func kind(
        _ request: Trace.Request, from entry: Int?
    ) throws(Unrepeatable) -> NavigationCommand.Kind {
        switch request.verb {
        case "dismissThenPush": return .dismissThenPush(.init(try route(request.route)))
        case "finish":
            if request.json == nil, request.type == nil { return .finish(nil) }
            guard let value = value(request.json ?? "", request.type, from: entry) else {
                throw Unrepeatable(why: "\(request.json ?? "") is no value that the screen ends with")
            }
            return .finish(value)
        case "open":
            if let link = request.link { return .open(link) }
            return .openRoute(try route(request.route))
        case "batch":
            var steps: [NavigationCommand.Step] = []
            for step in request.steps ?? [] {
                let source = step.below.map(NavigationState.Source.below) ?? .visible
                steps.append(.init(try command(step, from: nil), from: source, number: step.number ?? 1))
            }
            return .batch(steps)
        default: return .change(try operation(request))
        }
    }

    private func operation(_ request: Trace.Request) throws(Unrepeatable) -> NavigationState.Operation {
        switch request.verb {
        case "push":
            return .push(
                .init(
                    try route(request.route), as: request.style, ifTop: request.ifTop ?? .repeat,
                    ifCovered: request.ifCovered ?? .reject, blocksLinks: request.blocksLinks ?? false))
        case "replace": return .replace(try route(request.route))
        case "update": return .update(try route(request.route))
        case "setStack":
            var routes: [AnyRoute] = []
            for text in request.routes ?? [] { routes.append(try route(text)) }
            return .setStack(routes)
        case "pop": return .pop(count: request.count ?? 1)
        case "popToRoot": return .popToRoot
        case "popTo":
            guard let text = request.route else { return .popTo(.matching { _ in false }) }
            return .popTo(.route(try route(text)))
        case "dismiss": return .dismiss
        case "dismissAll": return .dismissAll
        case "select": return .select(tab: request.tab ?? "")
        case "setTabs":
            var seeds: [NavigationState.TabSeed] = []
            for (name, text) in zip(request.tabs ?? [], request.routes ?? []) {
                let resets = request.resetting?.contains(name) ?? false
                seeds.append(.init(name, root: try route(text), resetsWhenLeft: resets))
            }
            return .setTabs(seeds)
        case "reset": return .reset
        case "endSession": return .endSession
        case "refresh": return .refresh
        case "cancel": return .cancel
        case "removed": return .hostRemoved((request.entries ?? []).map { EntryID($0) })
        case "unrecordable": throw Unrepeatable(why: request.why ?? "it is no data")
        default: throw Unrepeatable(why: "“\(request.verb)” is no verb of this version")
        }
    }

    private func route(_ text: Trace.RouteText?) throws(Unrepeatable) -> AnyRoute {
        guard let text, let route = naming.route(of: text) else {
            throw Unrepeatable(why: "\(text?.text ?? "") is no route of this app, or cannot be saved")
        }
        return route
    }
}

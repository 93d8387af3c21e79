import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Turns what is asked of a router into data, and data into what can be asked.
@MainActor struct RequestCoding<Screen: RouterScreen> {
    let router: Router<Screen>
    let naming: RouteNaming<Screen>

    init(_ router: Router<Screen>) {
        self.router = router
        naming = RouteNaming(composition: router.composition)
    }

    /// A request as data, said of the state it is made in.
    func action(_ ask: Ask) -> Trace.Action {
        let entry: Int? = if case .entry(let id) = ask.source { id.rawValue } else { nil }
        return .ask(request(ask.plan, from: entry), from: entry)
    }

    /// The entry a request comes from, or nil if it is gone.
    private func entry(_ id: Int?) -> Entry? {
        guard let id else { return router.visible }
        return router.state.entry(EntryID(id))
    }

    private func request(_ plan: NavigationPlan, from entry: Int?) -> Trace.Request {
        switch plan {
        case .one(let command): return request(command, from: entry)
        case .dismissThenPush(let steps):
            guard let route = steps.last?.command.route else {
                return .unrecordable(why: "a push of nothing")
            }
            return .dismissThenPush(route: naming.text(of: route))
        case .batch(let steps):
            return .batch(
                steps: steps.map { step in
                    let below: Int? = if case .below(let depth) = step.source { depth } else { nil }
                    if case .plain(.popTo(.matching)) = step.command {
                        return .init(number: step.number, .unrecordable(why: "a popTo by a rule in a batch"))
                    }
                    return .init(number: step.number, request(step.command, from: nil), below: below)
                })
        }
    }

    private func request(_ command: NavigationCommand, from entry: Int?) -> Trace.Request {
        switch command {
        case .push(let route, let style, let ifTop, let ifCovered, let blocksLinks):
            return .push(
                route: naming.text(of: route), as: style, ifTop: ifTop == .repeat ? nil : ifTop,
                ifCovered: ifCovered == .reject ? nil : ifCovered, blocksLinks: blocksLinks ? true : nil)
        case .replace(let route): return .replace(route: naming.text(of: route))
        case .setStack(let routes): return .setStack(routes: routes.map(naming.text))
        case .finish(let value): return finish(value, from: entry)
        case .open(let link): return .open(link: link)
        case .land(let route): return .land(route: naming.text(of: route))
        case .restore(let restoration):
            return .restore(
                snapshot: String(decoding: restoration.data, as: UTF8.self), holes: restoration.holes)
        case .plain(let operation): return request(operation, from: entry)
        case .discarding(let operation): return .discarding(request: request(operation, from: entry))
        }
    }

    private func request(_ operation: NavigationState.Operation, from entry: Int?) -> Trace.Request {
        switch operation {
        case .push(let route, let style, let ifTop, let ifCovered, let blocksLinks):
            let push = NavigationCommand.push(
                route, as: style, ifTop: ifTop, ifCovered: ifCovered, blocksLinks: blocksLinks)
            return request(push, from: entry)
        case .pop(let count): return .pop(count: count)
        case .popToRoot: return .popToRoot
        case .popTo(.route(let route)): return .popTo(route: naming.text(of: route))
        case .popTo(.matching(let rule)):
            // The nearest route the rule fits is named, since no other equal to it can be nearer.
            let source = self.entry(entry)?.id
            let stack = router.state.stacks.first { stack in source.flatMap(stack.index) != nil }
            let match = stack?.entries.last { rule($0.route) }
            return .popTo(route: match.map { naming.text(of: $0.route) })
        case .replace(let route): return .replace(route: naming.text(of: route))
        case .setStack(let routes): return .setStack(routes: routes.map(naming.text))
        case .dismiss: return .dismiss
        case .dismissAll: return .dismissAll
        case .select(let tab): return .select(tab: tab)
        case .reset: return .reset
        case .endSession: return .endSession
        case .end: return .cancel
        case .removed(let entries): return .removed(entries: entries.map(\.rawValue))
        case .land, .restore: return .unrecordable(why: "an end state that was made elsewhere")
        }
    }
}

// MARK: - Values

/// A value that no screen ends with.
private struct Unfit: Sendable {}

extension RequestCoding {
    /// The types of values that can be given to a screen that does not end with them, and still be told apart.
    private static var plainTypes: [any (Codable & Sendable).Type] {
        [Int.self, Double.self, Bool.self, String.self]
    }

    private func finish(_ value: (any Sendable)?, from entry: Int?) -> Trace.Request {
        guard let value else { return .finish(json: nil, type: nil) }
        let json = (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        guard let expected = expectedType(from: entry), type(of: value) == expected else {
            return .finish(json: json, type: "\(type(of: value))")
        }
        guard expected is any Decodable.Type, let json else {
            return .unrecordable(why: "a value of type \(expected), which is not Codable")
        }
        return .finish(json: json, type: nil)
    }

    /// The type of the value an entry ends with, or nil if it ends with none.
    private func expectedType(from entry: Int?) -> (any Sendable.Type)? {
        func value<R: ResultRoute>(_: R) -> any Sendable.Type { R.Value.self }
        guard let route = self.entry(entry)?.route.base as? any ResultRoute else { return nil }
        return value(route)
    }

    /// The value to finish an entry with, or nil if the text cannot be read as one.
    private func value(_ json: String, _ type: String?, from entry: Int?) -> (any Sendable)? {
        let data = Data(json.utf8)
        func plain<Value: Decodable & Sendable>(_: Value.Type) -> (any Sendable)? {
            try? JSONDecoder().decode(Value.self, from: data)
        }
        func expected<R: ResultRoute>(_: R) -> (any Sendable)? {
            guard let type = R.Value.self as? any Decodable.Type else { return nil }
            return (try? JSONDecoder().decode(type, from: data)) as? R.Value
        }
        if let type {
            guard let known = Self.plainTypes.first(where: { "\($0)" == type }) else { return Unfit() }
            return plain(known) ?? Unfit()
        }
        guard let route = self.entry(entry)?.route.base as? any ResultRoute else { return nil }
        return expected(route)
    }
}

// MARK: - Asking again

/// Why something that was recorded cannot be asked again.
struct Unrepeatable: Error {
    let why: String
}

extension RequestCoding {
    /// Asks once more for what was recorded.
    func ask(_ request: Trace.Request, from entry: Int?) throws(Unrepeatable) -> NavigationRequest {
        if case .restore(let snapshot, let holes) = request {
            return router.restore(Data(snapshot.utf8), holes: holes).request
        }
        let plan = try plan(of: request, from: entry)
        guard let entry else { return router.ask(plan, animated: false) }
        return router.context(of: EntryID(entry)).ask(plan, animated: false)
    }

    private func plan(of request: Trace.Request, from entry: Int?) throws(Unrepeatable) -> NavigationPlan {
        switch request {
        case .dismissThenPush(let text):
            let push = NavigationCommand.push(
                try route(text), as: nil, ifTop: .repeat, ifCovered: .reject, blocksLinks: false)
            return .dismissThenPush([.init(.plain(.dismiss)), .init(push, from: .visible)])
        case .batch(let recorded):
            var steps: [NavigationPlan.Step] = []
            for verb in recorded {
                let source = verb.below.map(NavigationState.Source.below) ?? .visible
                let step = NavigationPlan.Step(
                    try command(verb.request, from: nil), from: source, number: verb.number)
                steps.append(step)
            }
            return .batch(steps)
        default: return .one(try command(request, from: entry))
        }
    }

    private func command(
        _ request: Trace.Request, from entry: Int?
    ) throws(Unrepeatable) -> NavigationCommand {
        switch request {
        case .push(let text, let style, let ifTop, let ifCovered, let blocksLinks):
            return .push(
                try route(text), as: style, ifTop: ifTop ?? .repeat, ifCovered: ifCovered ?? .reject,
                blocksLinks: blocksLinks ?? false)
        case .replace(let text): return .replace(try route(text))
        case .setStack(let texts):
            var routes: [AnyRoute] = []
            for text in texts { routes.append(try route(text)) }
            return .setStack(routes)
        case .finish(nil, nil): return .finish(nil)
        case .finish(let json, let type):
            guard let value = value(json ?? "", type, from: entry) else {
                throw Unrepeatable(why: "\(json ?? "") is no value that the screen ends with")
            }
            return .finish(value)
        case .open(let link): return .open(link)
        case .land(let text): return .land(try route(text))
        case .discarding(let request): return .discarding(try operation(request))
        default: return .plain(try operation(request))
        }
    }

    private func operation(_ request: Trace.Request) throws(Unrepeatable) -> NavigationState.Operation {
        switch request {
        case .pop(let count): return .pop(count: count)
        case .popToRoot: return .popToRoot
        case .popTo(let text?): return .popTo(.route(try route(text)))
        case .popTo(nil): return .popTo(.matching { _ in false })
        case .dismiss: return .dismiss
        case .dismissAll: return .dismissAll
        case .select(let tab): return .select(tab: tab)
        case .reset: return .reset
        case .endSession: return .endSession
        case .cancel: return .end
        case .removed(let entries): return .removed(entries.map { EntryID($0) })
        case .unrecordable(let why): throw Unrepeatable(why: why)
        default: throw Unrepeatable(why: "\(request) cannot stand there")
        }
    }

    private func route(_ text: Trace.RouteText) throws(Unrepeatable) -> AnyRoute {
        guard let route = naming.route(of: text) else {
            throw Unrepeatable(why: "\(text.text) is no route of this app, or cannot be saved")
        }
        return route
    }
}

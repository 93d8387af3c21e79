import RouterCore

/// Names routes in traces, and finds them again: by their links, or else as snapshots hold them.
@MainActor struct RouteNaming<Screen: RouterScreen> {
    let composition: Composition<Screen>

    /// The text of a route, exits followed.
    func text(of route: AnyRoute) -> Trace.RouteText {
        let route = composition.following(route)
        guard !composition.isNeverSaved(route) else { return .init("?\(type(of: route.base))") }
        if let link = link(of: route) { return .init(link) }
        return .init(composition.savedForm(of: route) ?? "?\(route)")
    }

    /// The route of a text, or nil if it names none (any more).
    func route(of text: Trace.RouteText) -> AnyRoute? {
        switch text.text.first {
        case "?": nil
        case "{": composition.route(savedAs: text.text)
        default: try? composition.route(at: text.text)
        }
    }

    /// The route as events and states name it.
    func name(_ route: AnyRoute) -> String {
        let route = composition.following(route)
        guard !composition.isNeverSaved(route) else { return "\(type(of: route.base))" }
        return link(of: route) ?? route.description
    }

    /// The link of a route, if that leads back to an equal one.
    private func link(of route: AnyRoute) -> String? {
        guard let path = composition.path(for: route.base), (try? composition.route(at: path)) == route
        else { return nil }
        return path
    }
}

// MARK: - Events and states as text

extension RouteNaming {
    /// An event as one line: what was asked, what became of it, what changed, and what ended.
    func line(_ event: NavigationEvent) -> String {
        let asked = ([event.verb] + [event.route.map(name)].compactMap(\.self)).joined(separator: " ")
        let changes =
            event.delta.changes.map(text) + event.ended.map { "\($0.entry.id) \($0.ending.word)" }
        return (["\(asked): \(text(event.outcome))"] + changes).joined(separator: "; ")
    }

    /// A state as lines: each stack from the root up with the ids of its entries, the visible one in brackets.
    func lines(_ state: NavigationState) -> [String] {
        let visible = state.visible.id
        func line(_ name: String, _ stack: NavigationState.Stack) -> String {
            let entries = stack.entries.map { entry in
                entry.id == visible ? "[\(text(entry))]" : text(entry)
            }
            return "\(name): " + entries.joined(separator: " › ")
        }
        let modals = state.modals.reversed().map { modal in
            line(modal.style.rawValue + (modal.blocksLinks ? " that blocks links" : ""), modal.stack)
        }
        let tabs = state.tabs.enumerated().map { index, tab in
            line(index == state.selectedIndex ? tab.name + "*" : tab.name, tab.stack)
        }
        return modals + tabs + state.parked.map { "parked: \(text($0))" }
    }

    private func text(_ entry: Entry) -> String { "\(entry.id) \(name(entry.route))" }

    private func text(_ outcome: Outcome) -> String {
        switch outcome {
        case .redirected(let route), .parked(let route): "\(outcome.word) \(name(route))"
        case .rejected(let rejection): "\(outcome.word) \(text(rejection))"
        default: outcome.word
        }
    }

    /// The facts of a rejection; never its sentence, which may read otherwise in another release.
    func text(_ rejection: Rejection) -> String {
        let word = rejection.reason.word
        switch rejection {
        case .sourceCovered(let route, _), .noDestination(let route), .notFound(let route),
            .atRoot(let route, _), .otherType(let route, _), .resultMismatch(let route, _, _),
            .noTarget(let route?), .onDialog(let route):
            return "\(word) \(name(route))"
        case .otherPresentation(let route, let style): return "\(word) \(name(route)) as \(style.rawValue)"
        case .denied(let route, let reason), .leaveGuarded(let route, let reason, _):
            return "\(word) \(name(route)) (\(reason))"
        case .guardFailed(let route, let failure): return "\(word) \(name(route)) (\(failure))"
        case .loop(let routes): return ([word] + routes.map(name)).joined(separator: " ")
        case .noTab(let tab, _): return "\(word) \(tab)"
        case .batch(let number, let rejection): return "in verb \(number) \(text(rejection))"
        default: return word
        }
    }

    private func text(_ change: NavigationState.Delta.Change) -> String {
        switch change {
        case .splice(let stack, let index, let removed, let inserted):
            let entries = removed.map { "-\(text($0))" } + inserted.map { "+\(text($0))" }
            return (["\(text(stack))[\(index)]"] + entries).joined(separator: " ")
        case .update(let stack, let index, let old, let new):
            return "\(text(stack))[\(index)] \(text(old)) → \(text(new))"
        case .present(let modal, let index): return "+\(text(modal))[\(index)]"
        case .dismiss(let modal, let index): return "-\(text(modal))[\(index)]"
        case .select(let old, let new): return "tab \(old) → \(new)"
        case .tabs(let seeds, let removed, let inserted):
            let entries =
                removed.flatMap(\.stack.entries).map { "-\(text($0))" } + inserted.map { "+\(text($0))" }
            return (["tabs"] + seeds.map(\.name) + entries).joined(separator: " ")
        case .park(let intent, let entry): return "parked \(text(intent)) with \(entry)"
        case .advance(let next): return "next #\(next)"
        }
    }

    private func text(_ stack: StackID) -> String {
        switch stack {
        case .tab(let name): name
        case .modal(let entry): "modal \(entry)"
        }
    }

    private func text(_ modal: NavigationState.Modal) -> String {
        modal.style.rawValue + (modal.blocksLinks ? " that blocks links " : " ")
            + modal.stack.entries.map(text).joined(separator: " › ")
    }

    private func text(_ intent: NavigationState.Intent) -> String {
        let words = [intent.verb.rawValue, name(intent.route), intent.style?.rawValue, intent.tab]
        return words.compactMap(\.self).joined(separator: " ")
    }
}

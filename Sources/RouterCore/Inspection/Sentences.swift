// The one place where facts become sentences. Each says what (quoted), where, and what to do.

extension Rejection: CustomStringConvertible {
    /// A sentence for a person: what was refused and why, and what would work.
    public var description: String { sentence { $0.description } }

    /// Returns the sentence with routes called as the label says, such as by their links.
    ///
    /// - Parameter label: Names a route.
    /// - Returns: The sentence; of a link that was refused, with a drawing beneath it.
    public func sentence(label: (AnyRoute) -> String) -> String {
        switch self {
        case .sourceGone(.entry):
            "The entry this came from is no longer on any stack; ask from the screen that is visible now."
        case .sourceGone(.router):
            "The router this came from is gone; keep it for as long as its screens are shown."
        case .sourceGone(.detached):
            "The context this came from belongs to no router; use the one a builder is given, "
                + "and show the view within a host, such as RouterView."
        case .sourceCovered(let route, let policies):
            "The entry this came from is covered by \(label(route)); "
                + (policies.isEmpty
                    ? "ask from the screen that is visible now."
                    : "pass ifCovered: \(policies.map { ".\($0)" }.joined(separator: " or ")) "
                        + "if it should navigate all the same.")
        case .noDestination(let route):
            "No module has a destination for \(label(route)); "
                + "list the module that owns its type, or connect it with Connect(\(route.typeName).self)."
        case .notFound(let route):
            "\(label(route)) names nothing that exists, says the module that owns it."
        case .noTarget(let route?):
            "No entry of this stack shows \(label(route)); look at the stack first, or push it."
        case .noTarget(nil):
            "No entry of this stack fits the rule; look at the stack first, or push what it looks for."
        case .noEntryBelow(let count, let depth):
            "There is no entry \(count) below the visible one, whose stack has \(depth); count from 0."
        case .noTab(let name, let known):
            "There is no tab \"\(name)\"; \(suggestion(for: name, among: known))"
        case .noTabs:
            "The app was to have no tab, and then there is nothing to show; name at least one in setTabs."
        case .duplicateTab(let name):
            "Two tabs were to be named \"\(name)\"; rename one of them in setTabs."
        case .atRoot(let route, let verb):
            "\(label(route)) is the root of its stack, \(wayOut(ofRootFor: verb))"
        case .otherType(let route, let shown):
            "\(label(route)) is no \(shown.typeName), the type of the route that update would change; "
                + "replace the screen, or push."
        case .onDialog(let dialog):
            "\(label(dialog)) is a dialog, and nothing but a dialog is shown on it; "
                + "answer it first, or end it with dismiss(thenPush:)."
        case .otherPresentation(let route, .dialog):
            "\(label(route)) is no dialog; register dialog(for: \(route.typeName).self), "
                + "or present it as a sheet or cover."
        case .otherPresentation(let route, let style):
            "\(label(route)) is a dialog, which cannot be a \(style.rawValue); push it without as:."
        case .noModal:
            "No modal holds this entry, so there is nothing to dismiss; pop leaves an entry of a tab."
        case .resultMismatch(let route, let expected?, let given):
            "\(label(route)) ends with a value of type \(expected), not with \(given ?? "none")."
        case .resultMismatch(let route, nil, let given):
            "\(label(route)) is no ResultRoute and ends without a value; it was given \(given ?? "none")."
        case .limit(let count):
            "More than \(count) requests were caused by one change, each by the one before; "
                + "look for a handler, builder or rule that asks whenever it is asked."
        case .denied(let route, let reason):
            "A guard does not let \(label(route)) in: \(reason)."
        case .guardFailed(let route, let failure):
            "A guard of \(label(route)) threw: \(failure); mend it, or let it deny."
        case .leaveGuarded(let route, let reason, let verb):
            "\(label(route)) does not let go: \(reason); save first, "
                + "or pass discarding: true to \(verb) to lose its changes."
        case .noMatch(let failure), .refused(let failure):
            failure.description
        case .malformed(let fault):
            fault.description
        case .loop(let routes):
            "The way to this route does not end: "
                + routes.suffix(4).map(label).joined(separator: " → ")
                + "; let a parent or redirect of one of them stop."
        case .batch(let number, let rejection):
            "Operation \(number) of the batch was refused, so none was carried out. "
                + rejection.sentence(label: label)
        }
    }
}

extension Rejection {
    /// What to do in place of a verb that does not reach beneath a root, as the end of a sentence.
    private func wayOut(ofRootFor verb: String) -> String {
        switch verb {
        case "replace": "which is not replaced; make it another with setStack, or push."
        case "setStack": "which has to stay; name at least one route."
        case "finish", "cancel": "and a tab does not end; select another tab."
        default: "which has to stay; pop less, dismiss its modal, or select another tab."
        }
    }
}

extension Navigation.UnreadRejection: CustomStringConvertible {
    /// A line for a log: the kind, the verb, the screen it came from, and the sentence.
    public var description: String { line { $0.description } }

    /// Returns the line with routes called as the label says.
    func line(label: (AnyRoute) -> String) -> String {
        let place = source.map { " from \(label($0))" } ?? ""
        return "\(rejection.reason.word): \(verb)\(place): \(rejection.sentence(label: label))"
    }
}

extension Outcome: CustomStringConvertible {
    /// The outcome in a word, and the sentence of a rejection.
    public var description: String {
        switch self {
        case .committed: "committed"
        case .redirected(let route): "redirected to \(route)"
        case .parked(let route): "parked until \(route) has finished"
        case .superseded: "superseded by a newer request"
        case .rejected(let rejection): "rejected, \(rejection.reason.word): \(rejection)"
        }
    }
}

extension NavigationResult: CustomStringConvertible {
    /// The result in a word, with the value, the ending, or the sentence of a rejection.
    public var description: String {
        switch self {
        case .finished(let value): "finished with \(value)"
        case .ended(let ending): "ended, \(ending)"
        case .rejected(let rejection): "rejected, \(rejection.reason.word): \(rejection)"
        case .cancelled: "cancelled"
        }
    }
}

extension CompositionIssue: CustomStringConvertible {
    /// A sentence for a person: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .duplicateModule(let name):
            "Module \"\(name)\" is listed twice; list it once, or give the second another name."
        case .duplicateDestination(let route, let modules):
            "\(route) has two owners, \(quoted(modules)); remove one destination, "
                + "or pass replacing: true in the later module."
        case .duplicateKey(let key, let routes, let modules):
            "The key \"\(key)\" names both \(routes.joined(separator: " and ")), in \(quoted(modules)); "
                + "give one of them another key."
        case .notCodable(let route, let module):
            "\"\(module)\" cannot save \(route), which is not Codable; conform it, "
                + "or leave out formerKeys, version and migrate."
        case .unconnectedExit(let exit, let modules):
            "\(exit) is pushed by \(quoted(modules)) and leads nowhere; "
                + "add Connect(\(last(exit)).self) { … } to the composition, or list the module that owns it."
        case .duplicateConnection(let exit):
            "\(exit) is connected twice; remove one Connect(\(last(exit)).self)."
        case .connectedDestination(let route, let module):
            "\(route) is connected, but \"\(module)\" owns a destination for it; "
                + "remove the Connect, or the destination."
        case .connectionWithoutDestination(let exit, let target):
            "Connect(\(last(exit)).self) leads to \(target), which has no destination; "
                + "list the module that owns it, or connect to another route."
        case .connectionCycle(let exits):
            "Connections lead in a circle: \(exits.joined(separator: " → ")); "
                + "let one of them lead to a route with a destination."
        case .noTab:
            "There is no tab, so nothing to show; add RootTab(\"home\", root: …) to the composition."
        case .duplicateTab(let name):
            "Two tabs are named \"\(name)\"; rename one of them."
        case .rootWithoutDestination(let tab, let route):
            "The root of tab \"\(tab)\", \(route), has no destination; "
                + "list the module that owns it, or start the tab with another route."
        case .ruleWithoutDestination(let rule, let route, let module):
            "\"\(module)\" registers \(rule) for \(route), which has no destination; "
                + "register the destination too, or remove the rule."
        case .foreignRule(let rule, let route, let owner, let module):
            "\"\(module)\" registers \(rule) for \(route), which \"\(owner)\" owns; "
                + "move the rule to \"\(owner)\"."
        case .dialogRule(let rule, let route, let module):
            "\"\(module)\" registers \(rule) for \(route), which is a dialog and has no screen; remove the rule, "
                + "or register a destination in place of the dialog."
        case .rootIsDialog(let tab, let route):
            "The root of tab \"\(tab)\", \(route), is a dialog, which lies on no stack; "
                + "start the tab with a screen, and push the dialog from there."
        case .repeatedRule(let rule, let route, let module):
            "\"\(module)\" registers \(rule) for \(route) twice; put both into one."
        case .connectedResult(let exit, let value, let target, let ends):
            "Connect(\(last(exit)).self) leads to \(target), which ends with \(ends ?? "no value"), but \(last(exit)) "
                + "awaits \(value); connect it to a route that ends with \(value)."
        case .erasedRoute(let place, let module?):
            "\"\(module)\" registers \(place) for AnyRoute, which holds a route of any type; "
                + "register it for the type of the route itself."
        case .erasedRoute(let place, nil):
            "\(place) names AnyRoute, which holds a route of any type; name the types of the routes themselves."
        case .undeclaredExit(let exit, let module):
            "\"\(module)\" pushed \(exit), which it neither owns nor declares; "
                + "register exit(\(last(exit)).self), so that the app knows to connect it."
        default:
            linkDescription
        }
    }

    private func quoted(_ modules: [String]) -> String {
        modules.map { "\"\($0)\"" }.joined(separator: " and ")
    }

    private func last(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension CompositionError: CustomStringConvertible {
    /// A headline and a line for each issue.
    public var description: String {
        let count = issues.count == 1 ? "1 problem" : "\(issues.count) problems"
        return (["The composition has \(count):"] + issues.map { "- \($0)" }).joined(separator: "\n")
    }
}

extension AnyRoute {
    /// The name of the route's type, without its module.
    var typeName: String { shortName(of: type(of: base)) }
}

import RouterCore

/// What a step can be asked of: a router, or a batch.
@MainActor protocol StepVerbs: NavigationVerbs {
    /// Why a step cannot even be asked for.
    associatedtype Problem: Error

    /// Pushes a route from the entry that lies this many places below the visible one.
    func push(_ route: any Route, fromBelow depth: Int, ifCovered: NavigationCommand.CoverPolicy)
        throws(Problem) -> Reply
}

extension NavigationCommand.Batch: StepVerbs {
    // A depth that is not there is found at the step's turn.
    typealias Problem = Never
}

extension Router: StepVerbs {
    func push(
        _ route: any Route, fromBelow depth: Int, ifCovered: NavigationCommand.CoverPolicy
    ) throws(Refusal) -> NavigationRequest {
        let entries = state.visibleStack.entries
        guard depth < entries.count else {
            throw .unasked(.notFound, "There is no entry \(depth) below the visible one.")
        }
        return context(of: entries[entries.count - 1 - depth].id).push(route, ifCovered: ifCovered)
    }
}

extension DriveStep<AnyRoute> {
    /// Asks for the step.
    ///
    /// - Throws: Why it was not asked for.
    @MainActor @discardableResult
    func ask<Verbs: StepVerbs>(of verbs: Verbs) throws(Verbs.Problem) -> Verbs.Reply {
        switch self {
        case .push(let route, let style): verbs.push(route.base, as: style)
        case .pushFrom(let depth, let route, let policy):
            try verbs.push(route.base, fromBelow: depth, ifCovered: policy)
        case .back(let count): verbs.pop(count)
        case .root: verbs.popToRoot()
        case .popTo(let route): verbs.pop(to: route.base)
        case .replace(let route): verbs.replace(with: route.base)
        case .dismiss: verbs.dismiss()
        case .dismissAll: verbs.dismissAll()
        case .tab(let name): verbs.select(tab: name)
        }
    }
}

/// Verbs that are carried out together: all of them as one change, or none.
@MainActor public final class Batch: NavigationVerbs {
    private(set) var steps: [NavigationPlan.Step] = []
    private(set) var isAnimated = true
    private var verbs = 0

    init() {}

    /// Adds one verb to the batch; one that asks for no animation does so for the whole.
    public func ask(_ plan: NavigationPlan, animated: Bool) {
        isAnimated = isAnimated && animated
        switch plan {
        case .one(let command): add([.init(command)])
        case .batch(let inner), .dismissThenPush(let inner): add(inner)
        }
    }

    /// Adds a push from the entry that lies this many places below the visible one at its turn.
    ///
    /// - Parameters:
    ///   - route: A route or an exit.
    ///   - depth: How far below the visible entry the push comes from; 0 is the visible one.
    ///   - ifCovered: What to do with what lies above that entry.
    public func push(_ route: any Route, fromBelow depth: Int, ifCovered: CoverPolicy = .reject) {
        add([.init(.push(AnyRoute(route), ifCovered: ifCovered), from: .below(depth))])
    }

    /// Adds the steps of one verb, which come from what is visible unless they say otherwise.
    private func add(_ inner: [NavigationPlan.Step]) {
        verbs += 1
        for step in inner {
            var step = NavigationPlan.Step(step.command, from: step.source ?? .visible)
            step.number = verbs
            steps.append(step)
        }
    }
}

/// Verbs that are carried out together: all of them as one change, or none.
@MainActor public final class Batch: NavigationVerbs {
    private(set) var steps: [NavigationPlan.Step] = []
    private(set) var isAnimated = true
    private var verbs = 0

    init() {}

    /// Adds one verb to the batch; one that asks for no animation does so for the whole.
    public func ask(_ plan: consuming NavigationPlan, animated: Bool) {
        isAnimated = isAnimated && animated
        verbs += 1
        switch plan {
        case .one(let command):
            steps.append(.init(command, from: .visible, number: verbs))
        case .batch(let inner), .dismissThenPush(let inner):
            for step in inner {
                steps.append(.init(step.command, from: step.source ?? .visible, number: verbs))
            }
        }
    }

    /// Adds a push from the entry that lies this many places below the visible one at its turn.
    ///
    /// - Parameters:
    ///   - route: A route or an exit.
    ///   - depth: How far below the visible entry the push comes from; 0 is the visible one.
    ///   - ifCovered: What to do with what lies above that entry.
    public func push(_ route: any Route, fromBelow depth: Int, ifCovered: CoverPolicy = .reject) {
        verbs += 1
        steps.append(.init(.push(AnyRoute(route), ifCovered: ifCovered), from: .below(depth), number: verbs))
    }
}

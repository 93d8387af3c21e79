import RouterCore

/// The kinds of requests there are; the switches below do not compile when one is added and not named here.
enum PlanKind: String, CaseIterable {
    case push, replace, setStack, finish, open, land, restore, plain, discarding
    case batch, dismissThenPush

    init(_ command: NavigationCommand) {
        self =
            switch command {
            case .push: .push
            case .replace: .replace
            case .setStack: .setStack
            case .finish: .finish
            case .open: .open
            case .land: .land
            case .restore: .restore
            case .plain: .plain
            case .discarding: .discarding
            }
    }

    init(_ plan: NavigationPlan) {
        self =
            switch plan {
            case .one(let command): PlanKind(command)
            case .batch: .batch
            case .dismissThenPush: .dismissThenPush
            }
    }
}

/// The kinds of operations, likewise.
enum OperationKind: String, CaseIterable {
    case push, pop, popToRoot, popTo, replace, setStack, dismiss, dismissAll, select, reset, endSession,
        end
    case removed, land, restore

    init(_ operation: NavigationState.Operation) {
        self =
            switch operation {
            case .push: .push
            case .pop: .pop
            case .popToRoot: .popToRoot
            case .popTo: .popTo
            case .replace: .replace
            case .setStack: .setStack
            case .dismiss: .dismiss
            case .dismissAll: .dismissAll
            case .select: .select
            case .reset: .reset
            case .endSession: .endSession
            case .end: .end
            case .removed: .removed
            case .land: .land
            case .restore: .restore
            }
    }
}

/// One who asks the router and writes down what kind of request each verb makes.
@MainActor struct Spy: NavigationVerbs {
    let router: Router<Page>
    let seen: Seen
    /// From where it asks; nil is what is visible.
    var context: PushContext?

    @MainActor final class Seen {
        var plans: Set<PlanKind> = []
        var operations: Set<OperationKind> = []
    }

    @discardableResult
    func ask(_ plan: NavigationPlan, animated: Bool) -> NavigationRequest {
        seen.plans.insert(PlanKind(plan))
        switch plan {
        case .one(.plain(let operation)), .one(.discarding(let operation)):
            seen.operations.insert(OperationKind(operation))
        default: break
        }
        return context?.ask(plan, animated: animated) ?? router.ask(plan, animated: animated)
    }
}

/// Someone who tries every way from every place.
@MainActor final class Intruder {
    let fort: Fort
    let seen = Spy.Seen()
    private var waiting: [Task<Void, Never>] = []

    init(_ fort: Fort) {
        self.fort = fort
    }

    /// From what is visible, and from each entry there is.
    var everywhere: [Spy] {
        let entries = fort.state.stacks.flatMap(\.entries)
        return [Spy(router: fort.router, seen: seen)]
            + entries.map { Spy(router: fort.router, seen: seen, context: fort.router.context(of: $0.id)) }
    }

    func links(to route: any Route) -> [String] {
        switch route as? Vault {
        case .room(let number): ["/room/\(number)", "/r/\(number)", "/room/\(number)/safe"]
        case .safe(let room): ["/room/\(room)/safe"]
        default: []
        }
    }

    func askResult(of route: some ResultRoute, from push: PushContext?) async {
        let push = push ?? fort.router.top
        for style in WayIn.styles {
            for cover in CoverPolicy.allCases {
                waiting.append(
                    await begin { _ = await push.result(of: route, as: style, ifCovered: cover) })
            }
        }
        await fort.settle()
    }

    /// Gives up waiting.
    func leave() {
        for task in waiting { task.cancel() }
    }
}

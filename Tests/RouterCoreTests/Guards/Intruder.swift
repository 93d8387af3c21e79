import RouterCore

/// The kinds of commands there are; the switches below do not compile when one is added and not named here.
enum CommandKind: String, CaseIterable {
    case change, finish, dismissThenPush, open, openRoute, restore, batch, admit, confirm

    init(_ command: NavigationCommand) {
        self =
            switch command.kind {
            case .change: .change
            case .finish: .finish
            case .dismissThenPush: .dismissThenPush
            case .open: .open
            case .openRoute: .openRoute
            case .restore: .restore
            case .batch: .batch
            case .admit: .admit
            case .confirm: .confirm
            }
    }
}

/// The kinds of operations, likewise.
enum OperationKind: String, CaseIterable {
    case push, replace, update, setStack, pop, popToRoot, popTo, dismiss, dismissAll, cancel, select, reset
    case endSession, refresh, hostRemoved, setTabs

    init(_ operation: NavigationState.Operation) {
        self =
            switch operation {
            case .push: .push
            case .replace: .replace
            case .update: .update
            case .setStack: .setStack
            case .pop: .pop
            case .popToRoot: .popToRoot
            case .popTo: .popTo
            case .dismiss: .dismiss
            case .dismissAll: .dismissAll
            case .cancel: .cancel
            case .select: .select
            case .reset: .reset
            case .endSession: .endSession
            case .refresh: .refresh
            case .hostRemoved: .hostRemoved
            case .setTabs: .setTabs
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
        var commands: Set<CommandKind> = []
        var operations: Set<OperationKind> = []
    }

    @discardableResult
    func perform(_ command: NavigationCommand, animated: Bool) -> NavigationRequest {
        seen.commands.insert(CommandKind(command))
        if case .change(let operation) = command.kind { seen.operations.insert(OperationKind(operation)) }
        return context?.perform(command, animated: animated) ?? router.perform(command, animated: animated)
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

    /// Presents a dialog on what is visible and ends it, in each way there is.
    func answerDialogs() {
        let router = fort.router
        for way in 0..<3 {
            router.push(VaultAlarm())
            guard let choice = router.visibleDialog?.choices.first else { continue }
            switch way {
            case 0: router.choose(choice)
            case 1: router.navigation.choose(choice, of: router.visible.id)
            default: router.navigation.hostCancelled(router.visible.id)
            }
        }
    }

    func askResult(of route: some ResultRoute, from push: PushContext?) async {
        waiting.append(await begin { [router = fort.router] in _ = await router.result(of: route) })
        let push = push ?? fort.router.top
        for style in WayIn.styles {
            for cover in NavigationCommand.CoverPolicy.allCases {
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

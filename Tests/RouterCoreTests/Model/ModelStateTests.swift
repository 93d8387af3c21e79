import RouterCore
import Testing

/// The state without a router: a value, usable on any thread.
@Suite struct ModelStateTests {
    @Test("R1: random operations on copies, on eight tasks at once, come to what they come to one by one")
    func offTheMainActor() async throws {
        let start = try deep()
        let serial = (0..<8).map { ModelStateTests.run(start, seed: UInt64($0)) }
        let parallel = await withTaskGroup(of: (Int, NavigationState).self) { group in
            for task in 0..<8 {
                group.addTask { (task, ModelStateTests.run(start, seed: UInt64(task))) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for task in 0..<8 { #expect(parallel[task] == serial[task]) }
        #expect(Set(serial).count == 8)
        #expect(start == (try deep()))
    }

    @Test("a refused operation leaves the state as it was; a delta leads from before to after")
    func deltas() throws {
        var random = SplitMix(seed: 7)
        var state = try deep()
        for _ in 0..<2_000 {
            let before = state
            let operation = ModelStateTests.operation(&random, state)
            let source = ModelStateTests.source(&random, state)
            do {
                let delta = try state.perform(operation, from: source)
                var replayed = before
                replayed.apply(delta)
                #expect(replayed == state)
                var again = before
                #expect(try again.perform(operation, from: source) == delta)
            } catch {
                #expect(state == before)
            }
            let ids = state.stacks.flatMap { $0.entries.map(\.id) }
            #expect(Set(ids).count == ids.count)
            #expect(state.stacks.allSatisfy { !$0.entries.isEmpty })
            #expect(ids.allSatisfy { $0.rawValue < state.nextID })
            #expect(state.visible.id == state.visibleStack.entries.last?.id)
        }
    }

    private func deep() throws -> NavigationState {
        var state = try #require(
            NavigationState(tabs: [
                .init("tab0", root: Deck.root(0)), .init("tab1", root: Deck.root(1)),
                .init("tab2", root: Deck.root(2), resetsWhenLeft: true),
            ]))
        for number in 0..<50 { try state.perform(ModelStateTests.push(number, as: .stack)) }
        return state
    }

    private static func push(
        _ number: Int, as style: Presentation, _ policy: NavigationCommand.CoverPolicy = .reject
    ) -> NavigationState.Operation {
        .push(.init(AnyRoute(Deck.card(number)), as: style, ifCovered: policy))
    }

    private static func run(_ start: NavigationState, seed: UInt64) -> NavigationState {
        var random = SplitMix(seed: seed)
        var state = start
        for _ in 0..<2_000 {
            let operation = operation(&random, state)
            _ = try? state.perform(operation, from: source(&random, state))
        }
        return state
    }

    private static func source(
        _ random: inout SplitMix, _ state: NavigationState
    ) -> NavigationState.Source {
        let stacks = state.stacks
        let entries = stacks[random.below(stacks.count)].entries
        return switch random.below(4) {
        case 0: .entry(entries[random.below(entries.count)].id)
        case 1: .below(random.below(4))
        default: .visible
        }
    }

    private static func operation(
        _ random: inout SplitMix, _ state: NavigationState
    ) -> NavigationState.Operation {
        let number = random.below(6)
        return switch random.below(18) {
        case 0...4: push(number, as: random.oneIn(3) ? .sheet : .stack, random.oneIn(2) ? .truncate : .reject)
        case 5: .pop(count: random.below(3))
        case 6: .popToRoot
        case 7: .popTo(.route(AnyRoute(Deck.card(number))))
        case 8: .replace(AnyRoute(Deck.card(number)))
        case 9: .setStack((0...number).map { AnyRoute(Deck.card($0)) })
        case 10: .dismiss
        case 11: random.oneIn(4) ? .dismissAll : .dismiss
        case 12...13: .select(tab: "tab\(random.below(4))")
        case 14: random.oneIn(8) ? .reset : .endSession
        case 15: .cancel
        default:
            .hostRemoved(
                state.visibleStack.entries.suffix(random.below(3)).map(\.id)
                    + state.modals.prefix(random.below(2)).map(\.stack.root.id))
        }
    }
}

import RouterCore

/// A verb as data, for tables and for chance.
enum Verb: Sendable, Hashable, CustomStringConvertible {
    case push(Int), sheet(Int), cover(Int), bed(Int)
    case pop(Int), popToRoot, popTo(Int), replace(Int), setStack([Int])
    case dismiss, dismissAll, dismissThenPush(Int)
    case select(String)
    case reset, endSession
    /// The system took away so many entries from the top of the visible stack.
    case system(Int)
    case batch([Verb])

    var description: String {
        switch self {
        case .batch(let verbs): "batch\(verbs)"
        case .push(let number): "push(\(number))"
        case .sheet(let number): "sheet(\(number))"
        case .cover(let number): "cover(\(number))"
        case .bed(let number): "bed(\(number))"
        case .pop(let count): "pop(\(count))"
        case .popToRoot: "popToRoot"
        case .popTo(let number): "popTo(\(number))"
        case .replace(let number): "replace(\(number))"
        case .setStack(let numbers): "setStack(\(numbers))"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .dismissThenPush(let number): "dismissThenPush(\(number))"
        case .select(let tab): "select(\(tab))"
        case .reset: "reset"
        case .endSession: "endSession"
        case .system(let count): "system(\(count))"
        }
    }
}

extension Stage {
    /// Asks the router, or the one context given.
    @discardableResult
    func run(_ verb: Verb, from context: PushContext? = nil) -> NavigationRequest {
        switch verb {
        case .reset: return router.reset()
        case .endSession: return router.endSession()
        case .system(let count):
            let entries = state.visibleStack.entries.suffix(count)
            return router.navigation.hostRemoved(entries.map(\.id))
        default: return context.map { ask(verb, $0) } ?? ask(verb, router)
        }
    }

    private func ask<Verbs: NavigationVerbs>(_ verb: Verb, _ verbs: Verbs) -> Verbs.Reply {
        switch verb {
        case .push(let number): verbs.push(Kitchen.dish(number))
        case .sheet(let number): verbs.push(Kitchen.sheet(number))
        case .cover(let number): verbs.push(Kitchen.cover(number))
        case .bed(let number): verbs.push(KitchenExit.garden(number))
        case .pop(let count): verbs.pop(count)
        case .popToRoot: verbs.popToRoot()
        case .popTo(let number): verbs.pop(to: Kitchen.dish(number))
        case .replace(let number): verbs.replace(with: Kitchen.dish(number))
        case .setStack(let numbers): verbs.setStack(numbers.map { Kitchen.dish($0) })
        case .dismiss: verbs.dismiss()
        case .dismissAll: verbs.dismissAll()
        case .dismissThenPush(let number): verbs.dismiss(thenPush: Kitchen.dish(number))
        case .select(let tab): verbs.select(tab: tab)
        case .batch(let inner): verbs.batch { batch in for verb in inner { ask(verb, batch) } }
        case .reset, .endSession, .system: preconditionFailure("\(verb) is asked of the router alone")
        }
    }
}

/// A generator of the same numbers for the same seed, so that a failure can be repeated.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// Some verb, legal at that moment or not.
    mutating func verb() -> Verb {
        let number = Int.random(in: -1...4, using: &self)
        switch Int.random(in: 0..<18, using: &self) {
        case 0...3: return .push(number)
        case 4: return .sheet(number)
        case 5: return .cover(number)
        case 6: return .bed(number)
        case 7: return .pop(number)
        case 8: return .popToRoot
        case 9: return .popTo(number)
        case 10: return .replace(number)
        case 11: return .setStack((0..<max(0, number)).map { $0 % 2 })
        case 12: return .dismiss
        case 13: return .dismissThenPush(number)
        case 14: return .select(["kitchen", "garden", "visitor", "attic"][abs(number) % 4])
        case 15: return .system(max(0, number))
        case 16: return [.reset, .endSession, .dismissAll][abs(number) % 3]
        default: return .batch((0..<max(0, number)).map { _ in .push(Int.random(in: 1...4, using: &self)) })
        }
    }
}

import RouterCore
import RouterTerminal

enum FerryRoute: Route, Codable {
    case harbour
    case deck(Int)
    /// For those who have boarded.
    case cabin
}

/// Behind a guard that takes its time.
struct Engine: Route, Codable {}

struct Ticket: ResultRoute, Codable {
    typealias Value = Int
}

struct Boarding: Route, Codable {}

struct Dream: Route {}

/// With a view that is at hand.
struct Lounge: Route, Codable {
    var view = Hint<String>.none
}

/// One run of an app, and what was noticed in it.
@MainActor struct Ferry {
    @MainActor final class Passenger {
        var isBoarded = false
        var asked: [String] = []
        var returns: [String] = []
        var tasks = 0
    }

    let passenger: Passenger
    let router: Router<TerminalScreen>

    init(isActive: Bool = true) throws {
        let passenger = Passenger()
        self.passenger = passenger
        router = Router(
            try Composition<TerminalScreen> {
                FerryModule(passenger: passenger)
                RootTab("home", root: FerryRoute.harbour)
                RootTab("shop", root: FerryRoute.harbour)
            })
        router.navigation.onUnreadRejection = nil
        if isActive { router.activate() }
    }
}

private struct FerryModule: FeatureModule {
    let passenger: Ferry.Passenger

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: FerryRoute.self, key: "ferry") { _, context in deck(context, passenger) }
        registry.destination(for: Ticket.self, key: "ticket") { _, _ in TerminalScreen("") { _ in [] } }
        registry.destination(for: Boarding.self, key: "boarding") { _, _ in TerminalScreen("") { _ in [] } }
        registry.destination(for: Engine.self, key: "engine") { _, _ in TerminalScreen("") { _ in [] } }
        registry.destination(for: Lounge.self, key: "lounge") { _, _ in TerminalScreen("") { _ in [] } }
        registry.destination(for: Dream.self, key: "dream") { _, _ in TerminalScreen("") { _ in [] } }
        registry.presentation(of: Boarding.self) { _ in .sheet }
        registry.guardRoutes(of: FerryRoute.self) { route in
            passenger.asked.append("\(route)")
            return route == .cabin && !passenger.isBoarded ? .redirect(Boarding(), resuming: true) : .allow
        }
        registry.guardRoutes(of: Engine.self) { _ async in
            await Task.yield()
            return .allow
        }
        registry.onReturn(to: FerryRoute.self) { route, event, _ in
            passenger.returns.append("\(route) from \(event.route)")
        }
        registry.link("/deck/{_0}", to: FerryRoute.deck)
    }
}

/// A screen with something that is typed into it, a task, and a reason not to leave.
@MainActor private func deck(_ context: PushContext, _ passenger: Ferry.Passenger) -> TerminalScreen {
    let draft = Draft()
    context.guardLeaving { draft.text.isEmpty ? .allow : .deny("the draft is not saved") }
    return TerminalScreen("deck") { intent, context in
        draft.text += intent
        context.task { passenger.tasks += 1 }
        return nil
    } content: { _ in
        TerminalRow(draft.text, .intent("type", "hello"))
    }
}

@MainActor private final class Draft {
    var text = ""
}

import RouterCore

/// A screen that is nothing but its actions.
struct PlanScreen: ActionableScreen {
    var actions: [PlanAction]
    var context = PushContext.detached

    var actionTitles: [String] { actions.map(\.title) }

    func performAction(at index: Int) -> NavigationRequest? { actions[index].body(context) }

    func injecting(_ context: PushContext) -> PlanScreen { PlanScreen(actions: actions, context: context) }
}

struct PlanAction {
    let title: String
    let body: @MainActor (PushContext) -> NavigationRequest?

    static func push(_ route: any Route, as style: Presentation? = nil) -> PlanAction {
        PlanAction(title: "to \(route)") { $0.push(route, as: style) }
    }

    static func act(
        _ title: String, _ body: @escaping @MainActor (PushContext) -> NavigationRequest?
    ) -> PlanAction {
        PlanAction(title: title, body: body)
    }
}

/// The rooms of a made-up app, by number.
enum Room: Route, Codable {
    case room(Int)
}

/// A room that ends with a number.
struct Counter: ResultRoute, Codable {
    typealias Value = Int
}

/// A room nobody saves, and no link leads to.
struct Vault: Route, Codable {
    let secret: String
}

/// A route no module owns.
struct Nowhere: Route {
    let id: Int
}

/// An app whose rooms do what a test says.
struct PlanModule: FeatureModule {
    /// The rooms there are.
    var rooms = 0..<100
    /// What can be done in a room.
    var actions: @MainActor @Sendable (Int) -> [PlanAction] = { _ in [] }
    /// Called when the screen of a room is built.
    var onBuild: @MainActor @Sendable (Int, PushContext) -> Void = { _, _ in }
    var onReturn: (@MainActor @Sendable (Int, PushContext) -> Void)?
    var presentation: @Sendable (Int) -> Presentation = { _ in .stack }
    var guarding: @MainActor @Sendable (Int) throws -> GuardDecision = { _ in .allow }
    /// Whether rooms have links.
    var hasLinks = true

    func registerDestinations(in registry: inout DestinationRegistry<PlanScreen>) {
        registry.destination(for: Room.self, key: "room") { route, context in
            onBuild(route.number, context)
            return PlanScreen(actions: actions(route.number))
        }
        registry.destination(for: Counter.self, key: "counter") { _, _ in
            PlanScreen(actions: [.act("three") { $0.finish(with: 3) }])
        }
        registry.destination(for: Vault.self, key: "vault") { _, _ in PlanScreen(actions: []) }
        registry.saving(of: Vault.self) { _ in .neverSaved }
        registry.existence(of: Room.self) { rooms.contains($0.number) }
        registry.presentation(of: Room.self) { presentation($0.number) }
        registry.guardRoutes(of: Room.self) { try guarding($0.number) }
        if hasLinks { registry.link("/rooms/{_0}", to: Room.room) }
        if let onReturn {
            registry.onReturn(to: Room.self) { room, _, context in onReturn(room.number, context) }
        }
    }

    /// The app: two tabs, at rooms 0 and 1.
    func app() throws -> Composition<PlanScreen> {
        try Composition {
            self
            RootTab("first", root: Room.room(0))
            RootTab("second", root: Room.room(1))
        }
    }

    @MainActor func router() throws -> Router<PlanScreen> {
        let router = Router(try app())
        router.navigation.onUnreadRejection = nil
        router.activate()
        return router
    }
}

extension Room {
    var number: Int {
        switch self {
        case .room(let number): number
        }
    }
}

/// Numbers that are the same for the same seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

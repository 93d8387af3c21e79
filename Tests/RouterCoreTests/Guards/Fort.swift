import RouterTesting
import Testing

@testable import RouterCore

/// Routes a guard may stand before, and the door it leads to.
enum Vault: Route, Codable, Brief {
    case home
    case free(Int)
    case room(Int)
    /// Lies on its room.
    case safe(room: Int)
    /// A sheet.
    case panel(Int)
    /// A sheet: where one gets in.
    case door

    var brief: String {
        switch self {
        case .home: "vault"
        case .free(let number): "free\(number)"
        case .room(let number): "room\(number)"
        case .safe(let room): "safe\(room)"
        case .panel(let number): "panel\(number)"
        case .door: "door"
        }
    }
}

/// A screen of the vault that ends with a number.
struct VaultPick: ResultRoute, Codable, Brief {
    typealias Value = Int
    var brief: String { "vaultPick" }
}

/// A dialog of the vault.
struct VaultAlarm: ResultRoute, Brief {
    typealias Value = Bool
    var number = 0
    var brief: String { "alarm\(number)" }
}

enum VaultExit: Route {
    case room(Int)
}

/// Decides who gets in, and remembers whom it was asked about.
@MainActor final class Warden {
    /// The app's guard.
    var app: @MainActor (AnyRoute) throws -> GuardDecision = { _ in .allow }
    /// The module's guard.
    var module: @MainActor (AnyRoute) throws -> GuardDecision = { _ in .allow }
    /// The module's guards that take their time, by their number.
    var slow: @MainActor (Int, AnyRoute) async throws -> GuardDecision = { _, _ in .allow }
    /// What free places lie on when they are linked to; nil is the first tab's root.
    var beneath: Vault?
    /// Called when it is asked whether a route exists.
    var onExists: @MainActor (Vault) -> Void = { _ in }
    /// What screens with something to lose answer, where a test says so.
    var leave = LeaveDecision.allow
    /// The numbers of the screens that do not let go, where a test says so.
    var vetoes: Set<Int> = []
    var asked: [String] = []
    var built: [String] = []
    /// How many guards that take their time have been asked and have not answered.
    private var answering = 0
    private var watching: [CheckedContinuation<Void, Never>] = []

    nonisolated init() {}

    /// Waits until each guard that takes its time has answered, and what it answered has been looked at.
    ///
    /// None of them may stand at a gate.
    func settle() async {
        // A guard is asked in a task of its own; those made before this one begin before it.
        await Task {}.value
        while answering > 0 { await withCheckedContinuation { watching.append($0) } }
    }

    /// Asks a guard that takes its time.
    fileprivate func askSlow(_ number: Int, _ route: AnyRoute) async throws -> GuardDecision {
        answering += 1
        defer {
            answering -= 1
            // Who waits goes on in a turn of its own, after the router has looked at the answer.
            for watcher in watching { watcher.resume() }
            watching = []
        }
        return try await slow(number, route)
    }

    /// Leads from rooms, safes and picks to the door until it is told otherwise.
    func lock(resuming: Bool = true) {
        app = { route in route.isGuarded ? .redirect(Vault.door, resuming: resuming) : .allow }
    }

    func unlock() {
        app = { _ in .allow }
    }
}

extension AnyRoute {
    /// Whether it is one of the routes that tests put guards before.
    var isGuarded: Bool {
        switch base {
        case Vault.room as Vault, Vault.safe as Vault, is VaultPick: true
        default: false
        }
    }
}

struct VaultModule: FeatureModule {
    let warden: Warden
    var slowGuards = 0

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        let warden = warden
        registry.destination(for: Vault.self, key: "vault") { route, _ in
            warden.built.append(route.brief)
            return Page(text: route.brief)
        }
        registry.destination(for: VaultPick.self, key: "pick") { route, _ in Page(text: route.brief) }
        registry.dialog(for: VaultAlarm.self) { route in
            Dialog("Alarm \(route.number)") {
                Choice("ring", finishing: true)
                Choice("ignore", role: .cancel)
            }
        }
        registry.exit(VaultExit.self)
        registry.existence(of: Vault.self) { route in
            warden.onExists(route)
            return if case .room(let number) = route { number >= 0 } else { true }
        }
        registry.presentation(of: Vault.self) { route in
            switch route {
            case .panel, .door: .sheet
            default: .stack
            }
        }
        registry.parent(of: Vault.self) { route in
            switch route {
            case .home, .door: nil
            case .free: warden.beneath
            case .room, .panel: Vault.home
            case .safe(let room): Vault.room(room)
            }
        }
        registry.guardRoutes(of: Vault.self) { route in
            warden.asked.append("module \(route.brief)")
            return try warden.module(AnyRoute(route))
        }
        registry.guardRoutes(of: VaultPick.self) { route in try warden.module(AnyRoute(route)) }
        for number in 0..<slowGuards {
            registry.guardRoutes(of: Vault.self) { route async throws -> GuardDecision in
                warden.asked.append("slow\(number) \(route.brief)")
                return try await warden.askSlow(number, AnyRoute(route))
            }
            registry.guardRoutes(of: VaultPick.self) { route async throws -> GuardDecision in
                try await warden.askSlow(number, AnyRoute(route))
            }
        }
        registry.link("/vault", to: Vault.home)
        registry.link("/free/{_0}", to: Vault.free)
        registry.link("/room/{_0}", to: Vault.room)
        registry.link("/r/{_0}", to: Vault.room)
        registry.link("/room/{room}/safe", to: Vault.safe)
        registry.link("/panel/{_0}", to: Vault.panel)
        registry.link("/door", to: Vault.door)
    }
}

/// A watched router over a lobby, a vault and an attic that resets when it is left.
@MainActor final class Fort {
    let warden = Warden()
    let router: Router<Page>
    private(set) var events: [NavigationEvent] = []
    private(set) var unread: [Rejection] = []
    private var subscription: EventHub.Subscription?
    private var watching: [CheckedContinuation<Void, Never>] = []

    init(slowGuards: Int = 0, attic: Vault = .free(0), isActive: Bool = true) throws {
        router = Router(
            try Composition<Page> { [warden] in
                GardenModule()
                VaultModule(warden: warden, slowGuards: slowGuards)
                Guard { route in
                    warden.asked.append("app \(route.short)")
                    return try warden.app(route)
                }
                Connect(VaultExit.self) { exit in
                    switch exit {
                    case .room(let number): Vault.room(number)
                    }
                }
                RootTab("lobby", root: Garden.home)
                RootTab("vault", root: Vault.home)
                RootTab("attic", root: attic, resetsWhenLeft: true)
            })
        router.navigation.onUnreadRejection = { [weak self] in self?.unread.append($0.rejection) }
        subscription = router.events.observe { [weak self] in self?.note($0) }
        if isActive { router.activate() }
        // Tests count what they cause; the first root is asked about before.
        warden.asked = []
    }

    var state: NavigationState { router.state }
    var picture: String { state.picture }
    var parked: [String] { state.parked.map { "\($0.verb.rawValue) \($0.route.short)" } }
    /// The verbs and outcomes of all events so far.
    var story: [String] { events.map { "\($0.verb) \($0.outcome.word)" } }

    /// The context of the entry that shows a route.
    func context(_ route: any Route) throws -> PushContext {
        let entry = state.stacks.flatMap(\.entries).last { $0.route == AnyRoute(route) }
        return router.context(of: try #require(entry).id)
    }

    private func note(_ event: NavigationEvent) {
        events.append(event)
        for watcher in watching { watcher.resume() }
        watching = []
    }

    /// Waits until no request waits for a guard, and each guard has answered; none of them may stand at a gate.
    func settle() async {
        await warden.settle()
        while router.navigation.waiting != nil { await withCheckedContinuation { watching.append($0) } }
    }

    /// Asks for a result, and returns when its request has been made.
    func pick(_ context: PushContext? = nil) async -> Task<NavigationResult<Int>, Never> {
        let context = context ?? router.top
        return await begin { await context.result(of: VaultPick()) }
    }

    /// Checks that every request has exactly one event, in whatever order.
    func expectOneEventEach(
        _ requests: [NavigationRequest], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for request in requests {
            let outcomes = events.filter { $0.request == request.id }.map(\.outcome)
            #expect(outcomes.count == 1 && outcomes.first == request.outcome, sourceLocation: sourceLocation)
        }
    }

    /// Ends what is visible, as who got in does.
    func unlockAndFinish() {
        warden.unlock()
        router.finish()
    }
}

/// Begins a task, and returns once it has come as far as its first wait.
@MainActor func begin<Value: Sendable>(
    _ body: @escaping @MainActor () async -> Value
) async -> Task<Value, Never> {
    var task: Task<Value, Never>?
    await withCheckedContinuation { begun in
        task = Task {
            // Whoever waits for this goes on in a turn of its own.
            begun.resume()
            return await body()
        }
    }
    guard let task else { preconditionFailure("It has begun.") }
    return task
}

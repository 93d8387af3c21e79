import RouterCore
import Testing

private enum ShellExit: Route, Codable {
    case addAccount
    case call(service: String)
    case garden(Int)
}

/// Pushes exits, some of which stand for something the app does.
private struct ShellModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.exit(ShellExit.self)
        registry.link("/accounts/new", to: ShellExit.addAccount)
        registry.link("/call/{service}", to: ShellExit.call)
        registry.link("/beds/{_0}", to: ShellExit.garden)
    }
}

/// Exits connected to an action of the app in place of a route.
@MainActor @Suite struct ActionTests {
    /// What the app was told to do.
    @MainActor private final class Shell {
        var done: [String] = []
        nonisolated init() {}
    }

    private let shell = Shell()
    private let router: Router<Page>

    init() throws {
        let shell = shell
        let app = try Composition<Page> {
            ShellModule()
            KitchenModule()
            GardenModule()
            Guard { route in
                if case .call("forbidden")? = route.as(ShellExit.self) { .deny("forbidden") } else { .allow }
            }
            Connect(ShellExit.self) { exit in
                switch exit {
                case .addAccount: Action { shell.done.append("account") }
                case .call(let service): Action { shell.done.append(service) }
                case .garden(let number): Garden.bed(number)
                }
            }
            Connect(KitchenExit.self) { exit in
                switch exit {
                case .garden(let number): Garden.bed(number)
                }
            }
            RootTab("kitchen", root: Kitchen.home)
        }
        router = Router(app)
        router.activate()
    }

    private func reason(_ request: NavigationRequest) -> Rejection.Reason? {
        if case .rejected(let rejection)? = request.outcome { rejection.reason } else { nil }
    }

    @Test("a push runs the action once, and is committed with an empty change")
    func push() {
        var events: [NavigationEvent] = []
        let subscription = router.events.observe { events.append($0) }
        let before = router.state
        #expect(router.top.push(ShellExit.addAccount).outcome == .committed)
        #expect(shell.done == ["account"])
        #expect(router.state == before)
        #expect(events.map(\.outcome) == [.committed])
        #expect(events.map(\.delta.isEmpty) == [true])
        subscription.cancel()
    }

    @Test("another branch of the same connection leads to its route")
    func route() {
        router.push(ShellExit.garden(3))
        #expect(router.visible.route == AnyRoute(Garden.bed(3)))
        #expect(shell.done.isEmpty)
    }

    @Test("a context that is covered or gone, and a guard that denies, run nothing")
    func checks() {
        let covered = router.top
        router.push(Kitchen.dish(1))
        let gone = router.top
        #expect(reason(covered.push(ShellExit.addAccount)) == .sourceCovered)
        gone.pop()
        #expect(reason(gone.push(ShellExit.addAccount)) == .sourceGone)
        #expect(reason(router.push(ShellExit.call(service: "forbidden"))) == .denied)
        #expect(shell.done.isEmpty)
    }

    @Test("a link to such an exit runs it where the user is")
    func link() throws {
        router.push(Kitchen.dish(1))
        let before = router.state
        #expect(try router.route(at: "/call/lights") == AnyRoute(ShellExit.call(service: "lights")))
        #expect(shell.done.isEmpty)
        #expect(router.open("/call/lights").outcome == .committed)
        #expect(reason(router.open("/call/forbidden")) == .denied)
        #expect(shell.done == ["lights"])
        #expect(router.state == before)
        router.open("/beds/4")
        #expect(router.visible.route == AnyRoute(Garden.bed(4)))
    }

    @Test("an action of a batch runs once the batch is committed, or not at all")
    func batch() {
        router.batch {
            $0.push(ShellExit.addAccount)
            $0.push(Kitchen.dish(1))
        }
        #expect(shell.done == ["account"])
        router.batch {
            $0.push(ShellExit.addAccount)
            $0.push(Kitchen.dish(-1))
        }
        #expect(shell.done == ["account"])
    }

    @Test("a stack cannot be made of an action")
    func showsNothing() {
        router.push(Kitchen.dish(1))
        #expect(reason(router.replace(with: ShellExit.addAccount)) == .noDestination)
        #expect(reason(router.setStack([ShellExit.addAccount])) == .noDestination)
        #expect(shell.done.isEmpty)
    }
}

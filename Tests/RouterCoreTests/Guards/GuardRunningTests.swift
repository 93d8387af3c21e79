import RouterCore
import RouterTesting
import Testing

/// Guards that hang, navigate or outlive their router; and what many of them cost.
@MainActor @Suite struct GuardRunningTests {
    typealias Answers = RouterTesting.Gate<GuardDecision>

    @Test("a router that goes while a guard hangs: callers are told, the guard is cancelled, nothing is kept")
    func routerGoes() async throws {
        let gate = Answers()
        var wasCancelled: Bool?
        var fort: Fort? = try Fort(slowGuards: 2)
        fort?.warden.slow = { _, _ in
            let answer = await gate.pass()
            wasCancelled = Task.isCancelled
            return answer
        }
        let warden = try #require(fort?.warden)
        weak let navigation = fort?.router.navigation
        let request = try #require(fort?.router.push(Vault.room(1)))
        let caller = Task { await request.value }
        await gate.arrival()
        fort = nil
        #expect(navigation == nil)
        #expect(await caller.value == .rejected(.sourceGone(.router)))
        gate.open(with: .allow)
        await warden.settle()
        #expect(wasCancelled == true)
        // The second guard is not asked any more.
        #expect(warden.asked.filter { $0.hasPrefix("slow") } == ["slow0 room1"])
        #expect(gate.count == 0)
    }

    @Test("a router that goes: who waits for a result is told, pending or parked", arguments: [false, true])
    func routerGoesForCallers(isParked: Bool) async throws {
        let gate = Answers()
        var fort: Fort? = try Fort(slowGuards: isParked ? 0 : 1)
        fort?.warden.slow = { _, _ in await gate.pass() }
        if isParked { fort?.warden.lock() }
        weak let navigation = fort?.router.navigation
        let waiting = try #require(await fort?.pick())
        fort = nil
        #expect(navigation == nil)
        #expect(await waiting.value == (isParked ? .ended(.forgotten) : .rejected(.sourceGone(.router))))
        gate.open(with: .allow)
    }

    @Test("a router that goes: links that wait are told")
    func routerGoesForLinks() async throws {
        var fort: Fort? = try Fort(isActive: false)
        let link = try #require(fort?.router.open("/room/1"))
        fort = nil
        #expect(await link.value == .rejected(.sourceGone(.router)))
    }

    @Test("a guard that navigates at once is carried out after the request it was asked about")
    func syncGuardNavigates() throws {
        let fort = try Fort()
        var inner: NavigationRequest?
        fort.warden.app = { route in
            guard route.isGuarded else { return .allow }
            inner = fort.router.push(Garden.bed(2))
            #expect(inner?.outcome == nil)
            return .allow
        }
        #expect(fort.router.push(Vault.room(1)).isCommitted)
        #expect(inner?.isCommitted == true)
        #expect(fort.picture == "lobby: garden room1 bed2")
    }

    @Test(
        "a guard that navigates while it takes its time supersedes what it was asked about, whatever it answers",
        arguments: [
            .allow, .deny("no"), .redirect(Garden.bed(3), resuming: true),
        ] as [GuardDecision])
    func slowGuardNavigates(answer: GuardDecision) async throws {
        let fort = try Fort(slowGuards: 1)
        var inner: NavigationRequest?
        fort.warden.slow = { _, route in
            guard route.isGuarded else { return .allow }
            inner = fort.router.push(Garden.bed(2))
            return answer
        }
        let request = fort.router.push(Vault.room(1))
        #expect(await request.value == .superseded)
        await fort.settle()
        #expect(inner?.outcome == .committed)
        #expect(fort.picture == "lobby: garden bed2")
        #expect(fort.state.intents.isEmpty)
        fort.expectOneEventEach([request])
    }

    @Test("what events ask for is guarded like anything else, and waits its turn")
    func duringDelivery() async throws {
        let gate = Answers()
        let fort = try Fort(slowGuards: 1)
        fort.warden.slow = { _, route in route.isGuarded ? await gate.pass() : .allow }
        var requests: [NavigationRequest] = []
        let subscription = fort.router.events.observe { event in
            guard requests.isEmpty else { return }
            requests = [fort.router.push(Vault.room(1)), fort.router.push(Vault.room(2))]
        }
        fort.router.push(Garden.bed(1))
        #expect(requests.map(\.outcome) == [.superseded, nil])
        // No slow guard was asked about the first: nobody waits for its answer.
        await gate.arrival()
        gate.open(with: .allow)
        #expect(await requests[1].value == .committed)
        #expect(fort.picture == "lobby: garden bed1 room2")
        fort.expectOneEventEach(requests)
        subscription.cancel()
    }

    @Test("a request that a slow guard refuses, and nobody looks at, is told to the host once")
    func unreadAfterWaiting() async throws {
        let fort = try Fort(slowGuards: 1)
        fort.warden.slow = { _, _ in .deny("no") }
        fort.router.push(Vault.room(1))
        await fort.settle()
        #expect(fort.unread == [.denied(AnyRoute(Vault.room(1)), reason: "no")])
        let outcome = await fort.router.push(Vault.room(1)).value
        #expect(outcome?.rejection != nil)
        await fort.settle()
        #expect(fort.unread.count == 1)
    }

    @Test("while a guard decides, its screens may go: the request finds its source gone or covered")
    func sourceGoes() async throws {
        let gate = Answers()
        let fort = try Fort(slowGuards: 1)
        fort.router.push(Garden.bed(1))
        let context = fort.router.top
        fort.warden.slow = { _, _ in await gate.pass() }
        let request = context.push(Vault.room(1))
        await gate.arrival()
        fort.router.pop()
        gate.open(with: .allow)
        #expect(await request.value == .superseded)
        #expect(context.push(Vault.room(1)).reason == .sourceGone)
    }

    // MARK: Cost

    /// Guards that only count.
    @Test("a restore asks no guard again when one of two that take their time refuses a route")
    func restoreAsksOnce() async throws {
        let open = try Fort()
        open.router.open("/room/1/safe")
        let fort = try Fort(slowGuards: 2)
        fort.warden.slow = { number, _ in number == 0 ? .deny("closed") : .allow }
        fort.router.restore(open.router.snapshot().data)
        await fort.settle()
        #expect(fort.warden.asked.filter { $0.hasPrefix("slow") } == ["slow0 room1", "slow0 vault"])
        #expect(fort.picture == "vault: vault")
    }

    private struct Crowd: FeatureModule {
        let counter: Counter
        let count: Int

        func registerDestinations(in registry: inout DestinationRegistry<Page>) {
            registry.destination(for: Garden.self, key: "garden") { Page(text: "\($0)", context: $1) }
            for _ in 0..<count {
                registry.guardRoutes(of: Garden.self) { [counter] _ in
                    counter.built["asked", default: 0] += 1
                    return .allow
                }
            }
        }
    }

    @Test("a push asks each guard once, however many there are", arguments: [1, 10, 1_000, 10_000])
    func linear(count: Int) throws {
        // What else a guard could cost is memory, which `Tools/Checks/release.sh` counts.
        let counter = Counter()
        let router = Router(
            try Composition<Page> {
                Crowd(counter: counter, count: count)
                RootTab("garden", root: Garden.home)
            })
        for number in 1...10 {
            router.push(Garden.bed(number))
            #expect(counter.built["asked"] == number * count)
        }
    }
}

import RouterCore
import RouterTesting
import Testing

/// What is parked: how long, and with whom.
@MainActor @Suite struct ParkingTests {
    /// A fort with a push, or a link, that is parked behind the door.
    private func parked(link: Bool = false) throws -> Fort {
        let fort = try Fort()
        fort.router.push(Garden.bed(1))
        fort.warden.lock()
        _ = link ? fort.router.open("/room/1") : fort.router.push(Vault.room(1))
        #expect(fort.parked == [link ? "link room1" : "push room1"])
        return fort
    }

    struct End: Sendable, CustomTestStringConvertible {
        let name: String
        let go: @MainActor @Sendable (Fort) throws -> Void
        var testDescription: String { name }
    }

    nonisolated static let ends = [
        End(name: "cancelled") { $0.router.cancel() },
        End(name: "dismissed") { $0.router.dismiss() },
        End(name: "discarded") { $0.router.dismiss(discarding: true) },
        End(name: "all dismissed") { $0.router.dismissAll() },
        End(name: "swiped away") { $0.router.navigation.hostRemoved([$0.state.visible.id]) },
        End(name: "linked away") { $0.router.open("/free/1") },
        End(name: "reset") { $0.router.reset() },
        End(name: "the session ended") { $0.router.endSession() },
        End(name: "another stack") { $0.router.setStack([Vault.free(1)]) },
        End(name: "dismissed for another") { $0.router.dismiss(thenPush: Vault.free(1)) },
        End(name: "truncated") { fort in
            let lowest = fort.router.context(of: fort.state.tabs[0].stack.root.id)
            lowest.push(Vault.free(1), ifCovered: .truncate)
        },
    ]

    @Test("any other end of the door forgets what was parked with it", arguments: ends)
    func forgotten(end: End) async throws {
        let fort = try parked()
        try end.go(fort)
        #expect(fort.state.intents.isEmpty)
        fort.warden.unlock()
        fort.router.push(Vault.door)
        fort.router.finish()
        #expect(!fort.picture.contains("room1"))
        #expect(
            fort.events.allSatisfy { !$0.delta.inserted.contains { $0.route == AnyRoute(Vault.room(1)) } })
    }

    @Test("any other end of the door tells who waited", arguments: ends)
    func waiterForgotten(end: End) async throws {
        let fort = try Fort()
        fort.warden.lock()
        let waiting = await fort.pick()
        #expect(fort.parked == ["push vaultPick"])
        try end.go(fort)
        let ending: Ending = end.name == "the session ended" ? .session : .forgotten
        #expect(await waiting.value == .ended(ending))
    }

    @Test("a door on the stack: every end but its own forgets", arguments: 0..<6)
    func onTheStack(end: Int) throws {
        let fort = try Fort()
        fort.warden.app = { $0.isGuarded ? .redirect(Vault.free(7), resuming: true) : .allow }
        fort.router.push(Vault.room(1))
        #expect(fort.picture == "lobby: garden free7")
        let router = fort.router
        switch end {
        case 0: router.pop()
        case 1: router.popToRoot()
        case 2: router.pop(to: Garden.home)
        case 3: router.replace(with: Garden.bed(1))
        case 4: router.select(tab: "lobby")
        default:
            router.batch {
                $0.pop(); $0.push(Vault.free(7))
            }
        }
        #expect(fort.state.intents.isEmpty)
        fort.warden.unlock()
        if end == 5 { router.finish() }
        #expect(!fort.events.contains { $0.outcome == .committed && $0.route == AnyRoute(Vault.room(1)) })
    }

    @Test("what a caller waits for comes when one has got in: the value reaches it")
    func resultAfterReplay() async throws {
        let fort = try Fort()
        fort.router.push(Garden.bed(1))
        fort.warden.lock()
        let waiting = await fort.pick()
        fort.unlockAndFinish()
        #expect(fort.picture == "lobby: garden bed1 vaultPick")
        fort.router.finish(with: 7)
        #expect(await waiting.value == .finished(7))
    }

    @Test("parked twice before one gets in, a caller still gets its value")
    func resultParkedAgain() async throws {
        let fort = try Fort()
        fort.warden.lock()
        let waiting = await fort.pick()
        fort.router.finish()
        #expect(fort.parked == ["push vaultPick"])
        fort.unlockAndFinish()
        fort.router.finish(with: 7)
        #expect(await waiting.value == .finished(7))
    }

    @Test("a caller whose replay is refused is told so, and nobody else")
    func resultRefused() async throws {
        let fort = try Fort()
        fort.warden.lock()
        let waiting = await fort.pick()
        fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
        fort.router.finish()
        #expect(await waiting.value == .rejected(.denied(AnyRoute(VaultPick()), reason: "no")))
        #expect(fort.unread == [])
    }

    @Test("parking with the same entry again replaces what was parked; who waited is told")
    func replaced() async throws {
        let fort = try Fort()
        fort.warden.lock()
        let first = await fort.pick()
        let door = fort.state.visible.id
        fort.router.push(Vault.room(1))
        #expect(await first.value == .ended(.forgotten))
        fort.router.open("/room/2")
        #expect(fort.parked == ["link room2"])
        #expect(fort.state.visible.id == door)
        fort.unlockAndFinish()
        #expect(fort.picture == "vault: vault room2")
    }

    @Test("each door goes on with what was parked with it, and with nothing else")
    func twoDoors() throws {
        let fort = try Fort()
        fort.warden.app = { route in
            switch route.as(Vault.self) {
            case .room: .redirect(Vault.door, resuming: true)
            case .safe: .redirect(Vault.free(7), resuming: true)
            default: .allow
            }
        }
        fort.router.push(Vault.room(1))
        fort.router.push(Vault.safe(room: 2))
        #expect(fort.picture == "lobby: garden | sheet: door free7")
        #expect(fort.parked == ["push room1", "push safe2"])
        fort.unlockAndFinish()
        #expect(fort.picture == "lobby: garden | sheet: door safe2")
        #expect(fort.parked == ["push room1"])
        try fort.context(Vault.door).finish()
        #expect(fort.picture == "lobby: garden room1")
    }

    @Test("a replay that is refused is told to the host; one that is parked again goes on later")
    func replayRefused() throws {
        let fort = try parked()
        fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
        fort.router.finish()
        #expect(fort.unread == [.denied(AnyRoute(Vault.room(1)), reason: "no")])
        #expect(fort.picture == "lobby: garden bed1")
        #expect(fort.state.intents.isEmpty)
        fort.warden.lock()
        fort.router.push(Vault.room(1))
        let door = fort.state.visible.id
        fort.router.finish()
        #expect(fort.picture == "lobby: garden bed1 | sheet: door")
        #expect(fort.state.visible.id != door)
        #expect(fort.parked == ["push room1"])
        fort.unlockAndFinish()
        #expect(fort.picture == "lobby: garden bed1 room1")
    }

    @Test("the replay is a request of its own, after all that the end of the door caused")
    func replayIsARequest() throws {
        let fort = try parked()
        var seen: [String] = []
        let subscription = fort.router.events.observe { event in
            seen.append("\(event.verb) \(fort.picture)")
            if event.verb == "finish" { fort.router.push(Garden.bed(2)) }
        }
        fort.unlockAndFinish()
        #expect(
            seen == [
                "finish lobby: garden bed1", "push lobby: garden bed1 bed2",
                "push lobby: garden bed1 bed2 room1",
            ])
        subscription.cancel()
    }

    @Test("what is parked keeps its verb, route and presentation, nothing else")
    func data() throws {
        let fort = try parked()
        fort.router.push(VaultExit.room(2), as: .cover, ifTop: .reuse, blocksLinks: true)
        let intent = try #require(fort.state.parked.first)
        #expect(intent.verb == .push && intent.style == .cover && intent.tab == nil)
        #expect(intent.route == AnyRoute(Vault.room(2)))
        fort.unlockAndFinish()
        #expect(fort.picture == "lobby: garden bed1 | cover: room2")
        #expect(fort.state.modals.map(\.blocksLinks) == [false])
    }

    @Test("a tab that was parked is selected; what has changed meanwhile is asked about anew")
    func tab() throws {
        let fort = try Fort()
        fort.router.select(tab: "vault")
        fort.router.push(Vault.room(1))
        let room = fort.router.top
        fort.router.select(tab: "lobby")
        fort.warden.lock()
        fort.router.select(tab: "vault")
        #expect(fort.parked == ["select room1"])
        #expect(fort.state.parked.first?.tab == "vault")
        room.pop()
        fort.router.finish()
        #expect(fort.picture == "vault: vault")
    }

    @Test("a guarded link never shows its screen for a moment; the events prove it")
    func neverShown() throws {
        let fort = try parked(link: true)
        fort.router.dismiss()
        #expect(fort.events.flatMap(\.delta.inserted).map(\.route.short) == ["bed1", "door"])
        #expect(fort.warden.built == [])
    }

    @Test("the end of a session clears all of it at once: pending, parked, waiting links and callers")
    func session() async throws {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort(slowGuards: 1)
        fort.warden.slow = { _, route in route == AnyRoute(Vault.free(9)) ? await gate.pass() : .allow }
        fort.router.select(tab: "vault")
        await fort.settle()
        fort.router.push(Garden.bed(1), as: .cover, blocksLinks: true)
        fort.warden.lock()
        let parkedCaller = await fort.pick()
        await fort.settle()
        let links = ["/free/1", "/room/2"].map { fort.router.open($0) }
        let pending = fort.router.push(Vault.free(9))
        await gate.arrival()
        #expect(fort.parked == ["push vaultPick"])
        let ended = fort.router.endSession()
        #expect(ended.isCommitted)
        #expect(await pending.value == .superseded)
        for link in links { #expect(await link.value == .superseded) }
        #expect(await parkedCaller.value == .ended(.session))
        #expect(fort.picture == "vault: vault")
        #expect(fort.state.intents.isEmpty)
        gate.open(with: .allow)
        await fort.settle()
        #expect(fort.picture == "vault: vault")
        fort.expectOneEventEach(links + [pending, ended])
    }
}

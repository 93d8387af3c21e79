import Observation
import RouterCore
import RouterTesting
import Testing

/// What a second reader of the guards found, each in the smallest form; all of it once failed.
@MainActor @Suite struct GuardFindings {
    private nonisolated static let rawOperations: [NavigationState.Operation] = [
        .push(AnyRoute(Vault.room(1)), as: .stack, ifTop: .repeat, ifCovered: .reject, blocksLinks: false),
        .push(AnyRoute(VaultExit.room(1)), as: .sheet, ifTop: .repeat, ifCovered: .reject, blocksLinks: false),
        .replace(AnyRoute(Vault.room(1))),
        .setStack([AnyRoute(Garden.home), AnyRoute(Vault.room(1))]),
    ]

    @Test("an operation that is asked for as it is does not get past guards, exits and owners", arguments: 0..<4)
    func rawOperation(number: Int) throws {
        let operation = Self.rawOperations[number]
        for command in [NavigationCommand.plain(operation), .discarding(operation)] {
            let fort = try Fort()
            fort.router.push(Garden.bed(1))
            fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
            let before = fort.state
            let refused = fort.router.ask(.one(command), animated: false).outcome
            #expect(refused == .rejected(.denied(AnyRoute(Vault.room(1)), reason: "no")))
            fort.router.batch { $0.ask(.one(command), animated: false) }
            #expect(fort.state == before)
            fort.warden.unlock()
            #expect(fort.router.ask(.one(command), animated: false).isCommitted)
            #expect(fort.state.visible.route == AnyRoute(Vault.room(1)))
        }
    }

    @Test("a link whose parent is guarded is parked itself, not its parent")
    func guardedParent() throws {
        let fort = try Fort()
        fort.warden.lock()
        #expect(fort.router.open("/room/1/safe").outcome == .parked(behind: AnyRoute(Vault.door)))
        #expect(fort.parked == ["link safe1"])
        fort.unlockAndFinish()
        #expect(fort.picture == "vault: vault room1 safe1")
    }

    @Test("an intent is parked with what is visible, also when the link put something beneath it")
    func parkedWithTheVisible() throws {
        let fort = try Fort()
        fort.router.setStack([Garden.bed(1)])
        fort.router.push(Vault.door)
        let door = fort.state.visible.id
        fort.warden.lock()
        #expect(fort.router.open("/room/1").outcome == .parked(behind: AnyRoute(Vault.door)))
        #expect(fort.picture == "lobby: garden | sheet: door")
        #expect(fort.state.visible.id == door)
        #expect(fort.state.intents.keys.sorted() == [door])
        fort.unlockAndFinish()
        #expect(fort.picture == "vault: vault room1")
    }

    @Test("who asks for a result and is led elsewhere for good is told at once", arguments: [false, true])
    func resultRedirected(isThereAlready: Bool) async throws {
        let fort = try Fort()
        if isThereAlready { fort.router.push(Vault.door) }
        fort.warden.lock(resuming: false)
        let waiting = await fort.pick()
        #expect(fort.story.last == "push redirected")
        #expect(await waiting.value == .ended(.forgotten))
        #expect(fort.picture == "lobby: garden | sheet: door")
    }

    @Test("who asks for a result does not get the value of another screen")
    func valueOfAnother() async throws {
        let fort = try Fort()
        fort.warden.app = { $0.base is VaultPick ? .redirect(Vault.free(1), resuming: false) : .allow }
        let waiting = await fort.pick()
        fort.router.finish()
        #expect(await waiting.value == .ended(.forgotten))
    }

    @Test("a parked caller is told when the entry it asked from ends")
    func askerOfAParked() async throws {
        let fort = try Fort()
        fort.router.push(Garden.bed(1))
        let asker = fort.state.visible.id
        fort.warden.lock()
        let waiting = await fort.pick()
        #expect(fort.parked == ["push vaultPick"])
        fort.router.navigation.hostRemoved([asker])
        #expect(await waiting.value == .ended(.forgotten))
        fort.unlockAndFinish()
        #expect(fort.picture == "lobby: garden vaultPick")
    }

    @Test("the end of the session ends parked callers, and those whose guard has not answered", arguments: 0...2)
    func sessionEndsCallers(place: Int) async throws {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort(slowGuards: place == 1 ? 1 : 0)
        fort.warden.slow = { _, _ in await gate.pass() }
        if place == 0 { fort.warden.lock() }
        let waiting = await fort.pick()
        if place == 2 {
            // The screen lies in another tab than its asker, which goes first.
            fort.router.cancel()
            _ = await waiting.value
            fort.warden.lock()
            let other = await fort.pick()
            fort.router.select(tab: "vault")
            fort.unlockAndFinish()
            #expect(fort.picture == "vault: vault vaultPick")
            fort.router.endSession()
            #expect(await other.value == .ended(.session))
        } else {
            fort.router.endSession()
            #expect(await waiting.value == .ended(.session))
        }
        gate.open(with: .allow)
    }
}

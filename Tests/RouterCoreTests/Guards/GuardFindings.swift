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
}

import Observation
import RouterCore
import RouterTesting
import Testing

/// What a second reader of the guards found, each in the smallest form; all of it once failed.
@MainActor @Suite struct GuardFindings {
    private nonisolated static let rawOperations: [NavigationState.Operation] = [
        .push(.init(AnyRoute(Vault.room(1)), as: .stack)),
        .push(.init(AnyRoute(VaultExit.room(1)), as: .sheet)),
        .replace(AnyRoute(Vault.room(1))),
        .setStack([AnyRoute(Garden.home), AnyRoute(Vault.room(1))]),
    ]

    @Test(
        "an operation that is asked for as it is does not get past guards, exits and owners", arguments: 0..<4
    )
    func rawOperation(number: Int) throws {
        let operation = Self.rawOperations[number]
        for isDiscarding in [false, true] {
            let command = NavigationCommand(.change(operation), discarding: isDiscarding)
            let fort = try Fort()
            fort.router.push(Garden.bed(1))
            fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
            let before = fort.state
            let refused = fort.router.perform(command, animated: false).outcome
            #expect(refused == .rejected(.denied(AnyRoute(Vault.room(1)), reason: "no")))
            fort.router.batch { $0.perform(command, animated: false) }
            #expect(fort.state == before)
            fort.warden.unlock()
            #expect(fort.router.perform(command, animated: false).isCommitted)
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
        #expect(fort.picture == "vault: vault | sheet: door")
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

    @Test(
        "the end of the session ends parked callers, and those whose guard has not answered", arguments: 0...2
    )
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

    /// A fort with a cover that blocks links.
    private func blocked(slowGuards: Int = 1) throws -> (Fort, RouterTesting.Gate<GuardDecision>) {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort(slowGuards: slowGuards)
        fort.warden.slow = { _, _ in await gate.pass() }
        fort.router.push(Garden.bed(1), as: .cover, blocksLinks: true)
        return (fort, gate)
    }

    @Test("a link that waits for a modal asks its guards when that has ended, and once")
    func guardsOfABlockedLink() async throws {
        let (fort, gate) = try blocked()
        let link = fort.router.open("/free/1")
        await fort.settle()
        fort.router.push(Garden.bed(2))
        await fort.settle()
        #expect(fort.warden.asked.filter { $0.hasSuffix("free1") } == [])
        fort.router.dismiss()
        await gate.arrival()
        #expect(link.outcome == nil)
        gate.open(with: .allow)
        #expect(await link.value == .committed)
        #expect(
            fort.warden.asked.filter { $0.hasSuffix("free1") } == [
                "app free1", "module free1", "slow0 free1",
            ])
        #expect(fort.picture == "lobby: garden free1")
    }

    @Test("a link that waits for a modal does not supersede what waits for a guard")
    func blockedLinkSupersedesNothing() async throws {
        let (fort, gate) = try blocked()
        let link = fort.router.open("/free/1")
        let context = fort.router.push(Vault.free(2))
        await gate.arrival()
        #expect(context.outcome == nil)
        gate.open(with: .allow)
        #expect(await context.value == .committed)
        #expect(link.outcome == nil)
        #expect(fort.picture == "lobby: garden | cover: bed1 free2")
    }

    @Test("R10: of links that waited and whose guards take time the newest wins, and no other guard is asked")
    func newestLaunchLink() async throws {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort(slowGuards: 1, isActive: false)
        fort.warden.slow = { _, _ in await gate.pass() }
        let links = ["/free/1", "/free/2", "/free/3"].map { fort.router.open($0) }
        fort.router.activate()
        await gate.arrival()
        #expect(gate.count == 1)
        #expect(links.map(\.outcome) == [.superseded, .superseded, nil])
        gate.open(with: .allow)
        #expect(await links[2].value == .committed)
        #expect(fort.picture == "lobby: garden free3")
        #expect(fort.events.map(\.request) == links.map(\.id))
    }

    @Test("what is asked for while a link finds that it has to wait is carried out")
    func asksWhileHeld() throws {
        let (fort, _) = try blocked(slowGuards: 0)
        let link = fort.router.open("/free/1")
        var inner: NavigationRequest?
        fort.warden.onExists = { route in
            if route == .free(1), inner == nil { inner = fort.router.push(Garden.bed(3)) }
        }
        fort.router.push(Garden.bed(2))
        #expect(inner?.outcome == .committed)
        #expect(link.outcome == nil)
        // Without an end, too, it stops.
        fort.warden.onExists = { route in if route == .free(1) { fort.router.push(Garden.bed(3)) } }
        fort.router.push(Garden.bed(2))
        #expect(link.outcome == nil)
        fort.warden.onExists = { _ in }
        fort.router.dismiss()
        #expect(link.outcome == .committed)
    }

    @Test("the host is told of unread rejections when everything that was asked for has run")
    func unreadAfterTheQueue() throws {
        let fort = try Fort()
        fort.router.navigation.onUnreadRejection = { _ in fort.router.push(Garden.bed(9)) }
        var isFirst = true
        let subscription = fort.router.events.observe { _ in
            guard isFirst else { return }
            isFirst = false
            fort.router.push(Vault.room(-1))
            fort.router.push(Garden.bed(2))
        }
        fort.router.push(Garden.bed(1))
        #expect(fort.picture == "lobby: garden bed1 bed2 bed9")
        subscription.cancel()
    }

    @Test("a link asks the screens of a modal that stays before those beneath")
    func askedFromTheTop() throws {
        let fort = try Fort()
        fort.router.select(tab: "vault")
        fort.router.push(Vault.free(1))
        fort.router.push(Vault.panel(1))
        fort.router.push(Vault.free(2))
        var asked: [String] = []
        for route in [Vault.free(1), .free(2)] {
            try fort.context(route).guardLeaving {
                asked.append(route.brief); return .allow
            }
        }
        #expect(fort.router.open("/panel/1").isCommitted)
        #expect(fort.picture == "vault: vault | sheet: panel1")
        #expect(asked == ["free2", "free1"])
        #expect(fort.events.last?.ended.map(\.entry.route.short) == ["free2", "free1"])
    }

    @Test("a modal that has ended guards nothing any more")
    func endedModalGuardsNothing() throws {
        let fort = try Fort()
        fort.router.push(Vault.panel(1))
        fort.router.top.guardLeaving { .allow }
        let modal = try #require(fort.router.navigation.modals.first)
        #expect(modal.leaveGuarded == [fort.state.visible.id])
        fort.router.dismiss()
        #expect(modal.leaveGuarded == [])
        #expect(modal.entries.map(\.route.short) == ["panel1"])
    }

    @Test("what is guarded wakes its observers only when it changes")
    func leaveGuardedWakes() throws {
        let fort = try Fort()
        fort.router.push(Garden.bed(1))
        fort.router.top.guardLeaving { .allow }
        let model = fort.router.navigation.tabs[0]
        let wakes = Wakes { _ = model.leaveGuarded }
        for number in 2...9 { fort.router.push(Garden.bed(number)) }
        #expect(wakes.count == 0)
        fort.router.popToRoot()
        #expect(wakes.count == 1)
        #expect(model.leaveGuarded == [])
    }

    @Test("what a link lies on may change while a guard takes its time: guards are asked about that, too")
    func parentChangesMeanwhile() async throws {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort(slowGuards: 1)
        fort.warden.slow = { _, _ in await gate.pass() }
        fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
        let link = fort.router.open("/free/5")
        await gate.arrival()
        fort.warden.beneath = .room(1)
        gate.open(with: .allow)
        #expect(await link.value == .rejected(.denied(AnyRoute(Vault.room(1)), reason: "no")))
        #expect(fort.picture == "lobby: garden")
    }
}

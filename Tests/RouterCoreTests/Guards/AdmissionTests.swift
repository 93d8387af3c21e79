import RouterTesting
import Testing

@testable import RouterCore

/// R16 and R17: nothing is visible unadmitted, whatever brings it on screen.
@MainActor @Suite struct AdmissionTests {
    /// A fort whose first tab nobody is let into but by the door.
    private func gated(resuming: Bool = true) throws -> Fort {
        let fort = try Fort(isActive: false)
        fort.warden.app = { route in
            route == AnyRoute(Vault.door) ? .allow : .redirect(Vault.door, resuming: resuming)
        }
        fort.router.activate()
        return fort
    }

    private func isWithheld(_ fort: Fort) -> Bool { fort.router.visibleScreen == nil }

    @Test("R16: an app gate shows the sign-in at the start, without an event and with nothing parked")
    func gateAtTheStart() throws {
        let fort = try gated()
        #expect(fort.picture == "lobby: garden | sheet: door")
        #expect(fort.events.isEmpty)
        #expect(fort.parked == [])
        #expect(fort.router.screen(for: fort.state.tabs[0].stack.root.id) == nil)
        #expect(fort.warden.built == [], "no guarded builder is called")
    }

    @Test("R16: a dismissed gate is shown anew, and the request is committed")
    func gateIsShownAnew() throws {
        let fort = try gated()
        let first = fort.state.visible.id
        #expect(fort.router.dismiss().isCommitted)
        #expect(fort.picture == "lobby: garden | sheet: door")
        #expect(fort.state.visible.id != first)
        #expect(fort.router.navigation.hostRemoved([fort.state.visible.id]).isCommitted)
        #expect(fort.picture == "lobby: garden | sheet: door")
    }

    @Test("R16: a link waits parked behind the gate, on the root of its tab, and goes on after it")
    func linkBehindTheGate() throws {
        let fort = try gated()
        #expect(fort.router.open("/room/1/safe").outcome == .parked(behind: AnyRoute(Vault.door)))
        #expect(fort.picture == "vault: vault | sheet: door")
        #expect(fort.parked == ["link safe1"])
        #expect(!fort.warden.built.contains("vault"))
        fort.unlockAndFinish()
        #expect(fort.picture == "vault: vault room1 safe1")
    }

    @Test("R16: after the end of a session the gate is back, and a guarded root is not built")
    func gateAfterTheSession() throws {
        let fort = try gated()
        fort.unlockAndFinish()
        #expect(fort.router.visibleScreen != nil)
        fort.warden.app = { $0 == AnyRoute(Vault.door) ? .allow : .redirect(Vault.door, resuming: true) }
        fort.warden.built = []
        fort.router.endSession()
        #expect(fort.picture == "lobby: garden | sheet: door")
        fort.router.dismissAll()
        #expect(fort.state.visible.route == AnyRoute(Vault.door))
        #expect(fort.warden.built == [])
    }

    /// What brings the guarded root of the tab "vault" on screen.
    nonisolated static let ways: [(name: String, go: @MainActor @Sendable (Fort) -> Void)] = [
        ("a pop", { $0.router.popToRoot() }),
        (
            "a system move",
            { fort in
                let stack = fort.state.visibleStack
                fort.router.navigation.hostRemoved(stack.entries.dropFirst().map(\.id))
            }
        ),
        (
            "a dismissal",
            { fort in
                fort.router.popToRoot()
                fort.router.push(Vault.door)
                fort.router.dismiss()
            }
        ),
        ("a batch", { fort in fort.router.batch { $0.popToRoot() } }),
        (
            "a refresh",
            { fort in
                fort.router.popToRoot()
                fort.router.refresh()
            }
        ),
    ]

    @Test("R16: a denied root that is uncovered is withheld, whatever uncovers it", arguments: 0..<5)
    func deniedRoot(number: Int) throws {
        let fort = try Fort()
        fort.router.open("/room/1")
        #expect(fort.picture == "vault: vault room1")
        fort.warden.app = { $0 == AnyRoute(Vault.home) ? .deny("locked") : .allow }
        fort.router.refresh()
        fort.warden.built = []
        Self.ways[number].go(fort)
        #expect(fort.picture == "vault: vault", "\(Self.ways[number].name)")
        #expect(isWithheld(fort))
        #expect(fort.router.navigation.tabs[1].withheld == [fort.state.visible.id])
        #expect(fort.warden.built == [])
        #expect(fort.unread == [])
        fort.warden.unlock()
        fort.router.refresh()
        #expect(!isWithheld(fort))
    }

    @Test(
        "R16: a denied root at the start, after a reset or a session leads to the next tab that is admitted")
    func nextTab() throws {
        let fort = try Fort(isActive: false)
        fort.warden.app = { $0 == AnyRoute(Garden.home) ? .deny("closed") : .allow }
        fort.router.activate()
        #expect(fort.state.selectedTab == "vault")
        #expect(fort.router.select(tab: "lobby").reason == .denied)
        fort.router.reset()
        #expect(fort.state.selectedTab == "vault")
        fort.warden.unlock()
        fort.router.select(tab: "lobby")
        fort.warden.app = { $0 == AnyRoute(Garden.home) ? .deny("closed") : .allow }
        fort.router.endSession()
        #expect(fort.state.selectedTab == "vault")
        fort.warden.app = { _ in .deny("closed") }
        fort.router.endSession()
        #expect(fort.state.selectedTab == "vault")
        #expect(isWithheld(fort), "no tab is admitted")
    }

    @Test(
        "R17: refresh is a lock screen: nothing beneath is lost, and each entry is asked when it is visible")
    func refresh() throws {
        let fort = try Fort()
        fort.router.open("/room/1/safe")
        let before = fort.state
        fort.warden.lock()
        #expect(fort.router.refresh().isCommitted)
        #expect(fort.picture == "vault: vault room1 safe1 | sheet: door")
        #expect(fort.parked == [])
        fort.unlockAndFinish()
        #expect(fort.state.stacks.map(\.entries) == before.stacks.map(\.entries))
        #expect(fort.router.visibleScreen != nil)
        fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
        fort.router.refresh()
        #expect(fort.picture == "vault: vault", "what is denied ends, and what it lay on is asked")
    }

    @Test("R16: a guard that takes time withholds until it answers")
    func slowRoot() async throws {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort()
        fort.router.open("/room/1")
        fort.warden.app = { route in
            route == AnyRoute(Vault.home) ? .later { await gate.pass() } : .allow
        }
        fort.router.refresh()
        fort.router.pop()
        await gate.arrival()
        #expect(fort.picture == "vault: vault")
        #expect(isWithheld(fort))
        gate.open(with: .allow)
        while isWithheld(fort) { await Task.yield() }
        #expect(fort.story.last == "pop committed", "to let it be drawn is no request")
    }

    @Test(
        "G2: a guard that puts off its answer for some routes waits for those only; a batch refuses only those"
    )
    func later() async throws {
        let fort = try Fort()
        fort.warden.app = { $0.isGuarded ? .later { .allow } : .allow }
        #expect(fort.router.push(Garden.bed(1)).isCommitted)
        #expect(fort.router.batch { $0.push(Garden.bed(2)) }.isCommitted)
        #expect(fort.router.batch { $0.push(Vault.room(1)) }.reason == .denied)
        let request = fort.router.push(Vault.room(1))
        #expect(request.outcome == nil)
        #expect(await request.value == .committed)
        fort.warden.app = { _ in .later { .deny("no") } }
        #expect(await fort.router.push(Garden.bed(3)).value?.rejection?.reason == .denied)
    }

    @Test("G3: a chain that never settles, because a route is made anew at each asking, ends in a loop")
    func neverSettles() async throws {
        let fort = try Fort()
        var asked = 0
        fort.warden.app = { _ in
            .later {
                asked += 1
                return .allow
            }
        }
        fort.warden.beneath = nil
        let request = fort.router.push(Vault.free(1))
        #expect(await request.value == .committed)
        #expect(asked < 50)
    }
}

import RouterCore
import RouterTesting
import Testing

/// Cases and reports about guards, with gates in place of clocks.
@MainActor @Suite struct GuardCaseScenarios {
    typealias Answers = RouterTesting.Gate<GuardDecision>

    /// A fort whose guards wait at a gate for rooms.
    private func gated(_ guards: Int = 1) throws -> (Fort, Answers) {
        let gate = Answers()
        let fort = try Fort(slowGuards: guards)
        fort.warden.slow = { _, route in route.isGuarded ? await gate.pass() : .allow }
        return (fort, gate)
    }

    @Test("GD-01: guards are asked one after the other, and nothing moves before the last has answered")
    func serial() async throws {
        let (fort, gate) = try gated(2)
        let request = fort.router.push(Vault.room(1))
        await gate.arrival()
        #expect(fort.warden.asked == ["app room1", "module room1", "slow0 room1"])
        #expect(gate.count == 1)
        gate.open(with: .allow)
        await gate.arrival()
        #expect(gate.count == 1)
        #expect(fort.warden.asked.last == "slow1 room1")
        #expect(fort.picture == "lobby: garden")
        gate.open(with: .allow)
        #expect(await request.value == .committed)
        #expect(fort.picture == "lobby: garden room1")
    }

    @Test(
        "GD-02: the app's guards, the modules', those that wait, the screens that go, the change, the event")
    func order() async throws {
        let fort = try Fort(slowGuards: 1)
        for number in 1...2 { _ = await fort.router.push(Vault.free(number)).value }
        for number in 1...2 {
            try fort.context(Vault.free(number)).guardLeaving {
                fort.warden.asked.append("leave free\(number)")
                return .allow
            }
        }
        let subscription = fort.router.events.observe { fort.warden.asked.append("event \($0.outcome.word)") }
        fort.warden.asked = []
        let root = try fort.context(Garden.home)
        #expect(await root.push(Vault.room(1), ifCovered: .truncate).value == .committed)
        #expect(
            fort.warden.asked == [
                "app room1", "module room1", "slow0 room1", "leave free2", "leave free1", "event committed",
            ])
        subscription.cancel()
    }

    @Test("GD-04: a refusal is a value, with its reason, and so is the event")
    func denied() async throws {
        let fort = try Fort(slowGuards: 1)
        let denial = Outcome.rejected(.denied(AnyRoute(Vault.room(1)), reason: "no"))
        fort.warden.module = { $0.isGuarded ? .deny("no") : .allow }
        #expect(fort.router.push(Vault.room(1)).outcome == denial)
        fort.warden.module = { _ in .allow }
        fort.warden.slow = { _, _ in .deny("no") }
        #expect(await fort.router.push(Vault.room(1)).value == denial)
        #expect(fort.events.map(\.outcome) == [denial, denial])
        #expect(fort.events.allSatisfy { $0.delta.isEmpty })
        #expect(fort.picture == "lobby: garden")
    }

    @Test("GD-05: a guard that throws is a rejection that carries the error; nothing moves", arguments: 0...2)
    func throwing(place: Int) async throws {
        struct Storm: Error, Equatable {}
        let fort = try Fort(slowGuards: 2)
        switch place {
        case 0: fort.warden.app = { if $0.isGuarded { throw Storm() } else { .allow } }
        case 1: fort.warden.module = { if $0.isGuarded { throw Storm() } else { .allow } }
        default: fort.warden.slow = { if $0 == 1, $1.isGuarded { throw Storm() } else { .allow } }
        }
        let before = fort.state
        let outcome = await fort.router.push(Vault.room(1)).value
        guard case .guardFailed(let route, let failure)? = outcome?.rejection else {
            Issue.record("\(outcome)")
            return
        }
        #expect(route == AnyRoute(Vault.room(1)))
        #expect(failure.error as? Storm == Storm())
        #expect(outcome?.rejection?.reason == .denied)
        #expect(await fort.router.open("/room/1").value == outcome)
        #expect(fort.state == before)
        #expect(fort.events.map(\.outcome) == [outcome, outcome])
    }

    @Test("GD-18: a guard knows what is visible and what is asked for")
    func current() throws {
        let fort = try Fort()
        fort.router.push(Garden.bed(2))
        var seen: [String] = []
        fort.warden.app = { route in
            seen.append("\(fort.state.visible.route.short) to \(route.short)")
            return route.isGuarded ? .deny("no") : .allow
        }
        fort.router.push(Vault.room(1))
        #expect(seen == ["bed2 to room1"])
        #expect(fort.picture == "lobby: garden bed2")
    }

    @Test("GD-20: what the app's guard denies, no other guard is asked about")
    func firstDenialWins() async throws {
        let fort = try Fort(slowGuards: 1)
        fort.warden.app = { _ in .deny("no") }
        fort.router.push(Vault.room(1))
        await fort.settle()
        #expect(fort.warden.asked == ["app room1"])
    }

    @Test("GD-21: being denied is no hop, however often; a guard that denies and asks again meets the limit")
    func deniedIsNoHop() throws {
        let fort = try Fort()
        fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
        for _ in 1...20 { #expect(fort.router.push(Vault.room(1)).reason == .denied) }
        fort.warden.app = { route in
            guard route.isGuarded else { return .allow }
            fort.router.push(route.base)
            return .deny("once more")
        }
        fort.router.push(Vault.room(1))
        #expect(fort.events.filter { $0.outcome.rejection?.reason == .limit }.count == 1)
        #expect(fort.picture == "lobby: garden")
        #expect(fort.router.push(Garden.bed(1)).isCommitted)
    }

    @Test("GD-26: why a request came to nothing is a case, not a no")
    func outcomes() async throws {
        let fort = try gated().0
        fort.router.push(Vault.free(1))
        await fort.settle()
        fort.router.top.guardLeaving { .deny("unsaved") }
        let leaving = fort.router.pop()
        #expect(leaving.reason == .leaveGuarded)
        let superseded = fort.router.push(Vault.room(1))
        let missing = fort.router.push(Vault.room(-1))
        #expect(missing.reason == .notFound)
        fort.router.push(Garden.bed(1))
        #expect(superseded.outcome == .superseded)
        fort.warden.app = { $0.isGuarded ? .redirect(Garden.bed(2), resuming: false) : .allow }
        #expect(fort.router.push(Vault.room(1)).outcome == .redirected(to: AnyRoute(Garden.bed(2))))
    }

    // MARK: Superseding

    @Test(
        "SU-01, SU-02, GD-25: a late answer of a superseded request counts for nothing, whatever it is",
        arguments: 0...3)
    func lateAnswer(answer: Int) async throws {
        let (fort, gate) = try gated()
        let slow = fort.router.push(Vault.room(1))
        await gate.arrival()
        let fast = fort.router.push(Garden.bed(1))
        #expect(fast.isCommitted)
        #expect(slow.outcome == .superseded)
        let answers: [GuardDecision] = [.allow, .deny("no"), .redirect(Garden.bed(2), resuming: true)]
        if answer == 3 {
            fort.warden.slow = { _, _ in throw CancellationError() }
            gate.open(with: .allow)
        } else {
            gate.open(with: answers[answer])
        }
        await fort.settle()
        #expect(await slow.value == .superseded)
        #expect(fort.picture == "lobby: garden bed1")
        #expect(fort.story == ["push superseded", "push committed"])
        fort.expectOneEventEach([slow, fast])
    }

    @Test("SU-03: what the system takes away supersedes what waits; a report that finds nothing does not")
    func systemBack() async throws {
        let (fort, gate) = try gated()
        fort.router.push(Garden.bed(1))
        fort.router.push(Garden.bed(2))
        let top = fort.state.visible.id
        let slow = fort.router.push(Vault.room(1))
        await gate.arrival()
        fort.router.navigation.hostRemoved([top])
        #expect(slow.outcome == .superseded)
        gate.open(with: .allow)
        await fort.settle()
        #expect(fort.picture == "lobby: garden bed1")
        let second = fort.router.push(Vault.room(1))
        await gate.arrival()
        fort.router.navigation.hostRemoved([top])
        #expect(second.outcome == nil)
        gate.open(with: .allow)
        #expect(await second.value == .committed)
    }

    @Test("SU-04: a request that is refused at once leaves alone what waits", arguments: 0..<6)
    func refusedAtOnce(way: Int) async throws {
        let (fort, gate) = try gated()
        fort.router.push(Garden.bed(1))
        fort.router.top.guardLeaving { .deny("unsaved") }
        fort.warden.module = { $0 == AnyRoute(Vault.free(3)) ? .deny("no") : .allow }
        let covered = fort.router.context(of: fort.state.visibleStack.root.id)
        let slow = fort.router.push(Vault.room(1))
        await gate.arrival()
        let refused: NavigationRequest =
            switch way {
            case 0: fort.router.push(Vault.free(3))
            case 1: fort.router.push(Vault.room(-1))
            case 2: fort.router.pop()
            case 3: covered.push(Garden.bed(2))
            case 4: fort.router.open("/nowhere")
            default:
                fort.router.batch {
                    $0.push(Garden.bed(2)); $0.push(Vault.room(2))
                }
            }
        #expect(refused.outcome?.rejection != nil)
        #expect(slow.outcome == nil)
        gate.open(with: .allow)
        #expect(await slow.value == .committed)
        #expect(fort.picture == "lobby: garden bed1 room1")
    }

    @Test(
        "a request supersedes though a guard denies it later, and though it changes nothing", arguments: 0...2
    )
    func supersedesAnyhow(way: Int) async throws {
        let (fort, gate) = try gated()
        let first = fort.router.push(Vault.room(1))
        await gate.arrival()
        let second =
            switch way {
            case 0: fort.router.push(Vault.room(2))
            case 1: fort.router.popToRoot()
            default: fort.router.push(Garden.home, ifTop: .reuse)
            }
        #expect(first.outcome == .superseded)
        if way == 0 {
            await gate.arrival(of: 2)
            gate.open(with: .deny("no"), at: 1)
            #expect(await second.value == .rejected(.denied(AnyRoute(Vault.room(2)), reason: "no")))
        } else {
            #expect(second.isCommitted)
        }
        gate.open(with: .allow)
        await fort.settle()
        #expect(first.outcome == .superseded)
        #expect(fort.picture == "lobby: garden")
        fort.expectOneEventEach([first, second])
    }
}

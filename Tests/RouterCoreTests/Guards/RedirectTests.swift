import RouterCore
import RouterTesting
import Testing

/// Where redirects lead, and how far.
@MainActor @Suite struct RedirectTests {
    /// Who redirects in a circle.
    enum Stage: CaseIterable { case app, module, both, slow }

    /// A fort whose guards lead from each free place to the next, as `next` says.
    private func fort(
        _ stage: Stage = .app, resuming: Bool = false, next: @escaping @MainActor (Int) -> Int?
    ) throws -> Fort {
        let fort = try Fort(slowGuards: stage == .slow ? 1 : 0)
        func decide(_ route: AnyRoute) -> GuardDecision {
            guard case Vault.free(let number)? = route.as(Vault.self), let next = next(number) else {
                return .allow
            }
            return .redirect(Vault.free(next), resuming: resuming)
        }
        func isEven(_ route: AnyRoute) -> Bool {
            if case Vault.free(let number)? = route.as(Vault.self) { number % 2 == 0 } else { true }
        }
        switch stage {
        case .app: fort.warden.app = decide
        case .module: fort.warden.module = decide
        case .slow: fort.warden.slow = { _, route in decide(route) }
        case .both:
            fort.warden.app = { isEven($0) ? decide($0) : .allow }
            fort.warden.module = { isEven($0) ? .allow : decide($0) }
        }
        return fort
    }

    @Test(
        "BR137, GD-10, GD-11: guards in a circle end in a rejection that lists the chain",
        .bug("https://github.com/angular/angular/issues/14262"), arguments: [1, 2, 7], Stage.allCases)
    func circle(length: Int, stage: Stage) async throws {
        let fort = try fort(stage, resuming: length == 2) { ($0 + 1) % length }
        fort.router.push(Garden.bed(1))
        await fort.settle()
        let before = fort.state
        let loop = Outcome.rejected(.loop((0...11).map { AnyRoute(Vault.free($0 % length)) }))
        #expect(await fort.router.push(Vault.free(0)).value == loop)
        #expect(await fort.router.open("/free/0").value == loop)
        #expect(await fort.router.replace(with: Vault.free(0)).value == loop)
        #expect(await fort.router.select(tab: "attic").value == loop)
        #expect(fort.state == before)
        #expect(fort.warden.built == [])
    }

    @Test(
        "GD-13, GD-14, GD-37: ten redirects may follow each other, whoever asks for them; eleven may not",
        arguments: Stage.allCases)
    func limit(stage: Stage) async throws {
        let fort = try fort(stage) { $0 < 11 ? $0 + 1 : nil }
        #expect(await fort.router.push(Vault.free(1)).value == .redirected(to: AnyRoute(Vault.free(11))))
        #expect(fort.picture == "lobby: garden free11")
        let eleven = await fort.router.push(Vault.free(0)).value
        #expect(eleven == .rejected(.loop((0...11).map { AnyRoute(Vault.free($0)) })))
        #expect(fort.picture == "lobby: garden free11")
    }

    @Test("GD-37: a redirect to what nobody shows, or to what is not there, is refused as that is")
    func unresolvable() throws {
        let fort = try Fort()
        fort.warden.app = { $0.isGuarded ? .redirect(Kitchen.home, resuming: true) : .allow }
        #expect(fort.router.push(Vault.room(1)).outcome == .rejected(.noDestination(AnyRoute(Kitchen.home))))
        fort.warden.app = { route in
            route == AnyRoute(Vault.free(1)) ? .redirect(VaultExit.room(-1), resuming: true) : .allow
        }
        #expect(fort.router.push(Vault.free(1)).outcome == .rejected(.notFound(AnyRoute(Vault.room(-1)))))
        #expect(fort.picture == "lobby: garden")
        #expect(fort.state.intents.isEmpty)
    }

    @Test("GD-07: of a chain of redirects only the last route is shown; each is asked about once")
    func chain() throws {
        let fort = try fort { $0 < 3 ? $0 + 1 : nil }
        #expect(fort.router.push(Vault.free(1)).outcome == .redirected(to: AnyRoute(Vault.free(3))))
        #expect(fort.picture == "lobby: garden free3")
        #expect(fort.warden.asked == ["app free1", "app free2", "app free3", "module free3"])
        // The event tells what was asked for first.
        #expect(fort.events.map(\.route) == [AnyRoute(Vault.free(1))])
        #expect(fort.events[0].delta.inserted.map(\.route) == [AnyRoute(Vault.free(3))])
    }

    @Test("GD-15: after a module's redirect the app's guards are asked about the new route")
    func appAfterModule() throws {
        let fort = try Fort()
        fort.warden.module = {
            $0 == AnyRoute(Vault.free(1)) ? .redirect(Vault.free(2), resuming: false) : .allow
        }
        fort.warden.app = {
            $0 == AnyRoute(Vault.free(2)) ? .redirect(Vault.free(3), resuming: false) : .allow
        }
        #expect(fort.router.push(Vault.free(1)).outcome == .redirected(to: AnyRoute(Vault.free(3))))
    }

    @Test("GD-27: who waits for a redirected request waits for its end", arguments: [false, true])
    func awaited(resuming: Bool) async throws {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort(slowGuards: 1)
        fort.warden.slow = { _, _ in await gate.pass() }
        let request = fort.router.push(Vault.room(1))
        await gate.arrival()
        gate.open(with: .redirect(Vault.free(1), resuming: resuming))
        await gate.arrival()
        #expect(request.outcome == nil)
        #expect(fort.events.isEmpty)
        gate.open(with: .allow)
        let shown = AnyRoute(Vault.free(1))
        #expect(await request.value == (resuming ? .parked(behind: shown) : .redirected(to: shown)))
        #expect(fort.picture == "lobby: garden free1")
        fort.expectOneEventEach([request])
    }

    // MARK: Every verb

    /// A verb that is led to the door, what is shown then, and what when the door has been passed.
    struct Way: Sendable, CustomTestStringConvertible {
        let name: String
        var closed = "lobby: garden bed1 | sheet: door"
        /// The same if the request is not parked; nil if there is no difference.
        var closedForGood: String?
        let opened: String
        var prepare: @MainActor @Sendable (Router<Page>) -> Void = { _ in }
        let go: @MainActor @Sendable (Router<Page>) -> NavigationRequest
        var testDescription: String { name }
    }

    nonisolated static let ways = [
        Way(name: "push", opened: "lobby: garden bed1 room1") { $0.push(Vault.room(1)) },
        Way(name: "an exit", opened: "lobby: garden bed1 room1") { $0.push(VaultExit.room(1)) },
        Way(name: "as stack", opened: "lobby: garden bed1 room1") { $0.push(Vault.room(1), as: .stack) },
        Way(name: "as sheet", opened: "lobby: garden bed1 | sheet: room1") {
            $0.push(Vault.room(1), as: .sheet)
        },
        Way(name: "as cover", opened: "lobby: garden bed1 | cover: room1") {
            $0.push(Vault.room(1), as: .cover)
        },
        Way(name: "GD-06: replace", opened: "lobby: garden room1") { $0.replace(with: Vault.room(1)) },
        Way(
            name: "link", closed: "vault: vault | lobby: garden bed1 | sheet: door",
            closedForGood: "lobby: garden | sheet: door", opened: "vault: vault room1 | lobby: garden bed1"
        ) { $0.open("/room/1") },
        Way(
            name: "alias", closed: "vault: vault | lobby: garden bed1 | sheet: door",
            closedForGood: "lobby: garden | sheet: door", opened: "vault: vault room1 | lobby: garden bed1"
        ) { $0.open("/r/1") },
        Way(
            name: "tab", closed: "lobby: garden bed1 | vault: vault room1 | sheet: door",
            opened: "vault: vault room1 | lobby: garden bed1",
            prepare: { router in
                router.select(tab: "vault")
                router.push(Vault.room(1))
                router.select(tab: "lobby")
            }
        ) { $0.select(tab: "vault") },
        Way(
            name: "dismiss then push", opened: "lobby: garden bed1 room1",
            prepare: { router in
                router.push(Vault.panel(1))
                router.push(Garden.bed(2), as: .cover)
                router.dismiss()
            }
        ) { $0.dismiss(thenPush: Vault.room(1)) },
        Way(
            name: "truncate", opened: "lobby: garden bed1 room1",
            prepare: { router in
                router.push(Garden.bed(2))
                router.push(Vault.panel(2))
            }
        ) { router in
            router.context(of: router.state.tabs[0].stack.entries[1].id).push(
                Vault.room(1), ifCovered: .truncate)
        },
    ]

    @Test("led to the door, and on behind it when one has got in", arguments: ways)
    func resuming(way: Way) throws {
        let fort = try start(way)
        fort.warden.lock()
        let request = way.go(fort.router)
        #expect(request.outcome == .parked(behind: AnyRoute(Vault.door)))
        #expect(fort.picture == way.closed)
        #expect(fort.state.intents.keys.sorted() == [fort.state.visible.id])
        fort.unlockAndFinish()
        #expect(fort.picture == way.opened)
        #expect(fort.state.intents.isEmpty)
        // Once, and never again.
        fort.router.push(Vault.door)
        fort.router.finish()
        #expect(fort.picture == way.opened)
        #expect(fort.unread == [])
    }

    @Test("led to the door for good", arguments: ways)
    func forGood(way: Way) throws {
        let fort = try start(way)
        fort.warden.lock(resuming: false)
        #expect(way.go(fort.router).outcome == .redirected(to: AnyRoute(Vault.door)))
        #expect(fort.picture == way.closedForGood ?? way.closed)
        #expect(fort.state.intents.isEmpty)
        fort.unlockAndFinish()
        #expect(fort.picture + " | sheet: door" == way.closedForGood ?? way.closed)
    }

    @Test("what is visible already is not shown again", arguments: ways)
    func visibleAlready(way: Way) throws {
        guard !["tab", "dismiss then push", "truncate"].contains(way.name) else { return }
        let fort = try start(way)
        fort.router.push(Vault.door)
        let door = fort.state.visible.id
        fort.warden.lock()
        let request = way.name.hasSuffix("replace") ? nil : way.go(fort.router)
        if let request { #expect(request.outcome == .parked(behind: AnyRoute(Vault.door))) }
        #expect(fort.state.visible.id == door)
        #expect(fort.state.modals.count == 1)
    }

    @Test("what names several routes may only be allowed: a stack, and a batch")
    func notRedirected() throws {
        let fort = try Fort()
        fort.warden.lock()
        let before = fort.state
        #expect(fort.router.setStack([Garden.home, Vault.room(1)]).reason == .denied)
        #expect(
            fort.router.batch {
                $0.push(Garden.bed(1)); $0.push(Vault.room(1))
            }.reason == .denied)
        #expect(
            fort.router.batch {
                $0.push(Garden.bed(1)); $0.replace(with: Vault.room(1))
            }.reason == .denied)
        #expect(fort.state == before)
    }

    private func start(_ way: Way) throws -> Fort {
        let fort = try Fort()
        fort.router.push(Garden.bed(1))
        way.prepare(fort.router)
        return fort
    }
}

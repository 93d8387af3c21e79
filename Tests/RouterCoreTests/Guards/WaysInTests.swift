import RouterCore
import RouterTesting
import Testing

/// No way past a guard.
@MainActor @Suite struct WaysInTests {
    /// How the guard keeps the route out.
    enum Refusal: CaseIterable {
        case appDenies, moduleDenies, slowDenies, appThrows, slowThrows, redirects, slowRedirects
    }

    struct Closed: Error {}

    nonisolated static let routes: [any Route] = [
        Vault.room(1), Vault.safe(room: 1), VaultPick(), VaultExit.room(1),
    ]

    private func fort(_ refusal: Refusal) throws -> Fort {
        let slow = [.slowDenies, .slowThrows, .slowRedirects].contains(refusal)
        let fort = try Fort(slowGuards: slow ? 2 : 0)
        switch refusal {
        case .appDenies: fort.warden.app = { $0.isGuarded ? .deny("no") : .allow }
        case .moduleDenies: fort.warden.module = { $0.isGuarded ? .deny("no") : .allow }
        case .slowDenies: fort.warden.slow = { $0 == 1 && $1.isGuarded ? .deny("no") : .allow }
        case .appThrows: fort.warden.app = { if $0.isGuarded { throw Closed() } else { .allow } }
        case .slowThrows: fort.warden.slow = { if $0 == 1, $1.isGuarded { throw Closed() } else { .allow } }
        case .redirects: fort.warden.lock()
        case .slowRedirects:
            fort.warden.slow = { $0 == 1 && $1.isGuarded ? .redirect(Vault.door, resuming: true) : .allow }
        }
        return fort
    }

    /// Places to start from: at the root, deep, under modals, with tabs that have something on them.
    private static let starts: [@MainActor (Router<Page>) -> Void] = [
        { _ in },
        { router in
            router.push(Garden.bed(1))
            router.push(Garden.bed(2))
        },
        { router in
            router.push(Garden.bed(1))
            router.push(Garden.bed(2), as: .sheet)
            router.push(Garden.bed(3))
        },
    ]

    @Test(
        "the guarded route is never in the state, nor in what any event says was shown",
        arguments: Refusal.allCases)
    func noWayIn(refusal: Refusal) async throws {
        let seen = Spy.Seen()
        for way in WayIn.all {
            for (number, start) in Self.starts.enumerated() {
                for route in Self.routes {
                    let fort = try fort(refusal)
                    start(fort.router)
                    let intruder = Intruder(fort)
                    await way.go(intruder, route)
                    await fort.settle()
                    let entries = fort.state.stacks.flatMap(\.entries) + fort.events.flatMap(\.delta.inserted)
                    let isIn = entries.contains { $0.route.isGuarded || $0.route.base is VaultExit }
                    #expect(!isIn, "\(way) from \(number) to \(route)")
                    #expect(!fort.warden.built.contains { $0.hasPrefix("room") || $0.hasPrefix("safe") })
                    intruder.leave()
                    seen.commands.formUnion(intruder.seen.commands)
                    seen.operations.formUnion(intruder.seen.operations)
                }
            }
        }
        // Only the router itself asks for what a slow guard has answered, and for the dialog of a screen.
        let missing = Set(CommandKind.allCases).subtracting(seen.commands)
        #expect(missing == [.admit, .confirm], "kinds no way makes")
        #expect(Set(OperationKind.allCases).subtracting(seen.operations) == [])
    }

    @Test("a tab whose visible entry is guarded is not selected by any way", arguments: Refusal.allCases)
    func noTab(refusal: Refusal) async throws {
        let fort = try fort(refusal)
        // Someone was let in before, and has left by the tab.
        let (app, module, slow) = (fort.warden.app, fort.warden.module, fort.warden.slow)
        fort.warden.unlock()
        fort.warden.module = { _ in .allow }
        fort.warden.slow = { _, _ in .allow }
        _ = await fort.router.select(tab: "vault").value
        _ = await fort.router.push(Vault.room(1)).value
        _ = await fort.router.select(tab: "lobby").value
        (fort.warden.app, fort.warden.module, fort.warden.slow) = (app, module, slow)
        var isShown = false
        let subscription = fort.router.events.observe { _ in
            isShown = isShown || fort.state.visible.route.isGuarded
        }
        let lobby = fort.router.top
        for tab in ["vault", "attic", "vault", "lobby", "vault"] {
            fort.router.select(tab: tab)
            lobby.select(tab: tab)
            await fort.settle()
        }
        fort.router.batch { $0.select(tab: "vault") }
        fort.router.batch {
            $0.select(tab: "attic"); $0.select(tab: "vault"); $0.push(Garden.bed(1))
        }
        let kinds: [NavigationCommand.Kind] = [
            .change(.select(tab: "vault")), .open("/room/1"), .open("/r/1"), .open("/room/1/safe"),
            .openRoute(AnyRoute(Vault.room(1))),
        ]
        for kind in kinds {
            for command in [NavigationCommand(kind), NavigationCommand(kind, discarding: true)] {
                _ = fort.router.perform(command, animated: false)
                fort.router.batch { $0.perform(command, animated: false) }
                await fort.settle()
            }
        }
        #expect(!isShown)
        #expect(!fort.state.visible.route.isGuarded)
        subscription.cancel()
    }

    /// What shows nothing new, and a style that is no screen's.
    private static let closed = ["back", "finish", "tab", "redirect", "push as dialog", "set tabs"]

    @Test("the other way round, each of these ways leads in where nobody stands before it")
    func allowed() async throws {
        var closed: [String] = []
        for way in WayIn.all where !Self.closed.contains(way.name) {
            var isIn = false
            for route in Self.routes {
                let fort = try Fort()
                fort.router.push(Garden.bed(1))
                let intruder = Intruder(fort)
                await way.go(intruder, route)
                await fort.settle()
                isIn = isIn || fort.events.flatMap(\.delta.inserted).contains { $0.route.isGuarded }
                intruder.leave()
            }
            if !isIn { closed.append(way.name) }
        }
        #expect(closed == [])
    }

    @Test("every function by which something can be asked of a router is one of the ways, or asks nothing")
    func everyFunction() throws {
        let surface = try AskingSurface.ofTheCore.get()
        let asksNothing = [
            "Navigation.context(of:)", "Navigation.onRequest =", "Navigation.whenActive(_:)",
            "Navigation.onUnreadRejection =", "Navigation.settled()", "PushContext.guardLeaving(_:)",
            "PushContext.task(_:)", "Router.context(of:)", "Router.route(of:)", "Router.screen(for:)",
            "Router.route(at:)", "Router.route(at:)", "Router.canOpen(_:)", "Router.screenWhileDrawing(_:)",
            "Navigation.puttingOffRequests(_:)", "Navigation.runWaiting()", "Navigation.wrapChange =",
            "Navigation.hasHostSelected =", "Navigation.isAwaited(_:)", "Navigation.dialog(of:)",
        ]
        let listed = (WayIn.all.flatMap(\.functions) + asksNothing).filter { !pushed.contains($0) } + pushed
        var difference = surface.members
        for function in listed { difference[function, default: 0] -= 1 }
        #expect(difference.filter { $0.value > 0 } == [:], "add a way in for these, or an overload of one")
        #expect(difference.filter { $0.value < 0 } == [:], "these are gone")
    }

    /// What is a way for each style, and one function nevertheless.
    private var pushed: [String] { WayIn.all[0].functions }

    @Test("a request is made in these places alone, and the state changed where one has passed its guards")
    func everyPlace() throws {
        let surface = try AskingSurface.ofTheCore.get()
        #expect(
            surface.requests == [
                "Router.perform(_:animated:)": 1, "PushContext.perform(_:animated:)": 1,
                "PushContext.perform(_:animated:waiter:)": 1, "Navigation.hostRemoved(_:)": 1,
                "Navigation.takeUp(_:after:)": 1, "Admission.ask(_:about:)": 1,
                "Router.result(of:as:animated:)": 1,
            ])
        #expect(
            surface.changes == [
                "Progress.finish(_:_:)": 1, "Navigation.begin()": 1, "Navigation.commit(_:of:as:)": 1,
                "Navigation.carryOut(_:animated:)": 1,
            ])
    }
}

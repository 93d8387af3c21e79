import RouterTesting
import Testing

@testable import RouterCore

/// R16 and R17: an entry that is there already, and whose guard has closed since, is drawn by none of these ways.
@MainActor @Suite struct WaysOnScreenTests {
    /// How the guard keeps the entry out.
    enum Refusal: CaseIterable {
        case denies, fails, redirects, slowDenies, slowRedirects

        var isSlow: Bool { self == .slowDenies || self == .slowRedirects }
    }

    private struct Closed: Error {}

    private func close(_ closed: AnyRoute, of fort: Fort, _ refusal: Refusal) {
        switch refusal {
        case .denies: fort.warden.app = { $0 == closed ? .deny("closed") : .allow }
        case .fails: fort.warden.app = { if $0 == closed { throw Closed() } else { .allow } }
        case .redirects: fort.warden.app = { $0 == closed ? .redirect(Vault.door, resuming: true) : .allow }
        case .slowDenies: fort.warden.slow = { $1 == closed ? .deny("closed") : .allow }
        case .slowRedirects:
            fort.warden.slow = { $1 == closed ? .redirect(Vault.door, resuming: true) : .allow }
        }
    }

    /// Goes the way, with the guard closed before or not at all; returns what is drawn in the end.
    private func go(
        _ way: WayOnScreen, _ refusal: Refusal?, _ seen: Spy.Seen,
        at event: @escaping @MainActor (Fort) -> Void
    ) async throws {
        let fort = try Fort(slowGuards: refusal?.isSlow == true ? 2 : 0, isActive: false)
        let spy = Spy(router: fort.router, seen: seen)
        if way.isLaunch, let refusal { close(way.shown, of: fort, refusal) }
        fort.router.activate()
        for step in way.setUp {
            step(Spy(router: fort.router, seen: Spy.Seen()))
            await fort.settle()
        }
        if !way.isLaunch, let refusal { close(way.shown, of: fort, refusal) }
        if !way.isRefresh {
            fort.router.refresh()
            await fort.settle()
        }
        let subscription = fort.router.events.observe { [weak fort] _ in fort.map(event) }
        way.go(spy)
        event(fort)
        await fort.settle()
        event(fort)
        subscription.cancel()
    }

    @Test("the entry is withheld, or something else is visible", arguments: Refusal.allCases)
    func staysClosed(_ refusal: Refusal) async throws {
        for way in WayOnScreen.all where !refusal.isSlow || way.shown.base is Vault {
            try await go(way, refusal, Spy.Seen()) { fort in
                let entries = fort.state.stacks.flatMap(\.entries).filter { $0.route == way.shown }
                for entry in entries where entry.id == fort.state.visible.id {
                    #expect(fort.router.screen(for: entry.id) == nil, "\(way.name)")
                    #expect(fort.router.visibleScreen == nil, "\(way.name)")
                }
            }
        }
    }

    @Test("with the guard open, each of these ways does draw the entry, and was hidden before")
    func isDrawnWhenOpen() async throws {
        for way in WayOnScreen.all {
            var isDrawn = false
            try await go(way, nil, Spy.Seen()) { fort in
                isDrawn = fort.state.visible.route == way.shown && fort.router.visibleScreen != nil
            }
            #expect(isDrawn, "\(way.name)")
        }
    }

    @Test("every kind of request is one of the ways, or uncovers nothing for the reason given")
    func everyKind() async throws {
        let seen = Spy.Seen()
        for way in WayOnScreen.all { try await go(way, nil, seen) { _ in } }
        let operations = seen.operations.map(\.rawValue)
        let commands = seen.commands.map(\.rawValue)
        let kinds = Set(OperationKind.allCases.map(\.rawValue) + CommandKind.allCases.map(\.rawValue))
        #expect(kinds.subtracting(operations + commands) == Set(WayOnScreen.uncoversNothing.keys))
    }
}

/// A way by which an entry that is there already comes on screen.
struct WayOnScreen: Sendable {
    let name: String
    /// What comes on screen.
    let shown: AnyRoute
    /// What is done while the guard is open, one after the other.
    let setUp: [Step]
    let go: Step

    typealias Step = @MainActor @Sendable (Spy) -> Void

    var isLaunch: Bool { name == "launch" }
    var isRefresh: Bool { name.hasPrefix("refresh") }

    private init(
        _ name: String, to shown: any Route, from setUp: [Step], go: @escaping Step
    ) {
        (self.name, self.shown, self.setUp, self.go) = (name, AnyRoute(shown), setUp, go)
    }

    /// The kinds of requests that bring on screen only what guards have just been asked about.
    static let uncoversNothing = [
        "replace": "its route takes the place of the visible one, and is asked about as one that is pushed",
        "update": "likewise",
        "confirm": "it presents a question over what was visible, and uncovers nothing",
        "admit": "the router itself asks for it, with what the guards have answered",
    ]

    static let all: [WayOnScreen] = roots + covered + modals + landings

    private static let vault: [Step] = [{ $0.select(tab: "vault") }]
    private static let above = vault + [{ $0.push(Garden.bed(1)) }]
    private static let room = vault + [{ $0.push(Vault.room(1)) }]
    private static let aboveRoom = room + [{ $0.push(Garden.bed(1)) }]
    private static let modalOverRoom = room + [{ $0.push(Garden.bed(1), as: .sheet) }]

    @MainActor private static func change(_ operation: NavigationState.Operation, by spy: Spy) {
        spy.perform(NavigationCommand(.change(operation), discarding: true), animated: false)
    }

    private static let roots: [WayOnScreen] = [
        WayOnScreen("launch", to: Garden.home, from: [], go: { _ in }),
        WayOnScreen("select", to: Vault.home, from: [], go: { $0.select(tab: "vault") }),
        WayOnScreen("select in a batch", to: Vault.home, from: []) { spy in
            spy.batch {
                $0.push(Garden.bed(1))
                $0.select(tab: "vault")
            }
        },
        WayOnScreen(
            "select what was reset", to: Vault.free(0),
            from: [
                { $0.select(tab: "attic") }, { $0.push(Garden.bed(1)) }, { $0.select(tab: "lobby") },
            ], go: { $0.select(tab: "attic") }),
        WayOnScreen("reset", to: Garden.home, from: above) { change(.reset, by: $0) },
        WayOnScreen("reset of the first tab", to: Garden.home, from: [{ $0.push(Garden.bed(1)) }]) {
            change(.reset, by: $0)
        },
        WayOnScreen("end of session", to: Garden.home, from: [{ $0.push(Garden.bed(1)) }]) {
            change(.endSession, by: $0)
        },
        WayOnScreen("refresh of a root", to: Vault.home, from: vault) { change(.refresh, by: $0) },
        WayOnScreen("pop to root", to: Vault.home, from: above) { $0.popToRoot() },
        WayOnScreen(
            "set tabs, the selected one goes", to: Vault.room(1), from: room + [{ $0.select(tab: "lobby") }]
        ) {
            change(.setTabs([.init("vault", root: Vault.home)]), by: $0)
        },
        WayOnScreen("set tabs, another root", to: Vault.free(1), from: vault) {
            change(.setTabs([.init("vault", root: Vault.free(1))]), by: $0)
        },
        WayOnScreen("set tabs, the selected one comes back", to: Vault.home, from: vault) { spy in
            change(.setTabs([.init("lobby", root: Garden.home)]), by: spy)
            change(.setTabs([.init("vault", root: Vault.home)]), by: spy)
        },
        WayOnScreen("system move to the root", to: Vault.home, from: above) { spy in
            change(.hostRemoved([spy.router.state.visible.id]), by: spy)
        },
    ]

    private static let covered: [WayOnScreen] = [
        WayOnScreen(
            "select over a covered root", to: Vault.room(1), from: room + [{ $0.select(tab: "lobby") }],
            go: { $0.select(tab: "vault") }),
        WayOnScreen("refresh of an entry", to: Vault.room(1), from: room) { change(.refresh, by: $0) },
        WayOnScreen("pop", to: Vault.room(1), from: aboveRoom) { $0.pop() },
        WayOnScreen("pop to a route", to: Vault.room(1), from: aboveRoom) { $0.pop(to: Vault.room(1)) },
        WayOnScreen("pop to the nearest", to: Vault.room(1), from: aboveRoom) { spy in
            spy.pop(toNearest: { $0 == AnyRoute(Vault.room(1)) })
        },
        WayOnScreen("finish", to: Vault.room(1), from: aboveRoom) { $0.finish() },
        WayOnScreen("cancel", to: Vault.room(1), from: aboveRoom) { $0.cancel() },
        WayOnScreen("system move", to: Vault.room(1), from: aboveRoom) { spy in
            change(.hostRemoved([spy.router.state.visible.id]), by: spy)
        },
        WayOnScreen("set stack to its beginning", to: Vault.room(1), from: aboveRoom) { spy in
            spy.setStack([Vault.home, Vault.room(1)])
        },
        WayOnScreen("truncate and reuse", to: Vault.room(1), from: aboveRoom) { spy in
            let entry = spy.router.state.visibleStack.entries[1]
            Spy(router: spy.router, seen: spy.seen, context: spy.router.context(of: entry.id))
                .push(Vault.room(1), ifTop: .reuse, ifCovered: .truncate)
        },
        WayOnScreen("truncate, then pop", to: Vault.room(1), from: aboveRoom) { spy in
            spy.batch { $0.push(Garden.bed(2), fromBelow: 1, ifCovered: .truncate) }
            spy.pop()
        },
    ]

    private static let modals: [WayOnScreen] = [
        WayOnScreen("dismissal", to: Vault.room(1), from: modalOverRoom) { $0.dismiss() },
        WayOnScreen("dismissal of all", to: Vault.room(1), from: modalOverRoom) { spy in
            spy.push(Garden.bed(2), as: .cover)
            spy.dismissAll()
        },
        WayOnScreen("end of a modal", to: Vault.room(1), from: modalOverRoom) { $0.finish() },
        WayOnScreen("cancel of a modal", to: Vault.room(1), from: modalOverRoom) { $0.cancel() },
        WayOnScreen("swipe", to: Vault.room(1), from: modalOverRoom) { spy in
            change(.hostRemoved([spy.router.state.visible.id]), by: spy)
        },
        WayOnScreen("truncate beneath a modal", to: Vault.room(1), from: modalOverRoom) { spy in
            let entry = spy.router.state.tabs[1].stack.entries[1]
            Spy(router: spy.router, seen: spy.seen, context: spy.router.context(of: entry.id))
                .push(Vault.room(1), ifTop: .reuse, ifCovered: .truncate)
        },
        WayOnScreen("dismissal, then push and pop", to: Vault.room(1), from: modalOverRoom) { spy in
            spy.dismiss(thenPush: Garden.bed(3))
            spy.pop()
        },
        WayOnScreen("dismissal in a batch", to: Vault.room(1), from: modalOverRoom) { spy in
            spy.batch { $0.dismiss() }
        },
    ]

    private static let landings: [WayOnScreen] = [
        WayOnScreen("link to what is there", to: Vault.room(1), from: aboveRoom) { spy in
            spy.perform(NavigationCommand(.open("/room/1")), animated: false)
        },
        WayOnScreen("landing on what is there", to: Vault.room(1), from: aboveRoom) { spy in
            spy.perform(NavigationCommand(.openRoute(AnyRoute(Vault.room(1)))), animated: false)
        },
        WayOnScreen("restore", to: Vault.room(1), from: []) { spy in
            guard let fort = try? Fort() else { return }
            fort.router.open("/room/1")
            spy.seen.commands.insert(.restore)
            spy.router.restore(fort.router.snapshot().data)
        },
    ]
}

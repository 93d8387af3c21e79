import Testing

@testable import RouterCore

/// R1, R2, R16: whatever is asked in whatever order, no guarded route is on screen.
@MainActor @Suite struct AdmissionPropertyTests {
    /// How many operations are tried in all: 400,000.
    nonisolated static let count = 400_000

    @Test("no guarded route is drawn, no id is used twice, each request has one outcome", arguments: 0..<4)
    func random(seed: Int) async throws {
        var random = SplitMix(seed: UInt64(seed))
        // The root of the last tab is guarded in every other run.
        let fort = try Fort(attic: seed % 2 == 0 ? .free(0) : .room(1))
        fort.router.navigation.onUnreadRejection = nil
        // Half of the guards take their time, and change their mind as they go.
        var turn = 0
        fort.warden.app = { route in
            turn += 1
            let decision: GuardDecision =
                if !route.isGuarded { .allow } else if turn % 3 == 0 { .deny("no") } else {
                    .redirect(Vault.door, resuming: turn % 2 == 0)
                }
            return turn % 2 == 0 ? .later { decision } : decision
        }
        fort.router.refresh()
        await fort.router.navigation.settled()
        var pending: [NavigationRequest] = []
        for number in 0..<Self.count / 4 {
            pending.append(ask(fort.router, &random))
            if number % 16 == 15 {
                await fort.router.navigation.settled()
                // What a screen asks before it goes is answered; the way out goes on, and may lead to a guard.
                while fort.router.navigation.waiting != nil {
                    if let dialog = fort.router.visibleDialog {
                        fort.router.choose(dialog.choices[random.below(dialog.choices.count)])
                    }
                    await fort.router.navigation.settled()
                }
                #expect(pending.allSatisfy { $0.outcome != nil })
                pending = []
                verify(fort)
                if fort.state.stacks.contains(where: { $0.entries.count > 40 }) { fort.router.endSession() }
            }
        }
    }

    private func verify(_ fort: Fort) {
        let state = fort.state
        let entries = state.stacks.flatMap(\.entries)
        #expect(Set(entries.map(\.id)).count == entries.count)
        if state.visible.route.isGuarded { #expect(fort.router.visibleScreen == nil, "\(fort.picture)") }
        // A dialog is alone on its stack, and what lies on it is a dialog, or it is withheld.
        for (below, above) in zip(state.modals, state.modals.dropFirst()) where below.style == .dialog {
            #expect(
                above.style == .dialog || fort.router.navigation.dialog(of: below.stack.root.id) == nil)
        }
        #expect(state.modals.allSatisfy { $0.style != .dialog || $0.stack.entries.count == 1 })
        #expect(!state.modals.contains { $0.isLeaveQuestion }, "nobody waits for an answer")
        #expect(!fort.warden.built.contains { $0.hasPrefix("room") || $0.hasPrefix("safe") })
        (fort.warden.built, fort.warden.asked) = ([], [])
    }

    private func ask(_ router: Router<Page>, _ random: inout SplitMix) -> NavigationRequest {
        func number() -> Int { random.below(3) }
        let routes: [any Route] = [
            Garden.bed(number()), Vault.free(number()), Vault.room(number()), Vault.safe(room: number()),
            VaultExit.room(number()), Vault.panel(number()), VaultPick(), VaultAlarm(number: number()),
        ]
        let route = routes[random.below(routes.count)]
        if random.below(8) == 0 {
            router.top.guardLeaving { .confirm(Dialog("Go?") { Choice("Yes", finishing: true) }) }
        }
        switch random.below(20) {
        case 0: return router.push(route, as: .sheet)
        case 1: return router.replace(with: route)
        case 2: return router.update(to: route)
        case 3: return router.setStack([Garden.home, route])
        case 4: return router.pop()
        case 5: return router.popToRoot()
        case 6: return router.dismiss()
        case 7: return router.dismiss(thenPush: route)
        case 8: return router.dismissAll()
        case 9: return router.select(tab: ["lobby", "vault", "attic"][number()])
        case 10: return router.open("/room/\(number())")
        case 11: return router.open(route)
        case 12: return router.finish()
        case 13: return router.refresh()
        case 14: return random.below(10) == 0 ? router.endSession() : router.reset()
        case 15: return router.navigation.hostRemoved([router.state.visible.id])
        case 16:
            guard let dialog = router.visibleDialog else { return router.push(VaultAlarm()) }
            return router.choose(dialog.choices[random.below(dialog.choices.count)])
        case 17:
            return router.batch {
                $0.push(Garden.bed(1)); $0.push(route)
            }
        case 18:
            // Some of the tabs, in some order; the root of one of them is guarded.
            let tabs = [
                RootTab("lobby", root: Garden.home), RootTab("vault", root: Vault.home),
                RootTab("attic", root: Vault.room(number())),
            ]
            let first = number()
            return router.setTabs((0..<1 + number()).map { tabs[(first + $0) % tabs.count] })
        default: return router.push(route, ifCovered: .truncate)
        }
    }
}

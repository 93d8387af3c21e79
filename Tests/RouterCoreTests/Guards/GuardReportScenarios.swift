import RouterCore
import Testing

/// Reports about links that met a guard, and about screens with something to lose.
@MainActor @Suite struct GuardReportScenarios {
    @Test(
        "BR108, GD-35: a link while signed out goes on after signing in, once; also if that was there",
        .bug("https://github.com/openedx/edx-app-ios/pull/1320"), arguments: [false, true])
    func linkWhileSignedOut(isDoorThere: Bool) throws {
        let fort = try Fort()
        fort.warden.lock()
        if isDoorThere { fort.router.push(Vault.door) }
        #expect(fort.router.open("/room/1").outcome == .parked(behind: AnyRoute(Vault.door)))
        #expect(fort.state.modals.count == 1)
        fort.unlockAndFinish()
        #expect(fort.picture == "vault: vault room1")
        #expect(fort.story.suffix(2) == ["finish committed", "open committed"])
    }

    @Test(
        "BR110: a link that came before the sign-in was shown is known to it",
        .bug("https://github.com/element-hq/element-ios/pull/6440"))
    func linkBeforeTheDoor() throws {
        let fort = try Fort(isActive: false)
        fort.warden.lock()
        let link = fort.router.open("/room/1")
        fort.router.activate()
        #expect(link.outcome == .parked(behind: AnyRoute(Vault.door)))
        #expect(fort.state.intents[fort.state.visible.id]?.route == AnyRoute(Vault.room(1)))
        fort.unlockAndFinish()
        #expect(fort.picture == "vault: vault room1")
    }

    @Test(
        "BR111: a link of several steps stops at the guard and goes on with all of them",
        .bug("https://github.com/QuickBirdEng/XCoordinator/issues/142"))
    func linkChain() throws {
        let fort = try Fort()
        fort.warden.app = { $0 == AnyRoute(Vault.home) ? .redirect(Vault.door, resuming: true) : .allow }
        #expect(fort.router.open("/room/7/safe").outcome == .parked(behind: AnyRoute(Vault.door)))
        fort.unlockAndFinish()
        #expect(fort.picture == "vault: vault room7 safe7")
    }

    @Test(
        "BR141: after the end of a session what is asked for is parked behind the sign-in, over nothing old",
        .bug("https://github.com/SwiftfulThinking/SwiftfulRouting/issues/105"))
    func sessionExpired() throws {
        let fort = try Fort()
        fort.router.push(Vault.room(1))
        fort.router.push(Vault.panel(1))
        fort.warden.lock()
        fort.router.endSession()
        fort.router.push(Vault.room(1))
        #expect(fort.picture == "lobby: garden | sheet: door")
        fort.unlockAndFinish()
        #expect(fort.picture == "lobby: garden room1")
    }

    // MARK: Leaving

    @Test("GD-29: screens are asked from the top down, until one denies; each once in an attempt")
    func topmostFirst() throws {
        let fort = try Fort()
        for number in 1...4 { fort.router.push(Vault.free(number)) }
        let warden = fort.warden
        warden.vetoes = [2, 3, 4]
        var asked: [Int] = []
        for number in 2...4 {
            try fort.context(Vault.free(number)).guardLeaving {
                asked.append(number)
                return warden.vetoes.contains(number) ? .deny("\(number)") : .allow
            }
        }
        for (veto, expected) in [(4, [4]), (3, [4, 3]), (2, [4, 3, 2])] {
            asked = []
            let before = fort.state
            let outcome = fort.router.pop(to: Vault.free(1)).outcome
            #expect(
                outcome
                    == .rejected(.leaveGuarded(AnyRoute(Vault.free(veto)), reason: "\(veto)", verb: "popTo")))
            #expect(asked == expected)
            #expect(fort.state == before)
            warden.vetoes.remove(veto)
        }
        asked = []
        #expect(fort.router.pop(to: Vault.free(1)).isCommitted)
        #expect(asked == [4, 3, 2])
        #expect(fort.picture == "lobby: garden free1")
    }

    @Test(
        "BR135: the button, the tab and a link ask the same; a swipe is disabled, for the host is told",
        .bug("https://github.com/woocommerce/woocommerce-ios/pull/2146"), arguments: 0...3)
    func everyWayAsks(way: Int) throws {
        let fort = try Fort()
        fort.router.push(Vault.free(1))
        let editor = fort.state.visible.id
        fort.router.top.guardLeaving { .deny("unsaved") }
        let request: NavigationRequest? =
            switch way {
            case 0: fort.router.top.pop()
            case 1: fort.router.select(tab: "lobby")
            case 2: fort.router.open("/free/2")
            default: nil
            }
        if let request { #expect(request.reason == .leaveGuarded) }
        #expect(fort.router.navigation.tabs[0].leaveGuarded == [editor])
        #expect(fort.state.visible.id == editor)
    }

    @Test(
        "BR136: a sheet that does not let go stays as it is, its screen too",
        .bug("https://github.com/afterpay/sdk-ios/issues/134"))
    func sheetStays() throws {
        let fort = try Fort()
        fort.router.push(Vault.panel(1))
        _ = fort.router.visibleScreen
        fort.router.top.guardLeaving { .deny("unsaved") }
        let before = fort.state
        #expect(fort.router.dismiss().reason == .leaveGuarded)
        #expect(fort.router.navigation.modals.map(\.leaveGuarded) == [[fort.state.visible.id]])
        _ = fort.router.visibleScreen
        #expect(fort.state == before)
        #expect(fort.warden.built == ["panel1"])
    }
}

import RouterCore
import RouterTesting
import Testing

/// G6: a screen with unsaved changes may ask first; the request waits for the answer.
@MainActor @Suite struct ConfirmTests {
    private static var question: Dialog<Bool> {
        Dialog("Discard the draft?") {
            Choice("Discard", role: .destructive, finishing: true)
            Choice("Keep editing", role: .cancel)
            Choice("Stay", finishing: false)
        }
    }

    /// A router with an editor that asks before it goes.
    private func fort(_ editor: Vault = .free(1)) throws -> Fort {
        let fort = try Fort()
        fort.router.push(editor)
        fort.router.top.guardLeaving { .confirm(Self.question) }
        return fort
    }

    @Test(
        "yes goes on with the way out, anything else stays and says so",
        arguments: [
            "Discard", "Keep editing", "Stay", "a swipe", "dismiss",
        ])
    func answer(choice: String) async throws {
        let fort = try fort()
        let before = fort.state
        let request = fort.router.pop()
        #expect(request.outcome == nil)
        #expect(fort.state.modals.map(\.style) == [.dialog] && fort.state.tabs == before.tabs)
        #expect(fort.router.visibleDialog?.title == "Discard the draft?")
        switch choice {
        case "a swipe": fort.router.navigation.hostRemoved([fort.state.visible.id])
        case "dismiss": fort.router.dismiss()
        default: fort.router.choose(choice)
        }
        if choice == "Discard" {
            #expect(request.outcome == .committed)
            #expect(fort.picture == "lobby: garden")
        } else {
            #expect(request.outcome?.rejection?.reason == .leaveGuarded)
            #expect(fort.state.tabs == before.tabs && fort.state.modals.isEmpty)
        }
        fort.expectOneEventEach([request])
    }

    @Test(
        "every way out that asks waits for the answer",
        arguments: [
            "pop to root", "replace", "set stack", "link", "batch",
        ])
    func ways(way: String) async throws {
        let fort = try fort()
        let request: NavigationRequest =
            switch way {
            case "pop to root": fort.router.popToRoot()
            case "replace": fort.router.replace(with: Vault.free(2))
            case "set stack": fort.router.setStack([Garden.home])
            case "link": fort.router.open("/vault")
            default: fort.router.batch { $0.pop() }
            }
        if way == "batch" {
            #expect(request.reason == .leaveGuarded, "a batch cannot wait")
            return
        }
        if way == "link" {
            // It leaves the stack as it is.
            #expect(request.isCommitted)
            return
        }
        fort.router.choose("Discard")
        #expect(request.outcome == .committed)
    }

    @Test("each screen is asked once, the lower one after the upper one, and a denial beneath comes first")
    func severalScreens() async throws {
        let fort = try fort()
        fort.router.push(Vault.free(2))
        fort.router.top.guardLeaving { .confirm(Dialog("And this?") { Choice("Yes", finishing: true) }) }
        let request = fort.router.popToRoot()
        #expect(fort.router.visibleDialog?.title == "And this?")
        fort.router.choose("Yes")
        #expect(fort.router.visibleDialog?.title == "Discard the draft?")
        fort.router.choose("Discard")
        #expect(request.outcome == .committed)
        #expect(fort.picture == "lobby: garden")
        fort.router.push(Vault.free(3))
        fort.router.top.guardLeaving { .deny("never") }
        fort.router.push(Vault.free(4))
        fort.router.top.guardLeaving { .confirm(Self.question) }
        #expect(fort.router.popToRoot().reason == .leaveGuarded)
        #expect(fort.state.modals.isEmpty)
    }

    @Test("a newer request supersedes it and takes its dialog away; one that is refused does neither")
    func superseded() async throws {
        let fort = try fort()
        let editor = fort.router.top
        let request = fort.router.pop()
        #expect(fort.router.push(Garden.bed(1)).reason == .sourceCovered)
        #expect(request.outcome == nil && fort.router.visibleDialog != nil)
        let next = fort.router.open("/free/7")
        #expect(request.outcome == .superseded)
        // The link removes the editor, too, which asks anew.
        #expect(next.outcome == nil && fort.state.modals.count == 1)
        #expect(editor.pop(discarding: true).isCommitted)
        #expect(next.outcome == .superseded)
        #expect(fort.picture == "lobby: garden", "one change took the editor and the dialog")
        fort.expectOneEventEach([request, next])
    }

    @Test(
        "what ends the editor some other way takes the dialog along",
        arguments: [
            "endSession", "reset", "refresh", "system", "select",
        ])
    func ended(way: String) throws {
        let fort = try fort()
        let editor = fort.state.visible.id
        let request = fort.router.pop()
        switch way {
        case "endSession": fort.router.endSession()
        case "reset": fort.router.reset(discarding: true)
        case "refresh": fort.router.refresh()
        case "select": fort.router.select(tab: fort.state.tabs[1].name)
        default: fort.router.navigation.hostRemoved([editor])
        }
        #expect(request.outcome == .superseded)
        #expect(fort.state.modals.isEmpty)
        #expect((fort.state.entry(editor) == nil) == !["refresh", "select"].contains(way))
    }

    @Test("a guard that takes its time supersedes it, too, and takes its dialog away")
    func supersededByASlowGuard() async throws {
        let fort = try fort()
        let request = fort.router.pop()
        fort.warden.app = { $0 == AnyRoute(Vault.free(8)) ? .later { .deny("no") } : .allow }
        let next = fort.router.open(Vault.free(8))
        #expect(request.outcome == .superseded)
        #expect(fort.state.modals.isEmpty)
        _ = await next.value
        fort.expectOneEventEach([request, next])
    }

    @Test("discarding does not ask, a screen that finishes is not asked, and the answer is no return")
    func otherWays() async throws {
        let fort = try fort()
        #expect(fort.router.popToRoot(discarding: true).isCommitted)
        fort.router.push(Vault.free(3))
        fort.router.top.guardLeaving { .confirm(Self.question) }
        #expect(fort.router.finish().isCommitted)
        #expect(fort.picture == "lobby: garden")
        let counter = Counter()
        let router = Router(try house(counter))
        router.push(Kitchen.dish(1))
        router.top.guardLeaving { .confirm(Self.question) }
        router.pop()
        router.choose("Stay")
        #expect(counter.returns.isEmpty)
    }

    @Test("a request made while it is asked is run in its turn, and a handler may answer at once")
    func answeredByAHandler() throws {
        let fort = try fort()
        let subscription = fort.router.events.observe { event in
            if event.verb == "confirm" { fort.router.choose("Discard") }
        }
        #expect(fort.router.pop().outcome == .committed)
        #expect(fort.picture == "lobby: garden")
        withExtendedLifetime(subscription) {}
    }

    @Test("whoever waits for an outcome stops waiting when it is cancelled; the request goes on")
    func cancelledWaiting() async throws {
        let fort = try fort()
        let request = fort.router.pop()
        let waiting = Task { await request.value }
        await Task.yield()
        waiting.cancel()
        #expect(await waiting.value == nil)
        #expect(request.outcome == nil)
        fort.router.choose("Discard")
        #expect(request.outcome == .committed)
    }

    @Test("its question is never saved, and nobody is said to own it")
    func saved() throws {
        let fort = try fort()
        fort.router.pop()
        let snapshot = fort.router.snapshot()
        #expect(snapshot.report.unsaved.map(\.reason) == [.neverSaved])
        #expect(fort.state.visible.route.description == "LeaveQuestion(\"Discard the draft?\")")
    }

    @Test(
        "discarding: every verb that can be refused for unsaved changes has it",
        arguments: [
            Way("pop") { $0.pop(discarding: true) },
            Way("pop to root") { $0.popToRoot(discarding: true) },
            Way("pop to a route") { $0.pop(to: Garden.home, discarding: true) },
            Way("pop by a rule") { $0.pop(toNearest: { $0 == AnyRoute(Garden.home) }, discarding: true) },
            Way("replace") { $0.replace(with: Garden.bed(2), discarding: true) },
            Way("set stack") { $0.setStack([Garden.home], discarding: true) },
            Way("cancel") { $0.cancel(discarding: true) },
            Way("reset") { $0.reset(discarding: true) },
            Way("link") { $0.open("/free/5", discarding: true) },
            Way("landing") { $0.open(Vault.free(5), discarding: true) },
            Way("batch") { $0.batch { $0.pop(discarding: true) } },
        ])
    func discarding(way: Way) throws {
        let fort = try Fort()
        fort.router.push(Vault.free(1))
        let entry = fort.state.visible.id
        fort.router.top.guardLeaving { .deny("unsaved") }
        #expect(way.go(fort.router).isCommitted)
        #expect(fort.state.entry(entry) == nil)
    }

    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let go: @MainActor @Sendable (Router<Page>) -> NavigationRequest

        init(_ name: String, _ go: @escaping @MainActor @Sendable (Router<Page>) -> NavigationRequest) {
            testDescription = name
            self.go = go
        }
    }

    @Test("a link behind a lock asks no screen beneath before the lock has ended", arguments: [true, false])
    func linkBehindALock(isConfirming: Bool) throws {
        let fort = try Fort()
        fort.router.push(Garden.bed(1))
        fort.router.top.guardLeaving { isConfirming ? .confirm(Self.question) : .deny("unsaved") }
        let before = fort.state.tabs
        fort.warden.app = { $0 == AnyRoute(Vault.door) ? .allow : .redirect(Vault.door, resuming: true) }
        fort.router.refresh()
        #expect(fort.router.open("/free/5").outcome == .parked(behind: AnyRoute(Vault.door)))
        #expect(fort.state.visible.route == AnyRoute(Vault.door) && fort.state.tabs == before)

        fort.unlockAndFinish()
        #expect(fort.state.tabs == before && fort.state.isAskingToLeave == isConfirming)
        if isConfirming { fort.router.choose("Discard") }
        #expect(fort.picture == (isConfirming ? "lobby: garden free5" : "lobby: garden bed1"))
        #expect(fort.story.last == (isConfirming ? "open committed" : "open rejected"))
    }

    @Test("a link behind a lock moves what lies beneath when nobody objects, and when changes are discarded")
    func linkBehindALockDiscarding() throws {
        let fort = try Fort()
        fort.router.push(Garden.bed(1))
        fort.router.top.guardLeaving { .deny("unsaved") }
        fort.warden.app = { $0 == AnyRoute(Vault.door) ? .allow : .redirect(Vault.door, resuming: true) }
        fort.router.refresh()
        fort.router.open("/free/5", discarding: true)
        #expect(fort.state.tabs[0].stack.entries.count == 1)
        fort.unlockAndFinish()
        #expect(fort.picture == "lobby: garden free5")
    }
}

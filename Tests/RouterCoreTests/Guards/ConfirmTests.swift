import RouterCore
import RouterTesting
import Testing

/// G6: a screen with unsaved changes may ask first; the request waits for the answer.
@MainActor @Suite struct ConfirmTests {
    private let gate = RouterTesting.Gate<Bool>()

    /// A router with an editor that asks before it goes.
    private func fort(_ editor: Vault = .free(1)) throws -> Fort {
        let fort = try Fort()
        fort.router.push(editor)
        fort.router.top.guardLeaving { [gate] in .confirm { await gate.pass() } }
        return fort
    }

    @Test("yes goes on with the way out, no stays and says so", arguments: [true, false])
    func answer(isYes: Bool) async throws {
        let fort = try fort()
        let before = fort.state
        let request = fort.router.pop()
        #expect(request.outcome == nil)
        #expect(fort.state == before)
        await gate.arrival()
        gate.open(with: isYes)
        let outcome = await request.value
        if isYes {
            #expect(outcome == .committed)
            #expect(fort.picture == "lobby: garden")
        } else {
            #expect(outcome?.rejection?.reason == .leaveGuarded)
            #expect(fort.state == before)
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
        await gate.arrival()
        gate.open(with: true)
        #expect(await request.value == .committed)
    }

    @Test("each screen is asked once, the lower one after the upper one")
    func severalScreens() async throws {
        let fort = try fort()
        fort.router.push(Vault.free(2))
        fort.router.top.guardLeaving { [gate] in .confirm { await gate.pass() } }
        let request = fort.router.popToRoot()
        for _ in 0..<2 {
            await gate.arrival()
            #expect(gate.count == 1)
            gate.open(with: true)
            await Task.yield()
        }
        #expect(await request.value == .committed)
        #expect(fort.picture == "lobby: garden")
    }

    @Test("a newer request supersedes it, discarding does not ask, and a screen that finishes is not asked")
    func otherWays() async throws {
        let fort = try fort()
        let request = fort.router.pop()
        await gate.arrival()
        #expect(fort.router.push(Garden.bed(1)).isCommitted)
        #expect(request.outcome == .superseded)
        gate.open(with: true)
        #expect(fort.router.popToRoot(discarding: true).isCommitted)
        #expect(gate.count == 0)
        fort.router.push(Vault.free(3))
        fort.router.top.guardLeaving { .deny("unsaved") }
        #expect(fort.router.finish().isCommitted)
        #expect(fort.picture == "lobby: garden")
    }

    @Test("whoever waits for an outcome stops waiting when it is cancelled; the request goes on")
    func cancelledWaiting() async throws {
        let fort = try fort()
        let request = fort.router.pop()
        let waiting = Task { await request.value }
        await gate.arrival()
        waiting.cancel()
        #expect(await waiting.value == nil)
        #expect(request.outcome == nil)
        gate.open(with: true)
        #expect(await request.value == .committed)
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
}

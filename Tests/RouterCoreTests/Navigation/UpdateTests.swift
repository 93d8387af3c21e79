import RouterCore
import RouterTesting
import Testing

/// R2, R3: `update` gives the visible entry another route; its id and its screen stay.
@MainActor @Suite struct UpdateTests {
    @Test("the id and the screen stay; the state, the event and what observers see have the new route")
    func staysTheSameEntry() throws {
        let stage = try Stage(1)
        let entry = stage.state.visible
        let screen = stage.router.visibleScreen
        let built = stage.counter.built
        let before = stage.state
        let model = try #require(stage.router.navigation.tabs.first { $0.id == stage.state.visibleStack.id })
        let wakes = Wakes { _ = model.entries }
        #expect(stage.router.top.update(to: Kitchen.dish(2)).isCommitted)
        #expect(stage.state.visible.id == entry.id)
        #expect(stage.state.visible.route == AnyRoute(Kitchen.dish(2)))
        #expect(stage.router.visibleScreen == screen)
        #expect(stage.counter.built == built)
        #expect(wakes.count == 1)
        #expect(model.entries.last?.route == AnyRoute(Kitchen.dish(2)))
        let delta = try #require(stage.events.last?.delta)
        #expect(
            delta.changes == [
                .update(stack: stage.state.visibleStack.id, index: 1, from: entry, to: stage.state.visible)
            ])
        #expect(delta.removed.isEmpty && delta.inserted.isEmpty)
        var replayed = before
        replayed.apply(delta)
        #expect(replayed == stage.state)
        stage.verify()
    }

    @Test("an equal route changes nothing; a route of another type, or from beneath, is refused")
    func refused() throws {
        let stage = try Stage(1)
        let context = stage.router.top
        let before = stage.state
        #expect(context.update(to: Kitchen.dish(1)).isCommitted)
        #expect(stage.state == before)
        #expect(
            context.update(to: Garden.bed(1)).outcome
                == .rejected(.otherType(AnyRoute(Garden.bed(1)), of: AnyRoute(Kitchen.dish(1)))))
        stage.run(.push(3))
        #expect(context.update(to: Kitchen.dish(2)).reason == .sourceCovered)
        stage.run(.pop(2))
        #expect(context.update(to: Kitchen.dish(2)).reason == .sourceGone)
    }

    @Test("a guard may only allow it, and may take its time")
    func guarded() async throws {
        let gate = RouterTesting.Gate<GuardDecision>()
        let fort = try Fort(slowGuards: 1)
        fort.router.push(Vault.free(1))
        await fort.settle()
        fort.warden.slow = { _, route in route.isGuarded ? await gate.pass() : .allow }
        let request = fort.router.update(to: Vault.room(1))
        await gate.arrival()
        gate.open(with: .allow)
        #expect(await request.value == .committed)
        #expect(fort.state.visible.route == AnyRoute(Vault.room(1)))
        fort.warden.lock()
        #expect(fort.router.update(to: Vault.room(2)).reason == .denied)
        #expect(fort.state.visible.route == AnyRoute(Vault.room(1)))
        #expect(fort.state.intents.isEmpty)
    }
}

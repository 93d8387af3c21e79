import RouterCore
import Testing

/// The path and its owners: nothing but a request changes it.
@MainActor @Suite struct PathScenarios {
    @Test(
        "BR080: with two windows a push goes to the one it comes from, and to none is told",
        .bug("https://github.com/devxoul/URLNavigator/issues/104"))
    func windows() throws {
        let app = try house()
        let first = Router(app)
        var second: Router<Page>? = Router(app)
        let inFirst = first.top
        let inSecond = try #require(second).top
        #expect(inFirst != inSecond)
        for number in 1...10 {
            let before = try #require(second).state
            inFirst.push(Kitchen.dish(number), ifCovered: .append)
            #expect(second?.state == before)
        }
        #expect(first.state.visibleStack.entries.count == 11)
        let before = first.state
        #expect(inSecond.push(Kitchen.dish(1)).isCommitted)
        second = nil
        #expect(inSecond.push(Kitchen.dish(2)).outcome == .rejected(.sourceGone(.router)))
        #expect(PushContext.detached.push(Kitchen.dish(2)).outcome == .rejected(.sourceGone(.detached)))
        #expect(first.state == before)
    }

    @Test(
        "BR171, BR153: drawing again, any number of times and in any layout, leaves the path as it is",
        .bug("https://github.com/rundfunk47/stinsen/issues/133"),
        .bug("https://github.com/Volker88/Sensor-App/issues/149"))
    func drawingAgain() throws {
        let stage = try Stage(1, 2)
        stage.run(.sheet(1))
        let before = stage.state
        let events = stage.events.count
        for _ in 1...200 {
            for id in stage.ids { _ = stage.router.screen(for: id) }
            for model in stage.router.navigation.tabs + stage.router.navigation.modals { _ = model.entries }
            _ = stage.contexts
        }
        #expect(stage.state == before)
        #expect(stage.events.count == events)
        stage.expect("kitchen: home 1 2 | sheet: s1")
    }

    @Test(
        "BR172: a context handed out once works for the whole life of its entry",
        .bug("https://github.com/matteopuc/swiftui-navigation-stack/issues/73"), arguments: 1...10)
    func contextsStay(seed: Int) throws {
        let stage = try Stage()
        let root = try #require(stage.router.visibleScreen).context
        var chance = Chance(seed: seed)
        for _ in 1...100 {
            let verb = chance.verb()
            if case .setStack = verb { continue }  // may put another root in its place
            if case .endSession = verb { continue }  // does so
            stage.run(verb)
        }
        stage.run(.dismissAll)
        if stage.state.selectedTab != "kitchen" { stage.run(.select("kitchen")) }
        #expect(root.popToRoot().isCommitted)
        #expect(root == stage.router.top)
        #expect(root.push(Kitchen.dish(7)).isCommitted)
        stage.verify()
    }

    @Test(
        "BR189: a flow that is hidden and shown again has all its entries, and nobody writes to it",
        .bug("https://github.com/johnpatrickmorgan/TCACoordinators/issues/53"))
    func hiddenAndShown() throws {
        let stage = try Stage(1, 2, 3)
        let flow = stage.state.stack(.tab("kitchen"))
        let model = stage.router.navigation.tabs[0]
        let wakes = Wakes { _ = model.entries }
        for _ in 1...10 {
            stage.run(.select("garden"))
            for id in flow?.entries.map(\.id) ?? [] { #expect(stage.router.screen(for: id) != nil) }
            stage.run(.select("kitchen"))
            #expect(stage.state.visibleStack == flow)
        }
        #expect(wakes.count == 0)
        #expect(stage.events.map(\.verb) == Array(repeating: "select", count: 20))
        stage.expect("kitchen: home 1 2 3")
    }

    @Test(
        "BR123: the path can be changed before anything has been drawn",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/38"))
    func withoutAView() throws {
        let stage = try Stage()
        stage.run(.push(1))
        stage.run(.sheet(2))
        stage.run(.select("garden"))
        stage.expect("garden: garden | kitchen: home 1 | sheet: s2")
        #expect(stage.counter.built.isEmpty)
        #expect(stage.router.visibleScreen?.text == "Kitchen.sheet(2)")
    }

    @Test(
        "BR113: what is so already is settled at once, alone and as a step of several",
        .bug("https://github.com/QuickBirdEng/XCoordinator-Example/pull/16"),
        arguments: [Verb.popTo(2), .pop(0), .dismissAll])
    func nothingToDo(verb: Verb) throws {
        let stage = try Stage(1, 2)
        #expect(stage.run(verb).isCommitted)
        #expect(stage.run(.batch([verb, .push(3), .pop(1), verb])).isCommitted)
        #expect(stage.router.setStack(stage.state.visibleStack.entries.map(\.route.base)).isCommitted)
        #expect(stage.events.map(\.delta.isEmpty) == [true, false, true])
        stage.expect("kitchen: home 1 2")
    }

    @Test(
        "BR155: a payload that changes its own id and hash changes neither its entry nor its sheet",
        .bug("https://github.com/feedback-assistant/reports/issues/654"))
    func payloadsOwnIdentity() throws {
        let router = Router(
            try Composition<Page> {
                DraftModule()
                KitchenModule()
                GardenModule()
                Connect(KitchenExit.self) { exit in
                    switch exit {
                    case .garden(let bed): Garden.bed(bed)
                    }
                }
                RootTab("home", root: Kitchen.home)
            })
        let draft = Draft(id: 0)
        #expect(router.push(draft, as: .sheet).isCommitted)
        let modal = router.navigation.modals[0]
        let wakes = Wakes { _ = (modal.entries, router.navigation.modals) }
        let entry = router.visible.id
        let screen = router.visibleScreen
        var events = 0
        let subscription = router.events.observe { _ in events += 1 }
        for id in 1...10 { draft.id = id }
        #expect(router.visible.id == entry)
        #expect(router.visibleScreen == screen)
        #expect(router.navigation.modals.map(\.id) == [.modal(entry)])
        #expect((wakes.count, events) == (0, 0))
        #expect(router.context(of: entry).dismiss().isCommitted)
        #expect(router.state.modals.isEmpty)
        subscription.cancel()
    }

    @Test(
        "BR184: the log of events, replayed, is the state, after every single request",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/872"), arguments: 1...40)
    func replay(seed: Int) throws {
        let stage = try Stage()
        var chance = Chance(seed: seed)
        for number in 1...150 {
            let before = stage.state
            let verb = chance.verb()
            let request = stage.run(verb)
            #expect(stage.events.count == number, "one event for \(verb)")
            #expect(stage.events.last?.request == request.id)
            #expect(stage.events.last?.outcome == request.outcome)
            if !request.isCommitted { #expect(stage.state == before, "\(verb)") }
            stage.verify()
        }
    }
}

/// A route whose identity is its own business: it changes while the route is shown.
private final class Draft: Route, @unchecked Sendable {
    /// Only ever touched on the main actor, by one test.
    nonisolated(unsafe) var id: Int

    init(id: Int) {
        self.id = id
    }

    static func == (left: Draft, right: Draft) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct DraftModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Draft.self, key: "draft") { _, _ in Page(text: "draft") }
    }
}

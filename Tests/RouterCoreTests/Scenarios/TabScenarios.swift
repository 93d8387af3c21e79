import RouterCore
import Testing

/// Tabs and sessions, as they went wrong elsewhere.
@MainActor @Suite struct TabScenarios {
    @Test(
        "BR040: a tab cleared while something is being pushed in it ends as asked, without a screen left over",
        .bug("https://github.com/swiftlang/swift/issues/77088"), arguments: ["garden", "visitor"])
    func clearedDuringAPush(tab: String) throws {
        let stage = try Stage()
        stage.run(.select(tab))
        let root = stage.router.top
        let subscription = stage.router.events.observe { event in
            guard event.verb == "push" else { return }
            stage.router.select(tab: "kitchen")
            root.popToRoot()
        }
        #expect(stage.run(.push(1)).isCommitted)
        stage.expect("kitchen: home")
        let pushed = try #require(stage.events.flatMap(\.delta.inserted).first)
        #expect(pushed.route.short == "1")
        #expect(stage.router.screen(for: pushed.id) == nil)
        stage.run(.select(tab))
        #expect(root == stage.router.top)
        subscription.cancel()
    }

    @Test(
        "BR068, TB-03: leaving a tab and coming back finds its entries and screens, and ends none",
        .bug("https://github.com/Dimillian/ACHNBrowserUI/issues/78"), arguments: 0...5)
    func tabsKeepTheirStacks(depth: Int) throws {
        let stage = try Stage()
        for number in 0..<depth { stage.run(.push(number)) }
        let stack = stage.state.visibleStack
        let screens = stack.entries.map { stage.router.screen(for: $0.id) }
        let built = stage.counter.built
        for tab in ["garden", "kitchen", "visitor", "garden", "kitchen"] { stage.run(.select(tab)) }
        #expect(stage.state.visibleStack == stack)
        #expect(stack.entries.map { stage.router.screen(for: $0.id) } == screens)
        #expect(stage.counter.built == built)
        #expect(stage.events.flatMap(\.ended).isEmpty)
        #expect(stage.counter.returns.isEmpty)
    }

    @Test(
        "BR069: a tab starts afresh when it is left, but only if it says so",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/96"), arguments: 1...5)
    func resetsWhenLeft(depth: Int) throws {
        let stage = try Stage(1)
        stage.run(.select("visitor"))
        for number in 1...depth { stage.run(.push(number)) }
        let count = stage.events.count
        stage.run(.select("kitchen"))
        #expect(stage.events.count == count + 1)
        #expect(stage.events.last?.ended.count == depth)
        stage.expect("kitchen: home 1")
        stage.run(.select("visitor"))
        stage.expect("visitor: welcome | kitchen: home 1")
    }

    @Test(
        "BR069: changing to another tab is no return, though the tab that is left starts afresh",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/96"))
    func leavingIsNoReturn() throws {
        let stage = try Stage(1)
        stage.run(.select("visitor"))
        stage.run(.push(2))
        stage.run(.select("kitchen"))
        // Dish 2 never covered dish 1, so nothing has come back to it.
        #expect(stage.counter.returns.isEmpty)
    }

    @Test(
        "BR070: selecting the selected tab pops that tab to its root, and no other",
        .bug("https://github.com/ryanbr/noop/issues/135"), arguments: 1...5)
    func reselect(depth: Int) throws {
        let stage = try Stage(1, 2)
        stage.run(.select("garden"))
        for number in 1...depth { stage.run(.bed(number)) }
        let root = stage.state.visibleStack.root
        #expect(stage.run(.select("garden")).isCommitted)
        #expect(stage.state.visible == root)
        #expect(stage.events.last?.ended.count == depth)
        stage.expect("garden: garden | kitchen: home 1 2")
    }

    @Test("TB-04: selecting the selected tab at its root is an event of its own, and changes nothing")
    func reselectAtTheRoot() throws {
        let stage = try Stage()
        let before = stage.state
        #expect(stage.run(.select("kitchen")).isCommitted)
        #expect(stage.events.map(\.verb) == ["select"])
        #expect(stage.events[0].delta.isEmpty)
        #expect(stage.state == before)
    }

    @Test(
        "BR076: select a tab and push on what it holds, in one change",
        .bug("https://github.com/ekazaev/route-composer/issues/109"), arguments: 0...4)
    func appendToAnotherTab(depth: Int) throws {
        let stage = try Stage()
        stage.run(.select("garden"))
        for number in 0..<depth { stage.run(.bed(number)) }
        let held = stage.state.visibleStack.entries
        stage.run(.select("kitchen"))
        let count = stage.events.count
        #expect(stage.run(.batch([.select("garden"), .push(7)])).isCommitted)
        #expect(stage.events.count == count + 1)
        #expect(stage.state.selectedTab == "garden")
        #expect(stage.state.visibleStack.entries.dropLast() == held[...])
        #expect(stage.state.visible.route.short == "7")
        // One step that cannot be: none is carried out.
        stage.run(.select("kitchen"))
        let before = stage.state
        #expect(
            stage.run(.batch([.select("garden"), .push(8), .push(-1)])).outcome
                == .rejected(.batch(operation: 3, because: .notFound(AnyRoute(Kitchen.dish(-1))))))
        #expect(stage.state == before)
    }

    @Test(
        "BR078: after the session nothing of it can be reached, by any way back",
        .bug("https://github.com/liveview-native/liveview-client-swiftui/issues/1522"))
    func endOfASession() throws {
        let stage = try Stage(1, 2)
        stage.run(.select("garden"))
        stage.run(.bed(1))
        stage.run(.sheet(1))
        stage.run(.push(3))
        let contexts =
            stage.contexts
            + stage.state.tabs[0].stack.entries.map {
                stage.router.context(of: $0.id)
            }
        let count = stage.events.count
        #expect(stage.router.endSession().isCommitted)
        #expect(stage.events.count == count + 1)
        #expect(stage.events.last?.ended.count == 8)  // three roots among them
        #expect(Set(stage.events.last?.ended.map(\.ending) ?? []) == [.session])
        for context in contexts {
            #expect(context.pop().outcome == .rejected(.sourceGone(.entry)))
            let late = context.push(Kitchen.dish(1), ifCovered: .truncate)
            #expect(late.outcome == .rejected(.sourceGone(.entry)))
        }
        for tab in ["kitchen", "garden", "visitor"] {
            if tab != stage.state.selectedTab { stage.run(.select(tab)) }
            #expect(stage.run(.pop(1)).reason == .atRoot)
            #expect(stage.run(.dismiss).reason == .noModal)
        }
        #expect(stage.ids.count == 3)
        stage.verify()
    }

    @Test(
        "BR078: the end of a session keeps the selected tab, as G7 has it, at its root",
        .bug("https://github.com/liveview-native/liveview-client-swiftui/issues/1522"))
    func sessionsTab() throws {
        let stage = try Stage()
        stage.run(.select("garden"))
        stage.router.endSession()
        #expect(stage.state.selectedTab == "garden")
    }

    @Test(
        "BR078: the next session has no entry of the last, roots included",
        .bug("https://github.com/liveview-native/liveview-client-swiftui/issues/1522"))
    func sessionsRoots() throws {
        let stage = try Stage(1)
        let ids = Set(stage.ids)
        let gate = Gate()
        let task = stage.router.context(of: stage.state.tabs[0].stack.root.id).task { await gate.wait() }
        stage.router.endSession()
        #expect(ids.isDisjoint(with: stage.ids))
        #expect(task?.isCancelled == true)
        gate.open()
    }
}

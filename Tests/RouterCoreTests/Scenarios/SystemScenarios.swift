import RouterCore
import Testing

/// What the system does by itself: swipes, back menus, dragged sheets.
@MainActor @Suite struct SystemScenarios {
    @Test(
        "BR028: a report about an older, longer path takes away only what is still there",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/3653"), arguments: 1...30)
    func staleReports(seed: Int) throws {
        let stage = try Stage()
        var chance = Chance(seed: seed)
        var old: [[EntryID]] = []
        for _ in 1...60 {
            stage.run(chance.verb())
            old.append(stage.ids)
        }
        let newest = stage.ids
        for ids in old.shuffled(using: &chance) {
            let stale = ids.filter { !newest.contains($0) }
            let before = stage.state
            #expect(stage.router.navigation.hostRemoved(stale).isCommitted)
            #expect(stage.state == before)
        }
        for ids in old { stage.router.navigation.hostRemoved(ids) }
        stage.verify()
    }

    @Test(
        "BR036, BR037: a swipe that was begun and cancelled leaves no trace, nor harms the screen's context",
        .bug("https://github.com/heinzl/swift-composable-navigation/issues/17"),
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/3673"), arguments: 1...4)
    func cancelledSwipe(depth: Int) throws {
        let stage = try Stage()
        for number in 1...depth { stage.run(.push(number)) }
        let context = try #require(stage.router.visibleScreen).context
        let before = stage.state
        // What a host does during a swipe: it shows what lies below, and reports nothing.
        for entry in before.visibleStack.entries.reversed() { _ = stage.router.screen(for: entry.id) }
        _ = stage.router.navigation.tabs[0].entries
        stage.router.navigation.hostRemoved([])
        #expect(stage.state == before)
        #expect(context.push(Kitchen.dish(9)).isCommitted)
        #expect(stage.state.visibleStack.entries.count == before.visibleStack.entries.count + 1)
        #expect(context.pop().isCommitted)
        #expect(stage.state.visibleStack.entries == before.visibleStack.entries.dropLast())
    }

    @Test(
        "BR038, BR039: a swipe back is in the path before the next push, in every tab and at any depth",
        .bug("https://github.com/dreipol/multiplatform-redux-sample/pull/27"),
        .bug("https://github.com/johnpatrickmorgan/NavigationBackport/issues/57"),
        arguments: ["kitchen", "garden", "visitor"], [1, 2, 3, 50])
    func swipeThenPush(tab: String, depth: Int) throws {
        let stage = try Stage()
        if tab != "kitchen" { stage.run(.select(tab)) }
        for number in 1...depth { stage.run(.push(number)) }
        let below = stage.state.visibleStack.entries.dropLast()
        stage.run(.system(1))
        #expect(stage.state.visibleStack.entries == Array(below))
        #expect(stage.router.top.push(Kitchen.dish(99)).isCommitted)
        #expect(stage.state.visibleStack.entries.dropLast() == below)
        #expect(stage.state.visible.route.short == "99")
        stage.verify()
    }

    @Test(
        "BR046: a removal that is reported twice ends its entry once",
        .bug("https://github.com/pointfreeco/swift-navigation/issues/10"))
    func reportedTwice() throws {
        let stage = try Stage(1, 2)
        let id = stage.state.visible.id
        for _ in 1...3 { stage.router.navigation.hostRemoved([id, id]) }
        #expect(stage.events.map(\.ended.count) == [1, 0, 0])
        #expect(stage.events[0].ended.map(\.ending) == [.system])
        #expect(stage.counter.returns.count == 1)
        stage.expect("kitchen: home 1")
    }

    @Test(
        "BR045: a sheet that was dragged away does not come up again",
        .bug("https://github.com/CoolONEOfficial/NativePartialSheet/issues/8"))
    func draggedSheet() throws {
        let stage = try Stage(1)
        stage.run(.sheet(1))
        let sheet = stage.state.visible.id
        let model = stage.router.navigation.modals[0]
        let wakes = Wakes { _ = stage.router.navigation.modals }
        for _ in 1...3 { stage.router.navigation.hostRemoved([sheet]) }
        #expect(wakes.count == 1)
        #expect(stage.router.navigation.modals.isEmpty)
        #expect(model.entries.map(\.id) == [sheet])  // still drawable on its way out
        #expect(stage.events.map(\.ended.count) == [0, 1, 0, 0])
        stage.run(.sheet(1))
        #expect(stage.state.visible.id > sheet)
    }

    @Test(
        "BR052: a sheet that could not be shown is taken out, its caller told, and the next push lands",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/73"))
    func refusedPresentation() async throws {
        let stage = try Stage()
        let context = stage.router.top
        let answer = await stage.ask(context, Pick())
        stage.run(.system(1))  // the host reports that the presentation did not come about
        #expect(await answer.value == .ended(.system))
        #expect(context.push(Kitchen.dish(1)).isCommitted)
        stage.expect("kitchen: home 1")
    }

    @Test(
        "BR058: a gesture changes the state as the verb for it does",
        .bug("https://github.com/pointfreeco/swift-navigation/issues/309"), arguments: 1...4)
    func gestureAndVerbAgree(modals: Int) throws {
        let byHand = try Stage(1)
        let byVerb = try Stage(1)
        for stage in [byHand, byVerb] {
            for number in 1...modals {
                stage.run(number.isMultiple(of: 2) ? .cover(number) : .sheet(number))
                stage.run(.push(number))
            }
        }
        for _ in 1...modals {
            byHand.run(.system(2))
            byVerb.run(.dismiss)
            byHand.expect(byVerb.picture)
        }
        byHand.run(.system(1))
        byVerb.run(.pop(1))
        byHand.expect(byVerb.picture)
        byHand.expect("kitchen: home")
    }

    @Test(
        "BR061: when something else closes a chain of modals, the next chain works",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/2398"))
    func foreignRemoval() throws {
        let stage = try Stage()
        for _ in 1...3 {
            stage.run(.sheet(1))
            stage.run(.sheet(2))
            let child = stage.router.top
            stage.router.navigation.hostRemoved(stage.state.modals.map(\.stack.root.id))
            stage.expect("kitchen: home")
            #expect(child.dismiss().reason == .sourceGone)
        }
        stage.run(.sheet(1))
        stage.run(.sheet(2))
        #expect(stage.router.top.dismiss().isCommitted)
        stage.expect("kitchen: home | sheet: s1")
    }
}

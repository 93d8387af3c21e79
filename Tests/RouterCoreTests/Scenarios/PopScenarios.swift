import RouterCore
import Testing

/// Removals, as they went wrong elsewhere.
@MainActor @Suite struct PopScenarios {
    @Test(
        "BR013: back removes one entry out of any number of equal ones",
        .bug("https://github.com/zulip/zulip-mobile/pull/2008"))
    func equalNeighbours() throws {
        let stage = try Stage()
        for _ in 1...20 { stage.run(.push(1)) }
        while stage.state.visibleStack.entries.count > 1 {
            let before = stage.state.visibleStack.entries
            #expect(stage.router.top.pop().isCommitted)
            #expect(stage.state.visibleStack.entries == before.dropLast())
        }
        stage.expect("kitchen: home")
    }

    @Test(
        "BR022: out of a nested flow to the root is one move, seen by no one in between",
        .bug("https://github.com/rundfunk47/stinsen/issues/38"))
    func unwindAFlow() throws {
        let stage = try Stage(1, 2)
        stage.run(.cover(1))
        stage.run(.push(3))
        let flow = stage.router.top
        var seen: [String] = []
        let wakes = Wakes {
            for model in stage.router.navigation.tabs + stage.router.navigation.modals { _ = model.entries }
            seen.append(stage.picture)
        }
        let count = stage.events.count
        #expect(stage.run(.batch([.dismiss, .popToRoot]), from: flow).isCommitted)
        #expect(stage.events.count == count + 1)
        #expect(stage.events.last?.ended.map(\.entry.route.short) == ["3", "c1", "2", "1"])
        #expect(wakes.count > 0)
        #expect(Set(seen) == ["kitchen: home 1 2 | cover: c1 3", "kitchen: home"])
        stage.expect("kitchen: home")
    }

    @Test(
        "BR024: to the root is one change from any depth",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/61"), arguments: [1, 2, 4, 50])
    func popToRootIsOneChange(depth: Int) throws {
        let stage = try Stage()
        for number in 1...depth { stage.run(.push(number)) }
        let wakes = Wakes { _ = stage.router.navigation.tabs[0].entries }
        #expect(stage.run(.popToRoot).isCommitted)
        #expect(wakes.count == 1)
        #expect(stage.events.count == depth + 1)
        #expect(stage.events.last?.delta.changes.count == 1)
        #expect(stage.events.last?.ended.count == depth)
    }

    @Test(
        "BR024: several steps on one stack in a batch are one observation",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/61"))
    func batchIsOneObservation() throws {
        let stage = try Stage(1, 2, 3, 4)
        let wakes = Wakes { _ = stage.router.navigation.tabs[0].entries }
        #expect(stage.run(.batch([.pop(1), .pop(1), .push(9)])).isCommitted)
        #expect(stage.events.count == 1)
        stage.expect("kitchen: home 1 2 9")
        #expect(wakes.count == 1)
    }

    @Test(
        "BR025, BR026: going back too often, by any count at any depth, leaves a stack that works",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/26"),
        .bug("https://github.com/mbta/mobile_app/pull/427"), arguments: 0...8)
    func popIsTotal(depth: Int) throws {
        for count in [Int.min, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, .max] {
            let stage = try Stage()
            for number in 0..<depth { stage.run(.push(number)) }
            let before = stage.state
            let outcome = stage.run(.pop(count)).outcome
            if count > depth {
                #expect(outcome == .rejected(.atRoot(AnyRoute(Kitchen.home), verb: "pop")))
                #expect(stage.run(.pop(count)).reason == .atRoot)
                #expect(stage.state == before)
            } else {
                #expect(outcome == .committed)
                #expect(stage.state.visibleStack.entries.count == depth + 1 - max(0, count))
            }
            #expect(stage.run(.push(7)).isCommitted)
            #expect(stage.run(.pop(1)).isCommitted)
            stage.verify()
        }
    }

    @Test(
        "BR027: what returns to the start may be asked at the start, again and again",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/pull/45"),
        arguments: [Verb.popToRoot, .reset, .endSession, .select("kitchen"), .dismissAll, .batch([])])
    func resetsAreIdempotent(verb: Verb) throws {
        let stage = try Stage()
        for _ in 1...3 {
            let before = stage.picture
            #expect(stage.run(verb).isCommitted)
            #expect(stage.picture == before)
        }
        stage.expect("kitchen: home")
    }

    @Test(
        "BR029: two quick pops through handles made anew for every drawing remove two entries",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/2058"))
    func handlesAreStable() throws {
        let stage = try Stage(1, 2, 3)
        for _ in 1...2 {
            let handles = (1...10).map { _ in stage.router.top }
            #expect(Set(handles.map(\.entryID)).count == 1)
            #expect(handles[0].pop().isCommitted)
            for stale in handles { #expect(stale.pop().outcome == .rejected(.sourceGone(.entry))) }
        }
        stage.expect("kitchen: home 1")
    }

    @Test(
        "BR030: a stack over a stack has a path of its own, and back stays in it",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/2396"))
    func stackOverStack() throws {
        let stage = try Stage(1)
        stage.run(.sheet(1))
        stage.router.top.push(Kitchen.dish(2))
        stage.expect("kitchen: home 1 | sheet: s1 2")
        #expect(stage.router.top.pop().isCommitted)
        #expect(stage.router.top.pop().outcome == .rejected(.atRoot(AnyRoute(Kitchen.sheet(1)), verb: "pop")))
        stage.expect("kitchen: home 1 | sheet: s1")
    }

    @Test(
        "BR031: pop() removes exactly one entry, at any depth",
        .bug("https://github.com/canopas/UIPilot/issues/19"))
    func popRemovesOne() throws {
        let stage = try Stage()
        for number in 1...50 { stage.run(.push(number)) }
        for number in (0..<50).reversed() {
            #expect(stage.router.top.pop().isCommitted)
            #expect(stage.state.visible.route.short == (number == 0 ? "home" : "\(number)"))
        }
        stage.verify()
    }

    @Test(
        "BR032: popTo is exact when it finds, and says so when it does not",
        .bug("https://github.com/Mijick/NavigationView/issues/51"), arguments: 1...10)
    func popToIsExact(target: Int) throws {
        let stage = try Stage()
        for number in 1...10 { stage.run(.push(number)) }
        let before = stage.state
        #expect(stage.run(.popTo(11)).outcome == .rejected(.noTarget(AnyRoute(Kitchen.dish(11)))))
        #expect(stage.router.pop(toNearest: { _ in false }).outcome == .rejected(.noTarget(nil)))
        #expect(stage.state == before)
        #expect(stage.run(.popTo(target)).isCommitted)
        #expect(stage.state.visibleStack.entries == Array(before.visibleStack.entries[...target]))
    }

    @Test(
        "BR034: of several candidates the nearest from the top is taken, and a miss pushes nothing",
        .bug("https://github.com/nhaarman/Triad/pull/98"))
    func popToWithDuplicates() throws {
        let stage = try Stage(1, 2, 3, 3)
        let before = stage.state
        #expect(stage.router.pop(toNearest: { $0.short == "2" || $0.short == "3" }).isCommitted)
        #expect(stage.run(.popTo(3)).isCommitted)
        #expect(stage.run(.popTo(4)).reason == .notFound)
        #expect(stage.state == before)
        stage.run(.push(2))
        stage.run(.push(5))
        #expect(stage.run(.popTo(2)).isCommitted)
        stage.expect("kitchen: home 1 2 3 3 2")
    }

    @Test(
        "BR060: what a jump back removes is told once, topmost first, and asks for nothing any more",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/3031"),
        arguments: [Verb.popToRoot, .setStack([9]), .reset, .system(5), .select("kitchen"), .pop(5)])
    func removedEntriesAreSilent(verb: Verb) throws {
        let stage = try Stage(1, 2, 3, 4, 5)
        let gone = Array(stage.contexts.dropFirst())
        var answers: [Outcome?] = []
        var late: [NavigationRequest] = []
        let subscription = stage.router.events.observe { event in
            guard !event.ended.isEmpty else { return }
            for context in gone { late.append(context.pop()) }
        }
        #expect(stage.run(verb).isCommitted)
        answers = late.map(\.outcome)
        #expect(answers == Array(repeating: .rejected(.sourceGone(.entry)), count: 5))
        let ended = stage.events.flatMap(\.ended).map(\.entry.route.short)
        #expect(ended.prefix(5) == ["5", "4", "3", "2", "1"])
        #expect(ended.count == (verb == .setStack([9]) ? 6 : 5))
        subscription.cancel()
    }
}

import Observation
import RouterCore
import Testing

/// One test for each sentence of the rules that is not told by the model or the scenarios.
@MainActor @Suite struct RuleTests {
    @Test("R2: a push at depth 1 to 50 lands on top, from the context its screen was given")
    func pushesLandOnTop() throws {
        let router = Router(try house())
        for depth in 1...50 {
            let context = try #require(router.visibleScreen).context
            #expect(context.push(Kitchen.dish(depth)).outcome == .committed)
            #expect(router.visible.route == AnyRoute(Kitchen.dish(depth)))
            #expect(router.state.visibleStack.entries.count == depth + 1)
        }
    }

    @Test("R3: the three policies of a covered context")
    func policies() throws {
        let router = Router(try house())
        let context = router.top
        router.push(Kitchen.dish(1))
        #expect(
            context.push(Kitchen.dish(2)).outcome == .rejected(.sourceCovered(by: AnyRoute(Kitchen.dish(1)))))
        #expect(context.push(Kitchen.dish(2), ifCovered: .append).outcome == .committed)
        #expect(
            router.state.routes(.tab("kitchen"))
                == [Kitchen.home, .dish(1), .dish(2)].map { AnyRoute($0) })
        #expect(context.push(Kitchen.dish(3), ifCovered: .truncate).outcome == .committed)
        #expect(router.state.routes(.tab("kitchen")) == [Kitchen.home, .dish(3)].map { AnyRoute($0) })
    }

    @Test("R3: append never pushes beneath a modal; truncate ends it and selects the tab")
    func policiesBeneathAModal() throws {
        let router = Router(try house())
        let context = router.top
        router.select(tab: "garden")
        router.push(Kitchen.sheet(1))
        #expect(
            context.push(Kitchen.dish(1), ifCovered: .append).outcome?.rejection?.reason == .sourceCovered)
        #expect(context.push(Kitchen.dish(1), ifCovered: .truncate).outcome == .committed)
        #expect(router.state.selectedTab == "kitchen")
        #expect(router.state.modals.isEmpty)
        #expect(router.visible.route == AnyRoute(Kitchen.dish(1)))
    }

    @Test("R3: a context whose entry is gone, or whose router is, is told so")
    func gone() throws {
        var router: Router<Page>? = Router(try house())
        router?.push(Kitchen.dish(1))
        let context = try #require(router?.top)
        router?.pop()
        #expect(context.push(Kitchen.dish(2)).outcome == .rejected(.sourceGone(.entry)))
        #expect(context.pop().outcome == .rejected(.sourceGone(.entry)))
        router = nil
        #expect(context.push(Kitchen.dish(2)).outcome == .rejected(.sourceGone(.router)))
        #expect(PushContext.detached.pop().outcome == .rejected(.sourceGone(.detached)))
    }

    @Test("R7: a route type whose hash is constant stays correct")
    func constantHash() throws {
        struct Module: FeatureModule {
            func registerDestinations(in registry: inout DestinationRegistry<Page>) {
                registry.destination(for: Colliding.self, key: "c") { route, _ in Page(text: "\(route.id)") }
            }
        }
        let router = Router(
            try Composition<Page> {
                Module()
                RootTab("home", root: Colliding(id: 0))
            })
        for id in 1...20 { router.push(Colliding(id: id), ifTop: .reuse) }
        #expect(router.state.visibleStack.entries.count == 21)
        #expect(router.pop(to: Colliding(id: 7)).outcome == .committed)
        #expect(router.visibleScreen?.text == "7")
    }

    @Test("R5: a rule that looks at the router while it is asked sees the state as it was")
    func lookingMeanwhile() throws {
        let router = Router(try house())
        for id in 1...3 { router.push(Kitchen.dish(id)) }
        let request = router.pop(toNearest: { route in
            MainActor.assumeIsolated {
                router.visible.route == AnyRoute(Kitchen.dish(3)) && route == AnyRoute(Kitchen.dish(1))
            }
        })
        #expect(request.outcome == .committed)
        #expect(router.visible.route == AnyRoute(Kitchen.dish(1)))
    }

    @Test("R9: builders run once per entry, and only for entries that are asked for")
    func buildersRunOnce() throws {
        let counter = Counter()
        let router = Router(try house(counter))
        router.push(Kitchen.dish(1))
        router.push(Kitchen.dish(1))
        for _ in 1...3 { _ = router.visibleScreen }
        router.pop()
        for _ in 1...3 { _ = router.visibleScreen }
        #expect(counter.built == ["Kitchen.dish(1)": 2])
    }

    @Test("R9: a change of one stack wakes no observer of another")
    func observation() throws {
        let router = Router(try house())
        var woken: [String] = []
        func watch(_ model: StackModel, _ name: String) {
            withObservationTracking {
                _ = model.entries
            } onChange: {
                MainActor.assumeIsolated { woken.append(name) }
            }
        }
        watch(router.navigation.tabs[0], "kitchen")
        watch(router.navigation.tabs[1], "garden")
        withObservationTracking {
            _ = (router.navigation.selectedTab, router.navigation.modals)
        } onChange: {
            MainActor.assumeIsolated { woken.append("containers") }
        }
        router.push(Kitchen.dish(1))
        #expect(woken == ["kitchen"])
        router.push(Kitchen.sheet(1))
        #expect(woken == ["kitchen", "containers"])
    }

    @Test("R14: leaving a tab keeps its stack, unless the tab says otherwise; selecting it again pops it")
    func tabs() throws {
        let router = Router(try house())
        router.push(Kitchen.dish(1))
        router.select(tab: "visitor")
        router.push(Kitchen.dish(2))
        router.select(tab: "kitchen")
        #expect(router.visible.route == AnyRoute(Kitchen.dish(1)))
        #expect(router.state.routes(.tab("visitor")) == [AnyRoute(Kitchen.note("welcome"))])
        router.select(tab: "kitchen")
        #expect(router.visible.route == AnyRoute(Kitchen.home))
        #expect(
            router.select(tab: "kitchn").outcome
                == .rejected(.noTab("kitchn", known: ["kitchen", "garden", "visitor"])))
        let sentence = "There is no tab \"kitchn\"; did you mean \"kitchen\"?"
        #expect(router.select(tab: "kitchn").outcome?.rejection?.description == sentence)
    }

    @Test("R14: a tab named by a case of an enum of strings is the tab of that string")
    func tabsByEnum() throws {
        enum Place: String { case kitchen, yard = "garden", attic }
        let router = Router(
            try Composition<Page> {
                KitchenModule()
                GardenModule()
                Connect(KitchenExit.self) { _ in Garden.home }
                RootTab("kitchen", root: Kitchen.home)
                RootTab(Place.yard, root: Kitchen.dish(1), resetsWhenLeft: true)
            })
        #expect(router.select(tab: Place.yard).outcome == .committed)
        #expect(router.state.selectedTab == "garden")
        router.push(Kitchen.dish(2))
        #expect(router.top.batch { $0.select(tab: Place.kitchen) }.outcome == .committed)
        #expect(router.state.selectedTab == "kitchen")
        #expect(router.state.tabs.map(\.stack.entries.count) == [1, 1])
        #expect(
            router.select(tab: Place.attic).outcome
                == .rejected(.noTab("attic", known: ["kitchen", "garden"])))
    }

    @Test("R15: equal routes may repeat; reuse opts out")
    func repeats() throws {
        let router = Router(try house())
        router.push(Kitchen.dish(1))
        router.push(Kitchen.dish(1))
        #expect(router.push(Kitchen.dish(1), ifTop: .reuse).outcome == .committed)
        #expect(router.state.visibleStack.entries.count == 3)
    }

    @Test("R2: what is refused first: source, exit, destination, existence")
    func orderOfThePipeline() throws {
        let router = Router(try house())
        let covered = router.top
        router.push(Kitchen.dish(1))
        #expect(covered.push(Colliding(id: 1)).outcome?.rejection?.reason == .sourceCovered)
        #expect(
            router.push(Colliding(id: 1)).outcome == .rejected(.noDestination(AnyRoute(Colliding(id: 1)))))
        #expect(router.push(Kitchen.dish(-1)).outcome == .rejected(.notFound(AnyRoute(Kitchen.dish(-1)))))
        router.popToRoot()
        #expect(
            router.replace(with: Colliding(id: 1)).outcome
                == .rejected(.atRoot(AnyRoute(Kitchen.home), verb: "replace")))
        #expect(router.push(KitchenExit.garden(3)).outcome == .committed)
        #expect(router.visible.route == AnyRoute(Garden.bed(3)))
    }

    @Test("a rejection that nobody looks at is reported once; one that is read is not")
    func unreadRejections() throws {
        let router = Router(try house())
        var reported: [Rejection] = []
        router.navigation.onUnreadRejection = { reported.append($0.rejection) }
        router.pop()
        #expect(reported == [.atRoot(AnyRoute(Kitchen.home), verb: "pop")])
        _ = router.pop().outcome
        #expect(reported.count == 1)
    }
}

private struct Colliding: Route {
    let id: Int
    func hash(into hasher: inout Hasher) {}
}

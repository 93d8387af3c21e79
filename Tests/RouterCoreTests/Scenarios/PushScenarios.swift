import Observation
import RouterCore
import Testing

/// Pushes, as they went wrong elsewhere.
@MainActor @Suite struct PushScenarios {
    @Test(
        "BR004: pushing from the screen before works at depth 50 as at depth 1",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/33"))
    func depth() throws {
        let stage = try Stage()
        var closures: [@MainActor () -> NavigationRequest] = []
        for number in 1...50 {
            let context = try #require(stage.router.visibleScreen).context
            closures.append { context.push(Kitchen.dish(number)) }
            let before = stage.state.visibleStack.entries
            #expect(closures[number - 1]().isCommitted)
            #expect(stage.state.visibleStack.entries.dropLast() == before[...])
            #expect(stage.state.visible.route == AnyRoute(Kitchen.dish(number)))
        }
        #expect(stage.events.count == 50)
        stage.verify()
    }

    @Test(
        "BR005: a flow inside a cover keeps its entries, and nothing moves unasked",
        .bug("https://github.com/johnpatrickmorgan/TCACoordinators/issues/89"))
    func flowInACover() throws {
        let stage = try Stage(1, 2)
        stage.router.push(Kitchen.cover(1))
        for number in 1...50 {
            let before = stage.ids
            try #require(stage.router.visibleScreen).context.push(Kitchen.dish(number))
            #expect(stage.ids.dropLast() == before[...])
        }
        #expect(stage.events.count == 51)
        let pushed = (1...50).map(String.init).joined(separator: " ")
        stage.expect("kitchen: home 1 2 | cover: c1 \(pushed)")
    }

    @Test(
        "BR006: the flow of another module appends to the one list, and can be entered again",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/76"))
    func nestedFlow() throws {
        let stage = try Stage(1)
        let parent = stage.router.top
        for _ in 1...5 {
            parent.push(KitchenExit.garden(1))
            stage.router.top.push(Garden.bed(2))
            stage.expect("kitchen: home 1 bed1 bed2")
            #expect(stage.contexts[2].pop().isCommitted)
            stage.expect("kitchen: home 1")
        }
    }

    @Test(
        "BR008: back reveals the very entry that lay below, whatever its module, and its screen as it was",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/23"))
    func backRevealsWhatWasBelow() throws {
        let stage = try Stage()
        var shown: [(Entry, Page)] = []
        for number in 1...50 {
            shown.append((stage.state.visible, try #require(stage.router.visibleScreen)))
            stage.run(number.isMultiple(of: 3) ? .bed(number) : .push(number))
        }
        let built = stage.counter.built
        for (entry, page) in shown.reversed() {
            stage.router.top.pop()
            #expect(stage.state.visible == entry)
            #expect(stage.router.visibleScreen == page)
        }
        #expect(stage.counter.built == built)
    }

    @Test(
        "BR009: to the root and on to the same case is a new entry, with another payload or the same",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/18"), arguments: [1, 2])
    func sameCaseAgain(payload: Int) throws {
        let stage = try Stage(1)
        let old = stage.state.visible
        let context = stage.router.top
        #expect(stage.run(.batch([.popToRoot, .push(payload)]), from: context).isCommitted)
        stage.expect("kitchen: home \(payload)")
        #expect(stage.state.visible.id > old.id)
        #expect(stage.events.count == 1)
        #expect(stage.events[0].ended.map(\.entry) == [old])
        #expect(stage.router.visibleScreen?.context == stage.router.top)
    }

    @Test(
        "BR012: a route with another parameter is another entry with a screen of its own",
        .bug("https://github.com/frzi/swiftui-router/issues/12"))
    func anotherParameter() throws {
        let stage = try Stage(0)
        for number in 1...20 {
            for verb in [Verb.push(number), .replace(-number + 100)] {
                let before = stage.state.visible.id
                #expect(stage.run(verb).isCommitted)
                #expect(stage.state.visible.id > before)
                #expect(
                    stage.router.visibleScreen?.text == "Kitchen.dish(\(stage.state.visible.route.short))")
            }
        }
    }

    @Test(
        "BR014: the policy for equal tops reads the one list, also after the system changed it",
        .bug("https://github.com/gemwalletcom/gem-ios/pull/1675"))
    func reuseReadsTheRealTop() throws {
        let stage = try Stage(1, 2)
        stage.run(.system(1))
        #expect(stage.router.push(Kitchen.dish(2), ifTop: .reuse).isCommitted)
        stage.expect("kitchen: home 1 2")
        let before = stage.state
        #expect(stage.router.push(Kitchen.dish(2), ifTop: .reuse).isCommitted)
        #expect(stage.state == before)
        stage.run(.sheet(1))
        stage.router.push(Kitchen.dish(2), ifTop: .reuse)
        stage.expect("kitchen: home 1 2 | sheet: s1 2")
    }

    @Test(
        "BR017, DU-08: of two taps in a row the second is refused, and the next screen's own tap is not",
        .bug("https://github.com/wordpress-mobile/WordPress-iOS/pull/25057"))
    func doubleTap() throws {
        let stage = try Stage()
        for step in 1...50 {
            let tapped = stage.router.top
            #expect(tapped.push(Kitchen.dish(step)).isCommitted)
            let before = stage.state
            #expect(
                tapped.push(Kitchen.dish(step)).outcome
                    == .rejected(.sourceCovered(by: AnyRoute(Kitchen.dish(step)))))
            #expect(tapped.push(Kitchen.sheet(step)).reason == .sourceCovered)
            #expect(stage.state == before)
        }
        #expect(stage.state.visibleStack.entries.count == 51)
        #expect(stage.events.count == 150)
    }

    @Test(
        "BR042: what a screen pushes while it is being built stays pushed, in order",
        .bug("https://github.com/canopas/UIPilot/issues/9"))
    func pushWhileAppearing() throws {
        let stage = try Stage()
        stage.counter.onBuild = { route, context in
            if case .dish(let number) = route.as(Kitchen.self), number < 50 {
                let request = context.push(Kitchen.dish(number + 1))
                #expect(request.outcome == nil)
            }
        }
        stage.run(.push(1))
        for number in 1...50 {
            #expect(stage.router.screen(for: stage.state.visible.id)?.text == "Kitchen.dish(\(number))")
        }
        stage.expect("kitchen: home " + (1...50).map(String.init).joined(separator: " "))
    }

    @Test(
        "BR043: what changes inside a screen tells no one about the path",
        .bug("https://github.com/johnpatrickmorgan/TCACoordinators/issues/92"))
    func screensOwnState() throws {
        let stage = try Stage(1)
        let model = ScreenModel()
        stage.counter.onBuild = { _, _ in model.count += 1 }
        let path = Wakes { for tab in stage.router.navigation.tabs { _ = tab.entries } }
        let own = Wakes { _ = model.count }
        _ = stage.router.visibleScreen
        for _ in 1...10 { model.count += 1 }
        #expect(own.count == 11)
        #expect(path.count == 0)
        #expect(stage.events.isEmpty)
    }

    @Test(
        "BR067: no animation stays no animation, for every verb and however it gets to the host",
        .bug("https://github.com/SwiftfulThinking/SwiftfulRouting/pull/119"), arguments: [true, false])
    func animationTravels(animated: Bool) throws {
        let stage = try Stage(1, 2, 3)
        let router = stage.router
        let kitchen = router.navigation.tabs[0]
        func expectTravelled(_ model: StackModel, _ verb: (Bool) -> NavigationRequest) {
            _ = verb(!animated)
            #expect(model.isAnimated == !animated)
            #expect(verb(animated).isCommitted)
            #expect(model.isAnimated == animated)
        }
        expectTravelled(kitchen) { router.push(Kitchen.dish(1), animated: $0) }
        expectTravelled(kitchen) { router.replace(with: Kitchen.dish(2), animated: $0) }
        expectTravelled(kitchen) { router.pop(animated: $0) }
        expectTravelled(kitchen) { animated in
            router.batch(animated: animated) { $0.push(Kitchen.dish(4)) }
        }
        expectTravelled(kitchen) { animated in router.batch { $0.push(Kitchen.dish(4), animated: animated) } }
        router.push(Kitchen.sheet(1), animated: animated)
        #expect(router.navigation.modals[0].isAnimated == animated)
        let modal = router.navigation.modals[0]
        router.dismiss(thenPush: Kitchen.dish(5), animated: animated)
        #expect(modal.isAnimated == animated)
        #expect(kitchen.isAnimated == animated)
        stage.counter.onBuild = { _, context in context.push(Kitchen.dish(6), animated: !animated) }
        _ = router.visibleScreen
        #expect(kitchen.isAnimated == !animated)
        router.popToRoot(animated: animated)
        #expect(kitchen.isAnimated == animated)
    }
}

@MainActor @Observable private final class ScreenModel {
    var count = 0
}

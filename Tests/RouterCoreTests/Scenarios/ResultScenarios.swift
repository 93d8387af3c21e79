import RouterCore
import Testing

/// What presentations come to, as it went wrong elsewhere.
@MainActor @Suite struct ResultScenarios {
    @Test(
        "BR157: whoever presents a sheet learns that it was dragged away, once",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/14"))
    func draggedAway() async throws {
        let stage = try Stage(1)
        let answer = await stage.ask(stage.router.top, Pick())
        stage.run(.system(1))
        #expect(await answer.value == .ended(.system))
        #expect(stage.counter.returns.map(\.0) == [AnyRoute(Kitchen.dish(1))])
        #expect(stage.counter.returns.map(\.1.route) == [AnyRoute(Pick())])
        #expect(stage.counter.returns.map(\.1.ending) == [.system])
    }

    nonisolated static let ways: [(Verb, Presentation, Ending)] = [
        (.pop(1), .stack, .popped), (.popToRoot, .stack, .popped), (.popTo(1), .stack, .popped),
        (.select("kitchen"), .stack, .popped), (.replace(5), .stack, .replaced),
        (.setStack([5]), .stack, .replaced), (.system(1), .stack, .system), (.reset, .stack, .reset),
        (.endSession, .stack, .session), (.dismiss, .sheet, .dismissed), (.dismissAll, .sheet, .dismissed),
        (.dismissThenPush(5), .cover, .dismissed), (.setStack([5]), .sheet, .replaced),
        (.system(1), .sheet, .system), (.reset, .cover, .reset), (.endSession, .sheet, .session),
        (.batch([.dismissAll, .popToRoot]), .sheet, .dismissed),
        (.batch([.pop(1), .push(1)]), .stack, .popped),
    ]

    @Test(
        "BR161, RE-04, BR159: every way out answers the caller, and tells how",
        .bug("https://github.com/flutter/flutter/issues/147196"),
        .bug("https://github.com/pointfreeco/swift-navigation/pull/238"), arguments: ways)
    func everyWayOut(verb: Verb, style: Presentation, ending: Ending) async throws {
        let stage = try Stage(1)
        let answer = await stage.ask(stage.router.top, Pick(), as: style)
        #expect(stage.run(verb).isCommitted)
        #expect(await answer.value == .ended(ending))
        let ended = stage.events.flatMap(\.ended).filter { $0.entry.route == AnyRoute(Pick()) }
        #expect(ended.map(\.ending) == [ending])
    }

    @Test(
        "BR161: a container that goes answers everyone who waits inside it",
        .bug("https://github.com/flutter/flutter/issues/147196"), arguments: 1...6)
    func wholeContainers(count: Int) async throws {
        let stage = try Stage()
        stage.run(.sheet(1))
        var answers: [Task<NavigationResult<Int>, Never>] = []
        for number in 1...count {
            answers.append(await stage.ask(stage.router.top, Pick(title: "\(number)"), as: .stack))
        }
        stage.run(.dismissAll)
        for answer in answers { #expect(await answer.value == .ended(.dismissed)) }
    }

    @Test(
        "BR161: a window that closes answers everyone who waits in it",
        .bug("https://github.com/flutter/flutter/issues/147196"))
    func closedWindow() async throws {
        var router: Router<Page>? = Router(try house())
        weak let navigation = router?.navigation
        let context = try #require(router).top
        let events = try #require(router).events.stream()
        let answer = Task { await context.result(of: Pick()) }
        for await _ in events { break }
        router = nil
        #expect(navigation == nil)
        #expect(await answer.value == .ended(.forgotten))
    }

    @Test(
        "BR158: who waits for an entry hears of that entry, whatever its place",
        .bug("https://github.com/rundfunk47/stinsen/pull/102"), arguments: 1...8)
    func answersGoByIdentity(depth: Int) async throws {
        let stage = try Stage()
        var answers: [Task<NavigationResult<Int>, Never>] = []
        for _ in 1...depth { answers.append(await stage.ask(stage.router.top, Pick(), as: .stack)) }
        for value in (0..<depth).reversed() { stage.router.top.finish(with: value) }
        for (place, answer) in answers.enumerated() { #expect(await answer.value == .finished(place)) }
        stage.expect("kitchen: home")
    }

    @Test(
        "BR160: who has its answer may navigate at once",
        .bug("https://github.com/flutter/flutter/issues/139144"), arguments: [Presentation.stack, .sheet])
    func navigateOnAnswer(style: Presentation) async throws {
        let stage = try Stage(1)
        let context = stage.router.top
        let events = stage.router.events.stream()
        let next = Task {
            for number in 2...5 {
                guard case .finished(number) = await context.result(of: Pick(), as: style) else {
                    return false
                }
                guard context.push(Kitchen.dish(number)).isCommitted, stage.router.top.pop().isCommitted
                else {
                    return false
                }
            }
            return context.push(Kitchen.dish(9)).isCommitted
        }
        var number = 2
        for await event in events where event.verb == "push" && event.route == AnyRoute(Pick()) {
            stage.router.top.finish(with: number)
            number += 1
            if number > 5 { break }
        }
        #expect(await next.value)
        stage.expect("kitchen: home 1 9")
    }

    @Test(
        "BR162: what happens on return is the route's own, also over entries that were never pushed",
        .bug("https://github.com/flutter/flutter/issues/134013"), arguments: 1...5)
    func returnHandlersNeedNoPush(depth: Int) throws {
        let stage = try Stage()
        stage.run(.setStack(Array(0...depth)))
        for number in (0..<depth).reversed() {
            stage.run(.pop(1))
            #expect(stage.counter.returns.last?.0 == AnyRoute(Kitchen.dish(number)))
        }
        #expect(stage.counter.returns.count == depth)
    }

    @Test(
        "BR182: covered, uncovered and gone are three things; gone comes once",
        .bug("https://github.com/Bahn-X/swift-composable-navigator/issues/78"),
        arguments: [(Verb.push(2), Verb.pop(1)), (.sheet(2), .dismiss), (.cover(2), .system(1))])
    func lifecycle(cover: Verb, uncover: Verb) throws {
        let stage = try Stage(1)
        let entry = stage.state.visible
        for round in 1...3 {
            stage.run(cover)
            #expect(stage.events.last?.ended.isEmpty == true)
            stage.run(uncover)
            #expect(stage.events.last?.ended.map(\.entry.route.short).contains("1") == false)
            #expect(stage.counter.returns.map(\.0) == Array(repeating: entry.route, count: round))
        }
        stage.run(.select("garden"))
        stage.run(.select("kitchen"))
        #expect(stage.counter.returns.count == 3)
        stage.run(.pop(1))
        #expect(stage.events.flatMap(\.ended).filter { $0.entry == entry }.map(\.ending) == [.popped])
    }
}

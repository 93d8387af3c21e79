import RouterCore
import Testing

/// Work and memory that belong to an entry, as they went wrong elsewhere.
@MainActor @Suite struct LifeScenarios {
    @Test(
        "BR163: requests from any thread are carried out on the main actor, each once",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/27"))
    func fromAnyThread() async throws {
        let stage = try Stage()
        let context = stage.router.top
        let subscription = stage.router.events.observe { _ in MainActor.assertIsolated() }
        let outcomes = await withTaskGroup(of: Outcome?.self) { group in
            for number in 1...100 {
                group.addTask { await context.push(Kitchen.dish(number), ifCovered: .append).value }
            }
            var outcomes: [Outcome?] = []
            for await outcome in group { outcomes.append(outcome) }
            return outcomes
        }
        #expect(outcomes == Array(repeating: .committed, count: 100))
        let shown = Set(stage.state.visibleStack.entries.dropFirst().map(\.route))
        #expect(shown == Set((1...100).map { AnyRoute(Kitchen.dish($0)) }))
        #expect(stage.events.count == 100)
        stage.verify()
        subscription.cancel()
    }

    @Test(
        "BR165: a load that ends after its screen has gone cannot navigate, nor disturb the next visit",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/129"))
    func lateLoad() async throws {
        let stage = try Stage(1)
        let gate = Gate()
        let first = stage.router.top
        var late: Outcome?
        let load = first.task {
            await gate.wait()
            late = await first.push(Kitchen.dish(99), ifCovered: .truncate).value
        }
        #expect(first.pop().isCommitted)
        #expect(load?.isCancelled == true)
        stage.run(.push(1))
        stage.run(.push(2))
        let before = stage.state
        gate.open()
        await load?.value
        #expect(late == .rejected(.sourceGone(.entry)))
        #expect(stage.state == before)
        #expect(first.task {} == nil)
    }

    @Test(
        "BR167: a screen can go while the task that pushed it still waits for it",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/3527"),
        arguments: [(Presentation.stack, Verb.pop(1)), (.sheet, .dismiss), (.cover, .dismiss)])
    func dismissedWhileAwaited(style: Presentation, way: Verb) async throws {
        let stage = try Stage()
        let root = stage.router.top
        let events = stage.router.events.stream()
        var answer: NavigationResult<Int>?
        let task = root.task { answer = await root.result(of: Pick(), as: style) }
        for await _ in events { break }
        #expect(stage.run(way, from: stage.router.top).isCommitted)
        stage.expect("kitchen: home")
        await task?.value
        #expect(answer == .ended(style == .stack ? .popped : .dismissed))
        #expect(task?.isCancelled == false)
    }

    nonisolated static let removals: [Verb] = [
        .pop(3), .popToRoot, .setStack([9]), .select("kitchen"), .system(3), .reset, .endSession,
        .batch([.popToRoot, .push(9)]), .batch([.pop(1), .pop(2), .sheet(1)]),
    ]

    @Test(
        "BR168: whatever removes an entry cancels its work",
        .bug("https://github.com/johnpatrickmorgan/TCACoordinators/issues/21"), arguments: removals)
    func everyRemovalCancels(verb: Verb) async throws {
        let stage = try Stage(1, 2, 3)
        let gate = Gate()
        let tasks = stage.contexts.dropFirst().map { context in context.task { await gate.wait() } }
        #expect(stage.run(verb).isCommitted)
        #expect(tasks.map { $0?.isCancelled } == [true, true, true])
        gate.open()
    }

    @Test(
        "BR168: the end of a modal cancels the work of every modal above it too",
        .bug("https://github.com/johnpatrickmorgan/TCACoordinators/issues/21"))
    func modalsCancel() async throws {
        let stage = try Stage()
        stage.run(.sheet(1))
        let lowest = stage.router.top
        stage.run(.push(1))
        stage.run(.cover(2))
        let gate = Gate()
        let entries = stage.state.modals.flatMap(\.stack.entries)
        let tasks = entries.map { entry in stage.router.context(of: entry.id).task { await gate.wait() } }
        #expect(lowest.dismiss().isCommitted)
        #expect(tasks.map { $0?.isCancelled } == [true, true, true])
        gate.open()
    }

    @Test(
        "BR168: the end of a window cancels the work of all its entries",
        .bug("https://github.com/johnpatrickmorgan/TCACoordinators/issues/21"))
    func closedWindowsCancel() throws {
        var router: Router<Page>? = Router(try house())
        router?.push(Kitchen.dish(1))
        router?.push(Kitchen.sheet(1))
        let gate = Gate()
        let tasks = try #require(router).state.stacks.flatMap(\.entries).map { entry in
            router?.context(of: entry.id).task { await gate.wait() }
        }
        #expect(tasks.map { $0?.isCancelled } == Array(repeating: false, count: 5))
        router = nil
        #expect(tasks.map { $0?.isCancelled } == Array(repeating: true, count: 5))
        gate.open()
    }

    @Test(
        "BR170: the clean-up of an earlier visit cannot touch a later one to the same route",
        .bug("https://github.com/arul28/ADE/pull/255"))
    func visitsAreApart() throws {
        let stage = try Stage()
        var visits: [PushContext] = []
        for _ in 1...10 {
            stage.run(.push(1))
            visits.append(stage.router.top)
            for old in visits.dropLast() {
                #expect(old.pop().outcome == .rejected(.sourceGone(.entry)))
                #expect(old.push(Kitchen.dish(2), ifCovered: .truncate).reason == .sourceGone)
                #expect(old.task {} == nil)
            }
            stage.expect("kitchen: home 1")
            stage.run(.pop(1))
        }
        let ended = stage.events.flatMap(\.ended).map(\.entry.id)
        #expect(ended == visits.map(\.entryID))
    }

    @Test(
        "BR177: starting over three times leaves one flow alive",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/70"),
        arguments: [Verb.reset, .endSession, .setStack([0])])
    func startingOver(verb: Verb) throws {
        let hotel = try Hotel()
        for _ in 1...3 {
            for number in 1...3 { hotel.enter(number) }
            hotel.router.push(Room(number: 9), as: .sheet)
            _ = hotel.router.visibleScreen
            switch verb {
            case .reset: hotel.router.reset()
            case .endSession: hotel.router.endSession()
            default:
                hotel.router.batch { batch in
                    batch.dismissAll()
                    batch.setStack([Room(number: 100)])
                }
            }
            _ = hotel.router.visibleScreen
            #expect(hotel.alive.count == 1)
        }
    }

    @Test(
        "BR178: a screen is freed by whatever removes its entry",
        .bug("https://github.com/johnpatrickmorgan/NavigationBackport/pull/56"))
    func freedWhenRemoved() async throws {
        let hotel = try Hotel()
        let ways: [@MainActor (Router<RoomScreen>) -> Void] = [
            { $0.pop() }, { $0.popToRoot() }, { $0.replace(with: Room(number: 50)) },
            { $0.navigation.hostRemoved([$0.visible.id]) }, { $0.select(tab: "lobby") }, { $0.reset() },
            { $0.batch { $0.pop() } },
        ]
        for way in ways {
            hotel.enter(1)
            let context = hotel.router.context(of: hotel.router.visible.id)
            context.task { [context] in _ = context }
            weak let guest = hotel.router.visibleScreen?.guest
            #expect(guest != nil)
            way(hotel.router)
            #expect(guest == nil)
            hotel.router.popToRoot()
        }
        weak let router = hotel.router
        hotel.close()
        #expect(router == nil)
        #expect(hotel.alive.isEmpty)
    }

    @Test(
        "BR179: a screen that someone keeps does not keep its entry in the state",
        .bug("https://github.com/hmlongco/Navigator/issues/112"))
    func structureIsNotLifetime() throws {
        let hotel = try Hotel()
        hotel.router.push(Room(number: 1), as: .sheet)
        hotel.enter(2)
        let kept = hotel.router.visibleScreen
        let modal = hotel.router.navigation.modals[0]
        #expect(kept?.context.dismiss().outcome == .committed)
        #expect(hotel.router.state.stacks.map(\.entries.count) == [1])
        #expect(hotel.router.navigation.modals.isEmpty)
        #expect(kept?.context.pop().outcome == .rejected(.sourceGone(.entry)))
        _ = modal
    }

    @Test(
        "BR181: a screen lives as long as its entry, covered or hidden, though no one else keeps it",
        .bug("https://github.com/QuickBirdEng/XCoordinator/issues/206"))
    func livesWithItsEntry() throws {
        let hotel = try Hotel()
        for number in 1...10 { hotel.enter(number) }
        hotel.router.push(Room(number: 11), as: .cover)
        hotel.enter(12)
        #expect(hotel.alive.sorted() == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
        hotel.router.dismiss()
        for number in (1...10).reversed() {
            #expect(hotel.router.visibleScreen?.guest.number == number)
            hotel.router.pop()
        }
        #expect(hotel.alive.isEmpty)
    }
}

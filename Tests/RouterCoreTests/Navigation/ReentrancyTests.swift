import RouterCore
import Testing

/// R5: whatever the app is asked in the course of a request may use the router: no trap, no hang, one event each.
@MainActor @Suite struct ReentrancyTests {
    enum Hook: CaseIterable {
        case builder, decorator, existence, parent, appGuard, moduleGuard, leaveGuard, event, returning,
            ending
    }

    struct Use: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let go: @MainActor @Sendable (Router<Page>) -> Void

        init(_ name: String, _ go: @escaping @MainActor @Sendable (Router<Page>) -> Void) {
            testDescription = name
            self.go = go
        }
    }

    nonisolated static let uses = [
        Use("push") { $0.push(Kitchen.dish(7)) },
        Use("present") { $0.push(Kitchen.dish(7), as: .sheet) },
        Use("pop") { $0.pop() },
        Use("replace") { $0.replace(with: Kitchen.dish(8)) },
        Use("update") { $0.update(to: Kitchen.dish(9)) },
        Use("set stack") { $0.setStack([Kitchen.home, Kitchen.dish(1)]) },
        Use("select") { $0.select(tab: "garden") },
        Use("batch") { router in
            router.batch {
                $0.push(Kitchen.dish(1)); $0.pop()
            }
        },
        Use("open") { $0.open("/dish/3") },
        Use("land") { $0.open(Kitchen.dish(4)) },
        Use("ask about a link") { router in
            _ = try? router.route(at: "/dish/3")
            _ = router.path
        },
        Use("see") { router in
            _ = router.visibleScreen
            for entry in router.state.stacks.flatMap(\.entries) { _ = router.screen(for: entry.id) }
        },
        Use("finish") { $0.finish() },
        Use("dismiss all") { $0.dismissAll() },
        Use("reset") { $0.reset() },
        Use("end the session") { $0.endSession() },
        Use("refresh") { $0.refresh() },
        Use("activate") { $0.activate() },
        Use("restore") { router in router.restore(router.snapshot().data) },
        Use("guard leaving") { $0.top.guardLeaving { .allow } },
        Use("stop guarding") { $0.top.guardLeaving(nil) },
        Use("observe") { router in router.events.observe { _ in }.cancel() },
        Use("begin a task") { $0.top.task {} },
    ]

    @Test(
        "nothing traps, hangs or goes on without an end, and each request has one event",
        arguments: Hook.allCases)
    func everywhere(hook: Hook) async throws {
        for use in Self.uses {
            let house = try Reentrant(hook)
            house.onHook = { use.go($0) }
            house.exercise()
            await house.settle()
            house.onHook = { _ in }
            #expect(house.hooked > 0, "\(hook) was never asked")
            #expect(house.router.push(Kitchen.dish(1)).outcome != nil, "\(hook), \(use.testDescription)")
            // The ids of events have no gaps, so the last one counts them.
            #expect(house.lastEvent == house.requests, "\(hook), \(use.testDescription)")
        }
    }

    @Test("a builder that asks for its own screen gets none, and is built once")
    func ownScreen() throws {
        let counter = Counter()
        let router = Router(try house(counter))
        var found: [Page?] = []
        counter.onBuild = { _, context in found.append(context.entryID.flatMap { router.screen(for: $0) }) }
        #expect(router.visibleScreen != nil)
        #expect(found == [nil])
        #expect(counter.built.values.reduce(0, +) == 1)
    }
}

/// A house in which one thing that is asked uses the router.
@MainActor private final class Reentrant {
    private(set) var router: Router<Page>!
    var onHook: @MainActor (Router<Page>) -> Void = { _ in }
    private(set) var hooked = 0
    private(set) var requests = 0
    private(set) var lastEvent = 0
    private var subscriptions: [EventHub.Subscription] = []
    private let hook: ReentrancyTests.Hook
    private var tasks: [Task<Void, Never>] = []

    init(_ hook: ReentrancyTests.Hook) throws {
        self.hook = hook
        let counter = Counter()
        func run(_ asked: ReentrancyTests.Hook) { if asked == hook { self.run() } }
        counter.onBuild = { _, _ in run(.builder) }
        counter.onReturn = { _, _ in run(.returning) }
        let rules = Rules(
            existence: { run(.existence) }, parent: { run(.parent) }, guarding: { run(.moduleGuard) })
        router = Router(
            try Composition<Page> {
                KitchenModule(counter: counter)
                GardenModule(counter: counter)
                RulesModule(rules: rules)
                Connect(KitchenExit.self) { exit in
                    switch exit {
                    case .garden(let number): Garden.bed(number)
                    }
                }
                Decorate { page in
                    run(.decorator)
                    return page
                }
                Guard { _ in
                    run(.appGuard)
                    return .allow
                }
                RootTab("kitchen", root: Kitchen.home)
                RootTab("garden", root: Garden.home)
                RootTab("visitor", root: Kitchen.note("welcome"), resetsWhenLeft: true)
            })
        router.navigation.onUnreadRejection = nil
        router.navigation.onRequest = { [weak self] _, _, _ in self?.requests += 1 }
        subscriptions.append(
            router.events.observe { [weak self] event in
                self?.lastEvent = event.id
                run(.event)
            })
        router.activate()
    }

    /// Once in each course of a request, as a rule that asks whenever it is asked has no end by itself.
    private func run() {
        hooked += 1
        guard hooked < 400 else { return }
        onHook(router)
    }

    /// Makes each hook be asked.
    func exercise() {
        router.push(Ruled(number: 1))
        _ = router.visibleScreen
        router.top.guardLeaving { [weak self] in
            if self?.hook == .leaveGuard { self?.run() }
            return .allow
        }
        router.pop()
        router.push(Kitchen.dish(2))
        _ = router.visibleScreen
        let context = router.top
        tasks.append(
            Task { [weak self] in
                _ = await context.result(of: Pick())
                if self?.hook == .ending { self?.run() }
            })
        router.push(Kitchen.dish(3))
        router.pop()
        router.open("/ruled/2")
        router.select(tab: "garden")
        router.endSession()
    }

    func settle() async {
        for _ in 0..<10 { await Task.yield() }
        router.endSession()
        for task in tasks { await task.value }
        await router.navigation.settled()
    }
}

private struct Ruled: Route, Codable { var number: Int }

private struct Rules: Sendable {
    let existence: @MainActor @Sendable () -> Void
    let parent: @MainActor @Sendable () -> Void
    let guarding: @MainActor @Sendable () -> Void
}

private struct RulesModule: FeatureModule {
    let rules: Rules

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Ruled.self, key: "ruled") { route, _ in Page(text: "\(route.number)") }
        registry.link("/ruled/{number}", to: Ruled.init)
        registry.existence(of: Ruled.self) { [rules] _ in
            rules.existence()
            return true
        }
        registry.parent(of: Ruled.self) { [rules] _ in
            rules.parent()
            return Kitchen.dish(1)
        }
        registry.guardRoutes(of: Ruled.self) { [rules] _ in
            rules.guarding()
            return .allow
        }
    }
}

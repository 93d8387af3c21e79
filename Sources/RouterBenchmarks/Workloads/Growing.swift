import RouterCore

/// A screen whose end callers wait for.
private struct AskRoute: ResultRoute {
    typealias Value = Int
    let number: Int
}

extension Plan {
    /// What is done ten times as often, or to ten times as much: it may take 13 times as long, and no more.
    static let growing = [
        Plan("growth.pop.leaveGuarded") { try growing($0, from: 500, poppingGuarded) },
        Plan("growth.refusals") { try growing($0, from: 500, refusing) },
        Plan("growth.subscribers") { try growing($0, from: 500, subscribing) },
        Plan("growth.streams") { try growing($0, from: 500, streaming) },
        Plan("growth.results") { try growing($0, from: 100, awaiting) },
        Plan("growth.inbox") { try growing($0, from: 500, activating) },
        Plan("growth.modals") { try growing($0, from: 100, dismissing) },
        Plan("growth.hostRemoved") { try growing($0, from: 1_000, losing) },
        Plan("growth.tabs.selected") { try growing($0, from: 100, selecting) },
        Plan("growth.tabs.ended") { try growing($0, from: 100) { try resetting($0) { $0.endSession() } } },
        Plan("growth.tabs.reset") { try growing($0, from: 100) { try resetting($0) { $0.reset() } } },
        Plan("growth.tabs.restored") { try growing($0, from: 100, restoring) },
    ]

    /// The row of something that is done so many times, and ten times as many.
    private static func growing(
        _ name: String, from count: Int, _ make: @MainActor (Int) throws -> Case
    ) throws -> Workload {
        Workload(name, try make(count * 10), [Limit(try make(count), reach: 13, isStrict: true)])
    }

    private static func router() throws -> Router<NumberScreen> {
        let module = ListedModule("Grown") { registry in
            registry.destination(for: AskRoute.self, key: "ask") { _, _ in NumberScreen(number: 0) }
            registry.destination(for: DishesRoute.self, key: "dishes") { _, _ in NumberScreen(number: 0) }
            registry.link("/dishes/{id}", to: DishesRoute.detail)
        }
        let router = Router(
            try Composition<NumberScreen> {
                module
                RootTab("home", root: DishesRoute.list)
            })
        router.navigation.onUnreadRejection = { _ in sink += 1 }
        return router
    }

    private static func poppingGuarded(_ count: Int) throws -> Case {
        let router = try router()
        return Case("\(count) pops of entries that ask before they go", operations: 1) {
            for number in 0..<count {
                router.push(DishesRoute.detail(id: number))
                router.context(of: router.visible.id).guardLeaving { .allow }
            }
        } run: {
            for _ in 0..<count { router.pop() }
        }
    }

    private static func refusing(_ count: Int) throws -> Case {
        let router = try router()
        return Case("\(count) refused requests in one handler", operations: 1) {
            var isFirst = true
            let subscription = router.events.observe { _ in
                guard isFirst else { return }
                isFirst = false
                for _ in 0..<count { router.select(tab: "none") }
            }
            withExtendedLifetime(subscription) { _ = router.popToRoot() }
        }
    }

    private static func subscribing(_ count: Int) throws -> Case {
        let router = try router()
        return Case("\(count) subscribers come and go", operations: 1) {
            let subscriptions = (0..<count).map { _ in router.events.observe { sink += $0.id } }
            for subscription in subscriptions { subscription.cancel() }
        }
    }

    private static func streaming(_ count: Int) throws -> Case {
        let router = try router()
        return Case("\(count) streams", operations: 1) {
            var streams = (0..<count).map { _ in router.events.stream() }
            sink += streams.count
            streams = []
            await Task.yield()
        }
    }

    private static func awaiting(_ count: Int) throws -> Case {
        let router = try router()
        let root = router.context(of: router.visible.id)
        return Case("\(count) callers that wait for results", operations: 1) {
            let tasks = (0..<count).map { number in
                Task { _ = await root.result(of: AskRoute(number: number), ifCovered: .append) }
            }
            while router.state.visibleStack.entries.count <= count { await Task.yield() }
            router.popToRoot()
            for task in tasks { await task.value }
        }
    }

    private static func activating(_ count: Int) throws -> Case {
        var waiting = try router()
        return Case("\(count) links that waited", operations: 1) {
            guard let router = try? router() else { fatalError("it was composed before") }
            waiting = router
            for number in 0..<count { router.open("/dishes/\(number)") }
        } run: {
            waiting.activate()
        }
    }

    private static func dismissing(_ count: Int) throws -> Case {
        let router = try router()
        return Case("the end of \(count) modals", operations: 1) {
            for number in 0..<count { router.push(DishesRoute.detail(id: number), as: .sheet) }
        } run: {
            router.dismissAll()
        }
    }

    private static func losing(_ count: Int) throws -> Case {
        let router = try router()
        return Case("a host removes every other of \(count) entries", operations: 1) {
            router.setStack([DishesRoute.list] + (0..<count).map { DishesRoute.detail(id: $0) })
        } run: {
            let ids = router.state.visibleStack.entries.map(\.id)
            router.navigation.hostRemoved(stride(from: 1, to: count, by: 2).map { ids[$0] })
        }
    }

    /// A router with so many tabs.
    private static func tabbed(_ count: Int) throws -> Router<NumberScreen> {
        let module = ListedModule("Tabbed") { registry in
            registry.destination(for: DishesRoute.self, key: "dishes") { _, _ in NumberScreen(number: 0) }
        }
        return Router(
            try Composition<NumberScreen> {
                module
                for number in 0..<count { RootTab("\(number)", root: DishesRoute.detail(id: number)) }
            })
    }

    private static func selecting(_ count: Int) throws -> Case {
        let router = try tabbed(count)
        let names = router.state.tabs.map(\.name)
        return Case("each of \(count) tabs selected", operations: 1) {
            for name in names { router.select(tab: name) }
        }
    }

    private static func resetting(
        _ count: Int, _ reset: @escaping @MainActor (Router<NumberScreen>) -> Void
    ) throws -> Case {
        let router = try tabbed(count)
        let names = router.state.tabs.map(\.name)
        return Case("\(count) tabs begin anew", operations: 1) {
            for name in names {
                router.select(tab: name)
                router.push(DishesRoute.list)
            }
        } run: {
            reset(router)
        }
    }

    private static func restoring(_ count: Int) throws -> Case {
        let router = try tabbed(count)
        let data = router.snapshot().data
        return Case("\(count) tabs restored", operations: 1) {
            router.restore(data)
        }
    }
}

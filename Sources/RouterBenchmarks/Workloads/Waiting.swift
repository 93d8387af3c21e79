import RouterCore

/// A picker that callers wait for.
private struct PickRoute: ResultRoute {
    typealias Value = Int
    let number: Int
}

/// Callers that wait, and continuations that stand for them.
@MainActor private final class Callers {
    var tasks: [Task<Int, Never>] = []
    var continuations: [CheckedContinuation<Int, Never>] = []

    func finish() async {
        for task in tasks { sink += await task.value }
        tasks = []
        continuations = []
    }
}

extension Plan {
    /// Callers that wait for what a screen ends with.
    static let waiting = [Plan("results.64") { try waiting($0) }]

    private static func waiting(_ name: String) throws -> Workload {
        let count = 64
        let module = ListedModule("Pick") { registry in
            registry.destination(for: PickRoute.self, key: "pick") { _, _ in NumberScreen(number: 0) }
            registry.destination(for: DishesRoute.self, key: "dishes") { _, _ in NumberScreen(number: 0) }
        }
        let router = Router(
            try Composition<NumberScreen> {
                module
                RootTab("home", root: DishesRoute.list)
            })
        let root = router.context(of: router.visible.id)
        let (callers, plain) = (Callers(), Callers())
        return Workload(
            name,
            Case("result(of:) of 64 callers, resolved", operations: count) {
                for number in 0..<count {
                    callers.tasks.append(
                        Task {
                            let result = await root.result(of: PickRoute(number: number), ifCovered: .append)
                            if case .ended(.popped) = result { return 1 } else { fatalError("\(result)") }
                        })
                }
                while router.state.visibleStack.entries.count < count + 1 { await Task.yield() }
            } run: {
                router.popToRoot()
                await callers.finish()
            },
            [
                Limit(
                    Case("64 continuations, resumed", operations: count) {
                        for _ in 0..<count {
                            plain.tasks.append(
                                Task { await withCheckedContinuation { plain.continuations.append($0) } })
                        }
                        while plain.continuations.count < count { await Task.yield() }
                    } run: {
                        for continuation in plain.continuations { continuation.resume(returning: 1) }
                        await plain.finish()
                    }, reach: 5)
            ])
    }
}

import RouterCore
import RouterTesting
import Testing

/// Three requests with two guards each that take their time: asked and answered in every order.
@MainActor @Suite struct GuardInterleavingTests {
    /// What the guards of the three requests answer.
    enum Answers: CaseIterable, Sendable {
        case allAllow, firstDenied, secondDeniedLate, thirdRedirected, secondThrows

        /// The answer of a guard about a request, or nil where it throws.
        func answer(_ request: Int, _ guarding: Int) -> GuardDecision? {
            switch (self, request, guarding) {
            case (.firstDenied, 0, 0), (.secondDeniedLate, 1, 1): .deny("no")
            case (.thirdRedirected, 2, 1): .redirect(Garden.bed(9), resuming: false)
            case (.secondThrows, 1, 0): nil
            default: .allow
            }
        }
    }

    /// Every order of three times three steps: a request is made, its first guard answers, its second.
    nonisolated static func orders() -> [[Int]] {
        var orders: [[Int]] = []
        func extend(_ order: [Int], _ left: [Int]) {
            if order.count == 9 { return orders.append(order) }
            for request in 0..<3 where left[request] > 0 {
                var left = left
                left[request] -= 1
                extend(order + [request], left)
            }
        }
        extend([], [3, 3, 3])
        return orders
    }

    @Test(
        "each caller gets one outcome, each request one event, and what commits follows the rule",
        arguments: Answers.allCases)
    func everyOrder(answers: Answers) async throws {
        let orders = Self.orders()
        #expect(orders.count == 1_680)
        for order in orders {
            if let fault = try await fault(order, answers) {
                Issue.record("\(order): \(fault)")
                return
            }
        }
    }

    private struct Failure: Error {}

    /// Plays one order against a router and against the rule, and returns where they differ.
    private func fault(_ order: [Int], _ answers: Answers) async throws -> String? {
        // One gate for each guard of each request.
        let gates = (0..<6).map { _ in RouterTesting.Gate<GuardDecision?>() }
        let fort = try Fort(slowGuards: 2)
        fort.warden.slow = { guarding, route in
            guard case .free(let request) = route.as(Vault.self) else { return .allow }
            guard let answer = await gates[request * 2 + guarding].pass() else { throw Failure() }
            return answer
        }
        var requests: [Int: NavigationRequest] = [:]
        var told: [Int: Outcome] = [:]
        var callers: [Task<Void, Never>] = []
        var steps = [0, 0, 0]
        // The rule.
        var pending: Int?
        // The guards that have been asked and have not answered.
        var standing: Set<Int> = []
        var expected: [Int: String] = [:]
        var shown: [String] = ["garden"]

        for request in order {
            defer { steps[request] += 1 }
            if steps[request] == 0 {
                if let old = pending { expected[old] = "superseded" }
                pending = request
                standing.insert(request * 2)
                let made = fort.router.push(Vault.free(request))
                requests[request] = made
                callers.append(
                    Task {
                        let outcome = await made.value
                        told[request] = told[request] == nil ? outcome : .superseded
                    })
                await gates[request * 2].arrival()
            } else {
                let guarding = steps[request] - 1
                let gate = gates[request * 2 + guarding]
                // Who was superseded is not asked any more; a guard that was asked before may answer late.
                let isAsked = standing.remove(request * 2 + guarding) != nil
                if gate.count != (isAsked ? 1 : 0) {
                    return "guard \(guarding) of \(request) stands at its gate: \(gate.count)"
                }
                guard isAsked else { continue }
                let answer = answers.answer(request, guarding)
                gate.open(with: answer)
                guard pending == request else { continue }
                switch answer {
                case .allow? where guarding == 0:
                    await gates[request * 2 + 1].arrival()
                    standing.insert(request * 2 + 1)
                    continue
                case .allow?:
                    expected[request] = "committed"
                    shown.append("free\(request)")
                case .deny?, .later?, nil: expected[request] = "rejected"
                case .redirect?:
                    expected[request] = "redirected"
                    shown.append("bed9")
                }
                _ = await requests[request]?.value
                pending = nil
            }
        }
        for number in standing { gates[number].open(with: .allow) }
        for caller in callers { await caller.value }
        if pending != nil { return "one is left" }
        if told.mapValues(\.word) != expected { return "\(told) where \(expected) was due" }
        for (request, made) in requests {
            let events = fort.events.filter { $0.request == made.id }
            if events.map(\.outcome) != [told[request]] { return "\(events.count) events of \(request)" }
        }
        if fort.events.count != 3 { return "\(fort.events.count) events" }
        let picture = "lobby: " + shown.joined(separator: " ")
        return fort.picture == picture ? nil : "\(fort.picture) where \(picture) was due"
    }
}

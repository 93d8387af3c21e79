import RouterCore
import Testing

/// A case of another router's suite, in the verbs of this one.
struct StackCase: Sendable, CustomTestStringConvertible {
    let id: String
    let start: [Int]
    let verbs: [Verb]
    /// The kitchen afterwards.
    let picture: String
    /// Why the last verb was refused, or nil when it was carried out.
    let reason: Rejection.Reason?

    init(
        _ id: String, _ start: [Int], _ verbs: [Verb], _ picture: String, _ reason: Rejection.Reason? = nil
    ) {
        self.id = id
        self.start = start
        self.verbs = verbs
        self.picture = picture
        self.reason = reason
    }

    var testDescription: String { id }
}

/// Stacks and equal routes, case by case.
@MainActor @Suite struct StackCaseScenarios {
    nonisolated static let cases: [StackCase] = [
        StackCase("ST-01", [], [.pop(1)], "home", .atRoot),
        StackCase("ST-01 after a push", [1], [.pop(1), .pop(1)], "home", .atRoot),
        StackCase("ST-02", [1, 2, 3, 4], [.popTo(2)], "home 1 2"),
        StackCase("ST-02 no match", [1, 2, 3, 4], [.popTo(9)], "home 1 2 3 4", .notFound),
        StackCase("ST-03 first", [1, 2, 3], [.popTo(1)], "home 1"),
        StackCase("ST-03 top", [1, 2, 3], [.popTo(3)], "home 1 2 3"),
        StackCase("ST-03 none", [1, 2, 3], [.popTo(-1)], "home 1 2 3", .notFound),
        StackCase("ST-10", [1, 2], [.setStack([])], "home 1 2", .atRoot),
        StackCase("ST-10 in a batch", [1, 2], [.batch([.push(3), .setStack([])])], "home 1 2", .atRoot),
        StackCase("ST-10 unknown", [1, 2], [.setStack([1, -1])], "home 1 2", .notFound),
        StackCase("DU-06", [1], [.push(2), .push(1)], "home 1 2 1"),
        StackCase("DU-06 the top itself", [1], [.push(1), .push(1)], "home 1 1 1"),
        StackCase("BS-14", [], [.setStack([5]), .pop(1)], "5", .atRoot),
        StackCase("BS-14 deeper", [], [.setStack([4, 5]), .pop(1), .pop(1)], "4", .atRoot),
    ]

    @Test(arguments: cases)
    func stack(_ example: StackCase) throws {
        let stage = try Stage()
        for number in example.start { stage.run(.push(number)) }
        let before = stage.ids
        let requests = example.verbs.map { stage.run($0) }
        #expect(requests.last?.reason == example.reason)
        for request in requests.dropLast() { #expect(request.isCommitted) }
        stage.expect("kitchen: \(example.picture)")
        if example.verbs.count == 1, example.reason != nil { #expect(stage.ids == before) }
    }

    @Test("ST-08: a stack that is replaced whole ends its entries topmost first", arguments: 1...5)
    func replaceAll(depth: Int) throws {
        let stage = try Stage()
        stage.run(.setStack(Array(1...depth)))
        let old = stage.state.visibleStack.entries
        #expect(stage.run(.setStack([9])).isCommitted)
        #expect(stage.events.last?.ended.map(\.entry) == old.reversed())
        #expect(Set(stage.events.last?.ended.map(\.ending) ?? []) == [.replaced])
        stage.expect("kitchen: 9")
    }

    @Test("DE-04: entries that were never shown end like others, topmost first, in one event")
    func neverShown() throws {
        let stage = try Stage(1, 2, 3)
        _ = stage.router.visibleScreen
        stage.run(.pop(2))
        #expect(stage.events.map { $0.ended.map(\.entry.route.short) } == [["3", "2"]])
        #expect(stage.counter.built == ["Kitchen.dish(3)": 1])
    }

    @Test("DU-02: another payload is no duplicate, even where duplicates are not wanted", arguments: 2...5)
    func anotherPayload(number: Int) throws {
        let stage = try Stage(1)
        #expect(stage.router.push(Kitchen.dish(number), ifTop: .reuse).isCommitted)
        #expect(stage.router.push(Kitchen.note("\(number)"), ifTop: .reuse).isCommitted)
        stage.expect("kitchen: home 1 \(number) \(number)")
    }

    @Test("DU-04: an equal top that is to be reused leaves everything as it is, in a tab or a modal")
    func equalTop() throws {
        let stage = try Stage(1, 2)
        for route in [Kitchen.dish(2), .sheet(1)] {
            stage.router.push(route, ifTop: .reuse)
            let before = stage.state
            for style in Presentation.allCases where style != .dialog {
                #expect(stage.router.push(route, as: style, ifTop: .reuse).isCommitted)
                #expect(stage.events.last?.delta.isEmpty == true)
            }
            #expect(stage.state == before)
        }
        stage.expect("kitchen: home 1 2 | sheet: s1")
    }

    @Test("DU-07: only the visible entry counts as a duplicate, none further down")
    func equalFurtherDown() throws {
        let stage = try Stage(1, 2)
        #expect(stage.router.push(Kitchen.dish(1), ifTop: .reuse).isCommitted)
        stage.expect("kitchen: home 1 2 1")
        stage.run(.sheet(1))
        #expect(stage.router.push(Kitchen.dish(1), ifTop: .reuse).isCommitted)
        stage.expect("kitchen: home 1 2 1 | sheet: s1 1")
    }

    @Test("SU-08, SU-07: what an observer asks for waits its turn, and no one sees the inside of a change")
    func reentrancy() throws {
        let stage = try Stage()
        var seen: [String] = []
        var inner: [Outcome?] = []
        var pending: [NavigationRequest] = []
        let asking = stage.router.events.observe { event in
            guard case .dish(let number)? = event.route?.as(Kitchen.self), number < 50 else { return }
            let request = stage.router.push(Kitchen.dish(number + 1))
            inner.append(request.outcome)
            pending.append(request)
        }
        let watching = stage.router.events.observe { _ in seen.append(stage.picture) }
        #expect(stage.run(.push(1)).isCommitted)
        #expect(inner == Array(repeating: nil, count: 49))
        #expect(pending.map(\.outcome) == Array(repeating: .committed, count: 49))
        let pictures = (1...50).map { "kitchen: home " + (1...$0).map(String.init).joined(separator: " ") }
        #expect(seen == pictures)
        #expect(stage.events.map(\.request) == stage.events.map(\.request).sorted())
        stage.expect(pictures[49])
        asking.cancel()
        watching.cancel()
    }
}

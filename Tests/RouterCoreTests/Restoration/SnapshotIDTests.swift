import Foundation
import RouterCore
import Testing

/// Ids that cannot be kept are replaced, and listed.
@MainActor @Suite struct SnapshotIDTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: String
        let new: String
        /// The ids of the stack, of the modal, and the next.
        let ids: [Int]
        let renumbered: [String]
        var lost: [String] = []
    }

    nonisolated static let cases = [
        Case(
            testDescription: "kept", old: "\"id\":1", new: "\"id\":1", ids: [1, 2, 3, 4, 5], renumbered: []),
        Case(
            testDescription: "twice in a stack", old: "\"id\":3", new: "\"id\":2", ids: [1, 2, 5, 4, 6],
            renumbered: ["store 2: 2>5"]),
        Case(
            testDescription: "falling", old: "\"id\":2", new: "\"id\":9", ids: [1, 9, 10, 4, 11],
            renumbered: ["store 2: 3>10"], lost: ["nextID: malformed"]),
        Case(
            testDescription: "in two stacks", old: "\"id\":4", new: "\"id\":1", ids: [1, 2, 3, 5, 6],
            renumbered: ["modal0 0: 1>5"]),
        Case(
            testDescription: "zero", old: "\"id\":1", new: "\"id\":0", ids: [5, 6, 7, 4, 8],
            renumbered: ["store 0: nil>5", "store 1: 2>6", "store 2: 3>7"]),
        Case(
            testDescription: "negative", old: "\"id\":3", new: "\"id\":-3", ids: [1, 2, 5, 4, 6],
            renumbered: ["store 2: nil>5"]),
        Case(
            testDescription: "highest", old: "\"id\":3", new: "\"id\":\(Int.max)", ids: [1, 2, 5, 4, 6],
            renumbered: ["store 2: nil>5"]),
        Case(
            testDescription: "too large for any number", old: "\"id\":3", new: "\"id\":99999999999999999999",
            ids: [1, 2, 5, 4, 6], renumbered: ["store 2: nil>5"]),
        Case(
            testDescription: "a string", old: "\"id\":3", new: "\"id\":\"3\"", ids: [1, 2, 5, 4, 6],
            renumbered: ["store 2: nil>5"]),
        Case(
            testDescription: "a next that is taken", old: "\"nextID\":5", new: "\"nextID\":3",
            ids: [1, 2, 3, 4, 5], renumbered: [], lost: ["nextID: malformed"]),
        Case(
            testDescription: "a next without end", old: "\"nextID\":5", new: "\"nextID\":\(Int.max)",
            ids: [1, 2, 3, 4, 5], renumbered: [], lost: ["nextID: malformed"]),
        Case(
            testDescription: "a next far on", old: "\"nextID\":5", new: "\"nextID\":70",
            ids: [1, 2, 3, 4, 70], renumbered: []),
    ]

    @Test(arguments: cases) func idsThatCannotBeKept(_ given: Case) throws {
        let app = try Composition<Page>.store()
        let saved = Router(app)
        for number in 1...2 { saved.push(Ware.item(id: number)) }
        saved.push(Ware.list, as: .sheet)
        let router = Router(app)
        var replayed = router.state
        let subscription = router.events.observe { replayed.apply($0.delta) }
        let report = try #require(
            router.restore(saved.snapshot().replacing(given.old, with: given.new)).report)
        let state = router.state
        #expect(state.stacks.flatMap(\.entries).map(\.id.rawValue) + [state.nextID] == given.ids)
        #expect(
            report.renumbered.map {
                "\($0.place.brief): \($0.from.map(String.init) ?? "nil")>\($0.to.rawValue)"
            }
                == given.renumbered)
        #expect(report.brief == given.lost)
        #expect(replayed == state)
        state.verify()
        router.push(Ware.list)
        router.state.verify()
        subscription.cancel()
    }

    @Test func aNewTabGetsAnIDThatNobodyHas() throws {
        let saved = Router(try Composition.store(tabs: ["old"]))
        for number in 1...3 { saved.push(Ware.item(id: number)) }
        let router = Router(try Composition.store(tabs: ["new", "old", "other"]))
        var replayed = router.state
        let subscription = router.events.observe { replayed.apply($0.delta) }
        let report = try #require(router.restore(saved.snapshot().data).report)
        #expect(report.newTabs == ["new", "other"])
        #expect(router.state.picture == "old: list item1 item2 item3")
        #expect(router.state.tabs.map(\.stack.root.id.rawValue) == [5, 1, 6])
        #expect(replayed == router.state)
        router.state.verify()
        subscription.cancel()
    }
}

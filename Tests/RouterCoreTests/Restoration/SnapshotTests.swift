import Foundation
import RouterCore
import Testing

/// A saved state is the state, and the form is the documented one.
@MainActor @Suite struct SnapshotTests {
    @Test func whatIsSavedIsRestoredIDsIncluded() throws {
        let stage = try Stage(1, 2)
        stage.router.push(Kitchen.note("é \"\\\n\u{1} 🍋"))
        stage.router.select(tab: "garden")
        stage.router.push(Garden.bed(7))
        stage.router.push(Kitchen.sheet(1), blocksLinks: true)
        stage.router.push(Kitchen.dish(3))
        stage.router.push(Kitchen.cover(2))
        stage.router.pop()
        stage.router.dismiss()
        stage.router.push(Pick())
        let snapshot = stage.router.snapshot()
        #expect(snapshot.report.isComplete)

        let (state, report) = try stage.router.composition.state(of: snapshot.data)
        #expect(state == stage.state)
        #expect(report.isComplete, "\(report)")
        #expect(stage.router.composition.snapshot(of: state).data == snapshot.data)

        let second = try Stage()
        let restoring = second.router.restore(snapshot.data)
        #expect(restoring.request.isCommitted)
        #expect(restoring.report == report)
        #expect(second.state == stage.state)
        #expect(second.events.map(\.verb) == ["restore"])
        second.verify()
    }

    @Test func theFormIsTheDocumentedOne() throws {
        let app = try Composition<Page>.store(tabs: ["one", "two"])
        let router = Router(app)
        router.push(Ware.item(id: 7))
        router.push(Garden.home, as: .sheet)
        #expect(
            router.snapshot().text == """
                {"modals":[{"blocksLinks":false,"entries":[\
                {"id":4,"key":"garden","route":{"home":{}}}],"style":"sheet"}],\
                "nextID":5,"parked":[],"selectedTab":"one","stacks":[\
                {"entries":[{"id":1,"key":"store","route":{"list":{}}},\
                {"id":3,"key":"store","route":{"item":{"id":7}}}],"tab":"one"},\
                {"entries":[{"id":2,"key":"store","route":{"list":{}}}],"tab":"two"}],"version":1}
                """)
    }

    @Test func aTruncatedFileIsNoSnapshot() throws {
        let stage = try Stage(1, 2)
        let data = stage.router.snapshot().data
        for count in 0..<data.count {
            #expect(throws: Snapshot.Fault.notJSON) {
                try stage.router.composition.state(of: data.prefix(count))
            }
        }
    }

    @Test func aRestoreIntoARouterThatHasRunGivesNewIDs() throws {
        let stage = try Stage(1, 2)
        let data = stage.router.snapshot().data
        let before = Set(stage.ids)
        let old = stage.router.top
        stage.router.push(Kitchen.sheet(1))
        let picture = "kitchen: home 1 2"
        #expect(stage.router.restore(data).request.isCommitted)
        stage.expect(picture)
        #expect(before.isDisjoint(with: stage.ids))
        #expect(old.pop().reason == .sourceGone)
        #expect(stage.events.suffix(3).map(\.verb) == ["push", "restore", "pop"])
    }
}

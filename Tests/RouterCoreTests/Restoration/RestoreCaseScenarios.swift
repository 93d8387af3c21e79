import Foundation
import RouterCore
import Testing

/// The cases of other routers about saving and restoring.
@MainActor @Suite struct RestoreCaseScenarios {
    @Test("RS-03, RS-04: a lost entry ends its stack, or with the other policy gives it up", arguments: 0...3)
    func hole(at index: Int) throws {
        let data = try Restored.saved(.item(id: 1), .item(id: 2), .item(id: 3))
        let bad = index == 0 ? "{\"list\":{}}" : "{\"item\":{\"id\":\(index)}}"
        let damaged = data.replacing(bad, with: "{\"spoilt\":{}}")
        let kept = ["list", "item1", "item2", "item3"].prefix(max(1, index)).joined(separator: " ")
        let truncated = try Restored.restore(damaged)
        #expect(truncated.picture == "store: \(kept)")
        #expect(
            truncated.lost == (index...3).map { "store \($0): \($0 == index ? "undecodable" : "aboveLost")" })
        let discarded = try Restored.restore(damaged, holes: .discard)
        #expect(discarded.picture == "store: list")
        #expect(
            discarded.lost
                == (0...3).map { "store \($0): \($0 == index ? "undecodable" : "stackDiscarded")" })
    }

    @Test("RS-05: damage stays in its stack", arguments: Snapshot.HolePolicy.allCases)
    func damageIsLocal(holes: Snapshot.HolePolicy) throws {
        let router = Router(try Composition.store(tabs: ["one", "two"]))
        router.push(Ware.item(id: 1))
        router.select(tab: "two")
        router.push(Ware.item(id: 2))
        router.push(Ware.item(id: 3), as: .sheet)
        router.push(Ware.item(id: 4), as: .cover)
        let snapshot = router.snapshot()
        let pictures = [
            "two: list item2 | sheet: item3 | cover: item4",
            "two: list | one: list item1 | sheet: item3 | cover: item4",
            "two: list item2 | one: list item1 | cover: item4",
            "two: list item2 | one: list item1 | sheet: item3",
        ]
        for (number, picture) in pictures.enumerated() {
            let data = snapshot.replacing("{\"item\":{\"id\":\(number + 1)}}", with: "null")
            #expect(try Restored.restore(data, tabs: ["one", "two"], holes: holes).picture == picture)
        }
    }

    @Test("RS-06, RS-13: where nothing is saved, the app starts as always, and is never empty")
    func nothingIsSaved() throws {
        let store = Store<Ware>(rules: { $0.saving(of: Ware.self) { _ in .neverSaved } })
        let app = try Composition.store(store)
        let router = Router(app)
        router.push(Ware.item(id: 1))
        router.push(Ware.item(id: 1), as: .sheet)
        let snapshot = router.snapshot()
        #expect(snapshot.report.unsaved.map(\.reason) == [.neverSaved, .aboveUnsaved, .neverSaved])
        let second = Router(app)
        #expect(second.restore(snapshot.data).report?.lost == [])
        #expect(second.state.picture == "store: list")
    }

    @Test("RS-07: one key that is gone does not keep the app from starting")
    func keyGone() throws {
        let data = try Restored.saved(.item(id: 1)).replacing("\"key\":\"store\"", with: "\"key\":\"gone\"")
        #expect(try Restored.restore(data).picture == "store: list")
    }

    @Test("RS-08: a type that cannot be saved is named before anything is, with its module")
    func notCodableIsNamed() throws {
        enum Plain: Route { case here }
        let app = try Composition<Page> {
            Store<Plain>(name: "Plain", key: "plain")
            GardenModule()
            RootTab("home", root: Garden.home)
        }
        let issue = CompositionIssue.notCodable(route: qualified("Plain"), module: "Plain")
        #expect(app.unsaveable.map(\.module) == ["Plain"])
        let issues = Composition<Page>.check {
            Store<Plain>(name: "Plain", key: "plain", version: 2)
            RootTab("home", root: Plain.here)
        }
        #expect(issues.map(\.module) == ["Plain"])
        #expect("\(issue)".hasPrefix("\"Plain\" cannot save "))
    }

    private func qualified(_ name: String) -> String { "RouterCoreTests." + name }

    @Test("RS-10: entries without ids get some; a parameter that is new has a default")
    func withoutIDs() throws {
        struct Old: Route, Codable { var name: String }
        struct New: Route, Codable {
            var name: String
            var size: Int?
        }
        let old = Router(
            try Composition<Page> {
                Store<Old>()
                RootTab("home", root: Old(name: "a"))
            })
        old.push(Old(name: "b"))
        let data = old.snapshot().replacing("\"id\":2,", with: "")
        let new = Router(
            try Composition<Page> {
                Store<New>()
                RootTab("home", root: New(name: "z", size: 1))
            })
        let report = try #require(new.restore(data).report)
        #expect(report.lost == [])
        #expect(report.renumbered.map(\.place) == [.tab("home", index: 1)])
        #expect(
            new.state.visibleStack.entries.map(\.route)
                == [New(name: "a"), New(name: "b")].map(AnyRoute.init))
        new.state.verify()
    }

    @Test(
        "RS-11, RS-19, RS-20: tabs are found by name, come in the order of today, and all keep their stacks")
    func tabs() throws {
        let router = Router(try Composition.store(tabs: ["bar", "baz", "qux"]))
        router.push(Ware.item(id: 1))
        router.select(tab: "qux")
        router.push(Ware.item(id: 3))
        let data = router.snapshot().data
        let same = try Restored.restore(data, tabs: ["bar", "baz", "qux"])
        #expect(same.picture == "qux: list item3 | bar: list item1")
        let moved = try Restored.restore(data, tabs: ["qux", "new", "bar"])
        #expect(moved.picture == "qux: list item3 | bar: list item1")
        #expect(moved.lost == ["baz 0: noTab"])
        let gone = try Restored.restore(data, tabs: ["bar", "baz"])
        #expect(gone.picture == "bar: list item1")
        #expect(gone.lost == ["qux 0: noTab", "qux 1: noTab", "selection: noTab"])
    }

    @Test("RS-18: a launch link is applied after the restore, and its end state wins")
    func launchLink() async throws {
        let first = try Library()
        first.router.push(Garden.bed(1))
        let data = first.router.snapshot().data
        for linkFirst in [true, false] {
            let second = try Library(isActive: false)
            let early = linkFirst ? second.router.open("/shelf/1") : nil
            second.router.restore(data)
            let link = early ?? second.router.open("/shelf/1")
            #expect(second.picture == "garden: garden bed1")
            second.router.activate()
            #expect(link.isCommitted)
            #expect(second.picture == "shelf: shelf book1 | garden: garden bed1")
        }
    }

    @Test("RS-21: a value that is out of range now is a hole that is named, and no crash")
    func outOfRange() throws {
        struct Page8: Route, Codable { var number: Int8 }
        let data = try Restored.saved(.item(id: 1)).replacing(
            "{\"item\":{\"id\":1}}", with: "{\"number\":1000}")
        let router = Router(
            try Composition<Page> {
                Store<Page8>()
                RootTab("store", root: Page8(number: 1))
            })
        let report = try #require(router.restore(data).report)
        #expect(report.brief == ["store 0: undecodable", "store 1: aboveLost"])
        let text = try Restored.saved().replacing("{\"list\":{}}", with: "{\"number\":1000}")
        let lost = router.restore(text).report?.lost.first
        #expect(lost?.reason.word == "undecodable" && lost?.description.contains("1000") == true)
    }

    @Test("ST-12: routes of a module that is gone end their stacks, which are never empty")
    func moduleGone() throws {
        let router = Router(try Composition.store())
        router.push(Garden.bed(1))
        router.push(Ware.item(id: 1))
        router.push(Garden.bed(2), as: .sheet)
        let second = Router(
            try Composition<Page> {
                Store<Ware>()
                RootTab("store", root: Ware.list)
            })
        let report = try #require(second.restore(router.snapshot().data).report)
        #expect(second.state.picture == "store: list")
        #expect(report.brief == ["store 1: unknownKey", "store 2: aboveLost", "modal0 0: unknownKey"])
        #expect(report.lost.map(\.key) == ["garden", "store", "garden"])
        #expect(report.lost.map(\.module) == [nil, "Store", nil])
    }
}

extension CompositionIssue {
    /// The module of a type that cannot be saved.
    fileprivate var module: String? {
        if case .notCodable(_, let module) = self { module } else { nil }
    }
}

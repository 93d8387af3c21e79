import Foundation
import RouterCore
import Testing

/// An app that has changed between saving and restoring: what is lost is what the policy says, and is named.
@MainActor @Suite struct ChangedAppTests {
    /// The routes of the store after a case is gone, and after one has another payload.
    private enum Fewer: Route, Codable, Brief {
        case list, basket(String)
        var brief: String { if case .basket(let name) = self { name } else { "list" } }
    }

    private enum Sized: Route, Codable, Brief {
        case list, item(id: Int, size: String), basket(String)
        var brief: String {
            switch self {
            case .list: "list"
            case .item(let id, let size): "item\(id)\(size)"
            case .basket(let name): name
            }
        }
    }

    private static let saved = """
        {"version":1,"nextID":8,"selectedTab":"garden","stacks":[\
        {"tab":"store","entries":[{"id":1,"key":"store","version":1,"route":{"list":{}}},\
        {"id":3,"key":"store","version":1,"route":{"item":{"id":1}}},\
        {"id":4,"key":"store","version":1,"route":{"basket":{"_0":"mine"}}}]},\
        {"tab":"garden","entries":[{"id":2,"key":"garden","version":1,"route":{"home":{}}},\
        {"id":5,"key":"garden","version":1,"route":{"bed":{"_0":3}}}]}],\
        "modals":[{"style":"sheet","blocksLinks":false,"entries":[\
        {"id":6,"key":"store","version":1,"route":{"list":{}}},\
        {"id":7,"key":"garden","version":1,"route":{"bed":{"_0":5}}}]}],"parked":[]}
        """

    /// Restores the file, and compares the picture and, a line each, what was lost: where, of which key and module,
    /// and why.
    private func expect(
        _ app: Composition<Page>, _ holes: Snapshot.HolePolicy, from text: String = saved, _ picture: String,
        _ lost: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let router = Router(quiet: app)
        let report = try #require(router.restore(Data(text.utf8), holes: holes).report)
        router.state.verify()
        #expect(router.state.picture == picture, sourceLocation: sourceLocation)
        let lines =
            report.lost.map {
                "\($0.place.brief) \($0.key ?? "-") of \($0.module ?? "nobody"): \($0.reason.word)"
            }
            + report.renumbered.map { "\($0.place.brief): new id" } + report.newTabs.map { "\($0) is new" }
        #expect(lines == lost, sourceLocation: sourceLocation)
    }

    private func app<R: Route>(_ store: Store<R>, root: R, tabs: [String] = ["store", "garden"]) throws
        -> Composition<Page>
    {
        try Composition {
            store
            GardenModule()
            for name in tabs {
                if name == "garden" { RootTab(name, root: Garden.home) } else { RootTab(name, root: root) }
            }
        }
    }

    private static let whole = "garden: garden bed3 | store: list item1 mine | sheet: list bed5"

    @Test(arguments: Snapshot.HolePolicy.allCases) func nothingHasChanged(holes: Snapshot.HolePolicy) throws {
        try expect(app(Store<Ware>(), root: .list), holes, Self.whole)
    }

    @Test func aModuleIsGone() throws {
        let app = try Composition<Page> {
            Store<Ware>()
            RootTab("store", root: Ware.list)
            RootTab("garden", root: Ware.basket("instead"))
        }
        try expect(
            app, .truncate, "garden: instead | store: list item1 mine | sheet: list",
            "garden 0 garden of nobody: unknownKey", "garden 1 garden of nobody: aboveLost",
            "modal0 1 garden of nobody: unknownKey")
        try expect(
            app, .discard, "garden: instead | store: list item1 mine",
            "garden 0 garden of nobody: unknownKey", "garden 1 garden of nobody: stackDiscarded",
            "modal0 0 store of Store: stackDiscarded", "modal0 1 garden of nobody: unknownKey")
    }

    @Test func aCaseIsGone() throws {
        let app = try app(Store<Fewer>(), root: .list)
        try expect(
            app, .truncate, "garden: garden bed3 | sheet: list bed5",
            "store 1 store of Store: undecodable", "store 2 store of Store: aboveLost")
        try expect(
            app, .discard, "garden: garden bed3 | sheet: list bed5",
            "store 0 store of Store: stackDiscarded", "store 1 store of Store: undecodable",
            "store 2 store of Store: stackDiscarded")
    }

    @Test func aPayloadHasAnotherShapeAndNoMigration() throws {
        let app = try app(Store<Sized>(version: 2), root: .list)
        try expect(
            app, .truncate, "garden: garden bed3",
            "store 0 store of Store: noMigration", "store 1 store of Store: aboveLost",
            "store 2 store of Store: aboveLost",
            "modal0 0 store of Store: noMigration", "modal0 1 garden of GardenModule: aboveLost")
        try expect(
            self.app(Store<Sized>(), root: .list), .truncate, "garden: garden bed3 | sheet: list bed5",
            "store 1 store of Store: undecodable", "store 2 store of Store: aboveLost")
    }

    @Test(arguments: Snapshot.HolePolicy.allCases) func aPayloadHasAnotherShapeAndAMigration(
        holes: Snapshot.HolePolicy
    ) throws {
        let store = Store<Sized>(version: 2) { saved in
            switch try saved.decode(Ware.self) {
            case .list: .list
            case .item(let id): .item(id: id, size: "m")
            case .basket(let name): .basket(name)
            }
        }
        let picture = "garden: garden bed3 | store: list item1m mine | sheet: list bed5"
        try expect(app(store, root: .list), holes, picture)
    }

    @Test func aKeyIsAnotherAndNobodySaysSo() throws {
        let app = try app(Store<Ware>(key: "shop"), root: .list)
        try expect(
            app, .truncate, "garden: garden bed3",
            "store 0 store of nobody: unknownKey", "store 1 store of nobody: aboveLost",
            "store 2 store of nobody: aboveLost",
            "modal0 0 store of nobody: unknownKey", "modal0 1 garden of GardenModule: aboveLost")
    }

    @Test(arguments: Snapshot.HolePolicy.allCases) func aKeyIsAnotherAndKnownAsAFormerOne(
        holes: Snapshot.HolePolicy
    ) throws {
        let app = try app(Store<Ware>(key: "shop", formerKeys: ["store"]), root: .list)
        try expect(app, holes, Self.whole)
    }

    @Test(arguments: Snapshot.HolePolicy.allCases) func twoEntriesHaveOneID(holes: Snapshot.HolePolicy) throws
    {
        let text = Self.saved.replacing("\"id\":5", with: "\"id\":3").replacing("\"id\":7", with: "\"id\":6")
        try expect(
            app(Store<Ware>(), root: .list), holes, from: text, Self.whole, "garden 1: new id",
            "modal0 1: new id")
    }

    @Test(arguments: Snapshot.HolePolicy.allCases) func tabsHaveComeAndGone(holes: Snapshot.HolePolicy) throws
    {
        try expect(
            app(Store<Ware>(), root: .list, tabs: ["news", "store"]), holes,
            "news: list | store: list item1 mine | sheet: list bed5",
            "garden 0 garden of GardenModule: noTab", "garden 1 garden of GardenModule: noTab",
            "selection - of nobody: noTab", "news is new")
    }

    @Test(arguments: Snapshot.HolePolicy.allCases) func theFileIsCutOffOrOfALaterVersion(
        holes: Snapshot.HolePolicy
    ) throws {
        let router = Router(quiet: try app(Store<Ware>(), root: .list))
        let before = router.state
        let faults: [(String, Snapshot.Fault)] = [
            (String(Self.saved.prefix(300)), .notJSON),
            (
                Self.saved.replacing("{\"version\":1,\"next", with: "{\"version\":2,\"next"),
                .newerVersion(2, known: 1)
            ),
        ]
        for (text, fault) in faults {
            let restoring = router.restore(Data(text.utf8), holes: holes)
            #expect(restoring.request.outcome == .rejected(.malformed(fault)))
            #expect(restoring.report == nil)
            #expect(router.state == before)
        }
    }
}

import Foundation
import RouterCore
import Testing

/// A module that changes: keys, cases, payloads.
@MainActor @Suite struct MigrationTests {
    private enum Old: Route, Codable { case list, item(id: Int), offer }

    private enum New: Route, Codable, Brief {
        case list
        case item(id: Int, size: String)
        var brief: String { if case .item(let id, let size) = self { "\(id)\(size)" } else { "list" } }
    }

    private func saved(_ routes: Old...) throws -> Snapshot {
        let router = Router(
            try Composition<Page> {
                Store<Old>()
                RootTab("store", root: Old.list)
            })
        for route in routes { router.push(route) }
        return router.snapshot()
    }

    private func restored(
        _ snapshot: Snapshot, _ store: Store<New>
    ) throws -> (picture: String, lost: [RestoreReport.Reason]) {
        let router = Router(
            try Composition<Page> {
                store
                RootTab("store", root: New.list)
            })
        let report = try #require(router.restore(snapshot.data).report)
        #expect(report.lost.allSatisfy { $0.key == "store" && $0.module == "Store" })
        return (router.state.picture, report.lost.map(\.reason))
    }

    private nonisolated static func migrate(_ saved: Snapshot.SavedRoute) throws -> New? {
        switch try saved.decode(Old.self) {
        case .list: .list
        case .item(let id): .item(id: id, size: saved.key == "store" ? "m" : "?")
        case .offer: nil
        }
    }

    @Test func reshapedWithAMigration() throws {
        let store = Store<New>(version: 2, migrate: Self.migrate)
        let whole = try restored(saved(.item(id: 1), .item(id: 2)), store)
        #expect(whole.picture == "store: list 1m 2m")
        #expect(whole.lost == [])
        let cut = try restored(saved(.item(id: 1), .offer, .item(id: 2)), store)
        #expect(cut.picture == "store: list 1m")
        #expect(cut.lost == [.givenUp, .aboveLost])
    }

    @Test func reshapedWithoutAMigration() throws {
        let same = try restored(saved(.item(id: 1)), Store())
        #expect(same.picture == "store: list")
        #expect(same.lost == [.undecodable("item: There is no \"size\".")])
        let raised = try restored(saved(.item(id: 1)), Store(version: 3))
        #expect(raised.picture == "store: list")
        #expect(raised.lost == [.noMigration(from: 1, to: 3), .aboveLost])
    }

    @Test func aCaseThatIsGone() throws {
        let gone = try restored(saved(.offer, .list), Store())
        #expect(gone.picture == "store: list")
        #expect(gone.lost.count == 2)
        #expect(gone.lost.first?.word == "undecodable")
    }

    @Test func aRouteOfALaterVersion() throws {
        let app = try Composition<Page> {
            Store<New>(version: 2, migrate: Self.migrate)
            RootTab("store", root: New.list)
        }
        let newer = Router(app)
        newer.push(New.item(id: 1, size: "s"))
        let older = try Composition<Page> {
            Store<Old>()
            RootTab("store", root: Old.list)
        }
        let (state, report) = try older.state(of: newer.snapshot().data)
        #expect(state.visible.route == AnyRoute(Old.list))
        #expect(report.lost.map(\.reason) == [.newerVersion(2, known: 1), .aboveLost])
    }

    @Test func aMigrationThatThrowsIsAHole() throws {
        struct Refusal: Error {}
        let store = Store<New>(version: 2, migrate: { _ in throw Refusal() })
        #expect(try restored(saved(), store).lost == [.undecodable("Refusal()")])
    }

    @Test func twoTypesBecomeOne() throws {
        let old = Router(
            try Composition<Page> {
                Store<Old>()
                Store<Ware>(name: "Other", key: "ware")
                RootTab("store", root: Old.list)
            })
        old.push(Old.item(id: 1))
        old.push(Ware.item(id: 2))
        let store = Store<New>(formerKeys: ["ware"], version: 2, migrate: Self.migrate)
        let router = Router(
            try Composition<Page> {
                store
                RootTab("store", root: New.list)
            })
        #expect(router.restore(old.snapshot().data).report?.isComplete == true)
        #expect(router.state.picture == "store: list 1m 2?")
    }

    @Test func formerKeysMayNotCollide() throws {
        let issues = Composition<Page>.check {
            Store<Old>(name: "Old")
            Store<New>(name: "New", key: "new", formerKeys: ["new", "store", "older", "older"])
            RootTab("store", root: New.list)
        }
        #expect(issues.count == 1)
        #expect("\(issues)".contains("The key \"store\" names both"))
    }
}

import Foundation
import RouterCore
import Testing

/// What is not saved: routes that cannot be, routes that must not be, and what is out of bounds.
@MainActor @Suite struct SavingTests {
    private enum Wallet: Route, Codable {
        case overview
        case card(number: String)
    }
    private enum Plain: Route { case page }

    private struct Fragile: Route, Codable {
        var fails: Bool
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var inner = container.nestedUnkeyedContainer(forKey: .fails)
            try inner.encode("half of it")
            if fails { throw CocoaError(.fileNoSuchFile) }
        }
        init(fails: Bool) { self.fails = fails }
        init(from decoder: any Decoder) throws { fails = false }
        enum CodingKeys: CodingKey { case fails }
    }

    private let app: Composition<Page>

    init() throws {
        app = try Composition<Page> {
            Store<Wallet>(
                name: "Wallet", key: "wallet",
                rules: { registry in
                    registry.saving(of: Wallet.self) { if case .card = $0 { .neverSaved } else { .saved } }
                    registry.guardRoutes(of: Wallet.self) { route in
                        if case .card("locked") = route {
                            .redirect(Ware.list, resuming: true)
                        } else {
                            .allow
                        }
                    }
                })
            Store<Ware>()
            Store<Plain>(name: "Plain", key: "plain")
            Store<Fragile>(name: "Fragile", key: "fragile")
            RootTab("store", root: Ware.list)
        }
    }

    @Test func nothingOfASecretIsInTheFile() throws {
        let router = Router(app)
        router.push(Wallet.overview)
        router.push(Wallet.card(number: "4111"))
        router.push(Ware.item(id: 1))
        router.push(Wallet.card(number: "4111"), as: .sheet)
        router.push(Wallet.overview, as: .cover)
        router.push(Wallet.card(number: "locked"))
        #expect(router.state.parked.count == 1)
        let snapshot = router.snapshot()
        #expect(!snapshot.text.contains("4111"))
        #expect(!snapshot.text.contains("locked"))
        #expect(!snapshot.text.contains("card"))
        #expect(!"\(snapshot.report)".contains("4111"))
        #expect(
            snapshot.report.unsaved.map { "\($0.place.brief): \($0.reason)" } == [
                "store 2: its module never saves it.",
                "store 3: it belongs to, or lies on, an entry that is not saved.",
                "modal0 0: its module never saves it.",
                "parked0: its module never saves it.",
            ])
        let (state, report) = try app.state(of: snapshot.data)
        #expect(report.isComplete)
        #expect(state.modals.map(\.style) == [.cover])
        #expect(state.tabs[0].stack.entries.count == 2)
    }

    @Test(
        "BR142: a route that is not Codable ends the saved path, and saving never disturbs navigation",
        .bug("https://github.com/hmlongco/Navigator/issues/15"))
    func notCodableEndsTheSavedPath() throws {
        let router = Router(app)
        for _ in 1...3 { #expect(router.push(Plain.page).isCommitted) }
        let unsaved = router.snapshot().report.unsaved
        #expect(unsaved.map(\.reason) == [.notCodable, .aboveUnsaved, .aboveUnsaved])
        #expect(unsaved.map(\.module) == ["Plain", "Plain", "Plain"])
        #expect(app.unsaveable.count == 1)
    }

    @Test func anEncodingThatThrowsLeavesNoTrace() throws {
        let router = Router(app)
        router.push(Fragile(fails: true))
        router.push(Fragile(fails: false), as: .sheet)
        let snapshot = router.snapshot()
        #expect(snapshot.report.unsaved.map(\.place) == [.tab("store", index: 1)])
        #expect(snapshot.text.components(separatedBy: "half of it").count == 2)
        let (state, report) = try app.state(of: snapshot.data)
        #expect(report.isComplete)
        #expect(state.tabs[0].stack.entries.count == 1)
        #expect(state.modals.count == 1)
    }

    @Test func boundsHoldForWritingAndReading() throws {
        let router = Router(app)
        for number in 1...20 { router.push(Ware.item(id: number)) }
        for _ in 1...5 { router.push(Ware.list, as: .sheet) }
        let whole = router.snapshot()
        let tight = Snapshot.Bounds(depth: 10, modals: 2)
        let written = router.snapshot(within: tight)
        #expect(written.report.unsaved.map(\.reason) == Array(repeating: .outOfBounds, count: 11 + 3))
        #expect(written.report.unsaved.first?.place == .tab("store", index: 10))
        for data in [whole.data, written.data] {
            let (state, report) = try app.state(of: data, within: tight)
            #expect(state.tabs[0].stack.entries.count == 10)
            #expect(state.modals.count == 2)
            #expect(report.lost.count == (data == whole.data ? 14 : 0))
        }
        let (_, report) = try app.state(of: whole.data, holes: .discard, within: tight)
        #expect(report.lost.first?.reason == .stackDiscarded)
    }

    @Test func aSnapshotIsNeverLargerThanItsBounds() throws {
        let router = Router(app)
        for number in 1...200 { router.push(Ware.item(id: number)) }
        for number in 1...5 {
            router.push(Ware.basket(String(repeating: "b", count: 100 * number)), as: .sheet)
        }
        for bytes in [1_000, 2_000, 4_000, 14_000] {
            let bounds = Snapshot.Bounds(bytes: bytes)
            let snapshot = router.snapshot(within: bounds)
            #expect(snapshot.data.count <= bytes)
            #expect(snapshot.report.unsaved.allSatisfy { $0.reason == .outOfBounds })
            let (state, report) = try app.state(of: snapshot.data, within: bounds)
            #expect(report.isComplete)
            state.verify()
        }
        let data = router.snapshot().data
        #expect(throws: Snapshot.Fault.tooLarge(bytes: data.count, limit: 100)) {
            try app.state(of: data, within: Snapshot.Bounds(bytes: 100))
        }
    }

    @Test func aSessionThatHasEndedIsNotSaved() throws {
        let router = Router(app)
        router.push(Ware.basket("mine"))
        router.push(Ware.basket("mine"), as: .sheet)
        router.endSession()
        #expect(!router.snapshot().text.contains("mine"))
    }
}

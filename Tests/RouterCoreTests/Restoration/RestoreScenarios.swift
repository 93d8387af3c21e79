import Foundation
import RouterCore
import Testing

/// What went wrong elsewhere with saving and restoring.
@MainActor @Suite struct RestoreScenarios {
    @Test(
        "BR145: a path that was saved is equal to itself, and holds keys instead of type names",
        .bug("https://forums.swift.org/t/58857"))
    func roundTripIsIdentity() throws {
        let app = try Composition<Page>.store()
        let router = Router(app)
        for route in [Ware.item(id: 123), .basket("Hello"), .basket("Hello")] { router.push(route) }
        let snapshot = router.snapshot()
        #expect(try app.state(of: snapshot.data).state == router.state)
        #expect(!snapshot.text.contains("Ware"))
        #expect(!snapshot.text.contains("RouterCoreTests"))
    }

    @Test(
        "BR146: a type that was renamed or moved keeps its key; a key nobody knows is never fatal",
        .bug("https://github.com/wordpress-mobile/WordPress-iOS/issues/5636"))
    func renamedType() throws {
        enum Goods: Route, Codable { case list, item(id: Int), basket(String) }
        let data = try Restored.saved(.item(id: 1), .item(id: 2)).data
        let router = Router(
            try Composition<Page> {
                Store<Goods>(name: "Elsewhere")
                RootTab("store", root: Goods.list)
            })
        #expect(router.restore(data).report?.isComplete == true)
        #expect(router.visible.route == AnyRoute(Goods.item(id: 2)))

        let lost = try Restored.restore(data, Store(key: "goods"))
        #expect(lost.picture == "store: list")
        #expect(lost.lost == ["store 0: unknownKey", "store 1: aboveLost", "store 2: aboveLost"])
        let found = try Restored.restore(data, Store(key: "goods", formerKeys: ["store"]))
        #expect(found.picture == "store: list item1 item2")
        #expect(found.lost == [])
    }

    @Test(
        "BR148: a restored path is installed whole before any screen is built",
        .bug("https://github.com/cachly/issues-tracker/issues/5818"))
    func installedWhole() throws {
        let first = try Stage(1)
        for number in 2...4 { first.router.push(Kitchen.dish(number), as: number == 2 ? .sheet : .stack) }
        let second = try Stage()
        second.router.restore(first.router.snapshot().data)
        #expect(second.counter.built.isEmpty)
        var seen: [String] = []
        second.counter.onBuild = { _, context in
            guard let entry = context.entryID else { return }
            seen.append(second.picture)
            #expect(second.state.stack(second.state.visibleStack.id)?.index(of: entry) != nil)
        }
        _ = second.router.visibleScreen
        #expect(seen == ["kitchen: home 1 | sheet: 2 3 4"])
    }

    @Test(
        "BR149: bytes that are no snapshot change nothing, and say so",
        .bug("https://github.com/Infomaniak/ios-kDrive/pull/1245"),
        arguments: [
            "", " ", "null", "[]", "{}", "7", "\"x\"", "{\"version\":1}", "{\"version\":0,\"stacks\":[]}",
            "{\"version\":\"1\",\"stacks\":[]}", "{\"version\":1,\"stacks\":{}}",
            "{\"version\":1,\"stacks\":[]",
            "{\"version\":2,\"stacks\":[]}", "bplist00", "\u{0}\u{1}", "{\"version\":1.5,\"stacks\":[]}",
        ])
    func noSnapshot(text: String) throws {
        let stage = try Stage(1)
        let before = stage.state
        let restoring = stage.router.restore(Data(text.utf8))
        #expect(restoring.request.reason == .malformed)
        #expect(restoring.report == nil)
        #expect(stage.state == before)
        #expect(stage.events.map(\.delta) == [.none])
    }

    @Test(
        "BR152, GD-22: an entry that is no longer valid is dropped, and never shown",
        .bug("https://github.com/mapbox/mapbox-navigation-ios/issues/100"))
    func noLongerValid() throws {
        let data = try Restored.saved(.item(id: 1), .item(id: 4), .item(id: 5)).data
        let gone = try Restored.restore(
            data, Store(rules: { $0.existence(of: Ware.self) { $0 != .item(id: 4) } }))
        #expect(gone.picture == "store: list item1")
        #expect(gone.lost == ["store 2: notFound", "store 3: aboveLost"])
        let blocked = try Restored.restore(
            data,
            Store(rules: { registry in
                registry.guardRoutes(of: Ware.self) { $0 == .item(id: 4) ? .deny("expired") : .allow }
            }))
        #expect(blocked.picture == "store: list item1")
        #expect(blocked.lost == ["store 2: denied", "store 3: aboveLost"])
    }

    @Test(
        "BR154: routes without payload, and with a constant hash, are restored by key and order",
        .bug("https://github.com/adrielcafe/voyager/issues/238"))
    func noStableHash() throws {
        struct Bare: Route, Codable {
            func hash(into hasher: inout Hasher) {}
        }
        let app = try Composition<Page> {
            Store<Bare>()
            RootTab("home", root: Bare())
        }
        let router = Router(app)
        for _ in 1...3 { router.push(Bare()) }
        router.push(Bare(), as: .sheet)
        router.push(Bare())
        #expect(try app.state(of: router.snapshot().data).state == router.state)
    }
}

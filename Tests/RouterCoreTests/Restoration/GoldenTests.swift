import Foundation
import RouterCore
import Testing

/// Files of version 1, which are read for ever as they are read today.
///
/// They are never edited, only added to. What is written today are the sorted ones: fields stand in the order of
/// their names, and a route's version of 1 goes without saying.
@MainActor @Suite struct GoldenTests {
    private func file(_ name: String) throws -> Data {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try Data(contentsOf: tests.appending(path: "Golden/\(name)"))
    }

    /// As the router wrote it: three tabs, modals, a parked intent, ids with gaps.
    @Test(arguments: [
        "snapshot-1-whole.json", "snapshot-1-whole-short.json", "snapshot-1-whole-sorted.json",
    ]) func whole(_ name: String)
        throws
    {
        let app = try Rambler.composition()
        let (state, report) = try app.state(of: try file(name))
        #expect(report.isComplete, "\(report)")
        #expect(
            state.drawing { $0.short } == """
                cover    [sign-in]
                sheet    item-3 › bed4
                store    list › item1 › a "b"
                garden*  garden › bed2
                visitor  welcome
                """)
        #expect(state.stacks.flatMap(\.entries).map(\.id.rawValue) == [1, 4, 6, 2, 7, 3, 8, 9, 11])
        #expect(state.nextID == 12)
        #expect(state.modals.map(\.blocksLinks) == [true, false])
        #expect(state.parked.map(\.verb) == [.push])
        #expect(state.parked.map(\.style) == [.cover])
        #expect(state.parked.map(\.route) == [AnyRoute(Ware.item(id: 10))])
        #expect(app.snapshot(of: state).data == (try file("snapshot-1-whole-sorted.json")))
    }

    /// An intent of each verb, parked in a tab and in modals.
    @Test(arguments: [
        "snapshot-1-parked.json", "snapshot-1-parked-short.json", "snapshot-1-parked-sorted.json",
    ]) func parked(_ name: String)
        throws
    {
        let app = try Rambler.composition()
        let (state, report) = try app.state(of: try file(name))
        #expect(report.isComplete, "\(report)")
        #expect(state.picture == "garden: garden sign-in | sheet: sign-in | cover: sign-in | sheet: sign-in")
        let intents = state.intents.sorted { $0.key < $1.key }
        #expect(intents.map(\.key.rawValue) == [4, 5, 6, 8])
        #expect(intents.map(\.value.verb) == [.push, .replace, .link, .select])
        #expect(intents.map(\.value.tab) == [nil, nil, nil, "visitor"])
        #expect(intents.map(\.value.style) == [nil, nil, nil, nil])
        #expect(
            intents.map(\.value.route) == [
                AnyRoute(Garden.bed(1)), AnyRoute(Ware.item(id: 5)), AnyRoute(Ware.item(id: 10)),
                AnyRoute(Ware.basket("welcome")),
            ])
        #expect(app.snapshot(of: state).data == (try file("snapshot-1-parked-sorted.json")))
    }

    /// Written by hand: other order, white space, fields nobody knows, what may be missing is.
    ///
    /// The next id stands there twice, and the first of the two is too low.
    @Test func byHand() throws {
        let app = try Rambler.composition()
        let (state, report) = try app.state(of: try file("snapshot-1-by-hand.json"))
        #expect(report.brief == ["nextID: malformed"])
        #expect(report.newTabs == ["garden", "visitor"])
        #expect(state.picture == "store: list item2")
        #expect(state.nextID == 43)
    }

    /// Damaged in every place that can be.
    @Test func damaged() throws {
        let app = try Rambler.composition()
        let (state, report) = try app.state(of: try file("snapshot-1-damaged.json"))
        #expect(state.picture == "store: list item1 | cover: list")
        #expect(
            report.description == """
                Lost entry 3 of tab "store" ("store" of "Store"): it does not read as its route. item, id: Expected to \
                decode Int but found a string instead.
                Lost entry 4 of tab "store" ("garden" of "GardenModule"): what it belongs to, or lies on, was lost.
                Lost entry 1 of tab "attic" ("hats"): there is no tab "attic" any more.
                Lost stack 3: it does not have the documented form.
                Lost entry 1 of tab "store" ("store" of "Store"): the tab has a stack already.
                Lost entry 1 of modal 1 ("hats"): no module has this key; list the module, or name the key in \
                formerKeys.
                Lost entry 1 of modal 3 ("store" of "Store"): it was saved as version 2, and 1 is the highest its \
                module knows.
                Lost entry 1 of modal 4: it does not have the documented form.
                Lost the selection of the tab: there is no tab "attic" any more.
                Lost the field "nextID": it does not have the documented form.
                Lost parked intent 1 ("store" of "Store"): what it belongs to, or lies on, was lost.
                Renumbered entry 2 of tab "store" from #1 to #6.
                Tab "garden" is new and starts at its root.
                Tab "visitor" is new and starts at its root.
                """)
    }
}

import Foundation
import RouterCore
import Testing

/// What the table of ``SnapshotFormat`` says of each field that is missing, or of another form.
@MainActor @Suite struct FormatTests {
    struct Field: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: String
        let new: String
        let picture: String
        var lost: [String] = []
        var renumbered = 0

        init(
            _ name: String, _ old: String, _ new: String, _ picture: String = whole, lost: [String] = [],
            renumbered: Int = 0
        ) {
            (testDescription, self.old, self.new) = (name, old, new)
            (self.picture, self.lost, self.renumbered) = (picture, lost, renumbered)
        }
    }

    private nonisolated static let whole = "store: list item1 | sheet: sign-in"
    private nonisolated static let bare = "store: list | sheet: sign-in"

    private static let saved = """
        {"version":1,"nextID":9,"selectedTab":"store","stacks":[{"tab":"store","entries":[\
        {"id":1,"key":"store","version":1,"route":{"list":{}}},\
        {"id":2,"key":"store","version":1,"route":{"item":{"id":1}}}]}],\
        "modals":[{"style":"sheet","blocksLinks":true,"entries":[\
        {"id":3,"key":"sign-in","version":1,"route":{}}]}],\
        "parked":[{"entry":3,"verb":"push","style":"cover","key":"store","version":1,"route":{"item":{"id":5}}}]}
        """

    nonisolated static let fields = [
        Field("nothing", "{\"version\":1,\"n", "{\"version\":1,\"n"),
        Field("nextID", "\"nextID\":9,", "", lost: ["nextID: malformed"]),
        Field("nextID", "\"nextID\":9", "\"nextID\":2", lost: ["nextID: malformed"]),
        Field("selectedTab", "\"selectedTab\":\"store\",", "", lost: ["selection: malformed"]),
        Field(
            "selectedTab", "\"selectedTab\":\"store\"", "\"selectedTab\":7", lost: ["selection: malformed"]),
        Field(
            "stacks[].tab", "\"tab\":\"store\",", "", bare, lost: ["stack0: malformed", "stack0: malformed"]),
        Field(
            "modals", "\"modals\":[", "\"modals\":7,\"else\":[", "store: list item1",
            lost: ["modals: malformed", "parked0: aboveLost"]),
        Field("modals", "\"modals\":[", "\"else\":[", "store: list item1", lost: ["parked0: aboveLost"]),
        Field(
            "modals[].style", "\"style\":\"sheet\"", "\"style\":\"stack\"", "store: list item1",
            lost: ["modal0 0: malformed", "parked0: aboveLost"]),
        Field("modals[].blocksLinks", "\"blocksLinks\":true,", ""),
        Field("modals[].blocksLinks", "\"blocksLinks\":true", "\"blocksLinks\":\"yes\""),
        Field("id", "\"id\":2,", "", renumbered: 1),
        Field("id", "\"id\":2,", "\"id\":-2,", renumbered: 1),
        Field("key", "\"id\":2,\"key\":\"store\",", "\"id\":2,", bare, lost: ["store 1: malformed"]),
        Field("version", "\"version\":1,\"route\":{\"item\":{\"id\":1", "\"route\":{\"item\":{\"id\":1"),
        Field(
            "version", "\"version\":1,\"route\":{\"item\":{\"id\":1",
            "\"version\":\"1\",\"route\":{\"item\":{\"id\":1", bare, lost: ["store 1: malformed"]),
        Field("route", ",\"route\":{\"item\":{\"id\":1}}", "", bare, lost: ["store 1: malformed"]),
        Field("parked", "\"parked\":[", "\"else\":["),
        Field("parked", "\"parked\":[", "\"parked\":7,\"else\":[", lost: ["parked: malformed"]),
        Field("parked[].entry", "\"entry\":3", "\"entry\":2.5", lost: ["parked0: malformed"]),
        Field("parked[].verb", "\"verb\":\"push\",", "", lost: ["parked0: malformed"]),
        Field("parked[].style", "\"style\":\"cover\"", "\"style\":\"drawer\"", lost: ["parked0: malformed"]),
        Field("parked[].tab", "\"verb\":\"push\"", "\"verb\":\"select\"", lost: ["parked0: malformed"]),
    ]

    @Test(arguments: fields) func aFieldThatIsMissingOrOfAnotherForm(_ field: Field) throws {
        #expect(Self.saved.contains(field.old))
        let data = Data(Self.saved.replacing(field.old, with: field.new).utf8)
        let (state, report) = try Composition.signedOut().state(of: data)
        state.verify()
        #expect(state.picture == field.picture)
        #expect(report.brief == field.lost)
        #expect(report.renumbered.count == field.renumbered)
        let isWhole = field.testDescription != "modals[].blocksLinks"
        #expect(state.modals.allSatisfy { $0.blocksLinks == isWhole })
    }

    @Test func aStackWithoutEntriesIsATabThatStartsAnew() throws {
        for (entries, lost) in [("\"entries\":[]", []), ("\"else\":[]", ["stack0: malformed"])] {
            let text =
                "{\"version\":1,\"nextID\":9,\"selectedTab\":\"store\",\"stacks\":[{\"tab\":\"store\",\(entries)}]}"
            let (state, report) = try Composition.signedOut().state(of: Data(text.utf8))
            #expect(state.picture == "store: list")
            #expect(report.brief == lost)
        }
    }

    @Test func ofFieldsWithOneNameTheFirstCountsAndUnknownOnesArePassedOver() throws {
        let data = Data(
            Self.saved.replacing("\"nextID\":9", with: "\"nextID\":4,\"mood\":{\"a\":[]},\"nextID\":9").utf8)
        let (state, report) = try Composition.signedOut().state(of: data)
        #expect(state.nextID == 4)
        #expect(report.isComplete)
    }

    @Test func theBoundsAreThousandEntriesSixtyFourModalsFourMebibytes() {
        #expect(
            Snapshot.Bounds.standard == Snapshot.Bounds(depth: 1_000, modals: 64, bytes: 4 * 1_024 * 1_024))
        #expect(
            Snapshot.Bounds(depth: -1, modals: -1, bytes: -1)
                == Snapshot.Bounds(depth: 0, modals: 0, bytes: 0))
    }
}

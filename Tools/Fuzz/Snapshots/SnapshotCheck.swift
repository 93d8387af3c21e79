import Foundation
import RouterCore

private let app = Result { try savingApp() }

/// Reads whatever bytes come as a snapshot: a fault, or a state that is saved and read back as it is.
func checkSnapshot(_ data: Data) throws {
    let app = try app.get()
    for holes in Snapshot.HolePolicy.allCases {
        guard let (state, report) = try? app.state(of: data, holes: holes) else { continue }
        let entries = state.stacks.flatMap(\.entries)
        try hold(Set(entries.map(\.id)).count == entries.count, "an id twice")
        try hold(state.stacks.allSatisfy { !$0.entries.isEmpty }, "an empty stack")
        try hold(
            report.lost.count <= data.count && "\(report)".utf8.count < 1_000 + 500 * data.count,
            "a report beyond the input: \(report.lost.count)")
        let again = try? app.state(of: app.snapshot(of: state).data, within: Snapshot.Bounds(bytes: .max))
        try hold(again?.report.isComplete == true, "what was read is not saved whole")
        try hold(again?.state.nextID == state.nextID, "another next id")
    }
}

private func hold(_ claim: Bool, _ otherwise: String) throws(Disagreement) {
    if !claim { throw Disagreement(otherwise) }
}

import Foundation

/// Reads whatever bytes come as a snapshot: a fault, or a state that is saved and read back as it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshot(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    for holes in HolePolicy.allCases {
        guard let (state, report) = try? app.state(of: data, holes: holes) else { continue }
        let entries = state.stacks.flatMap(\.entries)
        precondition(Set(entries.map(\.id)).count == entries.count, "an id twice")
        precondition(state.stacks.allSatisfy { !$0.entries.isEmpty }, "an empty stack")
        precondition(report.lost.count <= count && "\(report)".utf8.count < 1_000 + 500 * count)
        let again = try? app.state(of: app.snapshot(of: state).data, within: SnapshotBounds(bytes: .max))
        precondition(again?.report.isComplete == true, "what was read is not saved whole")
        precondition(again?.state.nextID == state.nextID, "another next id")
    }
    return 0
}

private let app: Composition<NoScreen> = {
    do { return try savingApp() } catch { fatalError("\(error)") }
}()

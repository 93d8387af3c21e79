#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a state in the form of ``SnapshotFormat``.
///
/// Foundation's encoder writes all or nothing. So the whole is tried first, and only when that fails, or takes
/// too many bytes, is each route tried alone.
struct SnapshotWriter {
    /// A stack from its root up, or one parked intent: what lies above an unsaved entry is not saved either.
    private struct Part {
        let entries: [SnapshotEntry]
        let place: (Int) -> Snapshot.Place
        /// How many entries are saved, from the root up.
        var count: Int
        /// Why the next one is not.
        var reason: Snapshot.Report.Reason?

        init(_ entries: [SnapshotEntry], _ place: @escaping (Int) -> Snapshot.Place) {
            (self.entries, self.place, count) = (entries, place, entries.count)
        }

        var saved: ArraySlice<SnapshotEntry> { entries[..<count] }

        mutating func end(at index: Int, _ reason: Snapshot.Report.Reason) {
            (count, self.reason) = (index, reason)
        }
    }

    private let state: NavigationState
    private let table: RouteTable
    private let bounds: Snapshot.Bounds
    private let encoder = JSONEncoder.ofSnapshots
    private var codecs: [ObjectIdentifier: RouteCodec?] = [:]
    private var tabs: [Part] = []
    private var modals: [Part] = []
    private var parked: [Part] = []

    init(_ state: NavigationState, _ table: RouteTable, _ bounds: Snapshot.Bounds) {
        (self.state, self.table, self.bounds) = (state, table, bounds)
        for tab in state.tabs {
            let name = tab.name
            tabs.append(Part(entries(of: tab.stack)) { .tab(name, index: $0) })
        }
        for (number, modal) in state.modals.enumerated() {
            modals.append(Part(entries(of: modal.stack)) { .modal(number, index: $0) })
        }
        for (number, (id, intent)) in state.intents.sorted(by: { $0.key < $1.key }).enumerated() {
            parked.append(Part([entry(id, intent.route, intent)]) { _ in .parked(number) })
        }
    }

    private mutating func entries(of stack: NavigationState.Stack) -> [SnapshotEntry] {
        stack.entries.map { entry($0.id, $0.route) }
    }

    private mutating func entry(_ id: EntryID, _ route: AnyRoute, _ intent: NavigationState.Intent? = nil)
        -> SnapshotEntry
    {
        let type = route.typeID
        let codec = codecs[type] ?? RouteCodec(table.record(of: type))
        codecs[type] = codec
        return SnapshotEntry(id: id, route: route, codec: codec, intent: intent)
    }
}

// MARK: - What is saved

extension SnapshotWriter {
    /// Returns what can be saved, and says what cannot.
    mutating func write() -> Snapshot {
        end { [bounds, table] entry, index in
            if index >= bounds.depth { return .outOfBounds }
            guard let codec = entry.codec else {
                return table.isOwned(entry.route) ? .notCodable : .noOwner
            }
            return codec.saving?(entry.route) == .neverSaved ? .neverSaved : nil
        }
        if let data = encoded() { return Snapshot(data: data, report: report) }
        var room = bounds.bytes - ((try? encoder.encode(file(isEmpty: true)).count) ?? 0)
        end { [encoder] entry, _ in Self.reason(toLeaveOut: entry, encoder, &room) }
        if let data = encoded() { return Snapshot(data: data, report: report) }
        // Some route says something else each time it is asked, and nobody knows which.
        end { _, _ in .notEncodable("A route is not encoded twice in the same way.") }
        // Names and numbers are always encoded.
        return Snapshot(data: (try? encoder.encode(file())) ?? Data(), report: report)
    }

    /// Ends each part below the first of its entries for which there is a reason.
    private mutating func end(_ reason: (SnapshotEntry, Int) -> Snapshot.Report.Reason?) {
        func end(_ part: inout Part) {
            for (index, entry) in part.saved.enumerated() {
                if let reason = reason(entry, index) { return part.end(at: index, reason) }
            }
        }
        for index in tabs.indices { end(&tabs[index]) }
        for index in modals.indices {
            if index >= bounds.modals { modals[index].end(at: 0, .outOfBounds) }
            if state.modals[index].style == .dialog { modals[index].end(at: 0, .neverSaved) }
            end(&modals[index])
        }
        guard !parked.isEmpty else { return }
        let saved = Set((tabs + modals).flatMap { $0.saved.map(\.id) })
        for index in parked.indices {
            if !saved.contains(parked[index].entries[0].id) { parked[index].end(at: 0, .aboveUnsaved) }
            end(&parked[index])
        }
    }

    /// Encodes one entry as it would be in the whole, and takes its bytes from the room there is.
    private static func reason(
        toLeaveOut entry: SnapshotEntry, _ encoder: JSONEncoder, _ room: inout Int
    ) -> Snapshot.Report.Reason? {
        let probe = Probe(entry)
        do {
            // As deep as in the whole. Of the eight brackets one stands for the comma between entries.
            room -= try encoder.encode([[[[probe]]]]).count - 7
        } catch is NeverSaved {
            return .neverSaved
        } catch {
            // What the route could say of itself, the encoder refuses for its depth alone.
            return probe.isDone ? .tooDeep : .notEncodable(summary(of: error))
        }
        return room < 0 ? .outOfBounds : nil
    }

    private var report: Snapshot.Report {
        var report = Snapshot.Report()
        for part in tabs + modals + parked {
            guard let reason = part.reason else { continue }
            for (index, entry) in part.entries.enumerated().dropFirst(part.count) {
                let isSame = index == part.count || reason == .outOfBounds
                let owner = table.record(of: entry.route.typeID).flatMap { $0.isOwned ? $0 : nil }
                report.unsaved.append(
                    .init(
                        entry: entry.id, place: part.place(index), key: owner?.key, module: owner?.owner,
                        reason: isSame ? reason : .aboveUnsaved))
            }
        }
        return report
    }
}

// MARK: - The form

extension SnapshotWriter {
    private func encoded() -> Data? {
        guard let data = try? encoder.encode(file()), data.count <= bounds.bytes else { return nil }
        return data
    }

    private func file(isEmpty: Bool = false) -> File {
        func entries(_ part: Part) -> File.Entries { .init(entries: isEmpty ? [] : part.saved) }
        return File(
            nextID: state.nextID, selectedTab: state.selectedTab,
            stacks: zip(state.tabs, tabs).map { .init(tab: $0.name, entries: entries($1)) },
            modals: zip(state.modals, modals).filter { $1.count > 0 }.map { modal, part in
                .init(style: modal.style, blocksLinks: modal.blocksLinks, entries: entries(part))
            },
            parked: isEmpty ? [] : parked.flatMap(\.saved))
    }

    /// The whole, as it is encoded.
    private struct File: Encodable {
        struct Tab: Encodable {
            let tab: String
            let entries: Entries
        }
        struct Modal: Encodable {
            let style: Presentation
            let blocksLinks: Bool
            let entries: Entries
        }
        /// Encoded one after the other, which is cheaper than each as a value of its own.
        struct Entries: Encodable {
            let entries: ArraySlice<SnapshotEntry>

            func encode(to encoder: any Encoder) throws {
                var list = encoder.unkeyedContainer()
                for entry in entries {
                    var fields = list.nestedContainer(keyedBy: SnapshotField.self)
                    try entry.encode(into: &fields)
                }
            }
        }

        var version = SnapshotFormat.version
        let nextID: Int
        let selectedTab: String
        let stacks: [Tab]
        let modals: [Modal]
        let parked: [SnapshotEntry]
    }

    /// Encodes an entry, and notes whether the entry has had its say.
    private final class Probe: Encodable {
        let entry: SnapshotEntry
        private(set) var isDone = false

        init(_ entry: SnapshotEntry) { self.entry = entry }

        func encode(to encoder: any Encoder) throws {
            try entry.encode(to: encoder)
            isDone = true
        }
    }
}

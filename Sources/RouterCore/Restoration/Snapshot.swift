#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A navigation as bytes, in the form of ``SnapshotFormat``, and what of it could not be saved.
///
/// ```swift
/// let snapshot = router.snapshot()
/// try SnapshotFile(url).write(snapshot)  // or keep `snapshot.data` where you like
/// ```
///
/// Saved are the selected tab, every stack and modal with its routes and ids, and parked intents. Return
/// handlers, guards and builders belong to route types and work after a restore. Not saved are the state inside
/// screens, tasks, and callers that wait for a result: they end with the process.
public struct Snapshot: Hashable, Sendable {
    /// The bytes.
    public let data: Data
    /// The parts of the state that they do not hold, and why.
    public let report: Report

    /// Why bytes are no snapshot this router can read.
    public enum Fault: Error, Hashable, Sendable {
        /// They are no JSON, or nested deeper than Foundation's decoder reads.
        case notJSON
        /// They are JSON without what every snapshot has.
        case noSnapshot
        /// They were written in a later form.
        case newerVersion(Int, known: Int)
        /// They are more than the bounds allow.
        case tooLarge(bytes: Int, limit: Int)
    }
}

extension Composition {
    /// Saves a state of this composition; what cannot be saved is left out and listed.
    ///
    /// Needs no actor: a large state may be saved elsewhere.
    ///
    /// - Complexity: O(entries).
    public func snapshot(of state: NavigationState, within bounds: Snapshot.Bounds = .standard) -> Snapshot {
        var writer = SnapshotWriter(state, table, bounds)
        return writer.write()
    }

    /// Reads what was saved, without asking guards or whether things exist, which only a router does.
    ///
    /// - Parameters:
    ///   - data: The bytes of a snapshot.
    ///   - holes: What becomes of a stack one of whose entries cannot be read.
    ///   - bounds: How much is read.
    /// - Returns: The state, every id as it was saved, and what was lost.
    /// - Throws: Why the bytes are no snapshot.
    /// - Complexity: O(bytes).
    public func state(
        of data: Data, holes: Snapshot.HolePolicy = .truncate, within bounds: Snapshot.Bounds = .standard
    ) throws(Snapshot.Fault) -> (state: NavigationState, report: RestoreReport) {
        let saved = try SnapshotReader.read(data, table, over: table.tabs, holes, bounds)
        return saved.assembled(over: table.tabs)
    }

    /// The route types whose routes cannot be saved because they are not `Codable`; a test can assert on it.
    ///
    /// - Complexity: O(route types), and slow.
    public var unsaveable: [CompositionIssue] {
        table.recordsInOrder.filter { $0.isOwned && $0.dialog == nil && !($0.type is any Codable.Type) }
            .map { .notCodable(route: $0.name, module: $0.owner) }
    }
}

extension Router {
    /// Saves the state as it is now; what cannot be saved is left out and listed.
    ///
    /// - Complexity: O(entries).
    public func snapshot(within bounds: Snapshot.Bounds = .standard) -> Snapshot {
        composition.snapshot(of: state, within: bounds)
    }
}

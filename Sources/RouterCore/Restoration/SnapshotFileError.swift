/// Why a snapshot file could not be written, read or restored from, as facts.
public enum SnapshotFileError: Error, Hashable, Sendable {
    /// Nothing can be written there, for this reason.
    case unwritable(path: String, String)
    /// The file cannot be read, for this reason.
    case unreadable(path: String, String)
    /// The file is no snapshot; it was put aside, unless `aside` is nil.
    case malformed(path: String, SnapshotFault, aside: String?)
    /// The app did not come up the last time it restored the file; it was put aside, unless `aside` is nil.
    case unfinished(path: String, aside: String?)
}

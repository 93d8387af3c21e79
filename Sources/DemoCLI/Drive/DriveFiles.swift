import Foundation
import RouterCore

/// The files that `save` writes and `load` reads.
struct DriveFiles {
    /// Whether what is written stays in memory, where it is read again.
    var areInMemory = false
    private var written: [String: Data] = [:]

    /// Writes a snapshot.
    ///
    /// - Throws: Why nothing can be written there.
    mutating func write(_ snapshot: Snapshot, to path: String) throws(SnapshotFile.Failure) {
        if areInMemory, Self.isPlace(path) {
            written[path] = snapshot.data
        } else {
            try SnapshotFile(URL(filePath: path)).write(snapshot)
        }
    }

    /// Reads a file; nil when there is none.
    ///
    /// - Throws: Why it cannot be read.
    func read(_ path: String) throws(SnapshotFile.Failure) -> Data? {
        if let data = written[path] { return data }
        return try SnapshotFile(URL(filePath: path)).read()
    }

    /// Whether a file could stand there: in a folder, and in the place of none.
    private static func isPlace(_ path: String) -> Bool {
        func isFolder(_ path: String) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
        return isFolder(URL(filePath: path).deletingLastPathComponent().path) && !isFolder(path)
    }
}

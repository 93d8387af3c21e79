import Foundation
import RouterCore

/// The files that `save` writes and `load` reads.
struct DriveFiles {
    /// Whether what is written stays in memory, where it is read again.
    var areInMemory = false
    /// What was written, by the places of files.
    private var written: [URL: Data] = [:]

    /// Writes a snapshot.
    ///
    /// - Throws: Why nothing can be written there.
    mutating func write(_ snapshot: Snapshot, to path: String) throws(SnapshotFile.Failure) {
        if areInMemory, let place = Self.place(path) {
            written[place] = snapshot.data
        } else {
            try SnapshotFile(URL(filePath: path)).write(snapshot)
        }
    }

    /// Reads a file; nil when there is none.
    ///
    /// - Throws: Why it cannot be read.
    func read(_ path: String) throws(SnapshotFile.Failure) -> Data? {
        if let data = Self.place(path).flatMap({ written[$0] }) { return data }
        return try SnapshotFile(URL(filePath: path)).read()
    }

    /// Where a file could stand: in a folder, and in the place of none.
    private static func place(_ path: String) -> URL? {
        var isFolder: ObjCBool = false
        guard let place = try? SnapshotFile.place(of: URL(filePath: path)).url,
            FileManager.default.fileExists(
                atPath: place.deletingLastPathComponent().path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        return place.standardizedFileURL
    }
}

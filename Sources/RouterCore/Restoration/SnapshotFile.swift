#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A file that holds a snapshot: written whole or not at all, and never in the way of the next launch.
///
/// ```swift
/// let file = SnapshotFile(url)
/// do { try router.restore(from: file) } catch { print(error) }  // starts clean when it throws
/// router.activate()  // once the app can be seen
/// try file.write(router.snapshot())  // when it goes to the background
/// ```
///
/// While a restore is on its way, a mark stands beside the file. If it is still there at the next launch, the
/// app died before ``Router/activate()``, and the file is put aside rather than restored again. So is one that
/// is no snapshot. At the end of a session, ``remove()`` it.
///
/// A process that is killed while it writes can leave the half of it behind, in a hidden file with a name of
/// Foundation's choice; nothing reads it. Give the file a folder of its own, and the folder can be emptied.
public struct SnapshotFile: Hashable, Sendable {
    /// Where the file is.
    public let url: URL

    /// Why a file could not be written, read or restored from.
    public enum Failure: Error, Hashable, Sendable {
        /// Nothing can be written there, for this reason.
        case unwritable(path: String, String)
        /// The file cannot be read, for this reason.
        case unreadable(path: String, String)
        /// The file is no snapshot; it was put aside, unless `aside` is nil.
        case malformed(path: String, Snapshot.Fault, aside: String?)
        /// The app did not come up the last time it restored the file; it was put aside, unless `aside` is nil.
        case unfinished(path: String, aside: String?)
    }

    /// Names a file, which need not exist yet.
    public init(_ url: URL) {
        self.url = url
    }

    /// Where a file goes that cannot be restored; an earlier one is replaced.
    public var asideURL: URL { url.appendingPathExtension("aside") }

    private var markURL: URL { url.appendingPathExtension("restoring") }

    /// Writes a snapshot in the place of the one before: whoever reads finds the one or the other, whole.
    ///
    /// - Throws: `unwritable`; then the file is as it was.
    public func write(_ snapshot: Snapshot) throws(Failure) {
        do { try snapshot.data.write(to: url, options: .atomic) } catch {
            throw .unwritable(path: url.path, "\(error)")
        }
    }

    /// Reads the bytes of the file, or returns nil when there is none.
    ///
    /// - Throws: `unreadable`, or `malformed` for a file that is larger than the bounds allow, unread.
    public func read(within bounds: Snapshot.Bounds = .standard) throws(Failure) -> Data? {
        let path = url.resolvingSymlinksInPath().path
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let (size, data): (Int, Data)
        do {
            let facts = try FileManager.default.attributesOfItem(atPath: path)
            // Reading from a pipe could last for ever.
            guard facts[.type] as? FileAttributeType == .typeRegular else {
                throw Failure.unreadable(path: path, "It is no regular file.")
            }
            size = (facts[.size] as? Int) ?? (facts[.size] as? UInt64).map { Int(clamping: $0) } ?? 0
            data = size <= bounds.bytes ? try Data(contentsOf: url) : Data()
        } catch let error as Failure {
            throw error
        } catch {
            throw .unreadable(path: path, "\(error)")
        }
        if size > bounds.bytes {
            throw .malformed(path: path, .tooLarge(bytes: size, limit: bounds.bytes), aside: nil)
        }
        return data
    }

    /// Removes the file, its mark, and one that was put aside.
    public func remove() {
        for url in [url, markURL, asideURL] { try? FileManager.default.removeItem(at: url) }
    }
}

// MARK: - Restoring from it

extension SnapshotFile {
    /// Notes that a restore from this file begins.
    func begin() {
        // If the mark cannot be made, neither can the next snapshot, and a restore is worth more than the mark.
        try? Data().write(to: markURL)
    }

    /// Notes that the app has come up with what was restored.
    func finish() {
        try? FileManager.default.removeItem(at: markURL)
    }

    var isMarked: Bool { FileManager.default.fileExists(atPath: markURL.path) }

    /// Puts the file where it is in nobody's way, and returns where that is.
    func putAside() -> String? {
        defer { finish() }
        try? FileManager.default.removeItem(at: asideURL)
        do { try FileManager.default.moveItem(at: url, to: asideURL) } catch {
            try? FileManager.default.removeItem(at: url)
            return nil
        }
        return asideURL.path
    }
}

extension Router {
    /// Restores what a file holds, when the app is launched; call ``activate()`` once the app can be seen.
    ///
    /// A file that is no snapshot, and one with which the app did not come up the last time, are put aside:
    /// the router stays as it is, and so the next launch starts clean.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - holes: What becomes of a stack one of whose entries cannot be restored.
    ///   - bounds: How much is read.
    /// - Returns: The request and its report, or nil when there is no such file.
    /// - Throws: Why nothing could be restored.
    @discardableResult
    public func restore(
        from file: SnapshotFile, holes: Snapshot.HolePolicy = .truncate,
        within bounds: Snapshot.Bounds = .standard
    ) throws(SnapshotFile.Failure) -> RestoreRequest? {
        if file.isMarked { throw .unfinished(path: file.url.path, aside: file.putAside()) }
        let data: Data
        do throws(SnapshotFile.Failure) {
            guard let bytes = try file.read(within: bounds) else { return nil }
            data = bytes
        } catch {
            guard case .malformed(let path, let fault, _) = error else { throw error }
            throw .malformed(path: path, fault, aside: file.putAside())
        }
        file.begin()
        let restoring = restore(data, holes: holes, within: bounds)
        if let fault = restoring.restoration.fault {
            _ = restoring.request.outcome  // looked at: what is thrown says the same
            throw .malformed(path: file.url.path, fault, aside: file.putAside())
        }
        navigation.whenActive { file.finish() }
        return restoring
    }
}

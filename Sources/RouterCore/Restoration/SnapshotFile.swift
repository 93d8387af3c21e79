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
/// While a restore is on its way, a mark stands beside the file. If the next launch still finds it, the app died
/// before ``Router/activate()``, and the file is put aside rather than restored again. So is one that is no
/// snapshot. At the end of a session, ``remove()`` it.
///
/// Only regular files are read, replaced and removed. Links are followed, and stay. Whatever else stands at the place
/// of the file is left alone: a folder, a device, a pipe.
///
/// A process that is killed while it writes can leave half a snapshot behind, in a hidden file that Foundation names;
/// nothing reads it. Give the file a folder of its own, and the folder can be emptied.
public struct SnapshotFile: Hashable, Sendable {
    /// Where the file is.
    public let url: URL

    /// Names a file, which need not exist yet.
    public init(_ url: URL) {
        self.url = url
    }

    /// Where a file goes that cannot be restored; an earlier one is replaced.
    public var asideURL: URL { url.appendingPathExtension("aside") }

    private var markURL: URL { url.appendingPathExtension("restoring") }

    /// Why a file could not be written, read or restored from.
    public enum Failure: Error, Hashable, Sendable {
        /// Nothing can be written there, for this reason.
        case unwritable(path: String, String)
        /// The file cannot be read, for this reason.
        case unreadable(path: String, String)
        /// What stands there is no regular file, so it is neither read nor replaced.
        case notRegular(path: String)
        /// The file is no snapshot; it was put aside, unless `aside` is nil.
        case malformed(path: String, Snapshot.Fault, aside: String?)
        /// The app did not come up the last time it restored the file; it was put aside, unless `aside` is nil.
        case unfinished(path: String, aside: String?)
    }

    /// Writes a snapshot in the place of the one before: whoever reads finds the one or the other, whole.
    ///
    /// - Throws: `unwritable`, or `notRegular`; then everything is as it was.
    public func write(_ snapshot: Snapshot) throws(Failure) {
        try write(snapshot.data)
        // What an earlier run of the app did not survive is not there any more.
        if isUnfinished { unmark() }
    }

    /// Writes bytes in the place of those before.
    package func write(_ data: Data) throws(Failure) {
        do { try data.write(to: Self.place(of: url).url, options: .atomic) } catch {
            throw error as? Failure ?? .unwritable(path: url.path, "\(error)")
        }
    }

    /// Reads the bytes of the file, or returns nil when there is none.
    ///
    /// - Throws: `unreadable`, `notRegular`, or `malformed` for a file that is larger than the bounds allow, unread.
    public func read(within bounds: Snapshot.Bounds = .standard) throws(Failure) -> Data? {
        do {
            let place = try Self.place(of: url)
            guard let size = place.size else { return nil }
            guard size <= bounds.bytes else {
                throw Failure.malformed(
                    path: url.path, .tooLarge(bytes: size, limit: bounds.bytes), aside: nil)
            }
            return try Data(contentsOf: place.url)
        } catch {
            throw error as? Failure ?? .unreadable(path: url.path, "\(error)")
        }
    }

    /// Removes the file, its mark, and one that was put aside.
    public func remove() {
        for url in [url, markURL, asideURL] { Self.remove(url) }
    }
}

// MARK: - Places

extension SnapshotFile {
    /// Follows links to the place of a regular file, and returns its size, or nil when there is no file yet.
    package static func place(of url: URL) throws -> (url: URL, size: Int?) {
        var place = url
        // As many links as systems follow.
        for _ in 0..<40 {
            let facts: [FileAttributeKey: Any]
            do { facts = try FileManager.default.attributesOfItem(atPath: place.path) } catch let error
                as CocoaError where error.code == .fileReadNoSuchFile
            { return (place, nil) }
            switch facts[.type] as? FileAttributeType {
            case .typeRegular?:
                let size = facts[.size]
                return (place, (size as? Int) ?? (size as? UInt).map { Int(clamping: $0) } ?? 0)
            case .typeSymbolicLink?:
                let target = try FileManager.default.destinationOfSymbolicLink(atPath: place.path)
                place = URL(fileURLWithPath: target, relativeTo: place.deletingLastPathComponent())
            default: throw Failure.notRegular(path: url.path)
            }
        }
        throw Failure.notRegular(path: url.path)
    }

    private static func remove(_ url: URL) {
        guard let place = try? place(of: url), place.size != nil else { return }
        try? FileManager.default.removeItem(at: place.url)
    }

    /// Puts the file where it is in nobody's way, and returns where that is; nil when it has to stay.
    fileprivate func putAside() -> String? {
        do {
            let (file, aside) = (try Self.place(of: url).url, try Self.place(of: asideURL).url)
            try? FileManager.default.removeItem(at: aside)
            try FileManager.default.moveItem(at: file, to: aside)
        } catch {
            return nil
        }
        unmark()
        return asideURL.path
    }
}

// MARK: - The mark of a restore

extension SnapshotFile {
    /// Tells this run of the app from those before; process ids are used again.
    private static let run = UUID().uuidString

    /// Notes that a restore from this file begins.
    fileprivate func mark() {
        // If the mark cannot be made, neither can the next snapshot, and a restore is worth more than the mark.
        try? SnapshotFile(markURL).write(Data(Self.run.utf8))
    }

    /// Notes that the app has come up with what was restored.
    fileprivate func unmark() {
        Self.remove(markURL)
    }

    /// Whether an earlier run of the app began to restore this file, and did not come up.
    fileprivate var isUnfinished: Bool {
        guard let mark = try? SnapshotFile(markURL).read() else { return false }
        return mark != Data(Self.run.utf8)
    }
}

extension Router {
    /// Restores what a file holds, when the app is launched; call ``activate()`` once the app can be seen.
    ///
    /// A file that is no snapshot, and one with which the app did not come up the last time, are put aside: nothing is
    /// asked of the router, and so the next launch starts clean. Several windows may restore one file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - holes: What becomes of a stack one of whose entries cannot be restored.
    ///   - bounds: How much is read.
    /// - Returns: The request and its report, or nil when there is no such file.
    /// - Throws: What is wrong with the file. What the router refuses is the outcome of the request.
    @discardableResult
    public func restore(
        from file: SnapshotFile, holes: Snapshot.HolePolicy = .truncate,
        within bounds: Snapshot.Bounds = .standard
    ) throws(SnapshotFile.Failure) -> RestoreRequest? {
        do throws(SnapshotFile.Failure) {
            guard let data = try file.read(within: bounds) else {
                file.unmark()
                return nil
            }
            if file.isUnfinished { throw .unfinished(path: file.url.path, aside: file.putAside()) }
            file.mark()
            let restoration = Restoration(data, navigation, holes, bounds)
            if let fault = restoration.fault { throw .malformed(path: file.url.path, fault, aside: nil) }
            let request = restore(restoration)
            navigation.whenActive { file.unmark() }
            return request
        } catch {
            guard case .malformed(let path, let fault, _) = error else { throw error }
            defer { file.unmark() }
            throw .malformed(path: path, fault, aside: file.putAside())
        }
    }
}

import Foundation
import RouterCore

/// The file a scene saves to; it outlives every run of the app, and goes with the scene.
@MainActor final class WalkDisk {
    let file: SnapshotFile
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tastebook-walk-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = SnapshotFile(folder.appending(path: "navigation.json"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Saves where the user is.
    func save(_ stage: WalkStage) throws(SnapshotFile.Failure) {
        let router = stage.router
        try file.write(router.snapshot())
    }

    /// Starts the app as it starts on a device: composed anew, then restored, then seen.
    func launch() throws -> (stage: WalkStage, report: RestoreReport?) {
        let stage = try WalkStage()
        let router = stage.router
        defer { router.activate() }
        return (stage, try router.restore(from: file)?.report)
    }

    /// What the file holds; empty when there is none.
    var text: String {
        get { (try? file.read()).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        set { try? Data(newValue.utf8).write(to: file.url) }
    }

    /// The entry in the file that holds a text.
    func entry(with part: String) -> String {
        let entries = text.split(separator: /,?(?={"id":\d+,"key")/)
        return entries.first { $0.contains(part) }.map { String($0.prefix { $0 != "]" }) } ?? ""
    }
}

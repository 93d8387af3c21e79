import Foundation
import RouterCore
import Testing

/// A file that is written whole or not at all, and is never in the way of the next launch.
@MainActor @Suite final class SnapshotFileTests {
    private let folder: URL
    private let file: SnapshotFile
    private let app: Composition<Page>

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = SnapshotFile(folder.appending(path: "navigation.json"))
        app = try Composition.store()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private var mark: URL { folder.appending(path: "navigation.json.restoring") }

    /// Leaves the mark of a run of the app that began to restore the file, and died.
    private func markByAnEarlierRun() throws {
        try Data("an earlier run".utf8).write(to: mark)
    }

    @discardableResult
    private func write() throws -> NavigationState {
        let router = Router(app)
        router.push(Ware.item(id: 1))
        try file.write(router.snapshot())
        return router.state
    }

    @Test func aLaunchThatGoesWell() throws {
        let router = Router(app)
        #expect(try router.restore(from: file) == nil)
        #expect(files == [])
        let state = try write()
        for _ in 1...3 {
            let router = Router(app)
            #expect(try router.restore(from: file)?.report?.isComplete == true)
            #expect(router.state == state)
            #expect(files == ["navigation.json", "navigation.json.restoring"])
            router.activate()
            #expect(files == ["navigation.json"])
        }
        file.remove()
        #expect(files == [])
    }

    @Test(
        "BR147: a restore the app did not survive is not tried again: the next launch starts clean",
        .bug("https://github.com/wordpress-mobile/WordPress-iOS/issues/5289"))
    func unfinishedRestore() throws {
        let state = try write()
        let crashing = Router(app)
        #expect(try crashing.restore(from: file) != nil)
        #expect(crashing.state == state)
        // It saves what it shows, and dies before it can be seen.
        try file.write(crashing.snapshot())
        try markByAnEarlierRun()

        let aside = folder.path + "/navigation.json.aside"
        let second = Router(app)
        #expect(throws: SnapshotFile.Failure.unfinished(path: file.url.path, aside: aside)) {
            try second.restore(from: file)
        }
        #expect(second.state == Router(app).state)
        #expect(files == ["navigation.json.aside"])
        second.activate()
        #expect(try Router(app).restore(from: file) == nil)
        #expect(try write() == state)
        #expect(try Router(app).restore(from: file) != nil)
    }

    @Test(arguments: ["", "{\"version\":1,\"stacks\":[", "{\"version\":9,\"stacks\":[]}"])
    func aCorruptFileIsPutAsideAndReported(text: String) throws {
        for _ in 1...2 {
            try Data(text.utf8).write(to: file.url)
            let router = Router(app)
            router.navigation.onUnreadRejection = { Issue.record("\($0)") }
            let error = #expect(throws: SnapshotFile.Failure.self) { try router.restore(from: file) }
            guard case .malformed(file.url.path, _, let aside?) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(try Data(contentsOf: URL(filePath: aside)) == Data(text.utf8))
            #expect(files == ["navigation.json.aside"])
            #expect(try Router(app).restore(from: file) == nil)
        }
    }

    @Test func aFileBeyondTheBoundsIsNotRead() throws {
        try write()
        #expect(throws: SnapshotFile.Failure.self) {
            try Router(app).restore(from: file, within: Snapshot.Bounds(bytes: 10))
        }
        #expect(files == ["navigation.json.aside"])

        // A file with a hole of a tebibyte: nobody could read it.
        try write()
        let handle = try FileHandle(forWritingTo: file.url)
        try handle.truncate(atOffset: 1 << 40)
        try handle.close()
        let fault = Snapshot.Fault.tooLarge(bytes: 1 << 40, limit: 4 << 20)
        #expect(throws: SnapshotFile.Failure.malformed(path: file.url.path, fault, aside: nil)) {
            try file.read()
        }
    }

    @Test func severalRoutersRestoreOneFileInOneRun() throws {
        let state = try write()
        let routers = [Router(app), Router(app), Router(app)]
        for router in routers { #expect(try router.restore(from: file)?.report?.isComplete == true) }
        #expect(routers.map(\.state) == [state, state, state])
        for router in routers { router.activate() }
        #expect(files == ["navigation.json"])
        // The first window comes up, and one that is opened later restores as well.
        #expect(try Router(app).restore(from: file) != nil)
        #expect(try Router(app).restore(from: file) != nil)
        try markByAnEarlierRun()
        #expect(throws: SnapshotFile.Failure.self) { try Router(app).restore(from: file) }
    }

    @Test func aMarkWithoutAFileIsNoFile() throws {
        try markByAnEarlierRun()
        #expect(try Router(app).restore(from: file) == nil)
        #expect(files == [])
        let state = try write()
        let router = Router(app)
        #expect(try router.restore(from: file) != nil)
        #expect(router.state == state)
    }

    @Test func whatFailsIsAskedOfNoRouter() throws {
        try Data("{}".utf8).write(to: file.url)
        let router = Router(app)
        var events = 0
        let subscription = router.events.observe { _ in events += 1 }
        #expect(throws: SnapshotFile.Failure.self) { try router.restore(from: file) }
        #expect(events == 0)
        subscription.cancel()
    }

    @Test func whereNothingCanBeWrittenTheFileIsAsItWas() throws {
        let nowhere = SnapshotFile(folder.appending(path: "missing/navigation.json"))
        let error = #expect(throws: SnapshotFile.Failure.self) { try nowhere.write(Router(app).snapshot()) }
        guard case .unwritable = error else { Issue.record("\(String(describing: error))"); return }
        #expect(try nowhere.read() == nil)
    }

    @Test func aFileThatIsRestoredLaterIsMarkedOnlyMeanwhile() throws {
        let state = try write()
        let router = Router(app)
        router.activate()
        #expect(try router.restore(from: file) != nil)
        #expect(router.state == state)
        #expect(files == ["navigation.json"])
    }
}

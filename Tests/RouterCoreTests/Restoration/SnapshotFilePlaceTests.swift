import Foundation
import RouterCore
import Testing

/// What else may stand where a snapshot file, its mark, or one that was put aside would be.
@MainActor @Suite final class SnapshotFilePlaceTests {
    private let folder: URL
    private let file: SnapshotFile
    private let app: Composition<Page>

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = SnapshotFile(folder.appending(path: "navigation.json"))
        app = try Composition.store()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func kind(_ name: String) throws -> FileAttributeType? {
        let path = folder.appending(path: name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    private func put(_ text: String, in name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// A folder with something in it that nobody may lose.
    private func makeFolder(_ name: String) throws {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: place.appending(path: "letter"))
    }

    private func makeLink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: name).path, withDestinationPath: target)
    }

    @Test(arguments: ["{}", "a good one"]) func aFolderInThePlaceOfTheOnePutAsideStays(text: String) throws {
        try makeFolder("navigation.json.aside")
        try put(text == "{}" ? text : Router(app).snapshot().text, in: "navigation.json")
        if text != "{}" { try put("an earlier run", in: "navigation.json.restoring") }
        for _ in 1...2 {
            let error = #expect(throws: SnapshotFile.Failure.self) { try Router(app).restore(from: file) }
            switch error {
            case .malformed(_, _, aside: nil) where text == "{}": break
            case .unfinished(_, aside: nil) where text != "{}": break
            default: Issue.record("\(String(describing: error))")
            }
            #expect("\(error as Any)".contains("The file is where it was."))
        }
        #expect(try self.text("navigation.json.aside/letter") == "precious")
        // What is saved next is restored.
        try file.write(Router(app).snapshot())
        #expect(try Router(app).restore(from: file) != nil)
        file.remove()
        #expect(try self.text("navigation.json.aside/letter") == "precious")
    }

    @Test func aFolderInThePlaceOfTheFileStays() throws {
        try makeFolder("navigation.json")
        let failure = SnapshotFile.Failure.notRegular(path: file.url.path)
        #expect(throws: failure) { try file.write(Router(app).snapshot()) }
        #expect(throws: failure) { try file.read() }
        #expect(throws: failure) { try Router(app).restore(from: file) }
        try put("an earlier run", in: "navigation.json.restoring")
        #expect(throws: failure) { try Router(app).restore(from: file) }
        file.remove()
        #expect(try text("navigation.json/letter") == "precious")
    }

    @Test func aFolderInThePlaceOfTheMarkStays() throws {
        try makeFolder("navigation.json.restoring")
        try file.write(Router(app).snapshot())
        for _ in 1...2 {
            let router = Router(app)
            #expect(try router.restore(from: file) != nil)
            router.activate()
        }
        file.remove()
        #expect(try text("navigation.json.restoring/letter") == "precious")
    }

    /// A pipe stands for all that has no bytes to be replaced: devices, sockets.
    @Test(.timeLimit(.minutes(5)), arguments: ["navigation.json", "link"]) func aPipeIsLeftAlone(name: String)
        throws
    {
        guard mkfifo(folder.appending(path: "navigation.json").path, 0o600) == 0 else { return }
        try makeLink("link", to: "navigation.json")
        let file = SnapshotFile(folder.appending(path: name))
        let failure = SnapshotFile.Failure.notRegular(path: file.url.path)
        #expect(throws: failure) { try file.write(Router(app).snapshot()) }
        #expect(throws: failure) { try file.read() }
        #expect(throws: failure) { try Router(app).restore(from: file) }
        file.remove()
        #expect(try kind("navigation.json") != .typeRegular)
        #expect(SnapshotFile(URL(filePath: "/dev/null")).isRefused)
    }

    @Test(arguments: ["kept/real.json", "second", "missing"]) func aLinkIsFollowed(target: String) throws {
        try makeFolder("kept")
        try put("stale", in: "kept/real.json")
        try makeLink("second", to: folder.appending(path: "kept/real.json").path)
        try makeLink("navigation.json", to: target)
        let router = Router(app)
        router.push(Ware.item(id: 1))
        try file.write(router.snapshot())
        let end = target == "second" ? "kept/real.json" : target
        #expect(try text(end) == router.snapshot().text)
        #expect(try kind("navigation.json") == .typeSymbolicLink)

        let restored = Router(app)
        #expect(try restored.restore(from: file) != nil)
        #expect(restored.state == router.state)
        try put("{}", in: end)
        #expect(throws: SnapshotFile.Failure.self) { try Router(app).restore(from: file) }
        #expect(try text("navigation.json.aside") == "{}")
        #expect(try kind("navigation.json") == .typeSymbolicLink)
        #expect(try file.read() == nil)

        try file.write(router.snapshot())
        file.remove()
        #expect(try file.read() == nil)
        #expect(throws: (any Error).self) { try text(end) }
    }

    @Test func linksInACircleLeadNowhere() throws {
        try makeLink("navigation.json", to: "other")
        try makeLink("other", to: "navigation.json")
        let failure = SnapshotFile.Failure.notRegular(path: file.url.path)
        #expect(throws: failure) { try file.read() }
        #expect(throws: failure) { try file.write(Router(app).snapshot()) }
    }
}

extension SnapshotFile {
    /// Whether nothing is read from there.
    fileprivate var isRefused: Bool {
        do { _ = try read() } catch { return error == .notRegular(path: url.path) }
        return false
    }
}

import Foundation
import RouterCore
import RouterTerminal

/// The rows about saving and restoring.
extension FailureTable {
    static func snapshotRows() throws -> [Row] {
        try savingRows() + bytesRows() + entryRows() + fileRows()
    }

    private static func savingRows() throws -> [Row] {
        let router = try failureRouter()
        return [
            Row(
                "A route type that cannot be saved", "testing",
                router.composition.unsaveable.map(label(of:)), router.composition.unsaveable),
            unsaved("A route that is never saved", router) { [FailureRoute.start, Vault()] },
            unsaved("A route that cannot be saved", router) { [FailureRoute.start, Jotting()] },
        ]
    }

    private static func bytesRows() throws -> [Row] {
        let router = try failureRouter()
        let saved = router.snapshot()
        return [
            restoring("Bytes that are no snapshot", router, Data("{}".utf8)),
            restoring("Half a snapshot", router, saved.data.prefix(40)),
            restoring(
                "A snapshot of a later version of this package", router,
                saved.replacing("\"version\":1}", with: "\"version\":2}")),
            restoring("More bytes than the bounds allow", router, saved.data, within: .init(bytes: 40)),
        ]
    }

    private static func entryRows() throws -> [Row] {
        let page = "\"route\":{\"page\":{\"_0\":1}}"
        func row(
            _ failure: String, _ old: String, _ new: String, within bounds: Snapshot.Bounds = .standard
        ) throws -> Row {
            let router = try failureRouter()
            router.push(FailureRoute.page(1))
            let report = router.restore(router.snapshot().replacing(old, with: new), within: bounds).report
            let lost = report?.lost.first
            return Row(failure, "restoring", [lost?.reason.word ?? ""], [lost].compactMap(\.self))
        }
        return [
            try row("An entry of a key nobody knows", "failures\",\(page)", "pages\",\(page)"),
            try row("An entry whose route reads otherwise now", "{\"_0\":1}", "{\"_0\":\"one\"}"),
            try row(
                "An entry of a later version of its module", page, "\"version\":2,\(page)"),
            try withoutMigration(),
            try row("An entry that names nothing any more", "{\"_0\":1}", "{\"_0\":404}"),
            try row("An entry that a guard refuses", "{\"page\":{\"_0\":1}}", "{\"secret\":{}}"),
            try row("A tab that is gone", "\"tab\":\"about\"", "\"tab\":\"news\""),
            try row("A stack that is too deep", page, page, within: .init(depth: 1)),
            try twice(),
        ]
    }

    private static func fileRows() throws -> [Row] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "failures-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let router = try failureRouter()
        let file = SnapshotFile(folder.appending(path: "navigation.json"))
        func row(_ failure: String, _ found: String, _ attempt: () throws -> Void) -> Row {
            do { try attempt() } catch {
                let text = "\(error)".replacing(folder.path + "/", with: "")
                // What follows a colon is the file system's, and differs from one to the next.
                let said = text.contains(": ") ? text.prefix { $0 != ":" } + ": …" : text[...]
                return Row(failure: failure, found: found, answer: label(of: error), sentence: String(said))
            }
            return Row(failure: failure, found: found, answer: "nothing", sentence: "")
        }
        let unwritable = row("A file that cannot be written", "saving") {
            try SnapshotFile(folder.appending(path: "missing/navigation.json")).write(router.snapshot())
        }
        let unreadable = row("A file that cannot be read", "launching") {
            try Data().write(to: folder.appending(path: "taken"))
            try router.restore(from: SnapshotFile(folder.appending(path: "taken/navigation.json")))
        }
        let notRegular = row("A folder in the place of the file", "saving and launching") {
            try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: file.url) }
            try router.restore(from: file)
        }
        let corrupt = row("A file that holds no snapshot", "launching") {
            try Data("{}".utf8).write(to: file.url)
            try router.restore(from: file)
        }
        let unfinished = row("An app that died of what it restored", "the next launch") {
            try file.write(router.snapshot())
            // As a run of the app leaves it that is never activated.
            try Data("an earlier run".utf8).write(to: file.url.appendingPathExtension("restoring"))
            try router.restore(from: file)
        }
        return [unwritable, unreadable, notRegular, corrupt, unfinished]
    }

    private static func unsaved(
        _ failure: String, _ router: Router<TerminalScreen>, _ stack: () -> [any Route]
    ) -> Row {
        router.setStack(stack())
        let unsaved = router.snapshot().report.unsaved
        return Row(failure, "saving", unsaved.map(\.reason.word), unsaved)
    }

    private static func restoring(
        _ failure: String, _ router: Router<TerminalScreen>, _ data: Data,
        within bounds: Snapshot.Bounds = .standard
    ) -> Row {
        asking(failure, router.restore(data, within: bounds).request)
    }

    /// A page that was saved by a module of version 1, whose version is 2 now.
    private static func withoutMigration() throws -> Row {
        let old = try failureRouter()
        let router = Router(
            try Composition<TerminalScreen> {
                Reshaped()
                RootTab("home", root: FailureRoute.start)
            })
        let lost = router.restore(old.snapshot().data).report?.lost.first
        return Row(
            "An entry of an earlier version, and no migration", "restoring", [lost?.reason.word ?? ""],
            [lost].compactMap(\.self))
    }

    /// An id that two entries have.
    private static func twice() throws -> Row {
        let router = try failureRouter()
        router.push(FailureRoute.page(1))
        let fresh = try failureRouter()
        let data = router.snapshot().replacing("\"id\":3", with: "\"id\":1")
        let renumbered = fresh.restore(data).report?.renumbered ?? []
        return Row("An id that two entries have", "restoring", ["renumbered"], renumbered)
    }
}

extension FailureTable.Row {
    fileprivate init(
        _ failure: String, _ found: String, _ answers: [String], _ sentences: [some CustomStringConvertible]
    ) {
        self.init(
            failure: failure, found: found, answer: answers.joined(separator: ", "),
            sentence: sentences.map(\.description).joined(separator: " "))
    }
}

/// The module of ``FailureRoute`` after its routes have got another form.
private struct Reshaped: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: FailureRoute.self, key: "failures", version: 2) { _, _ in
            TerminalScreen("") { _ in [] }
        }
    }
}

extension Snapshot {
    /// The bytes with something in them changed.
    fileprivate func replacing(_ old: String, with new: String) -> Data {
        Data(String(decoding: data, as: UTF8.self).replacing(old, with: new).utf8)
    }
}

import Foundation
import RouterCore
import RouterTerminal

// Last year's app.

enum NotesRoute: Route, Codable {
    case list
    case note(Int)
}

struct NotesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: NotesRoute.self, key: "notes") { route, _ in
            TerminalScreen("\(route)") { _ in [] }
        }
        registry.link("/notes", to: NotesRoute.list)
        registry.link("/notes/{_0}", to: NotesRoute.note)
    }
}

// Today's app: another type, another key, another shape, and something secret.

enum LibraryRoute: Route, Codable {
    case list
    case note(id: Int, folder: String)
    case vault(pin: String)
}

struct LibraryModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(
            for: LibraryRoute.self, key: "library", formerKeys: ["notes"], version: 2,
            migrate: { saved in
                switch try saved.decode(NotesRoute.self) {
                case .list: .list
                case .note(let id): .note(id: id, folder: "inbox")
                }
            }
        ) { route, _ in
            TerminalScreen("\(route)") { _ in [] }
        }
        registry.saving(of: LibraryRoute.self) { route in
            if case .vault = route { .neverSaved } else { .saved }
        }
        registry.existence(of: LibraryRoute.self) { route in
            if case .note(let id, _) = route { id < 100 } else { true }
        }
        registry.link("/library", to: LibraryRoute.list)
        registry.link("/library/{folder}/{id}", to: LibraryRoute.note)
    }
}

let lastYear = try Composition<TerminalScreen> {
    NotesModule()
    RootTab("home", root: NotesRoute.list)
}
let today = try Composition<TerminalScreen> {
    LibraryModule()
    RootTab("home", root: LibraryRoute.list)
}

@MainActor func launch(_ app: Composition<TerminalScreen>, from file: SnapshotFile) -> Router<TerminalScreen>
{
    let router = Router(app)
    do {
        let restoring = try router.restore(from: file)
        if let report = restoring?.report, !report.isComplete { print(report) }
    } catch {
        print(error)  // the file was put aside, and the app starts as always
    }
    router.activate()  // the app can be seen: the launch went well, and links are opened now
    return router
}

@MainActor func show(_ router: Router<TerminalScreen>) {
    print(router.state.drawing { router.composition.path(for: $0) ?? "\($0)" })
}

let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let file = SnapshotFile(folder.appending(path: "navigation.json"))

// Saved by last year's app, restored by today's.

var router = launch(lastYear, from: file)
router.push(NotesRoute.note(7))
try file.write(router.snapshot())
show(router)

router = launch(today, from: file)
show(router)

// What must not be saved, and what lies on it.

router.push(LibraryRoute.note(id: 8, folder: "inbox"))
router.push(LibraryRoute.vault(pin: "0000"))
router.push(LibraryRoute.note(id: 9, folder: "vault"))
let snapshot = router.snapshot()
show(router)
print(snapshot.report)
print("the pin is in the file:", snapshot.data.contains("0000".utf8))

// A hole: an entry that names nothing any more.

let data = Data(String(decoding: snapshot.data, as: UTF8.self).replacing("\"id\":8", with: "\"id\":800").utf8)
for holes in Snapshot.HolePolicy.allCases {
    let router = Router(today)
    let restoring = router.restore(data, holes: holes)
    print("\(holes)\n\(restoring.report!)")
    show(router)
}

// Half a file.

print(router.restore(data.prefix(100)).request.outcome!)
file.remove()
try FileManager.default.removeItem(at: folder)

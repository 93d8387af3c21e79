import AllocationCounter
import Foundation
import RouterCore

/// Counts allocations, and fails where there is one too many; see `Tools/Checks/release.sh`.
///
/// Without optimisation the compiler makes boxes of its own, so the ordinary tests cannot count.
@MainActor struct Allocations {
    private var isSound = true
    /// Keeps a route, so that the compiler cannot see that nobody needs it.
    private static var kept: AnyRoute?

    static func check() throws {
        guard allocation_counter_is_counting() else {
            print("Allocations cannot be counted here; that needs glibc.")
            return
        }
        var allocations = Allocations()
        try allocations.countMisses()
        try allocations.countHits()
        try allocations.countGuards()
        if !allocations.isSound { exit(1) }
    }

    /// How often the body allocates, once it has run before.
    private func count(_ body: () -> Void) -> Int {
        for _ in 0..<2 { body() }
        let before = allocation_counter_count()
        body()
        return Int(allocation_counter_count() - before)
    }

    private mutating func hold(_ claim: Bool, _ otherwise: String) {
        guard !claim else { return }
        isSound = false
        FileHandle.standardError.write(Data((otherwise + "\n").utf8))
    }
}

// MARK: - Links

/// Routes with every kind of parameter.
enum Shelf: Route, Codable {
    case page(number: Int)
    case item(id: Int)
    case note(id: Int, name: String)
    case list(city: String?, count: Int?)
    case file(path: [String])
}

/// 1,001 patterns of mixed shape.
struct Shelves: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<NoScreen>) {
        registry.destination(for: Shelf.self, key: "shelf") { _, _ in NoScreen() }
        registry.link("/", to: Shelf.page(number: -1))
        for number in 0..<200 {
            registry.link("/section-\(number)/about", to: Shelf.page(number: number))
            registry.link("/section-\(number)/items/{id}", to: Shelf.item)
            registry.link("/section-\(number)/items/{id}/notes/{name}", to: Shelf.note)
            registry.link("/section-\(number)/list", to: Shelf.list)
            registry.link("/section-\(number)/files/{path...}", to: Shelf.file)
        }
    }
}

extension Allocations {
    private func shelves() throws -> Composition<NoScreen> {
        try Composition {
            Shelves()
            RootTab("shelf", root: Shelf.page(number: -1))
        }
    }

    /// A miss allocates nothing, whatever it is that does not fit.
    private mutating func countMisses() throws {
        let app = try shelves()
        let paths = [
            "/nowhere", "/section-7", "/section-7/about/it", "/section-7/items/seven", "/section-7/items/",
            "/section-7/items/7/notes", "/section-7/items/7/notes/a/b", "/section-7/files",
            "/section-200/about",
            "/Section-7/about", "/section-7//about", "/section-7/%61bout/x", "/section-7/items/%zz",
            "/section-7/items/99999999999999999999", "/section-7/list?city=%zz", "/section-7/list?count=%zz",
            "no path", "", "/section-7/../section-7/./nothing", "/section-7/items/7/notes/é/b",
            "/section-7/items/7/notes/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u/v/w/x/y/z",
        ]
        for path in paths {
            let allocated = count { if app.handles(path) { fatalError(path) } }
            hold(allocated == 0, "The miss \"\(path)\" allocates \(allocated) times.")
        }
        print("\(paths.count) misses among \(app.links.count) patterns: no allocation")
    }

    /// A hit allocates what its route does, made by hand of strings of its own, and a list of the items it could not
    /// read.
    private mutating func countHits() throws {
        let app = try shelves()
        let (short, long) = (Array("short".utf8), Array("a-name-of-more-than-fifteen-bytes".utf8))
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        let hits: [(path: String, make: () -> Shelf)] = [
            ("/section-7/about", { .page(number: 7) }),
            ("/section-7/items/42", { .item(id: 42) }),
            ("/section-7/%69tems/42/?x=y", { .item(id: 42) }),
            ("/section-7/items/42/notes/short", { .note(id: 42, name: text(short)) }),
            ("/section-7/items/42/notes/\(text(long))", { .note(id: 42, name: text(long)) }),
            (
                "/section-7/items/42/notes/%61\(text(long.dropFirst() + []))",
                { .note(id: 42, name: text(long)) }
            ),
            ("/section-7/list", { .list(city: nil, count: nil) }),
            ("/section-7/list?count=7&city=\(text(short))", { .list(city: text(short), count: 7) }),
            ("/section-7/list?city=\(text(long))", { .list(city: text(long), count: nil) }),
            ("/section-7/list?count=7&count=8", { .list(city: nil, count: 7) }),
            ("/section-7/list?count=seven", { .list(city: nil, count: nil) }),
            ("/section-7/files/a/b", { .file(path: [text([97]), text([98])]) }),
        ]
        for (path, make) in hits {
            guard (try? app.route(at: path)) == AnyRoute(make()) else { fatalError(path) }
            let allocated = count { Self.kept = try? app.route(at: path) }
            let unread = path.hasSuffix("seven") ? 1 : 0
            let least = count { Self.kept = AnyRoute(make()) } + unread
            hold(
                allocated <= least,
                "The hit \"\(path)\" allocates \(allocated) times, its route \(least) times.")
            print("\(path): \(allocated), its route \(least)")
        }
    }
}

// MARK: - Guards

extension Allocations {
    private struct Crowd: FeatureModule {
        let guards: Int

        func registerDestinations(in registry: inout DestinationRegistry<NoScreen>) {
            registry.destination(for: Shelf.self, key: "shelf") { _, _ in NoScreen() }
            for _ in 0..<guards { registry.guardRoutes(of: Shelf.self) { _ in .allow } }
        }
    }

    private func push(app: Int, module: Int) throws -> Int {
        let router = Router(
            try Composition<NoScreen> {
                Crowd(guards: module)
                for _ in 0..<app { Guard { _ in .allow } }
                RootTab("shelf", root: Shelf.page(number: -1))
            })
        let route = Shelf.item(id: 1)
        return count {
            router.push(route)
            router.pop()
        }
    }

    /// A guard that allows at once adds nothing to a push.
    private mutating func countGuards() throws {
        let few = try push(app: 10, module: 10)
        for (app, module) in [(1_000, 10), (10, 1_000), (1_000, 1_000)] {
            let many = try push(app: app, module: module)
            hold(
                many == few,
                "Among \(app) and \(module) guards a push allocates \(many) times, among 10 and 10 \(few).")
        }
        print("a push and a pop: \(few), among 20 guards as among 2,000")
    }
}

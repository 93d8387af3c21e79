import Foundation
import RouterCore

/// Saves one state after the other until it is killed, or checks what it left behind; see `Tools/Checks/kills.sh`.
///
/// State `n` holds `n` in each of its entries, and a number of entries that follows from `n`: a file that mixes two
/// states, or lost a part of one, is found out.
@MainActor enum Saving {
    static func depth(of generation: Int) -> Int { 1 + generation * 37 % 400 }

    static func save(to file: SnapshotFile) throws {
        let app = try app()
        // Read, and not restored from the file: whoever is killed while it restores starts clean the next time.
        var generation = try self.generation { router in try file.read().map { router.restore($0) } } ?? 0
        while true {
            generation += 1
            let router = Router(app)
            router.setStack(
                [Kept.start] + Array(repeating: Kept.number(generation), count: depth(of: generation)))
            let snapshot = router.snapshot()
            log("begin \(generation)")
            try file.write(snapshot)
            log("end \(generation)")
        }
    }

    /// Writes without a buffer, so that nothing is lost when the process is.
    static func log(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Returns the number of the state that is restored, or nil when there is none.
    static func generation(_ restore: (Router<NoScreen>) throws -> RestoreRequest?) throws -> Int? {
        let router = Router(try app())
        guard let report = try restore(router)?.report else { return nil }
        router.activate()
        var numbers: Set<Int> = []
        for entry in router.state.visibleStack.entries.dropFirst() {
            if case .number(let number)? = entry.route.as(Kept.self) { numbers.insert(number) }
        }
        let count = router.state.visibleStack.entries.count - 1
        guard report.isComplete, numbers.count == 1, let number = numbers.first, count == depth(of: number)
        else {
            throw Mixed(description: "\(count) entries of \(numbers.sorted()). \(report)")
        }
        return number
    }

    static func check(_ file: SnapshotFile, after log: String) throws {
        let lines = try String(contentsOf: URL(filePath: log), encoding: .utf8).split(separator: "\n")
        func last(_ word: String) -> Int? {
            lines.last { $0.hasPrefix(word) }.flatMap { Int($0.dropFirst(word.count + 1)) }
        }
        // Two windows of one run restore it, and find the same.
        let found = try generation { router in try router.restore(from: file) } ?? 0
        let again = try generation { router in try router.restore(from: file) } ?? 0
        guard found == again else { throw Mixed(description: "Found state \(found), then \(again).") }
        let begun = last("begin") ?? found
        // Killed in its first save, it leaves what was there when it started: the state before the one begun.
        let done = last("end") ?? begun - 1
        guard lines.isEmpty || found == done || found == begun else {
            throw Mixed(description: "Found state \(found), but \(begun) was begun and \(done) done.")
        }
        print(lines.isEmpty ? "early" : found == done ? "done" : "begun")
    }
}

extension Saving {
    private enum Kept: Route, Codable {
        case start
        case number(Int)
    }

    private struct Keeper: FeatureModule {
        func registerDestinations(in registry: inout DestinationRegistry<NoScreen>) {
            registry.destination(for: Kept.self, key: "kept") { _, _ in NoScreen() }
        }
    }

    private static func app() throws -> Composition<NoScreen> {
        try Composition {
            Keeper()
            RootTab("first", root: Kept.start)
            RootTab("second", root: Kept.start)
        }
    }
}

/// What should not be in a file.
struct Mixed: Error, CustomStringConvertible {
    let description: String
}

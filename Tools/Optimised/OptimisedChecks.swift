import Foundation
import RouterCore

/// Checks what an ordinary test, which is built for debugging, cannot; the scripts in `Tools/Checks` say what for.
@main enum OptimisedChecks {
    @MainActor static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        switch (words.first, words.count) {
        case ("allocations", 1): try Allocations.check()
        case ("loops", 1): try await Loops.check()
        case ("save", 2): try Saving.save(to: SnapshotFile(URL(filePath: words[1])))
        case ("saved", 3): try Saving.check(SnapshotFile(URL(filePath: words[1])), after: words[2])
        default:
            print("usage: OptimisedChecks allocations | loops | save FILE | saved FILE LOG")
            exit(64)
        }
    }
}

/// The screens here are never drawn.
struct NoScreen: RouterScreen {}

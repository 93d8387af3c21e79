import Foundation
import RouterCore
import RouterTerminal

/// Where the explorer keeps what "s" saves, for "r" to restore, in this run or a later one.
@MainActor struct SavedPlaces {
    private let router: Router<TerminalScreen>
    private let file: SnapshotFile

    /// A file in the folder for temporary ones, one for each user.
    init(_ router: Router<TerminalScreen>) {
        self.router = router
        let name = "tastebook-explore-\(getuid()).json"
        file = SnapshotFile(FileManager.default.temporaryDirectory.appending(path: name))
    }

    /// Saves where the user is.
    ///
    /// - Returns: A sentence that says where it is saved.
    func save() throws -> String {
        let snapshot = router.snapshot()
        try file.write(snapshot)
        let left = snapshot.report.unsaved.count
        let all = left == 0 ? "" : " Not saved: \(left) of the screens."
        return "Saved to \(file.url.path).\(all)"
    }

    /// Restores what was saved, as far as it may be shown.
    ///
    /// - Returns: A sentence that says that it is restored, and one for each loss.
    func restore() async throws -> String {
        guard let data = try file.read() else { throw Problem.nothingSaved }
        let restoring = router.restore(data)
        if let rejection = await restoring.request.value?.rejection { throw Problem.rejected(rejection) }
        // A router that has run gives new ids, which is nothing to tell a person.
        let lost = restoring.report?.lost ?? []
        return (["Restored."] + lost.map(\.description)).joined(separator: "\n")
    }

    private enum Problem: Error, CustomStringConvertible {
        case nothingSaved
        case rejected(Rejection)

        var description: String {
            switch self {
            case .nothingSaved: "Nothing has been saved yet."
            case .rejected(let rejection): "\(rejection.reason.word): \(rejection)"
            }
        }
    }
}

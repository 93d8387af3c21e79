import Foundation
import RouterCore

extension Driver {
    /// Writes the state to a file.
    ///
    /// - Throws: `notFound` where nothing can be written.
    func save(to path: String) throws(Refusal) {
        do throws(SnapshotFile.Failure) {
            try files.write(router.snapshot(), to: path)
        } catch {
            throw .unasked(.notFound, error.sentence)
        }
    }

    /// Restores the state from a file, which stays where it is whatever it holds.
    ///
    /// - Throws: `notFound` when there is nothing to read, `malformed` when it is too large for a snapshot.
    func load(from path: String) throws(Refusal) -> NavigationRequest {
        let data: Data?
        do throws(SnapshotFile.Failure) {
            data = try files.read(path)
        } catch {
            if case .malformed = error { throw .unasked(.malformed, error.sentence) }
            throw .unasked(.notFound, error.sentence)
        }
        guard let data else { throw .unasked(.notFound, "There is no file \(path).") }
        let restoring = router.restore(data)
        lost = restoring.report?.lost ?? []
        return restoring.request
    }
}

extension SnapshotFile.Failure {
    /// A sentence that reads the same each time, unlike what the system says.
    fileprivate var sentence: String {
        switch self {
        case .unwritable(let path, _):
            "\"\(path)\" could not be written; see that its folder is there, and may be changed."
        case .unreadable(let path, _):
            "\"\(path)\" could not be read; see that it may be."
        default: description
        }
    }
}

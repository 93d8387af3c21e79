import Foundation
import RouterCore

extension Driver {
    /// Writes the state to a file.
    ///
    /// - Throws: `notFound` where nothing can be written.
    func save(to path: String) throws(Refusal) {
        do throws(SnapshotFileError) {
            try SnapshotFile(URL(filePath: path)).write(router.snapshot())
        } catch {
            throw .unasked(.notFound, "\(error)")
        }
    }

    /// Restores the state from a file, which stays where it is whatever it holds.
    ///
    /// - Throws: `notFound` when there is nothing to read, `malformed` when it is too large for a snapshot.
    func load(from path: String) throws(Refusal) -> NavigationRequest {
        let data: Data?
        do throws(SnapshotFileError) {
            data = try SnapshotFile(URL(filePath: path)).read()
        } catch {
            if case .malformed = error { throw .unasked(.malformed, "\(error)") }
            throw .unasked(.notFound, "\(error)")
        }
        guard let data else { throw .unasked(.notFound, "There is no file \(path).") }
        let restoring = router.restore(data)
        lost = restoring.report?.lost ?? []
        return restoring.request
    }
}

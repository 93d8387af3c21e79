import Foundation
import RouterCore
package import RouterTesting

/// A file of traces.
package struct TraceFile {
    private let path: String
    /// Traces are written and read as snapshots are: in regular files alone, each whole or not at all.
    private var file: SnapshotFile { SnapshotFile(URL(filePath: path)) }

    package init(_ path: String) {
        self.path = path
    }

    /// Writes the traces in place of what is there.
    package func write(_ traces: [Trace]) throws(TraceFileFailure) {
        do throws(SnapshotFile.Failure) {
            try file.write(Data(Trace.text(of: traces).utf8))
        } catch {
            if case .notRegular = error { throw .notRegular(path) }
            throw .unwritable(path)
        }
    }

    /// Reads the traces.
    package func read() throws(TraceFileFailure) -> [Trace] {
        let data: Data?
        do throws(SnapshotFile.Failure) {
            data = try file.read(within: .init(bytes: .max))
        } catch {
            throw .unreadable(path)
        }
        guard let data else { throw .missing(path) }
        do throws(TraceFileError) { return try Trace.list(in: data) } catch { throw .noTraces(path, error) }
    }
}

/// Why a file of traces is of no use.
package enum TraceFileFailure: Failure, CustomStringConvertible {
    case unwritable(String)
    case missing(String)
    case unreadable(String)
    case notRegular(String)
    case noTraces(String, TraceFileError)

    package var status: ExitStatus {
        switch self {
        case .unwritable, .notRegular: .failed
        default: .data
        }
    }

    package var description: String {
        switch self {
        case .unwritable(let path):
            "\(path): this cannot be written; see that its folder is there, has room, and may be changed."
        case .missing(let path): "\(path): \(FileProblem.missing)"
        case .unreadable(let path): "\(path): \(FileProblem.unreadable)"
        case .notRegular(let path): "\(path): this is no regular file, so it is not replaced; name another."
        case .noTraces(let path, let error): "\(path): \(error)"
        }
    }
}

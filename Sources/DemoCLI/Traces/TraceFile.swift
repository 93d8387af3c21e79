import Foundation
import RouterTesting

/// A file of traces.
struct TraceFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Writes the traces in place of what is there.
    func write(_ traces: [Trace]) throws(TraceFileFailure) {
        do {
            try Data(Trace.text(of: traces).utf8).write(to: URL(filePath: path))
        } catch {
            throw .unwritable(path)
        }
    }

    /// Reads the traces.
    func read() throws(TraceFileFailure) -> [Trace] {
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { throw .unreadable(path) }
        do throws(TraceFileError) { return try Trace.list(in: data) } catch { throw .noTraces(path, error) }
    }
}

/// Why a file of traces is of no use.
enum TraceFileFailure: Failure, CustomStringConvertible {
    case unwritable(String)
    case missing(String)
    case unreadable(String)
    case noTraces(String, TraceFileError)
    case unknownSetUp(String, trace: Int, setUp: String)

    var status: ExitStatus {
        if case .unwritable = self { .failed } else { .data }
    }

    var description: String {
        switch self {
        case .unwritable(let path):
            "\(path): this cannot be written; see that its folder is there and has room, and that it is no folder."
        case .missing(let path): "\(path): there is no such file; check the path."
        case .unreadable(let path):
            "\(path): this cannot be read; see that it is a file, no folder or pipe, and may be read."
        case .noTraces(let path, let error): "\(path): \(error)"
        case .unknownSetUp(let path, let number, let setUp):
            "\(path): Trace \(number) starts \(setUp.isEmpty ? "from no named set-up" : "from “\(setUp)”"), which this "
                + "app cannot; it starts “signed out”, or “signed in as” a profile of its catalogue."
        }
    }
}

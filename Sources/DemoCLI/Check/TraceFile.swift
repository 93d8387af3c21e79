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
            throw .unwritable(path, reason: Self.reason(error))
        }
    }

    /// Reads the traces.
    func read() throws(TraceFileFailure) -> [Trace] {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: path)) } catch {
            throw .unreadable(path, reason: Self.reason(error))
        }
        do throws(TraceFileError) { return try Trace.list(in: data) } catch { throw .noTraces(path, error) }
    }

    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error).localizedDescription
    }
}

/// Why a file of traces is of no use.
enum TraceFileFailure: Failure, CustomStringConvertible {
    case unwritable(String, reason: String)
    case unreadable(String, reason: String)
    case noTraces(String, TraceFileError)
    case unknownSetUp(String, trace: Int, setUp: String)

    var status: ExitStatus {
        if case .unwritable = self { .failed } else { .data }
    }

    var description: String {
        switch self {
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .noTraces(let path, let error): "\(path): \(error)"
        case .unknownSetUp(let path, let number, let setUp):
            "\(path): Trace \(number) starts \(setUp.isEmpty ? "from no named set-up" : "from “\(setUp)”"), which this "
                + "app cannot; it starts “signed out”, or “signed in as” a profile of its catalogue."
        }
    }
}

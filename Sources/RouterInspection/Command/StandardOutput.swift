#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output, written at once: nothing waits in a buffer.
package struct StandardOutput {
    /// Whether someone reads along on a terminal.
    package let isTerminal: Bool

    /// Takes standard output; a closed pipe is an error from now on, rather than the end of the process.
    package init() {
        signal(SIGPIPE, SIG_IGN)
        isTerminal = isatty(STDOUT_FILENO) == 1
    }

    /// Writes the whole text.
    package func write(_ text: String) throws(OutputError) {
        var text = text
        let failure: Int32? = text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                #if canImport(Darwin)
                    let count = Darwin.write(STDOUT_FILENO, start, rest.count)
                #elseif canImport(Glibc)
                    let count = Glibc.write(STDOUT_FILENO, start, rest.count)
                #else
                    let count = Musl.write(STDOUT_FILENO, start, rest.count)
                #endif
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
        switch failure {
        case nil: return
        case EPIPE?: throw .closed
        case let code?: throw .failed(String(cString: strerror(code)))
        }
    }
}

/// Why nothing more can be written.
package enum OutputError: Failure {
    /// Nobody reads any more, which is no mistake.
    case closed
    /// The system says why.
    case failed(String)

    package var status: ExitStatus { self == .closed ? .success : .failed }

    package var message: String? {
        switch self {
        case .closed: nil
        case .failed(let reason): "Standard output cannot be written to: \(reason)."
        }
    }
}

extension OutputError: Hashable {}

import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads a terminal, or a pipe, on a thread of its own, so that the main actor is free while nothing is typed.
final class TerminalInput: Sendable {
    /// What happened.
    enum Event: Sendable {
        case keys([Key])
        case bytes([UInt8])
        /// The size may be another, or the screen was left and entered again.
        case resized
        /// Something to be shown has changed.
        case changed
    }

    /// What happens, until the input ends or is stopped.
    let events: AsyncStream<Event>
    /// Where a byte wakes the thread.
    let wake: Int32

    private let continuation: AsyncStream<Event>.Continuation
    private let wakeEnd: Int32

    /// How long a terminal may take, in milliseconds, to send the rest of a key that begins like Esc.
    ///
    /// It is waited for only then; nothing else here knows of time.
    private static let escapeDelay: Int32 = 50
    private static let stop = UInt8(ascii: "q")

    /// Prepares to read; nil when there are too many open files.
    init?() {
        guard let pipe = SystemCalls.pipe() else { return nil }
        (wakeEnd, wake) = pipe
        (events, continuation) = AsyncStream.makeStream()
    }

    deinit {
        close(wake)
        close(wakeEnd)
    }

    /// Begins to read standard input, as keys or as bytes.
    func start(asKeys: Bool) {
        // The thread keeps this alive until it has ended.
        DispatchQueue(label: "RouterTerminal.input").async { [self] in
            read(asKeys: asKeys)
            continuation.finish()
        }
    }

    /// Tells whoever listens that something has changed.
    func noteChange() {
        continuation.yield(.changed)
    }

    /// Ends reading, and waits until the thread has ended: what is typed from now on is left to others.
    func stop() async {
        _ = withUnsafeBytes(of: Self.stop) { bytes in
            bytes.baseAddress.map { writeBytes(wake, $0, 1) }
        }
        for await _ in events {}
    }

    private func read(asKeys: Bool) {
        var decoder = KeyDecoder()
        var places = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeEnd, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let count = poll(&places, 2, decoder.isUndecided ? Self.escapeDelay : -1)
            if count < 0 { continue }
            if count == 0 {
                continuation.yield(.keys(decoder.flush()))
                continue
            }
            if places[1].revents != 0 {
                if SystemCalls.read(wakeEnd).contains(Self.stop) { return }
                continuation.yield(.resized)
            }
            guard places[0].revents != 0 else { continue }
            let bytes = SystemCalls.read(STDIN_FILENO)
            if bytes.isEmpty { return }
            continuation.yield(asKeys ? .keys(decoder.decode(bytes)) : .bytes(bytes))
        }
    }
}

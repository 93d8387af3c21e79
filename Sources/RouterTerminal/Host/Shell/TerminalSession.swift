#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A terminal while a host has it: its own screen, keys as they are pressed, errors held back.
final class TerminalSession {
    /// Where frames go.
    static let output = STDOUT_FILENO

    /// Whether somebody types.
    static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    private let record: TerminalRescue.Record

    /// Takes the terminal, or returns nil when standard input and output are none.
    ///
    /// - Parameter wake: Where a byte is written when the size has changed.
    init?(wake: Int32) {
        var original = termios()
        guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
        var raw = original
        cfmakeraw(&raw)
        // Ctrl-C, Ctrl-\ and Ctrl-Z stay signals, so that they work whatever the app is doing.
        raw.c_lflag |= tcflag_t(ISIG)
        var record = TerminalRescue.Record(
            original: original, raw: raw, input: STDIN_FILENO, output: STDOUT_FILENO, wake: wake)
        if isatty(STDERR_FILENO) == 1, let pipe = SystemCalls.pipe() {
            record.errors = dup(STDERR_FILENO)
            record.held = pipe.read
            dup2(pipe.write, STDERR_FILENO)
            close(pipe.write)
        }
        self.record = record
        // Cared for before it is changed, so that there is no moment in between.
        TerminalRescue.arm(record)
        TerminalRescue.enter(record)
    }

    /// Gives the terminal back as it was.
    func leave() {
        TerminalRescue.restore(record)
        TerminalRescue.disarm()
        guard record.errors >= 0 else { return }
        dup2(record.errors, STDERR_FILENO)
        close(record.errors)
        close(record.held)
    }
}

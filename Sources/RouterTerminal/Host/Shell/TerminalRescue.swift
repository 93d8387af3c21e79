#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Gives the terminal back when the process ends without asking: by a signal, a trap, or `exit`.
///
/// What the signal handlers touch is plain memory, allocated before they are installed; they call nothing but
/// what POSIX lists as async-signal-safe, and then let the signal do what it did before.
enum TerminalRescue {
    /// What has to be known to give the terminal back.
    struct Record {
        /// The settings it had, and those it has while a screen is shown.
        var original: termios
        var raw: termios
        var input: Int32
        var output: Int32
        /// Where a byte wakes the host, for a new size or a return from a pause.
        var wake: Int32
        /// Standard error as it was, and where what is meant for it is held meanwhile; -1 if it is not held.
        var errors: Int32 = -1
        var held: Int32 = -1
    }

    /// The byte that wakes the host to look at the size and to draw everything.
    static var redraw: UInt8 { UInt8(ascii: "w") }

    /// What ends the process, whoever handles it.
    private static let fatal = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
    ]
    /// What does not end a process that does nothing about it, or cannot be handled.
    private static let harmless = [
        SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGURG, SIGTTIN, SIGTTOU, SIGTSTP, SIGWINCH,
    ]
    /// All signals that may end the process: which there are differs from system to system.
    private static let ending = (1..<65).map(Int32.init).filter { !harmless.contains($0) }

    /// Takes care of a terminal from now on.
    static func arm(_ record: Record) {
        _ = endOfProcess
        memory.record.pointee = record
        memory.isArmed.pointee = true
        for signal in ending + [SIGTSTP, SIGWINCH] {
            let before = memory.before + Int(signal)
            guard sigaction(signal, nil, before) == 0, !isIgnored(before.pointee) else { continue }
            // Whoever handles a signal that is not fatal means to go on after it.
            if !fatal.contains(signal), ending.contains(signal), !isDefault(before.pointee) { continue }
            var action = sigaction()
            setHandler(of: &action)
            // On the stack for signals if there is one: an overflow of the other is a signal, too.
            action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK)
            sigaction(signal, &action, nil)
        }
    }

    /// Takes care no longer, after the terminal was given back.
    static func disarm() {
        memory.isArmed.pointee = false
        for signal in ending + [SIGTSTP, SIGWINCH] { sigaction(signal, memory.before + Int(signal), nil) }
    }

    /// Gives the terminal back, and writes what was held of standard error.
    static func restore(_ record: Record) {
        send(leaving, to: record.output)
        var original = record.original
        tcsetattr(record.input, TCSANOW, &original)
        guard record.errors >= 0 else { return }
        var count = 1
        while count > 0 {
            count = readBytes(record.held, memory.buffer, bufferSize)
            if count > 0 { _ = writeBytes(record.errors, memory.buffer, count) }
        }
    }

    /// Makes the terminal a full screen of the host's.
    static func enter(_ record: Record) {
        var raw = record.raw
        tcsetattr(record.input, TCSANOW, &raw)
        send(entering, to: record.output)
    }

    fileprivate static func handle(_ signal: Int32) {
        let code = errno
        defer { errno = code }
        guard memory.isArmed.pointee else { return }
        switch signal {
        case SIGWINCH: wake()
        case SIGTSTP:
            restore(memory.record.pointee)
            kill(getpid(), SIGSTOP)
            enter(memory.record.pointee)
            wake()
        default:
            memory.isArmed.pointee = false
            restore(memory.record.pointee)
            sigaction(signal, memory.before + Int(signal), nil)
            // It comes once this returns, with the place of a trap still on the stack.
            raise(signal)
        }
    }

    fileprivate static func atExit() {
        guard memory.isArmed.pointee else { return }
        memory.isArmed.pointee = false
        restore(memory.record.pointee)
    }

    private static func wake() {
        var byte = redraw
        _ = writeBytes(memory.record.pointee.wake, &byte, 1)
    }

    private static func send(_ sequence: StaticString, to file: Int32) {
        _ = writeBytes(file, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }

    /// The alternate screen, no wrapping, pastes marked as such, no cursor.
    private static var entering: StaticString { "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l" }
    /// All of that undone; the first byte ends whatever sequence was being written.
    private static var leaving: StaticString {
        "\u{18}\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        address(of: action) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func isDefault(_ action: sigaction) -> Bool {
        address(of: action) == unsafeBitCast(SIG_DFL, to: Int.self)
    }

    /// The address of a handler, which for some is none of a function, but a small number.
    private static func address(of action: sigaction) -> Int {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #elseif canImport(Glibc)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sa_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self)
    }

    private static func setHandler(of action: inout sigaction) {
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { TerminalRescue.handle($0) }
        #elseif canImport(Glibc)
            action.__sigaction_handler.sa_handler = { TerminalRescue.handle($0) }
        #else
            action.__sa_handler.sa_handler = { TerminalRescue.handle($0) }
        #endif
    }
}

private let bufferSize = 4_096

/// The memory of the handlers, never freed: pointers to it are constants, so that reading one takes no lock.
private struct RescueMemory {
    let record = UnsafeMutablePointer<TerminalRescue.Record>.allocate(capacity: 1)
    let isArmed = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: bufferSize, alignment: 16)

    init() {
        isArmed.initialize(to: false)
        before.initialize(repeating: sigaction(), count: 65)
    }
}

// Written by `arm` before any handler is installed, and read by handlers: one terminal, one host at a time.
private nonisolated(unsafe) let memory = RescueMemory()

/// Registered once for the process.
private let endOfProcess: Void = {
    _ = atexit { TerminalRescue.atExit() }
}()

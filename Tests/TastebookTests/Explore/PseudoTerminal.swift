import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `read` of the platform.
private func readBytes(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
    read(file, &bytes, count)
}

/// A terminal without a window, with a program running on it.
///
/// Nothing sleeps: whoever waits for the screen reads until it shows what is expected, or a deadline is past.
final class PseudoTerminal {
    private let master: Int32
    /// Held open, so that what the program wrote last can be read after it has ended.
    private let slave: Int32
    private var process: pid_t = 0
    /// Everything the program has written.
    private(set) var output: [UInt8] = []

    /// How long anything may take.
    private static let deadline: TimeInterval = 30

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Opens a terminal; nothing runs on it yet.
    init(width: Int, height: Int) throws {
        #if canImport(Darwin)
            master = posix_openpt(O_RDWR | O_NOCTTY)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let path = ptsname(master) else {
                throw Failure(description: "There is no pseudo-terminal.")
            }
            name = String(cString: path)
        #else
            // What `unlockpt` and `ptsname` do, which this module of the C library does not show.
            master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var lock: Int32 = 0
            var number: UInt32 = 0
            guard master >= 0, ioctl(master, UInt(0x4004_5431), &lock) == 0,
                ioctl(master, UInt(0x8004_5430), &number) == 0
            else { throw Failure(description: "There is no pseudo-terminal.") }
            name = "/dev/pts/\(number)"
        #endif
        slave = open(name, O_RDWR | O_NOCTTY)
        resize(width: width, height: height)
    }

    /// The path of the terminal.
    let name: String

    deinit {
        if process > 0 {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(slave)
        close(master)
    }

    /// Starts a program as the leader of a session of its own, on this terminal.
    func start(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let newSession = Int16(POSIX_SPAWN_SETSID)
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let newSession: Int16 = 0x80
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawnattr_setflags(&attributes, newSession)
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, file, name, O_RDWR, 0)
        }
        let settings = ["TERM": "xterm-256color"].merging(environment) { $1 }.map { "\($0)=\($1)" }
        var words = ([program.path] + arguments).map { strdup($0) } + [nil]
        var variables = settings.map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        let code = posix_spawn(&process, program.path, &actions, &attributes, &words, &variables)
        guard code == 0 else { throw Failure(description: "\(program.path): \(code)") }
    }

    /// Types.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Makes the terminal another size; the program is told.
    func resize(width: Int, height: Int) {
        var size = winsize()
        size.ws_col = UInt16(width)
        size.ws_row = UInt16(height)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        screenSize = (width, height)
    }

    private(set) var screenSize = (width: 0, height: 0)

    func signal(_ signal: Int32) {
        kill(process, signal)
    }

    /// The settings of the terminal, to be compared.
    var settings: [UInt64] {
        var settings = termios()
        tcgetattr(slave, &settings)
        let characters = withUnsafeBytes(of: settings.c_cc) { $0.map(UInt64.init) }
        return [
            UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
            UInt64(settings.c_lflag),
        ] + characters
    }

    /// Everything the program has written, as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// What the screen shows now.
    var screen: ScreenReader {
        ScreenReader(output, width: screenSize.width, height: screenSize.height)
    }

    /// Reads until the screen is as expected.
    @discardableResult
    func wait(
        for what: String, _ location: SourceLocation = #_sourceLocation,
        until isReached: (ScreenReader) -> Bool
    ) throws -> ScreenReader {
        let end = Date(timeIntervalSinceNow: Self.deadline)
        while true {
            let screen = screen
            if isReached(screen) { return screen }
            guard readSome(until: end) else {
                Issue.record("waited for \(what); there is\n\(screen.text)", sourceLocation: location)
                throw Failure(description: what)
            }
        }
    }

    /// Reads until the screen shows a text.
    @discardableResult
    func wait(for text: String, _ location: SourceLocation = #_sourceLocation) throws -> ScreenReader {
        try wait(for: text, location) { $0.text.contains(text) }
    }

    /// Waits until the program ends or, if asked for, stops; returns the status as the system gives it.
    func waitForEnd(orStop: Bool = false) -> Int32 {
        var status: Int32 = 0
        // What it still writes has to be read, or it waits for that.
        while true {
            let ended = waitpid(process, &status, WNOHANG | (orStop ? WUNTRACED : 0))
            if ended > 0 || (ended < 0 && errno != EINTR) { break }
            _ = readSome(until: Date(timeIntervalSinceNow: 0.02))
        }
        if status & 0xFF != 0x7F { process = 0 }
        read()
        return status
    }

    /// Reads what has been written already.
    func read() {
        while readSome(until: Date()) {}
    }

    /// Reads what there is; false when nothing came until the deadline, or nothing can come.
    private func readSome(until end: Date) -> Bool {
        var place = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let left = Int32(max(0, end.timeIntervalSinceNow * 1_000))
        guard poll(&place, 1, left) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = readBytes(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        output += bytes[..<count]
        return true
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What is asked of the system, without the interruptions of signals.
enum SystemCalls {
    /// Waits for bytes; none at the end, and where nothing can be read.
    static func read(_ file: Int32, most count: Int = 4_096) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            filled = max(0, uninterrupted { readBytes(file, start, count) })
        }
    }

    /// Writes all of a text; false when nobody takes it.
    static func write(_ file: Int32, _ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = uninterrupted { writeBytes(file, start, rest.count) }
                if count < 0 {
                    // Somebody made the terminal non-blocking: wait until it takes more.
                    guard errno == EAGAIN else { return false }
                    var place = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&place, 1, -1)
                    continue
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
    }

    /// A pipe nobody has to wait for, or nil when there are too many files.
    static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let failed = Darwin.pipe(&ends) != 0
        #elseif canImport(Glibc)
            let failed = Glibc.pipe(&ends) != 0
        #else
            let failed = Musl.pipe(&ends) != 0
        #endif
        guard !failed else { return nil }
        for index in ends.indices {
            // Where a standard stream is closed, its number is free, and an end must not be taken for it.
            if ends[index] <= STDERR_FILENO {
                let moved = fcntl(ends[index], F_DUPFD, STDERR_FILENO + 1)
                guard moved >= 0 else {
                    ends.forEach { close($0) }
                    return nil
                }
                close(ends[index])
                ends[index] = moved
            }
            _ = fcntl(ends[index], F_SETFL, O_NONBLOCK)
            _ = fcntl(ends[index], F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }

    /// The size of a terminal; 80×24 where it does not say.
    static func size(of terminal: Int32) -> FrameSize {
        var size = winsize()
        guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return FrameSize(width: 80, height: 24)
        }
        return FrameSize(width: Int(size.ws_col), height: Int(size.ws_row))
    }

    private static func uninterrupted(_ call: () -> Int) -> Int {
        var result = call()
        while result < 0, errno == EINTR { result = call() }
        return result
    }
}

/// `read` of the platform; inside ``SystemCalls`` the name means something else.
func readBytes(_ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, start, count)
}

/// `write` of the platform.
func writeBytes(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(file, start, count)
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A line on a terminal that says how far something is that takes more than a second.
@MainActor package final class ProgressLine {
    private let now: () -> ContinuousClock.Instant
    private let write: (String) -> Void
    /// When it was begun, and when it was last written; nil before.
    private var begun: ContinuousClock.Instant?
    private var written: ContinuousClock.Instant?

    /// Creates a line on standard error, or returns nil where no one reads that on a terminal.
    package convenience init?() {
        guard isatty(STDERR_FILENO) == 1 else { return nil }
        self.init(now: { .now }, write: StandardError.write)
    }

    init(now: @escaping () -> ContinuousClock.Instant, write: @escaping (String) -> Void) {
        self.now = now
        self.write = write
    }

    /// Says how far it is, in place of what was said before; not in the first second, and ten times in one at most.
    func show(_ text: @autoclosure () -> String) {
        let time = now()
        guard let begun else {
            self.begun = time
            return
        }
        guard time - begun >= .seconds(1), written.map({ time - $0 >= .milliseconds(100) }) ?? true else {
            return
        }
        written = time
        write("\r\(text())\u{1B}[K")
    }

    /// Takes the line away; what is said next begins anew.
    func clear() {
        if written != nil { write("\r\u{1B}[K") }
        (begun, written) = (nil, nil)
    }
}

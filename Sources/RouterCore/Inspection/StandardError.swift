#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Navigation {
    /// Writes a line to standard error.
    static func log(_ text: String) {
        let line = "Router: \(text)\n"
        line.withCString { _ = write(STDERR_FILENO, $0, line.utf8.count) }
    }
}

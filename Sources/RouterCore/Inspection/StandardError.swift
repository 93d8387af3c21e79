#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Navigation {
    /// Writes a rejection that nobody looked at to standard error.
    static func logRejection(_ rejection: Rejection) {
        let line = "Router: \(rejection.reason.rawValue): \(rejection)\n"
        line.withCString { _ = write(STDERR_FILENO, $0, line.utf8.count) }
    }
}

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
        log(rejection) { $0.description }
    }

    /// Writes a rejection to standard error, routes called as the label says.
    static func log(_ rejection: Rejection, label: (AnyRoute) -> String) {
        log("\(rejection.reason.word): \(rejection.sentence(label: label))")
    }

    /// Writes a line to standard error.
    static func log(_ text: String) {
        let line = "Router: \(text)\n"
        line.withCString { _ = write(STDERR_FILENO, $0, line.utf8.count) }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard input, as the bytes that have arrived.
struct StandardInput: ByteSource {
    private static let chunkSize = 1 << 16

    /// Waits for bytes; none at the end, and where input cannot be read.
    func read() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
            var got: Int
            repeat {
                #if canImport(Darwin)
                    got = Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                #elseif canImport(Glibc)
                    got = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                #else
                    got = Musl.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                #endif
            } while got < 0 && errno == EINTR
            count = max(0, got)
        }
    }
}

/// Where bytes come from.
protocol ByteSource {
    /// Waits for bytes and returns them; none at the end.
    func read() -> [UInt8]
}

/// Cuts bytes into lines, as they arrive.
///
/// A line ends with a line feed, before which one carriage return is left out; the last may end with the input.
struct LineReader {
    /// One line of input.
    enum Line: Hashable {
        /// The bytes of the line.
        case bytes([UInt8])
        /// A line longer than ``LineReader/limit``, which was passed over.
        case tooLong

        /// What a person answered: without spaces, in small letters.
        var word: String {
            guard case .bytes(let bytes) = self else { return "?" }
            return String(decoding: bytes, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
        }
    }

    /// The most bytes a line may have: 4 MiB, so that no input exhausts memory.
    static let limit = 1 << 22

    private let source: any ByteSource
    private var arrived: ArraySlice<UInt8> = []

    init(_ source: any ByteSource) {
        self.source = source
    }

    /// The next line; nil at the end of the input.
    ///
    /// - Complexity: O(length of the line).
    mutating func next() -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        var isAtEnd = false
        var hasBegun = false
        while !isAtEnd {
            if arrived.isEmpty { arrived = source.read()[...] }
            if arrived.isEmpty { break }
            hasBegun = true
            let end = arrived.firstIndex(of: UInt8(ascii: "\n"))
            let part = arrived[..<(end ?? arrived.endIndex)]
            isTooLong = isTooLong || line.count + part.count > Self.limit
            if isTooLong { line = [] } else { line += part }
            arrived = arrived.dropFirst(part.count + (end == nil ? 0 : 1))
            isAtEnd = end != nil
        }
        guard hasBegun else { return nil }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return isTooLong ? .tooLong : .bytes(line)
    }
}

/// Cuts bytes into lines as they arrive.
struct LineBuffer {
    /// The most bytes of a line that are kept: 64 KiB.
    private static let limit = 1 << 16
    private var begun: [UInt8] = []

    /// Returns the lines that end in these bytes, without their ends; bytes that are no UTF-8 become `�`.
    ///
    /// - Complexity: O(bytes).
    mutating func lines(_ bytes: [UInt8]) -> [String] {
        var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let rest = parts.popLast() ?? []
        var lines: [String] = []
        for part in parts {
            keep(part)
            lines.append(end())
        }
        keep(rest)
        return lines
    }

    /// The last line, if the input ended without ending it.
    mutating func rest() -> String? {
        begun.isEmpty ? nil : end()
    }

    private mutating func keep(_ part: ArraySlice<UInt8>) {
        begun += part.prefix(Self.limit - begun.count)
    }

    private mutating func end() -> String {
        defer { begun = [] }
        let isFollowed = begun.last == UInt8(ascii: "\r")
        return String(decoding: isFollowed ? begun.dropLast() : begun[...], as: UTF8.self)
    }
}

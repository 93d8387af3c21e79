/// A link taken apart into decoded segments and a query, valid while it is being matched.
struct ScannedLink {
    /// The most segments a path may have, before its dot segments are resolved.
    static let maximumSegments = 100
    /// The most items a query may have.
    static let maximumItems = 1_000

    /// One segment, in little room: a link is short enough for offsets of 16 bits.
    struct Segment {
        private let start, end: UInt16
        private var textStart, textEnd: UInt16
        /// The hash of its decoded bytes.
        var hash: UInt64

        init(_ source: Range<Int>, hash: UInt64) {
            (start, end) = (UInt16(source.lowerBound), UInt16(source.upperBound))
            (textStart, textEnd) = (start, end)
            self.hash = hash
        }

        /// Where it stands in the link.
        var source: Range<Int> { Int(start)..<Int(end) }
        /// Where its decoded bytes stand in the text.
        var text: Range<Int> {
            get { Int(textStart)..<Int(textEnd) }
            set { (textStart, textEnd) = (UInt16(newValue.lowerBound), UInt16(newValue.upperBound)) }
        }
    }

    /// The bytes of the link.
    let link: UnsafeBufferPointer<UInt8>
    /// The bytes the segments are ranges of: the link itself if nothing in its path is escaped.
    let text: UnsafeBufferPointer<UInt8>
    /// The segments from the left, without dots; all valid UTF-8, none empty.
    let segments: UnsafeBufferPointer<Segment>
    /// Whether the first segment is a host, which is compared without case.
    let beginsWithHost: Bool
    /// Where the path ends.
    let pathEnd: Int
    /// The query; empty when there is none.
    let query: LinkQuery

    /// The bytes of a segment.
    func bytes(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        text[segments[index].text]
    }

    /// The text of a segment.
    func string(_ index: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes(index)), as: UTF8.self)
    }

    /// Scans a link and hands it to the body, or the first fault to the other closure.
    static func scan<Answer>(
        _ link: UnsafeBufferPointer<UInt8>, _ parts: LinkParts, body: (ScannedLink) -> Answer,
        fault: (LinkFault) -> Answer
    ) -> Answer {
        let query = LinkQuery(link: link, range: parts.query)
        // Each segment follows a slash; one more may be the host. Where there is room on the stack for as many
        // as there are bytes, they need not be counted.
        let path = link[parts.path]
        let most = path.count < 60 ? path.count : path.count { $0 == UInt8(ascii: "/") }
        let capacity = min(most, maximumSegments) + 1
        return withUnsafeTemporaryAllocation(of: Segment.self, capacity: capacity) { segments in
            guard let (used, isEscaped) = split(link, parts, into: segments) else {
                return fault(LinkFault(.tooManySegments, at: parts.path))
            }
            if query.itemCount > maximumItems { return fault(LinkFault(.tooManyItems, at: parts.query)) }
            // Decoding only shortens, so the length of the link is room enough for its path.
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: isEscaped ? link.count : 0) {
                decoded in
                if let found = check(link, segments, used, decoded: isEscaped ? decoded : nil) {
                    return fault(found)
                }
                return body(
                    ScannedLink(
                        link: link, text: isEscaped ? UnsafeBufferPointer(decoded) : link,
                        segments: UnsafeBufferPointer(rebasing: segments[..<used]),
                        beginsWithHost: parts.host != nil, pathEnd: parts.path.upperBound, query: query))
            }
        }
    }

    /// Splits the path, resolves its dot segments, and takes the hash of each other one.
    ///
    /// - Returns: How many segments are left, and whether anything is escaped; nil beyond the limit.
    private static func split(
        _ link: UnsafeBufferPointer<UInt8>, _ parts: LinkParts,
        into segments: UnsafeMutableBufferPointer<Segment>
    ) -> (used: Int, isEscaped: Bool)? {
        var (used, count) = (0, 0)
        var isEscaped = false
        if let host = parts.host {
            isEscaped = link[host].contains(UInt8(ascii: "%"))
            segments.initializeElement(at: 0, to: Segment(host, hash: 0))
            (used, count) = (1, 1)
        }
        let floor = used
        var start = parts.path.lowerBound + 1
        while start < parts.path.upperBound {
            count += 1
            guard count <= maximumSegments else { return nil }
            var end = start
            var hash = SegmentHash()
            while end < parts.path.upperBound {
                let byte = link[end]
                if byte == UInt8(ascii: "/") { break }
                if byte == UInt8(ascii: "%") { isEscaped = true }
                hash.combine(byte)
                end += 1
            }
            let isDot = end - start == 1 && link[start] == UInt8(ascii: ".")
            let isDoubleDot =
                end - start == 2 && link[start] == UInt8(ascii: ".") && link[start + 1] == UInt8(ascii: ".")
            if isDoubleDot {
                used = max(floor, used - 1)
            } else if !isDot {
                let segment = Segment(start..<end, hash: hash.value)
                segments.initializeElement(at: used, to: segment)
                used += 1
            }
            start = end + 1
        }
        return (used, isEscaped)
    }

    /// Looks for an empty segment and decodes the others, if there is a buffer to decode into.
    private static func check(
        _ link: UnsafeBufferPointer<UInt8>, _ segments: UnsafeMutableBufferPointer<Segment>, _ used: Int,
        decoded: UnsafeMutableBufferPointer<UInt8>?
    ) -> LinkFault? {
        var end = 0
        for index in 0..<used {
            let source = segments[index].source
            if source.isEmpty { return LinkFault(.emptySegment, at: source) }
            guard let decoded else { continue }
            do throws(LinkFault) {
                let count = try PercentCoding.decode(link[source], plusIsSpace: false, into: decoded[end...])
                let text = end..<(end + count)
                segments[index].text = text
                segments[index].hash = SegmentHash(of: UnsafeBufferPointer(decoded)[text]).value
                end += count
            } catch {
                return error
            }
        }
        return nil
    }
}

/// Mixes the bytes of a segment, eight at a time.
struct SegmentHash {
    private var hash: UInt64 = 0x51_7C_C1_B7_27_22_0A_95
    private var word: UInt64 = 1

    init() {}

    init(of bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
    }

    /// Takes one more byte.
    mutating func combine(_ byte: UInt8) {
        word = word << 8 | UInt64(byte)
        if word >> 56 != 0 {
            hash = Self.mixed(hash ^ word)
            word = 1
        }
    }

    /// The hash of the bytes so far.
    var value: UInt64 { Self.mixed(hash ^ word) }

    /// The hash together with the node the segment stands beneath.
    static func beneath(_ parent: Int, _ hash: UInt64) -> UInt64 {
        mixed(hash ^ UInt64(truncatingIfNeeded: parent))
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E_37_79_B9_7F_4A_7C_15)
        return product.high ^ product.low
    }
}

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
        /// Stands for its decoded bytes.
        private(set) var key: SegmentKey

        init(_ source: Range<Int>, key: SegmentKey) {
            start = UInt16(truncatingIfNeeded: source.lowerBound)
            end = UInt16(truncatingIfNeeded: source.upperBound)
            (textStart, textEnd) = (start, end)
            self.key = key
        }

        /// Where it stands in the link.
        var source: Range<Int> { Int(start)..<Int(end) }
        /// Where its decoded bytes stand in the text.
        var text: Range<Int> { Int(textStart)..<Int(textEnd) }

        /// Says what it was decoded to.
        mutating func decode(to text: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
            textStart = UInt16(truncatingIfNeeded: text.lowerBound)
            textEnd = UInt16(truncatingIfNeeded: text.upperBound)
            key = SegmentKey(of: text, in: bytes)
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

    /// Scans a link and hands it to the body, or the first fault to the other closure.
    @inline(__always) static func scan<Answer>(
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
            guard let (used, hasEmpty) = split(link, parts, into: segments) else {
                return fault(LinkFault(.tooManySegments, at: parts.path))
            }
            if query.itemCount > maximumItems { return fault(LinkFault(.tooManyItems, at: parts.query)) }
            func scanned(_ text: UnsafeBufferPointer<UInt8>) -> ScannedLink {
                ScannedLink(
                    link: link, text: text, segments: UnsafeBufferPointer(rebasing: segments[..<used]),
                    beginsWithHost: parts.host != nil, pathEnd: parts.path.upperBound, query: query)
            }
            guard parts.mayBeEscaped else {
                if hasEmpty, let empty = segments[..<used].first(where: \.source.isEmpty) {
                    return fault(LinkFault(.emptySegment, at: empty.source))
                }
                return body(scanned(link))
            }
            // Decoding only shortens, so the length of the link is room enough for its path.
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: link.count) { decoded in
                if let found = decode(link, segments[..<used], into: decoded) { return fault(found) }
                return body(scanned(UnsafeBufferPointer(decoded)))
            }
        }
    }

    /// Splits the path, resolves its dot segments, and makes the key of each other one.
    ///
    /// - Returns: How many segments are left, and whether any was empty; nil beyond the limit.
    private static func split(
        _ link: UnsafeBufferPointer<UInt8>, _ parts: LinkParts,
        into segments: UnsafeMutableBufferPointer<Segment>
    ) -> (used: Int, hasEmpty: Bool)? {
        var (used, count) = (0, 0)
        var hasEmpty = false
        if let host = parts.host {
            segments.initializeElement(at: 0, to: Segment(host, key: SegmentKey(of: host, in: link)))
            (used, count) = (1, 1)
        }
        let floor = used
        let pathEnd = parts.path.upperBound
        var start = parts.path.lowerBound + 1
        while start < pathEnd {
            count += 1
            guard count <= maximumSegments else { return nil }
            var making = SegmentKey.Making()
            var end = start
            var word = link.word(at: end)
            var slashes = word.highBits(where: UInt8(ascii: "/"))
            while slashes == 0, end + 8 <= pathEnd {
                making.combine(word)
                end += 8
                word = link.word(at: end)
                slashes = word.highBits(where: UInt8(ascii: "/"))
            }
            let rest = min(slashes.trailingZeroBitCount / 8, pathEnd - end)
            end += rest
            // Most segments do not even begin with a dot.
            switch link[start] == UInt8(ascii: ".") ? dots(link, start..<end) : 0 {
            case 0:
                let segment = Segment(start..<end, key: making.key(last: word, count: rest))
                segments.initializeElement(at: used, to: segment)
                used += 1
                if start == end { hasEmpty = true }
            case 1: break
            default: used = max(floor, used - 1)
            }
            start = end + 1
        }
        return (used, hasEmpty)
    }

    /// 1 or 2 for a segment of as many dots, else 0.
    private static func dots(_ link: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        guard 1...2 ~= range.count, range.allSatisfy({ link[$0] == UInt8(ascii: ".") }) else { return 0 }
        return range.count
    }

    /// Decodes the segments into a buffer, up to one that is empty or malformed.
    private static func decode(
        _ link: UnsafeBufferPointer<UInt8>, _ segments: Slice<UnsafeMutableBufferPointer<Segment>>,
        into decoded: UnsafeMutableBufferPointer<UInt8>
    ) -> LinkFault? {
        var end = 0
        for index in segments.indices {
            let source = segments[index].source
            if source.isEmpty { return LinkFault(.emptySegment, at: source) }
            do throws(LinkFault) {
                let count = try PercentCoding.decode(link[source], plusIsSpace: false, into: decoded[end...])
                segments.base[index].decode(
                    to: end..<(end + count), in: UnsafeBufferPointer(rebasing: decoded[..<(end + count)]))
                end += count
            } catch {
                return error
            }
        }
        return nil
    }
}

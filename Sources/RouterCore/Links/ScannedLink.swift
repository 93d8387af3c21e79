/// A link taken apart into decoded segments and a query, valid while it is being matched.
struct ScannedLink {
    /// The most segments a path may have, before its dot segments are resolved.
    static let maximumSegments = 100
    /// The most items a query may have.
    static let maximumItems = 1_000

    /// One segment of the path, in little room: the offsets of a link fit into 16 bits.
    struct Segment {
        private let start, end: UInt16
        private var textStart, textEnd: UInt16
        /// The hash of its decoded bytes.
        private(set) var hash: SegmentHash

        init(source: Range<Int>, hash: SegmentHash = SegmentHash()) {
            (start, end) = (UInt16(source.lowerBound), UInt16(source.upperBound))
            (textStart, textEnd) = (start, end)
            self.hash = hash
        }

        /// Where it stands in the link.
        var source: Range<Int> { Int(start)..<Int(end) }
        /// Where its decoded bytes stand in the text.
        var text: Range<Int> { Int(textStart)..<Int(textEnd) }

        /// Says where its decoded bytes are.
        mutating func decode(to text: Range<Int>, hash: SegmentHash) {
            (textStart, textEnd) = (UInt16(text.lowerBound), UInt16(text.upperBound))
            self.hash = hash
        }
    }

    /// The bytes of the link.
    let link: UnsafeBufferPointer<UInt8>
    /// The bytes that hold the segments: the link itself if its path has no escape.
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

    /// The number a segment stands for: ASCII digits after an optional minus; nil when it is none, or does not fit.
    func integer(_ index: Int) -> Int? {
        var digits = bytes(index)
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        guard !digits.isEmpty else { return nil }
        var number = 0
        for byte in digits {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            let tens = number.multipliedReportingOverflow(by: 10)
            let next =
                isNegative
                ? tens.partialValue.subtractingReportingOverflow(Int(digit))
                : tens.partialValue.addingReportingOverflow(Int(digit))
            if tens.overflow || next.overflow { return nil }
            number = next.partialValue
        }
        return number
    }

    /// Where the path stands in the link, without a slash in front.
    var path: Range<Int> {
        (segments.first?.source.lowerBound ?? pathEnd)..<pathEnd
    }

    /// Takes a link apart and hands it to the body, or the first fault to the other closure.
    @inline(__always) static func scan<Answer>(
        _ link: String, allowing origins: LinkOrigins?, body: (ScannedLink) -> Answer,
        fault: (MatchFailure.Fault) -> Answer
    ) -> Answer {
        func taken(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
            do throws(MatchFailure.Fault) {
                let parts = try LinkParts(bytes, allowing: origins)
                try parts.check(bytes)
                return scan(bytes, parts, body: body, fault: fault)
            } catch {
                return fault(error)
            }
        }
        if let answer = link.utf8.withContiguousStorageIfAvailable(taken) { return answer }
        // A string of Objective-C.
        var link = link
        return link.withUTF8(taken)
    }

    @inline(__always) private static func scan<Answer>(
        _ link: UnsafeBufferPointer<UInt8>, _ parts: LinkParts, body: (ScannedLink) -> Answer,
        fault: (MatchFailure.Fault) -> Answer
    ) -> Answer {
        let query = LinkQuery(link: link, range: parts.query)
        // Each segment follows a slash; one more may be the host.
        let capacity = min(parts.slashes, maximumSegments) + 1
        return withUnsafeTemporaryAllocation(of: Segment.self, capacity: capacity) { segments in
            guard let used = split(link, parts, into: segments) else {
                return fault(.init(.tooManySegments, at: parts.path))
            }
            if query.itemCount > maximumItems { return fault(.init(.tooManyItems, at: parts.query)) }
            let segments = UnsafeMutableBufferPointer(rebasing: segments[..<used])
            func scanned(_ text: UnsafeBufferPointer<UInt8>) -> ScannedLink {
                ScannedLink(
                    link: link, text: text, segments: UnsafeBufferPointer(segments),
                    beginsWithHost: parts.host != nil, pathEnd: parts.path.upperBound, query: query)
            }
            guard parts.hasEscapes else {
                if let empty = segments.first(where: { $0.source.isEmpty }) {
                    return fault(.init(.emptySegment, at: empty.source))
                }
                return body(scanned(link))
            }
            // Decoding only shortens, so the length of the link is room enough for its path.
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: link.count) { decoded in
                if let found = decode(link, segments, into: decoded) { return fault(found) }
                return body(scanned(UnsafeBufferPointer(decoded)))
            }
        }
    }

    /// Splits the path, resolves its dot segments, and hashes each other one as it stands.
    ///
    /// - Returns: How many segments are left; nil beyond the limit.
    private static func split(
        _ link: UnsafeBufferPointer<UInt8>, _ parts: LinkParts,
        into segments: UnsafeMutableBufferPointer<Segment>
    ) -> Int? {
        var (used, count) = (0, 0)
        if let host = parts.host {
            segments.initializeElement(at: 0, to: Segment(source: host))
            (used, count) = (1, 1)
        }
        let floor = used
        let pathEnd = parts.path.upperBound
        var start = parts.path.lowerBound + 1
        while start < pathEnd {
            count += 1
            guard count <= maximumSegments else { return nil }
            var hash = SegmentHash()
            var end = start
            while end < pathEnd {
                let byte = link[end]
                if byte == UInt8(ascii: "/") { break }
                hash.combine(byte)
                end &+= 1
            }
            switch dots(link, start..<end) {
            case 1: break
            case 2: used = max(floor, used - 1)
            default:
                let segment = Segment(source: start..<end, hash: hash)
                segments.initializeElement(at: used, to: segment)
                used += 1
            }
            start = end + 1
        }
        return used
    }

    /// 1 or 2 for a segment of as many dots, else 0.
    private static func dots(_ link: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        guard 1...2 ~= range.count, link[range.lowerBound] == UInt8(ascii: "."),
            link[range.upperBound - 1] == UInt8(ascii: ".")
        else { return 0 }
        return range.count
    }

    /// Decodes the segments into a buffer, up to one that is empty or malformed.
    private static func decode(
        _ link: UnsafeBufferPointer<UInt8>, _ segments: UnsafeMutableBufferPointer<Segment>,
        into decoded: UnsafeMutableBufferPointer<UInt8>
    ) -> MatchFailure.Fault? {
        var end = 0
        for index in segments.indices {
            let source = segments[index].source
            if source.isEmpty { return .init(.emptySegment, at: source) }
            do throws(MatchFailure.Fault) {
                let count = try PercentCoding.decode(link[source], plusIsSpace: false, into: decoded[end...])
                let text = end..<(end + count)
                segments[index].decode(to: text, hash: SegmentHash(decoded[text]))
                end += count
            } catch {
                return error
            }
        }
        return nil
    }
}

/// A hash of the bytes of a segment, by which a literal is found.
struct SegmentHash: Equatable, Sendable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
    }

    mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}

/// A link taken apart into decoded segments and a query, valid while it is being matched.
struct ScannedLink {
    /// The most segments a path may have, before its dot segments are resolved.
    static let maximumSegments = 100
    /// The most items a query may have.
    static let maximumItems = 1_000

    /// One segment.
    struct Segment {
        /// Where it stands in the link.
        var source: Range<Int>
        /// Where its decoded bytes stand in the text.
        var text: Range<Int>
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
        var count = parts.host == nil ? 0 : 1
        var isEscaped = parts.host.map { link[$0].contains(UInt8(ascii: "%")) } ?? false
        for index in parts.path {
            switch link[index] {
            case UInt8(ascii: "/"): if index + 1 < parts.path.upperBound { count += 1 }
            case UInt8(ascii: "%"): isEscaped = true
            default: break
            }
        }
        let query = LinkQuery(link: link, range: parts.query)
        if count > maximumSegments { return fault(LinkFault(.tooManySegments, at: parts.path)) }
        if query.itemCount > maximumItems { return fault(LinkFault(.tooManyItems, at: parts.query)) }

        return withUnsafeTemporaryAllocation(of: Segment.self, capacity: count) { segments in
            let used = split(link, parts, into: segments)
            // Decoding only shortens, so the length of the link is room enough for its path.
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: isEscaped ? link.count : 0) {
                decoded in
                if let found = check(link, segments[..<used], decoded: isEscaped ? decoded : nil) {
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

    /// Splits the path and resolves its dot segments; returns how many segments are left.
    private static func split(
        _ link: UnsafeBufferPointer<UInt8>, _ parts: LinkParts,
        into segments: UnsafeMutableBufferPointer<Segment>
    ) -> Int {
        var used = 0
        if let host = parts.host {
            segments.initializeElement(at: 0, to: Segment(source: host, text: host))
            used = 1
        }
        let floor = used
        var start = parts.path.lowerBound + 1
        while start < parts.path.upperBound {
            var end = start
            while end < parts.path.upperBound, link[end] != UInt8(ascii: "/") { end += 1 }
            let isDot = end - start == 1 && link[start] == UInt8(ascii: ".")
            let isDoubleDot =
                end - start == 2 && link[start] == UInt8(ascii: ".") && link[start + 1] == UInt8(ascii: ".")
            if isDoubleDot {
                used = max(floor, used - 1)
            } else if !isDot {
                segments.initializeElement(at: used, to: Segment(source: start..<end, text: start..<end))
                used += 1
            }
            start = end + 1
        }
        return used
    }

    /// Looks for an empty segment and decodes the others, if there is a buffer to decode into.
    private static func check(
        _ link: UnsafeBufferPointer<UInt8>, _ segments: Slice<UnsafeMutableBufferPointer<Segment>>,
        decoded: UnsafeMutableBufferPointer<UInt8>?
    ) -> LinkFault? {
        var end = 0
        for index in segments.indices {
            let source = segments[index].source
            if source.isEmpty { return LinkFault(.emptySegment, at: source) }
            guard let decoded else { continue }
            do throws(LinkFault) {
                let count = try PercentCoding.decode(link[source], plusIsSpace: false, into: decoded[end...])
                segments.base[index].text = end..<(end + count)
                end += count
            } catch {
                return error
            }
        }
        return nil
    }
}

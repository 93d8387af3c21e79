/// Why a link stands for no route.
///
/// Its `description` is a sentence and a drawing that points at the part of the link that failed.
public struct MatchFailure: Error, Hashable, Sendable {
    /// What is wrong, as a fact.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        /// Its scheme is not on the list of allowed origins.
        case schemeNotAllowed(String)
        /// Its host is not on the list of allowed origins; empty when a web link has none.
        case hostNotAllowed(String)
        /// It has a port, perhaps an empty one, that is not on the list of allowed origins.
        case portNotAllowed(String)
        /// It has a user name or password.
        case userInformation
        /// It has more than 8,192 bytes.
        case tooLong
        /// Its path has more than 100 segments, counted before dot segments are resolved.
        case tooManySegments
        /// Its query has more than 1,000 items.
        case tooManyItems
        /// It is neither a path, which begins with `/`, nor a URL.
        case notAPath
        /// A `%` in its path is not followed by two hexadecimal digits.
        case malformedEscape
        /// The escapes of a segment decode to bytes that are no UTF-8.
        case invalidUTF8
        /// Two slashes follow each other in its path.
        case emptySegment
        /// Its fragment begins with a slash, and no `RewriteLinks` made a path of it.
        case fragment
        /// A `RewriteLinks` returned nil: the link is not the app's.
        case notOurs
        /// A `NoLink` of this pattern keeps its path from other patterns.
        case noLink(pattern: String)
        /// No pattern matches; `nearest` tells which came closest.
        case noPattern
    }

    /// The pattern that came nearest, and where it parted from the link.
    public struct Nearest: Hashable, Sendable {
        /// The pattern as it was written.
        public let pattern: String
        /// The module that declared it.
        public let module: String
        /// Why it does not match.
        public let mismatch: Mismatch
    }

    /// Why one pattern does not match a link.
    @nonexhaustive
    public enum Mismatch: Hashable, Sendable {
        /// The pattern has this literal where the link has another segment.
        case literal(String)
        /// The segments bound to the placeholder are no value of its type.
        case segment(label: String, type: String)
        /// A required query item is missing.
        case missingItem(label: String, type: String)
        /// The text of the query item is no value of its type.
        case item(label: String, type: String)
        /// The escapes of the query item are malformed.
        case malformedItem(label: String)
        /// The link ends where the pattern goes on.
        case linkTooShort
        /// The link goes on where the pattern ends.
        case linkTooLong
    }

    /// What is wrong with a link before any pattern is asked, and where.
    struct Fault: Error {
        let reason: Reason
        let range: Range<Int>

        init(_ reason: Reason, at range: Range<Int>) {
            self.reason = reason
            self.range = range
        }
    }

    /// The link as it was given, or as a `RewriteLinks` made it.
    public let link: String
    /// The mistake in the link.
    public let reason: Reason
    /// The part of the link that failed, in UTF-8 code units; empty where something is missing.
    public let range: Range<Int>
    /// The pattern that came nearest; nil when none begins like the link, or none was asked.
    public let nearest: Nearest?

    /// Whether the link was refused for where it comes from or its size, or as not the app's, whatever its path
    /// says.
    public var isRefusal: Bool {
        switch reason {
        case .schemeNotAllowed, .hostNotAllowed, .portNotAllowed, .userInformation, .tooLong,
            .tooManySegments, .tooManyItems, .notOurs:
            true
        case .notAPath, .malformedEscape, .invalidUTF8, .emptySegment, .fragment, .noLink, .noPattern:
            false
        }
    }
}

extension MatchFailure {
    /// A failure that no pattern has to do with.
    init(_ link: String, _ fault: Fault) {
        self.init(link: link, reason: fault.reason, range: fault.range, nearest: nil)
    }
}

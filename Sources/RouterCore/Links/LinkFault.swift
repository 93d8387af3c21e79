/// What is wrong with a link before any pattern is asked, and where.
struct LinkFault: Error {
    let reason: MatchFailure.Reason
    let range: Range<Int>

    init(_ reason: MatchFailure.Reason, at range: Range<Int>) {
        self.reason = reason
        self.range = range
    }
}

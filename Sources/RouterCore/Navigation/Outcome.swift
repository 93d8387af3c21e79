/// How a request ended.
///
/// Every request has exactly one.
@nonexhaustive
public enum Outcome: Hashable, Sendable {
    /// It was carried out whole; what was pushed is visible.
    case committed
    /// A guard led to this route instead, which is visible now.
    case redirected(to: AnyRoute)
    /// A guard led to this route instead; when that finishes, what was asked for goes on.
    case parked(behind: AnyRoute)
    /// It changed nothing, for this reason.
    case rejected(Rejection)
    /// A newer request came while a guard was still deciding; it changed nothing.
    case superseded

    /// The kind of outcome, in a word that is stable enough to log.
    public var word: String {
        switch self {
        case .committed: "committed"
        case .redirected: "redirected"
        case .parked: "parked"
        case .rejected: "rejected"
        case .superseded: "superseded"
        }
    }

    /// Why the request was refused, or nil when it was not.
    public var rejection: Rejection? {
        if case .rejected(let rejection) = self { rejection } else { nil }
    }
}

/// The answer of a guard.
public enum GuardDecision: Sendable {
    /// The route may be shown, as far as this guard is concerned.
    case allow
    /// It may not, for this reason, which reaches the caller and the event.
    case deny(String)
    /// Another route, or exit, is shown instead.
    ///
    /// With `resuming`, the request is parked with the entry that is shown instead: when that finishes, it is
    /// asked for once more; if that ends in any other way, it is forgotten.
    case redirect(any Route, resuming: Bool)
    /// The answer takes time; meanwhile the request waits, and a newer one supersedes it.
    case later(@MainActor @Sendable () async throws -> GuardDecision)
}

/// The answer of a screen with something to lose when it is about to go.
public enum LeaveDecision: Sendable {
    /// It may go.
    case allow
    /// It stays, for this reason.
    case deny(String)
    /// This dialog is shown first, and the screen may go if the answer is true. The request waits meanwhile.
    ///
    /// A newer request supersedes the one that waits, and takes the dialog away. A batch cannot wait: it is refused.
    case confirm(Dialog<Bool>)
}

/// A guard as the tables store it.
package typealias RouteGuard = @MainActor @Sendable (AnyRoute) throws -> GuardDecision

/// An app-level guard: asked before every route is shown, whichever way it comes, and before modules' guards.
///
/// ```swift
/// Guard { route in
///     route.base is RateDish && isGuest ? .deny("guests do not rate") : .allow
/// }
/// ```
///
/// Guards are asked in the order written, and one only after the one before has allowed. Those that answer
/// ``GuardDecision/later(_:)`` are waited for after all others have allowed. A guard that throws refuses the request
/// with its error.
public struct Guard: Sendable {
    let decide: RouteGuard

    /// Creates a guard that answers at once.
    public init(_ decide: @escaping @MainActor @Sendable (_ route: AnyRoute) throws -> GuardDecision) {
        self.decide = decide
    }

    /// Creates a guard that takes time for every route.
    public init(_ decide: @escaping @MainActor @Sendable (_ route: AnyRoute) async throws -> GuardDecision) {
        self.decide = { route in .later { try await decide(route) } }
    }
}

extension DestinationRegistry {
    /// Guards the routes of one type: asked before one of them is shown, whichever way it comes.
    public mutating func guardRoutes<R: Route>(
        of type: R.Type, _ decide: @escaping @MainActor @Sendable (_ route: R) throws -> GuardDecision
    ) {
        registrations.add(.guardRoutes { route in try route.read(as: R.self, decide) ?? .allow }, about: type)
    }

    /// Guards the routes of one type with a guard that takes time for every route.
    public mutating func guardRoutes<R: Route>(
        of type: R.Type, _ decide: @escaping @MainActor @Sendable (_ route: R) async throws -> GuardDecision
    ) {
        let guarding = RouteRule.guardRoutes { route in
            guard let typed = route.as(R.self) else { return .allow }
            return .later { try await decide(typed) }
        }
        registrations.add(guarding, about: type)
    }
}

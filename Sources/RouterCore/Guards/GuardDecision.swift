/// What a guard answers.
public enum GuardDecision: Sendable {
    /// The route may be shown, as far as this guard is concerned.
    case allow
    /// It may not, for this reason, which reaches the caller and the event.
    case deny(String)
    /// Another route, or exit, is shown instead.
    ///
    /// With `resuming`, what was asked for is parked with the entry that is shown instead: when that finishes,
    /// it is asked for once more; if that ends in any other way, it is forgotten.
    case redirect(any Route, resuming: Bool)
}

/// What a screen with something to lose answers when it is about to go.
public enum LeaveDecision: Hashable, Sendable {
    /// It may go.
    case allow
    /// It stays, for this reason.
    case deny(String)
}

/// A guard as the tables keep it: one that answers at once, or one that takes its time.
package enum RouteGuard: Sendable {
    case sync(@MainActor @Sendable (AnyRoute) throws -> GuardDecision)
    case async(@MainActor @Sendable (AnyRoute) async throws -> GuardDecision)
}

/// An app-level guard: asked before every route is shown, whichever way it comes, and before modules' guards.
///
/// ```swift
/// Guard { route in
///     route.base is RateDish && isGuest ? .deny("guests do not rate") : .allow
/// }
/// ```
///
/// Guards that answer at once are asked before those that wait; each kind in the order written. One is asked
/// only after the one before has allowed. A guard that throws refuses the request with its error.
public struct Guard: Sendable {
    let kind: RouteGuard

    /// Creates a guard that answers at once.
    public init(_ decide: @escaping @MainActor @Sendable (_ route: AnyRoute) throws -> GuardDecision) {
        kind = .sync(decide)
    }

    /// Creates a guard that may wait; meanwhile the request is pending, and a newer one supersedes it.
    public init(_ decide: @escaping @MainActor @Sendable (_ route: AnyRoute) async throws -> GuardDecision) {
        kind = .async(decide)
    }
}

extension DestinationRegistry {
    /// Guards the routes of one type: asked before one of them is shown, whichever way it comes.
    public mutating func guardRoutes<R: Route>(
        of type: R.Type, _ decide: @escaping @MainActor @Sendable (_ route: R) throws -> GuardDecision
    ) {
        let guarding = RouteGuard.sync { route in try route.read(as: R.self, decide) ?? .allow }
        registrations.add(.guardRoutes(guarding), about: type)
    }

    /// Guards the routes of one type with a guard that may wait; a newer request supersedes one that waits.
    public mutating func guardRoutes<R: Route>(
        of type: R.Type, _ decide: @escaping @MainActor @Sendable (_ route: R) async throws -> GuardDecision
    ) {
        let guarding = RouteGuard.async { route in
            guard let typed = route.as(R.self) else { return .allow }
            return try await decide(typed)
        }
        registrations.add(.guardRoutes(guarding), about: type)
    }
}

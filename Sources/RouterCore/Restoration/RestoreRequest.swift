#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A restore that was asked of a router, with its report.
public struct RestoreRequest: Sendable {
    /// The request; its outcome is nil while a guard has to be waited for.
    public let request: NavigationRequest
    let restoration: Restoration

    /// The losses and changes on the way; nil until the state is installed, and when it never is.
    @MainActor public var report: RestoreReport? { restoration.report }
}

extension Router {
    /// Restores what was saved: the whole state at once, not animated.
    ///
    /// ```swift
    /// router.restore(data)  // first,
    /// router.activate()  // then links, whose end state wins
    /// ```
    ///
    /// An entry that does not exist any more, or that a guard does not allow, is left out and listed. Screens that
    /// would go are asked first. Entries keep their saved ids, unless the router has handed out ids already: then every
    /// entry gets a new id, so that contexts and reports from before find no entry. Bytes that are no snapshot are
    /// rejected as `malformed`, and change nothing.
    ///
    /// - Parameters:
    ///   - data: The bytes of a ``Snapshot``.
    ///   - holes: What becomes of a stack one of whose entries cannot be restored.
    ///   - bounds: How much is read.
    ///   - discarding: Whether screens that would go are not asked.
    /// - Returns: The request, settled unless a guard has to be waited for, and its report.
    /// - Complexity: O(bytes).
    @discardableResult
    public func restore(
        _ data: Data, holes: Snapshot.HolePolicy = .truncate, within bounds: Snapshot.Bounds = .standard,
        discarding: Bool = false
    ) -> RestoreRequest {
        restore(Restoration(data, navigation, holes, bounds), discarding: discarding)
    }

    func restore(_ restoration: Restoration, discarding: Bool = false) -> RestoreRequest {
        let command = NavigationCommand(.restore(restoration), discarding: discarding)
        let request = perform(command, animated: false)
        return RestoreRequest(request: request, restoration: restoration)
    }
}

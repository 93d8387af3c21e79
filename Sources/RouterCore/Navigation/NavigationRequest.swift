/// One request to a router, and its outcome.
///
/// A verb answers at once. Its request is settled when the verb returns, unless it was made while another
/// change was being delivered: then it waits its turn, and ``outcome`` is nil until it ran.
///
/// ```swift
/// context.push(DishesRoute.detail(id: 1))  // the outcome may be ignored
/// let hasGone = context.pop().outcome == .committed  // or looked at
/// let outcome = await context.push(ProfileRoute(name: "ada")).value  // or waited for
/// ```
///
/// A rejection that nobody looks at is reported to ``Navigation/onUnreadRejection``.
public struct NavigationRequest: Identifiable, Sendable {
    /// The number of the request in its router, from 1; 0 for a request to a router that is gone.
    ///
    /// The event it leads to carries the same number.
    public let id: Int
    let state: State

    enum State: Sendable {
        case settled(Outcome)
        case rejected(RejectionNotice)
        case pending(PendingOutcome)
    }

    /// The outcome, or nil while the request waits its turn.
    @MainActor public var outcome: Outcome? {
        switch state {
        case .settled(let outcome): outcome
        case .rejected(let notice): .rejected(notice.read())
        case .pending(let pending): pending.read()
        }
    }

    /// The final outcome, as soon as there is one; nil when the task that waits for it is cancelled before.
    ///
    /// The request goes on all the same.
    @MainActor public var value: Outcome? {
        get async {
            switch state {
            case .settled(let outcome): outcome
            case .rejected(let notice): .rejected(notice.read())
            case .pending(let pending): await pending.wait()
            }
        }
    }
}

/// A rejection that tells someone when it is thrown away unread.
@MainActor final class RejectionNotice {
    private let rejection: Rejection
    private let report: (@MainActor (Rejection) -> Void)?
    private var isRead = false

    init(_ rejection: Rejection, report: (@MainActor (Rejection) -> Void)?) {
        self.rejection = rejection
        self.report = report
    }

    func read() -> Rejection {
        isRead = true
        return rejection
    }

    isolated deinit {
        if !isRead { report?(rejection) }
    }
}

/// The outcome of a request that could not run at once.
@MainActor final class PendingOutcome {
    private var settled: NavigationRequest?
    private var waiting: [Int: CheckedContinuation<Outcome?, Never>] = [:]
    private var lastWait = 0

    func read() -> Outcome? {
        settled?.outcome
    }

    /// Waits for the outcome; nil when the task is cancelled first.
    func wait() async -> Outcome? {
        lastWait += 1
        let id = lastWait
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let outcome = read() {
                    continuation.resume(returning: outcome)
                } else if Task.isCancelled {
                    continuation.resume(returning: nil)
                } else {
                    waiting[id] = continuation
                }
            }
        } onCancel: {
            Task { @MainActor in waiting.removeValue(forKey: id)?.resume(returning: nil) }
        }
    }

    func settle(_ request: NavigationRequest) {
        settled = request
        guard !waiting.isEmpty, let outcome = request.outcome else { return }
        for continuation in waiting.values { continuation.resume(returning: outcome) }
        waiting = [:]
    }
}

/// One caller of `result(of:)`, resumed exactly once.
@MainActor final class ResultWaiter {
    enum Answer: Sendable {
        case finished(any Sendable)
        case ended(Ending)
        case rejected(Rejection)
        case cancelled
    }

    private var continuation: CheckedContinuation<Answer, Never>?
    private var answer: Answer?

    var isAnswered: Bool { answer != nil }

    func wait() async -> Answer {
        if let answer { return answer }
        return await withCheckedContinuation { continuation = $0 }
    }

    func resume(_ answer: Answer) {
        guard self.answer == nil else { return }
        self.answer = answer
        continuation?.resume(returning: answer)
        continuation = nil
    }

    /// Waits for the end of a route, as its type says it ends.
    func result<R: ResultRoute>(of route: R) async -> NavigationResult<R.Value> {
        let answer = await withTaskCancellationHandler {
            await wait()
        } onCancel: {
            Task { @MainActor in resume(.cancelled) }
        }
        switch answer {
        case .finished(let value):
            guard let value = value as? R.Value else {
                let (expected, given) = (
                    qualifiedName(of: R.Value.self), qualifiedName(of: type(of: value))
                )
                return .rejected(.resultMismatch(AnyRoute(route), expected: expected, given: given))
            }
            return .finished(value)
        case .ended(let ending): return .ended(ending)
        case .rejected(let rejection): return .rejected(rejection)
        case .cancelled: return .cancelled
        }
    }
}

extension Router {
    /// Pushes a route from whatever is visible and waits for what it ends with, for code that has no screen.
    ///
    /// It answers as ``PushContext/result(of:as:ifCovered:discarding:animated:)`` does; nothing ends it early but the
    /// end of the waiting task.
    ///
    /// - Parameters:
    ///   - route: A route, or an exit connected to a route with the same type of value.
    ///   - style: Insists on a presentation; nil leaves it to the owner of the route.
    ///   - animated: Whether the host should animate the change.
    /// - Returns: The value, or how else it ended.
    public func result<R: ResultRoute>(
        of route: R, as style: Presentation? = nil, animated: Bool = true
    ) async -> NavigationResult<R.Value> {
        let waiter = ResultWaiter()
        let push = NavigationState.Push(AnyRoute(route), as: style)
        let command = NavigationCommand(.change(.push(push)))
        _ = navigation.perform(command, from: .visible, animated: animated, waiter: waiter)
        return await waiter.result(of: route)
    }
}

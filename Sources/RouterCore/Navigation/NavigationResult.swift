/// How a screen ended that was pushed with `result(of:)`.
public enum NavigationResult<Value: Sendable>: Sendable {
    /// Its screen finished with this value.
    case finished(Value)
    /// It ended in another way.
    case ended(Ending)
    /// It was never shown.
    case rejected(Rejection)
    /// The task that waited was cancelled; the screen may still be there.
    case cancelled

    /// The value, if the screen finished with one.
    public var value: Value? {
        if case .finished(let value) = self { value } else { nil }
    }
}

extension NavigationResult: Equatable where Value: Equatable {}

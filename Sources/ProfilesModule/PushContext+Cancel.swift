import RouterCore

extension PushContext {
    /// Ends the screen without a value: pops it, or dismisses its modal if it is the root of one.
    ///
    /// - Returns: The request that decided.
    @MainActor func cancel() -> NavigationRequest {
        let request = pop()
        // Asking for the outcome also says that a refusal is dealt with here.
        guard case .rejected(.atRoot) = request.outcome else { return request }
        return dismiss()
    }
}

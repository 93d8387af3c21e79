extension Navigation {
    /// Waits until no request waits for a guard any more; what a guard redirects to may have guards of its own.
    ///
    /// - Returns: Whether one did.
    @discardableResult
    package func settled() async -> Bool {
        var hasWaited = false
        while let task = waiting?.task {
            hasWaited = true
            await task.value
        }
        return hasWaited
    }

    /// Does something once links are applied: now, or when ``activate()`` is called.
    package func onActivation(_ body: @escaping @MainActor () -> Void) {
        whenActive(body)
    }
}

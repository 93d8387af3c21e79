public import RouterCore

extension Router {
    /// How many turns of the main actor without news count as rest.
    private static func quietTurns(isAtWork: Bool) -> Int { isAtWork ? 1_000 : 4 }
    /// How many turns are waited for at most: 100,000.
    private static var turnLimit: Int { 100_000 }

    /// Waits until nothing moves: guards have answered, and the tasks of screens have ended or wait for a result.
    ///
    /// It counts turns of the main actor and looks at no clock, so a test of it is as fast as what it waits for.
    ///
    /// ```swift
    /// cup.perform(cup.actions[0])
    /// await harness.router.rest()  // the sheet is up
    /// harness.answer(PickSize.self, with: 3)
    /// ```
    ///
    /// - Returns: Whether all is at rest. It is not when a task of a screen goes on after 1,000 turns without news,
    ///   such as one that waits for the network, nor when there is news without an end.
    @discardableResult public func rest() async -> Bool {
        await rest {}
    }

    /// Waits until nothing moves, and calls the closure whenever something has.
    func rest(_ didMove: () -> Void) async -> Bool {
        var news = 0
        let subscription = events.observe { _ in news += 1 }
        defer { subscription.cancel() }
        var quiet = 0
        for _ in 0..<Self.turnLimit {
            let isAtWork = !navigation.entriesAtWork.isEmpty
            guard quiet < Self.quietTurns(isAtWork: isAtWork) else { return !isAtWork }
            let before = news
            let hasWaited = await navigation.settled()
            await Task.yield()
            if hasWaited || news != before {
                quiet = 0
                didMove()
            } else {
                quiet += 1
            }
        }
        return false
    }
}

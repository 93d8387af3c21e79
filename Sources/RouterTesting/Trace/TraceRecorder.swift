public import RouterCore

/// Records what is done to a router, whoever does it: screens, a host, the app's own code.
///
/// ```swift
/// let recorder = TraceRecorder(router)
/// recorder.tap(1)  // an action of the visible screen is one step, with all that it asks for
/// router.pop()  // and so is any other request
/// ```
///
/// Requests that others cause are no steps of their own. To replay what screens do besides navigating, such as
/// signing in, let the recorder tap; for what is no action of a screen, see ``note(_:_:)``. A router has one
/// recorder at a time: a later one takes its place.
@MainActor public final class TraceRecorder<Screen: RouterScreen> {
    /// The router that is recorded.
    public let router: Router<Screen>

    private let naming: RouteNaming<Screen>
    private let start: [String]
    private var steps: [Trace.Step] = []
    private let setUp: String
    /// Whether a step is being done of which requests are only a part.
    private var isInStep = false
    private var subscription: EventHub.Subscription?

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - router: The router, in the state the trace is to start from.
    ///   - setUp: A name for how that state comes about.
    public init(_ router: Router<Screen>, setUp: String = "") {
        self.router = router
        self.setUp = setUp
        naming = RouteNaming(composition: router.composition)
        start = naming.lines(router.state)
        subscription = router.events.observe { [weak self] in self?.add($0) }
        router.navigation.onRequest = { [weak self] command, source, isCaused in
            guard let self, subscription != nil, !isCaused, !isInStep else { return }
            steps.append(.init(RequestCoding(self.router).action(command, from: source)))
        }
        if !router.navigation.isActive {
            router.navigation.whenActive { [weak self] in
                guard let self, subscription != nil, !isInStep else { return }
                steps.append(.init(.activate))
            }
        }
    }

    /// What was done so far, and the state it led to.
    ///
    /// - Complexity: O(entries) for the state.
    public var trace: Trace {
        Trace(setUp: setUp, start: start, steps: steps, end: naming.lines(router.state))
    }

    /// Records something that only the app understands as one step, with all the requests it makes.
    ///
    /// - Parameters:
    ///   - command: What is done, in words that a replay is handed again.
    ///   - body: Does it, and answers something that a replay has to answer, too, or nil.
    /// - Returns: The answer.
    @discardableResult
    public func note(_ command: String, _ body: () throws -> String?) rethrows -> String? {
        try step(.command(command)) {
            let answer = try body()
            if subscription != nil { steps[steps.count - 1].answer = answer }
            return answer
        }
    }

    /// Ends the recording; ``trace`` stays as it is but for the state.
    public func stop() {
        subscription = nil
    }

    private func step<Value>(_ action: Trace.Action, _ body: () throws -> Value) rethrows -> Value {
        guard subscription != nil else { return try body() }
        steps.append(.init(action))
        isInStep = true
        defer { isInStep = false }
        return try body()
    }

    private func add(_ event: NavigationEvent) {
        // What came before anything was done came of drawing.
        if steps.isEmpty { steps.append(.init(.draw)) }
        steps[steps.count - 1].events.append(naming.line(event))
    }
}

extension TraceRecorder where Screen: ActionableScreen {
    /// Carries out an action of the visible screen, or a choice of the visible dialog, counted from 1.
    ///
    /// - Returns: What it asked of the router; nil if it asked nothing, or there is no such action. Then nothing
    ///   is recorded.
    @discardableResult
    public func tap(_ number: Int) -> NavigationRequest? {
        guard let titles = router.visibleActions, titles.indices.contains(number - 1) else { return nil }
        return step(.tap(number: number, title: titles[number - 1])) {
            defer { _ = router.visibleScreen }
            return router.performVisibleAction(at: number - 1)
        }
    }
}

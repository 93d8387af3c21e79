/// Hands events to any number of subscribers, none of which can hold up navigation.
///
/// Iterated with `for await`, every loop has a buffer of its own for the newest ``bufferSize`` events: a slow
/// one loses the oldest (the ids of its events then have a gap), one that throws or leaves is forgotten.
/// ``observe(_:)`` calls at once, on the main actor, before the request's verb returns; what such a handler
/// asks of the router waits until the change has been delivered to all.
@MainActor public final class EventHub {
    /// How many events wait for a slow subscriber: 1,024.
    public nonisolated static let bufferSize = 1_024

    private var handlers: [Int: @MainActor (NavigationEvent) -> Void] = [:]
    private var streams: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
    private var nextSubscription = 0
    private var lastEvent = 0

    init() {}

    isolated deinit {
        for stream in streams.values { stream.finish() }
    }

    /// A new stream of the events from now on; it ends with its router.
    public func stream() -> AsyncStream<NavigationEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(Self.bufferSize))
        let id = subscribe()
        streams[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.streams[id] = nil }
        }
        return stream
    }

    /// Calls the handler with every event until the subscription is cancelled or thrown away.
    public func observe(_ handler: @escaping @MainActor (NavigationEvent) -> Void) -> EventSubscription {
        let id = subscribe()
        handlers[id] = handler
        return EventSubscription { [weak self] in
            // Kept until it has been taken out: what it holds may be a subscription, too.
            let handler = self?.handlers.removeValue(forKey: id)
            withExtendedLifetime(handler) {}
        }
    }

    private func subscribe() -> Int {
        nextSubscription += 1
        return nextSubscription
    }

    /// Makes and delivers an event; without subscribers it is only counted.
    ///
    /// - Complexity: O(subscribers).
    func send(toHandlers: Bool = true, _ event: (_ id: Int) -> NavigationEvent) {
        lastEvent += 1
        guard !handlers.isEmpty || !streams.isEmpty else { return }
        let event = event(lastEvent)
        for stream in streams.values { stream.yield(event) }
        guard toHandlers else { return }
        // In order of subscription; one that is cancelled meanwhile is not called any more.
        for id in handlers.keys.sorted() { handlers[id]?(event) }
    }
}

/// Keeps a handler subscribed for as long as it lives.
@MainActor public final class EventSubscription {
    private var onCancel: (@MainActor () -> Void)?

    init(onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
    }

    /// Ends the subscription; the handler is not called again.
    public func cancel() {
        onCancel?()
        onCancel = nil
    }

    isolated deinit { cancel() }
}

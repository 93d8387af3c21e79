/// Hands events to any number of subscribers, none of which can hold up navigation.
///
/// Iterated with `for await`, every loop has a buffer of its own for the newest ``bufferSize`` events: a slow
/// one loses the oldest (the ids of its events then have a gap), one that throws or leaves is forgotten.
/// ``observe(_:)`` calls at once, on the main actor, before the request's verb returns; what such a handler
/// asks of the router waits until the change has been delivered to all.
@MainActor public final class EventHub {
    /// How many events wait for a slow subscriber: 1,024.
    public nonisolated static let bufferSize = 1_024

    /// Who iterates, in order of subscription.
    private var streams: [Stream] = []
    /// Who is called, in order of subscription, after what iterates has been given the event.
    private var handlers: [Handler] = []
    private var lastEvent = 0

    init() {}

    isolated deinit {
        for stream in streams { stream.continuation.finish() }
    }

    /// A new stream of the events from now on; it ends with its router.
    public func stream() -> AsyncStream<NavigationEvent> {
        let (events, continuation) = AsyncStream.makeStream(
            of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(Self.bufferSize))
        let stream = Stream(continuation)
        streams = streams + [stream]
        continuation.onTermination = { [weak self, weak stream] _ in
            Task { @MainActor in
                if let self, let stream { self.streams = self.streams.filter { $0 !== stream } }
            }
        }
        return events
    }

    /// Calls the handler with every event until the subscription is cancelled or thrown away.
    public func observe(_ handler: @escaping @MainActor (NavigationEvent) -> Void) -> Subscription {
        let handler = Handler(handler)
        handlers = handlers + [handler]
        return Subscription { [weak self] in
            handler.isCancelled = true
            if let self { self.handlers = self.handlers.filter { $0 !== handler } }
        }
    }

    /// Makes and delivers an event; without subscribers it is only counted.
    ///
    /// - Complexity: O(subscribers).
    func send(toHandlers: Bool = true, _ event: (_ id: Int) -> NavigationEvent) {
        lastEvent += 1
        guard !streams.isEmpty || !handlers.isEmpty else { return }
        let event = event(lastEvent)
        for stream in streams { stream.continuation.yield(event) }
        guard toHandlers else { return }
        for handler in handlers where !handler.isCancelled { handler.call(event) }
    }
}

/// One who iterates over events.
@MainActor private final class Stream {
    let continuation: AsyncStream<NavigationEvent>.Continuation

    init(_ continuation: AsyncStream<NavigationEvent>.Continuation) {
        self.continuation = continuation
    }
}

/// One who is called with events, until it is cancelled.
@MainActor private final class Handler {
    let call: @MainActor (NavigationEvent) -> Void
    /// Set when it is taken out, since those who are told at that moment are told one after the other.
    var isCancelled = false

    init(_ call: @escaping @MainActor (NavigationEvent) -> Void) {
        self.call = call
    }
}

extension EventHub {
    /// Keeps a handler subscribed for as long as it lives.
    @MainActor public final class Subscription {
        private var onCancel: (@MainActor () -> Void)?

        init(onCancel: @escaping @MainActor () -> Void) {
            self.onCancel = onCancel
        }

        /// Ends the subscription; the handler is not called again.
        public func cancel() {
            // Kept until it is no longer referred to: what it holds may be this subscription, too.
            let cancel = onCancel
            onCancel = nil
            cancel?()
        }

        isolated deinit { cancel() }
    }
}

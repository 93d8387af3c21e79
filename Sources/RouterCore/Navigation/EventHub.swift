/// Hands events to any number of subscribers, none of which can hold up navigation.
///
/// Each ``stream()`` has a buffer of its own for the newest ``bufferSize`` events. A slow loop loses the oldest ones:
/// the ids of its events then have a gap. ``observe(_:)`` calls its handler at once, on the main actor, before the
/// request's verb returns. A request that a handler makes waits until all have been told of the change.
@MainActor public final class EventHub {
    /// How many events wait for a slow subscriber: 1,024.
    public nonisolated static let bufferSize = 1_024

    /// Who iterates, in order of subscription.
    private var streams = Subscribers<AsyncStream<NavigationEvent>.Continuation>()
    /// Who is called, in order of subscription, after what iterates has been given the event.
    private var handlers = Subscribers<@MainActor (NavigationEvent) -> Void>()
    private var lastEvent = 0

    init() {}

    isolated deinit {
        for stream in streams.all { stream.receiver?.finish() }
    }

    /// A new stream of the events from now on; it ends with its router.
    public func stream() -> AsyncStream<NavigationEvent> {
        let (events, continuation) = AsyncStream.makeStream(
            of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(Self.bufferSize))
        let stream = streams.add(continuation)
        continuation.onTermination = { [weak self, weak stream] _ in
            Task { @MainActor in
                if let self, let stream { self.streams.remove(stream) }
            }
        }
        return events
    }

    /// Calls the handler with every event until the subscription is cancelled or thrown away.
    public func observe(_ handler: @escaping @MainActor (NavigationEvent) -> Void) -> Subscription {
        let handler = handlers.add(handler)
        return Subscription { [weak self] in
            // Kept until it is taken out: what it holds may be a subscription, too.
            let receiver = handler.receiver
            self?.handlers.remove(handler)
            withExtendedLifetime(receiver) {}
        }
    }

    /// Makes and delivers an event; without subscribers it is only counted.
    ///
    /// - Complexity: O(subscribers).
    func send(toHandlers: Bool = true, _ event: (_ id: Int) -> NavigationEvent) {
        lastEvent += 1
        guard !streams.isEmpty || !handlers.isEmpty else { return }
        let event = event(lastEvent)
        for stream in streams.all { stream.receiver?.yield(event) }
        guard toHandlers else { return }
        for handler in handlers.all { handler.receiver?(event) }
    }
}

/// One who is given events, until it is taken out.
@MainActor private final class Subscriber<Receiver> {
    /// What takes the events; nil once it is taken out, since others may be told of an event at that moment.
    var receiver: Receiver?

    init(_ receiver: Receiver) {
        self.receiver = receiver
    }
}

/// Subscribers in order of subscription; to take one out costs no look at the others.
@MainActor private struct Subscribers<Receiver> {
    /// Those that are there, and at most as many that have been taken out.
    private(set) var all: [Subscriber<Receiver>] = []
    private var removed = 0

    var isEmpty: Bool { all.count == removed }

    mutating func add(_ receiver: Receiver) -> Subscriber<Receiver> {
        let subscriber = Subscriber(receiver)
        all.append(subscriber)
        return subscriber
    }

    mutating func remove(_ subscriber: Subscriber<Receiver>) {
        guard subscriber.receiver != nil else { return }
        subscriber.receiver = nil
        removed += 1
        guard removed * 2 > all.count else { return }
        all = all.filter { $0.receiver != nil }
        removed = 0
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

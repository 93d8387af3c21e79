/// Hands events to any number of subscribers, none of which can hold up navigation.
///
/// Iterated with `for await`, every loop has a buffer of its own for the newest ``bufferSize`` events: a slow
/// one loses the oldest (the ids of its events then have a gap), one that throws or leaves is forgotten.
/// ``observe(_:)`` calls at once, on the main actor, before the request's verb returns; what such a handler
/// asks of the router waits until the change has been delivered to all.
@MainActor public final class EventHub {
    /// How many events wait for a slow subscriber: 1,024.
    public nonisolated static let bufferSize = 1_024

    /// Who is told, in order of subscription.
    private var subscribers: [Subscriber] = []
    private var lastEvent = 0

    init() {}

    isolated deinit {
        for case .stream(let stream) in subscribers.map(\.kind) { stream.finish() }
    }

    /// A new stream of the events from now on; it ends with its router.
    public func stream() -> AsyncStream<NavigationEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(Self.bufferSize))
        let subscriber = Subscriber(.stream(continuation))
        subscribers = subscribers + [subscriber]
        continuation.onTermination = { [weak self, weak subscriber] _ in
            Task { @MainActor in
                if let subscriber { self?.cancel(subscriber) }
            }
        }
        return stream
    }

    /// Calls the handler with every event until the subscription is cancelled or thrown away.
    public func observe(_ handler: @escaping @MainActor (NavigationEvent) -> Void) -> EventSubscription {
        let subscriber = Subscriber(.handler(handler))
        subscribers = subscribers + [subscriber]
        return EventSubscription { [weak self] in self?.cancel(subscriber) }
    }

    private func cancel(_ subscriber: Subscriber) {
        subscriber.isCancelled = true
        subscribers = subscribers.filter { $0 !== subscriber }
    }

    /// Makes and delivers an event; without subscribers it is only counted.
    ///
    /// - Complexity: O(subscribers).
    func send(toHandlers: Bool = true, _ event: (_ id: Int) -> NavigationEvent) {
        lastEvent += 1
        guard !subscribers.isEmpty else { return }
        let event = event(lastEvent)
        for subscriber in subscribers {
            if case .stream(let stream) = subscriber.kind { stream.yield(event) }
        }
        guard toHandlers else { return }
        for subscriber in subscribers where !subscriber.isCancelled {
            if case .handler(let handler) = subscriber.kind { handler(event) }
        }
    }
}

/// One who is told of events, until it is cancelled.
@MainActor private final class Subscriber {
    enum Kind {
        case handler(@MainActor (NavigationEvent) -> Void)
        case stream(AsyncStream<NavigationEvent>.Continuation)
    }

    let kind: Kind
    /// Set when it is taken out, since those who are told at that moment are told one after the other.
    var isCancelled = false

    init(_ kind: Kind) {
        self.kind = kind
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
        // Kept until it is no longer referred to: what it holds may be this subscription, too.
        let cancel = onCancel
        onCancel = nil
        cancel?()
    }

    isolated deinit { cancel() }
}

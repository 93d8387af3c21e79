/// Holds up asynchronous work until a test lets it go on, in place of a clock.
///
/// ```swift
/// let gate = Gate<Bool>()
/// let task = Task { await gate.pass() }  // stands at the gate
/// await gate.arrival()  // until someone does
/// gate.open(with: true)  // lets the one through who came first
/// ```
@MainActor public final class Gate<Value: Sendable> {
    private var waiting: [CheckedContinuation<Value, Never>] = []
    private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Creates a gate that is shut.
    public init() {}

    /// How many stand at the gate.
    public var count: Int { waiting.count }

    /// Waits until the gate is opened for whoever calls this.
    public func pass() async -> Value {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            for watcher in watching where watcher.count <= waiting.count { watcher.continuation.resume() }
            watching.removeAll { $0.count <= waiting.count }
        }
    }

    /// Waits until that many stand at the gate.
    public func arrival(of count: Int = 1) async {
        guard waiting.count < count else { return }
        await withCheckedContinuation { watching.append((count, $0)) }
    }

    /// Lets the one at a place of the row go on with a value; 0 is the one who came first.
    ///
    /// - Returns: Whether someone stood there.
    @discardableResult
    public func open(with value: Value, at place: Int = 0) -> Bool {
        guard waiting.indices.contains(place) else { return false }
        waiting.remove(at: place).resume(returning: value)
        return true
    }
}

extension Gate where Value == Void {
    /// Lets the one who came first go on.
    @discardableResult
    public func open() -> Bool {
        open(with: ())
    }
}

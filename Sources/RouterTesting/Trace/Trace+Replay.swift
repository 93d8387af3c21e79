public import RouterCore

/// The result of replaying a trace.
public struct TraceReplay: Hashable, Sendable {
    /// How many steps went as they were recorded.
    public let steps: Int
    /// The first that went another way, or nil when all came to the same.
    public let divergence: TraceDivergence?
}

/// The first place where a replay went another way than the trace.
public struct TraceDivergence: Hashable, Sendable {
    /// The part in which replay and trace differ.
    public enum Difference: Hashable, Sendable {
        /// The state that it starts from.
        case start
        /// The step could not be done again, for this reason.
        case unrepeatable(String)
        /// The event with that number among those of the step, from 1.
        case event(Int)
        /// The answer to a command.
        case answer
        /// The state it ends in.
        case end
    }

    /// The number of the step, from 1; 0 for the start, and one more than there are for the end.
    public let step: Int
    /// The action of the step; nil at the start and the end.
    public let action: Trace.Action?
    /// The part that differs.
    public let difference: Difference
    /// The recorded text; nil if nothing was recorded.
    public let expected: String?
    /// The text of the replay; nil if nothing came.
    public let found: String?
}

extension Trace {
    /// Does on a router what was recorded, as far as it comes to the same.
    ///
    /// The visible screen is drawn after each step, as a host does. Guards that take their time are waited for
    /// where their answer was recorded.
    ///
    /// - Parameters:
    ///   - router: A router in the state the trace starts from.
    ///   - command: Does what ``TraceRecorder/note(_:_:)`` recorded, and answers as then.
    /// - Returns: How far it went, and the first difference.
    /// - Complexity: O(steps and events).
    @MainActor public func replay<Screen: RouterScreen>(
        on router: Router<Screen>, command: (String) -> String? = { _ in nil }
    ) async -> TraceReplay {
        let player = TracePlayer(router)
        if let (expected, found) = Self.difference(start, player.state) {
            return stopped(at: 0, .start, expected, found.map { $0 })
        }
        for (index, step) in steps.enumerated() {
            let answer: String?
            do throws(Unrepeatable) {
                answer = try player.perform(step.action, command: command)
            } catch {
                return stopped(at: index + 1, .unrepeatable(error.why), nil, nil)
            }
            if player.events.count < step.events.count { await player.settle() }
            let lines = player.lines
            if let place = Self.place(step.events, lines) {
                return stopped(
                    at: index + 1, .event(place + 1), step.events[at: place], lines[at: place])
            }
            if answer != step.answer { return stopped(at: index + 1, .answer, step.answer, answer) }
        }
        if let (expected, found) = Self.difference(end, player.state) {
            return stopped(at: steps.count + 1, .end, expected, found)
        }
        return TraceReplay(steps: steps.count, divergence: nil)
    }

    private func stopped(
        at step: Int, _ difference: TraceDivergence.Difference, _ expected: String?, _ found: String?
    ) -> TraceReplay {
        let divergence = TraceDivergence(
            step: step, action: steps[at: step - 1]?.action, difference: difference, expected: expected,
            found: found)
        return TraceReplay(steps: max(0, step - 1), divergence: divergence)
    }

    /// The first place where two lists of lines differ.
    private static func place(_ expected: [String], _ found: [String]) -> Int? {
        guard expected != found else { return nil }
        return (0...max(expected.count, found.count)).first { expected[at: $0] != found[at: $0] }
    }

    private static func difference(
        _ expected: [String], _ found: [String]
    ) -> (expected: String?, found: String?)? {
        place(expected, found).map { (expected[at: $0], found[at: $0]) }
    }
}

extension Array {
    /// The element at a place, or nil where there is none.
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension TraceDivergence: CustomStringConvertible {
    /// The step, the events that were recorded and those that came instead, on lines of their own.
    public var description: String {
        var lines: [String] = []
        switch difference {
        case .start: lines.append("The replay starts from another state than was recorded.")
        case .end: lines.append("All steps went as recorded, but the state they led to is another.")
        case .unrepeatable(let why): lines.append("Step \(step), \(name), cannot be done again: \(why).")
        case .event(let number): lines.append("Step \(step), \(name), went another way at event \(number).")
        case .answer: lines.append("Step \(step), \(name), was answered otherwise.")
        }
        if expected != nil || found != nil {
            lines.append("- recorded: \(expected ?? "nothing")")
            lines.append("+ came:     \(found ?? "nothing")")
        }
        return lines.joined(separator: "\n")
    }

    private var name: String { action.map { "\($0)" } ?? "" }
}

extension Trace.Action: CustomStringConvertible {
    /// The action in a few words.
    public var description: String {
        switch self {
        case .tap(let number, let title): "tap \(number) “\(title)”"
        case .ask(let request, let entry?): "\(request) from #\(entry)"
        case .ask(let request, nil): "\(request)"
        case .command(let line): "“\(line)”"
        case .activate: "activate"
        case .draw: "drawing the screen"
        }
    }
}

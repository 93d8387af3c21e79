/// What was done to a router, step by step, and what came of each step: data that can be saved and replayed.
///
/// ```swift
/// let recorder = TraceRecorder(router)
/// recorder.tap(1)  // an action of the visible screen is one step, with all that it asks for
/// router.pop()  // and so is any other request
/// router.push(OrdersRoute.detail(id: 9))
///
/// let trace = try Trace.list(in: Data(recorder.trace.text.utf8))[0]
/// let replay = await trace.replay(on: Router(app))
/// #expect(replay.divergence?.description == nil)
/// ```
///
/// A step is what came from outside: an action of a screen, a link, a gesture, a request of the app's own code.
/// What it caused (redirects, return handlers, endings) is among the step's events and is not replayed, since it
/// comes about again.
///
/// Work that goes on after its step and asks for something later is a step of its own. If the replayed app does
/// that work too, it asks twice; hold such work up with a ``Gate``, or leave it out of what is replayed.
public struct Trace: Hashable, Sendable {
    /// The version of the form in which traces are saved.
    public static let version = 1

    /// A title for a person; may be empty.
    public var title: String
    /// The name of the set-up it starts from, such as `signed in`; may be empty.
    public var setUp: String
    /// The state it starts from, a line for each stack.
    public var start: [String]
    /// The steps, in order.
    public var steps: [Step]
    /// The state it ends in.
    public var end: [String]

    /// Creates a trace.
    public init(
        title: String = "", setUp: String = "", start: [String], steps: [Step] = [], end: [String]
    ) {
        self.title = title
        self.setUp = setUp
        self.start = start
        self.steps = steps
        self.end = end
    }

    /// One thing that was done, and what came of it.
    public struct Step: Hashable, Codable, Sendable {
        /// The action that was done.
        public var action: Action
        /// The answer of the app to a command; nil for any other action.
        public var answer: String?
        /// The events that followed before the next step, each as one line of text.
        public var events: [String]

        /// Creates a step.
        public init(_ action: Action, answer: String? = nil, events: [String] = []) {
            self.action = action
            self.answer = answer
            self.events = events
        }

        private enum CodingKeys: String, CodingKey {
            case action = "do"
            case answer, events
        }
    }

    /// An action that was done to a router.
    public enum Action: Hashable, Sendable {
        /// An action of the visible screen was carried out; the first is number 1.
        case tap(number: Int, title: String)
        /// Something was asked of the router, from what was visible or from one entry.
        case ask(Request, from: Int?)
        /// Something was done that only the app understands.
        case command(String)
        /// Links began to be applied.
        case activate
        /// The visible screen was drawn.
        case draw
    }
}

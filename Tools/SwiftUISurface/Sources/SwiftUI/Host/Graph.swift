import Observation

/// Everything on screen, and what has happened there.
@_spi(SurfaceHost) @MainActor public final class Graph {
    /// The types whose bodies were read, in order.
    public var bodies: [String] = []
    /// What SwiftUI would complain of.
    public private(set) var diagnostics: [String] = []
    /// What was done to the screen, and, indented, what the screen told the adapter.
    public var transcript: [String] = []
    /// The places that are leaving the screen.
    public var leaving: [Node] = []
    /// What the scene keeps.
    public let scene: SavedValues
    /// Whether the rows of lists are out of sight, and so not drawn.
    public var isScrolledAway = false
    /// Whether something that was read in a body has changed.
    public var isDirty = true
    /// The place of the window.
    public private(set) var root: Node!

    var isForced = false
    var afterPass: [() -> Void] = []

    /// Creates an empty screen of a scene that has kept something, or nothing.
    public init(scene values: [String: Any]) {
        scene = SavedValues(values)
        root = Node(in: self)
    }

    /// Draws a view, once; a forced pass reads every body again.
    public func draw(_ view: some View, isForced: Bool = false) {
        isDirty = false
        self.isForced = isForced
        root.update(view, EnvironmentValues())
        self.isForced = false
        let actions = afterPass
        afterPass = []
        for action in actions { action() }
    }

    /// Adds a line to the transcript.
    public func note(_ line: String) {
        transcript.append(line)
    }

    func report(_ problem: String) {
        if !diagnostics.contains(problem) { diagnostics.append(problem) }
    }
}

import Foundation
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
    /// What the host does that SwiftUI is reported to do.
    public let mode: Hostility
    /// Whether the rows of lists are out of sight, and so not drawn.
    public var isScrolledAway = false
    /// Whether something that was read in a body has changed.
    public var isDirty = true
    /// Whether the scene is active.
    public var phase = ScenePhase.active
    /// How much room there is from side to side.
    public var width: UserInterfaceSizeClass?
    /// What the scene offers when it has the focus.
    public internal(set) var focused = FocusedValues()
    /// How often stacks and tabs were made anew.
    public var generation = 0
    /// The place of the window.
    public private(set) var root: Node!

    /// Whether what is drawn is animated.
    private(set) var isAnimated = true
    /// How many presentations have begun or ended in the pass.
    var presentations = 0
    var isForced = false
    var afterPass: [() -> Void] = []
    private var changesUnanimated = false
    private var whileDrawing: [() -> Void] = []
    private var late: [() -> Void] = []

    /// Creates an empty screen of a scene that has kept something, or nothing.
    public init(scene values: [String: Any], mode: Hostility) {
        scene = SavedValues(values)
        self.mode = mode
        root = Node(in: self)
    }

    /// Draws a view, once; a forced pass reads every body again.
    public func draw(_ view: some View, isForced: Bool = false) {
        isDirty = false
        isAnimated = !changesUnanimated
        changesUnanimated = false
        presentations = 0
        self.isForced = isForced
        var environment = EnvironmentValues()
        environment.scenePhase = phase
        environment.horizontalSizeClass = width
        #if !SURFACE_OS_tvOS && !SURFACE_OS_watchOS
            environment.openWindows { [weak self] id in self?.note("window \(id) opens") }
        #endif
        let lateSetters = late
        late = []
        root.update(view, environment)
        self.isForced = false
        runSettersWhileDrawing()
        let actions = afterPass
        afterPass = []
        for action in actions { action() }
        for set in lateSetters { set() }
    }

    /// Calls a setter of a binding, as the mode says.
    public func call(_ set: @escaping () -> Void) {
        let set =
            mode.contains(.setsTwice)
            ? {
                set(); set()
            } : set
        if mode.contains(.setsWhileDrawing) {
            whileDrawing.append(set)
            isDirty = true
        } else if mode.contains(.setsLate) {
            late.append(set)
            isDirty = true
        } else {
            set()
        }
    }

    /// Calls the setters that were kept for the middle of an update.
    func runSettersWhileDrawing() {
        let setters = whileDrawing
        whileDrawing = []
        for set in setters { set() }
    }

    /// Makes a view by a closure that SwiftUI may run anywhere.
    func build<Content: View>(_ content: @escaping () -> Content) -> AnyView {
        guard mode.contains(.buildsAnywhere) else { return AnyView(content()) }
        // The thread may outlive this call a little, so it is to keep nothing.
        nonisolated(unsafe) var view: AnyView?
        nonisolated(unsafe) var make: (() -> Void)? = { view = AnyView(content()) }
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            make?()
            make = nil
            isDone.signal()
        }
        isDone.wait()
        defer { view = nil }
        return view ?? AnyView(EmptyView())
    }

    /// Takes note of a change of something that was read.
    func noteChange() {
        isDirty = true
        if Transaction.current.disablesAnimations { changesUnanimated = true }
    }

    /// Adds a line to the transcript.
    public func note(_ line: String) {
        transcript.append(line)
    }

    func report(_ problem: String) {
        if !diagnostics.contains(problem) { diagnostics.append(problem) }
    }
}

public import Foundation

#if canImport(UIKit)
    public import UIKit
#endif

/// What the host knows of a place.
@_spi(SurfaceHost) public enum Fact {
    /// A line of text.
    case text(String)
    /// Something to tap.
    case button(isEnabled: Bool, action: @MainActor () -> Void)
    /// The name of a screen.
    case title(String)
    /// Rows.
    case list
    /// Rows that can be selected, and how to do that.
    case rows(selected: AnyHashable, select: @MainActor (AnyHashable) -> Void)
    /// A stack, whose children are its root and the levels above.
    case stack(StackFact)
    /// A root or level of a stack.
    case level
    /// Tabs, and how to select one.
    case tabs(selected: AnyHashable?, select: @MainActor (AnyHashable) -> Void)
    /// The tag of a tab.
    case tag(AnyHashable)
    /// The label of a tab, its last child.
    case tabItem
    /// Whether the way back is hidden there.
    case backHidden(Bool)
    /// Whether what it is in cannot be dragged away.
    case dragDisabled(Bool)
    /// Takes URLs that reach the scene.
    case opensURLs((URL) -> Void)
    /// A picture.
    case image(String)
    /// Takes activities of a type that reach the scene.
    case continuesActivity(String, (NSUserActivity) -> Void)
    /// A key that does what the button inside does.
    case shortcut(String)
    #if canImport(UIKit)
        /// A controller of UIKit, and how it is taken down.
        case controller(UIViewController, dismantle: @MainActor () -> Void)
    #endif
    /// A line of text that can be changed.
    case field(write: @MainActor (String) -> Void)
    /// A sheet or cover, and how the system says that it is gone.
    case presented(kind: String, end: @MainActor () -> Void)
}

/// A stack on screen.
@_spi(SurfaceHost) @MainActor public final class StackFact {
    /// The path as it is drawn.
    public private(set) var displayed: [AnyHashable] = []
    /// The path that was written last.
    public private(set) var written: [AnyHashable] = []
    #if canImport(UIKit)
        /// The controller behind it.
        public let controller = UINavigationController()
    #endif

    let place: String
    var read: () -> [AnyHashable] = { [] }
    var write: ([AnyHashable]) -> Void = { _ in }
    var holds: (Any) -> Bool = { _ in false }
    var destinations: [ObjectIdentifier: @MainActor (Any) -> any View] = [:]
    var isConnected = false
    /// The identity of the root, as far as it was seen in the pass.
    var root: AnyHashable?
    private var lastRoot: AnyHashable?
    /// What the host has taken off the screen, and does not take back.
    private var discarded: Set<AnyHashable> = []

    init(place: String) {
        self.place = place
    }

    /// Shows the path that there is, but for what was discarded.
    func show(in node: Node) {
        let graph = node.graph
        var path = node.read { read() }
        if let root, let lastRoot, root != lastRoot, graph.mode.contains(.emptiesPath) {
            discarded.formUnion(path)
            graph.note("  \(place) writes []")
            write([])
            if graph.mode.contains(.setsTwice) { write([]) }
            path = node.read { read() }
        }
        lastRoot = root
        discarded.formIntersection(path)
        path = Array(path.prefix { !discarded.contains($0) })
        guard path != displayed else { return }
        displayed = path
        graph.note("\(place) shows \(Self.text(path))\(graph.isAnimated ? "" : ", not animated")")
    }

    /// Writes a path through the binding, as the system does.
    public func send(_ path: [AnyHashable], in graph: Graph) {
        graph.note("  \(place) writes \(Self.text(path))")
        written = path
        let isTakenOff = path.count < displayed.count && graph.mode.contains(.takesNothingBack)
        graph.call { [self] in
            if isTakenOff { discarded.formUnion(Set(displayed).subtracting(path)) }
            write(path)
        }
    }

    private static func text(_ path: [AnyHashable]) -> String {
        "[" + path.map { String(describing: $0.base) }.joined(separator: ", ") + "]"
    }
}

/// What the host hands down to a place.
struct Place {
    var name = "window"
    var stack: StackFact?
    /// Whether it is in the root of the stack, and no identity was seen yet.
    var isRoot = false
    /// The number on a tab.
    var badge: Int?
}

extension Node {
    /// The tabs inside: their tags, and where each is.
    @_spi(SurfaceHost) public var tabs: [(tag: AnyHashable, node: Node)] {
        if case .tag(let tag) = fact { return [(tag, self)] }
        return children.flatMap(\.tabs)
    }
}

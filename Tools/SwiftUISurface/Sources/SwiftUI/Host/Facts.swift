public import Foundation

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

    let place: String
    var read: () -> [AnyHashable] = { [] }
    var write: ([AnyHashable]) -> Void = { _ in }
    var holds: (Any) -> Bool = { _ in false }
    var destinations: [ObjectIdentifier: @MainActor (Any) -> any View] = [:]

    init(place: String) {
        self.place = place
    }

    func show(_ path: [AnyHashable], in node: Node) {
        guard path != displayed else { return }
        displayed = path
        let manner = node.environment.place.isAnimated ? "" : ", not animated"
        node.graph.note("\(place) shows \(Self.text(path))\(manner)")
    }

    /// Writes a path through the binding, as the system does.
    public func send(_ path: [AnyHashable], in graph: Graph) {
        graph.note("  \(place) writes \(Self.text(path))")
        written = path
        write(path)
    }

    private static func text(_ path: [AnyHashable]) -> String {
        "[" + path.map { String(describing: $0.base) }.joined(separator: ", ") + "]"
    }
}

/// What the host hands down to a place.
struct Place {
    var name = "window"
    var stack: StackFact?
    var isAnimated = true
}

extension Node {
    /// The tabs inside: their tags, and where each is.
    @_spi(SurfaceHost) public var tabs: [(tag: AnyHashable, node: Node)] {
        if case .tag(let tag) = fact { return [(tag, self)] }
        return children.flatMap(\.tabs)
    }
}

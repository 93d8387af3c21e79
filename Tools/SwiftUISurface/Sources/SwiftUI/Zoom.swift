/// Names a space in which views know each other by an identity.
@propertyWrapper public struct Namespace {
    /// The name.
    public struct ID: Hashable, Sendable {
        let object: ObjectIdentifier
    }

    final class Box {
        var space: Box?
    }

    private let box = Box()

    /// Creates a name.
    public init() {}

    /// The name, which belongs to the place of the view.
    public var wrappedValue: Namespace.ID { ID(object: ObjectIdentifier(box.space ?? box)) }
}

extension Namespace: Connectable {
    func connect(_ node: Node, _ label: String) {
        box.space = node.kept("space \(label)") { Box() }
    }
}

/// How a screen comes and goes.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol NavigationTransition {
    /// What the host says of it.
    @_spi(SurfaceHost) var name: String { get }
}

#if !SURFACE_OS_macOS
    /// A screen that grows out of another view.
    @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct ZoomNavigationTransition: NavigationTransition {
        /// What the host says of it.
        @_spi(SurfaceHost) public let name: String
    }

    @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension NavigationTransition where Self == ZoomNavigationTransition {
        /// Grows out of the view of that identity.
        public static func zoom(
            sourceID: some Hashable, in namespace: Namespace.ID
        ) -> ZoomNavigationTransition {
            ZoomNavigationTransition(name: "zooms from \(sourceID)")
        }
    }
#endif

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
    /// Lets screens grow out of this view.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        Modified(content: self) { $0.child("content", $1) }
    }

    /// Says how the screen comes and goes.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let name = style.name
        return Modified(content: self) { node, content in
            if node.isNew { node.graph.note("\(node.environment.place.name) \(name)") }
            node.child("content", content)
        }
    }
}

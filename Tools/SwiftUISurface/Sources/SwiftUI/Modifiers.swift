public import Foundation

/// A view with something done to it.
nonisolated struct Modified<Content: View>: View, Primitive {
    typealias Body = Never
    let content: Content
    let draw: @MainActor (Node, Content) -> Void

    @MainActor func update(_ node: Node) {
        draw(node, content)
    }
}

extension View {
    /// Gives the view an identity: another one begins with fresh state.
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
        nonisolated(unsafe) let id = AnyHashable(id)
        return Modified(content: self) { node, content in
            var environment = node.environment
            if environment.place.isRoot {
                environment.place.stack?.root = id
                environment.place.isRoot = false
            }
            node.child(id, content, environment)
        }
    }

    /// Does something when the view comes on screen.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        nonisolated(unsafe) let action = action
        return Modified(content: self) { node, content in
            if node.isNew, let action { node.graph.afterPass.append(action) }
            node.child("content", content)
        }
    }

    /// Does something when the view leaves the screen.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        nonisolated(unsafe) let action = action
        return Modified(content: self) { node, content in
            node.onLeave = action
            node.child("content", content)
        }
    }

    /// Names the screen in its navigation bar.
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        let title = String(title)
        return Modified(content: self) { node, content in
            node.fact = .title(title)
            node.child("content", content)
        }
    }

    /// Does something when a value has changed, and at first if that is wanted.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        nonisolated(unsafe) let (value, action) = (value, action)
        return Modified(content: self) { node, content in
            let last = node.kept("value") { Last(value) }
            let old = last.value
            last.value = value
            if old != value || node.isNew && initial { node.graph.afterPass.append { action(old, value) } }
            node.child("content", content)
        }
    }

    /// Puts a view behind this one.
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let background = content()
        return Modified(content: self) { node, content in
            node.child("background", background)
            node.child("content", content)
        }
    }

    /// Puts a view in front of this one.
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let overlay = content()
        return Modified(content: self) { node, content in
            node.child("content", content)
            node.child("overlay", overlay)
        }
    }

    /// Gives the view a frame, which this host does not measure.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        Modified(content: self) { $0.child("content", $1) }
    }
}

/// Where something lies in its place; this host has one place for everything.
public struct Alignment: Sendable {
    /// In the middle.
    public static let center = Alignment()
    /// At the bottom.
    public static let bottom = Alignment()
}

/// What a change carries along with it.
public struct Transaction {
    /// That of the change that is being made.
    nonisolated(unsafe) static var current = Transaction()

    /// Whether the change is shown at once.
    public var disablesAnimations = false

    /// Creates one that says nothing.
    public init() {}
}

/// Makes a change that carries a transaction along.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let before = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = before }
    return try body()
}

final class Last<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

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
        return Modified(content: self) { $0.child(id, $1) }
    }

    /// Does something when the view comes on screen.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        nonisolated(unsafe) let action = action
        return Modified(content: self) { node, content in
            if node.isNew, let action { node.graph.afterPass.append(action) }
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

    /// Changes the transaction of what is inside when a value has changed.
    nonisolated public func transaction<Value>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View where Value: Equatable {
        nonisolated(unsafe) let (value, transform) = (value, transform)
        return Modified(content: self) { node, content in
            let last = node.kept("value") { Last(value) }
            var environment = node.environment
            if last.value != value {
                last.value = value
                var transaction = Transaction()
                transform(&transaction)
                if transaction.disablesAnimations { environment.place.isAnimated = false }
            }
            node.child("content", content, environment)
        }
    }
}

/// What a change carries along with it.
public struct Transaction {
    /// Whether the change is shown at once.
    public var disablesAnimations = false
}

final class Last<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

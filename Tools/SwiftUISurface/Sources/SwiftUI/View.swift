/// Part of what is on screen.
@MainActor @preconcurrency public protocol View {
    /// What it is made of.
    associatedtype Body: View

    /// What it is made of, read again when something it depends on has changed.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    /// The host draws it.
    public typealias Body = Never

    /// Never read, as there is no such value.
    public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// Never read: such a view is drawn by the host.
    public var body: Never { fatalError("\(Self.self) is drawn by the host") }
}

extension Optional: View where Wrapped: View {
    /// The host draws it.
    public typealias Body = Never

}

extension Optional: Primitive where Wrapped: View {
    func update(_ node: Node) {
        if let view = self { node.child("some", view) }
    }
}

/// Nothing.
nonisolated public struct EmptyView: View, Primitive {
    /// The host draws it.
    public typealias Body = Never

    @MainActor func update(_ node: Node) {}
}

/// A view whose type is hidden.
nonisolated public struct AnyView: View, Primitive {
    /// The host draws it.
    public typealias Body = Never

    private let base: any View

    /// Hides the type of a view.
    public init<V>(_ view: V) where V: View {
        base = view
    }

    @MainActor func update(_ node: Node) {
        node.child("any \(type(of: base))", base)
    }
}

/// Views in a row, as a builder collects them.
nonisolated public struct TupleView<T>: View, Primitive {
    /// The host draws it.
    public typealias Body = Never

    let value: T

    @MainActor func update(_ node: Node) {
        for (index, part) in Mirror(reflecting: value).children.enumerated() {
            if let view = part.value as? any View { node.child(index, view) }
        }
    }
}

/// One branch of two.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
    /// The host draws it.
    public typealias Body = Never

    @MainActor func update(_ node: Node) {
        switch storage {
        case .first(let view): node.child("first", view)
        case .second(let view): node.child("second", view)
        }
    }
}

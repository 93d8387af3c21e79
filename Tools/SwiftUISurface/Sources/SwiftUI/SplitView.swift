/// A side bar, and beside it what it selects.
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View, Primitive
where Sidebar: View, Content: View, Detail: View {
    /// The host draws it.
    public typealias Body = Never

    private let sidebar: Sidebar
    private let detail: Detail

    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
    }

    @MainActor func update(_ node: Node) {
        let generation = node.graph.generation
        node.child("sidebar \(generation)", sidebar)
        node.child("detail \(generation)", detail)
    }
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Sendable {
    /// Little.
    case compact
    /// Much.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

extension EnvironmentValues {
    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
}

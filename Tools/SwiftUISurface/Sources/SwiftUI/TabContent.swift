/// Tabs, as they are written since iOS 18.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of what is selected.
    associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
    /// What they consist of.
    associatedtype Body: TabContent

    /// What they consist of.
    @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tabs that the host draws.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor protocol TabPart: TabContent {
    func update(_ node: Node)
}

/// Stands where the host draws tabs itself.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated struct DrawnTabs<TabValue: Hashable>: TabContent {
    // With `return`, so that the builder of the requirement leaves it alone.
    var body: DrawnTabs<TabValue> { return self }
}

/// Tabs made by the host, with something done to them.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated struct ModifiedTabs<TabValue: Hashable>: TabPart {
    let draw: @MainActor (Node) -> Void

    var body: DrawnTabs<TabValue> { return DrawnTabs() }

    @MainActor func update(_ node: Node) { draw(node) }
}

/// Draws tabs as views.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated struct TabsView<Tabs: TabContent>: View, Primitive {
    typealias Body = Never
    let tabs: Tabs

    @MainActor func update(_ node: Node) {
        (tabs as? any TabPart)?.update(node)
    }
}

/// Makes tabs of what is written in a closure.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    /// A view of tabs.
    nonisolated public struct Content<C>: View, Primitive where C: TabContent {
        /// The host draws it.
        public typealias Body = Never

        let tabs: C

        @MainActor func update(_ node: Node) {
            node.child("tabs", TabsView(tabs: tabs))
        }
    }

    /// Leaves one tab as it is.
    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
        nonisolated(unsafe) let content = content
        return ModifiedTabs<TabValue> { $0.child("tab", TabsView(tabs: content)) }
    }

    /// Puts tabs side by side.
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
    where TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C0.TabValue == C1.TabValue {
        nonisolated(unsafe) let (c0, c1) = (c0, c1)
        return ModifiedTabs<TabValue> { node in
            node.child("first", TabsView(tabs: c0))
            node.child("second", TabsView(tabs: c1))
        }
    }
}

/// What a tab is for.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
    /// To look for something.
    public static var search: TabRole { TabRole() }
}

/// A label that the system makes.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct DefaultTabLabel: View, Primitive {
    /// The host draws it.
    public typealias Body = Never

    let title: String

    @MainActor func update(_ node: Node) {
        node.child("title", Text(title))
    }
}

/// One tab.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct Tab<Value, Content, Label> {
    let value: Value
    let content: Content
    let label: Label
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent, TabPart where Value: Hashable, Content: View, Label: View {
    /// The type of what is selected.
    public typealias TabValue = Value

    /// What it consists of; the host draws it.
    public var body: some TabContent<Value> { DrawnTabs<Value>() }

    @MainActor func update(_ node: Node) {
        node.child("tab", content.tabItem { label }.tag(value))
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a title of the app's strings and a symbol of the system.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: value, content: content(), label: DefaultTabLabel(title: titleKey.key))
    }

    /// Creates a tab that is labelled by what it is for.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {
        let title = role == .search ? "Search" : ""
        self.init(value: value, content: content(), label: DefaultTabLabel(title: title))
    }
}

/// Tabs under a heading.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection: TabContent, TabPart
where
    Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
    SelectionValue == Content.TabValue
{
    /// The type of what is selected.
    public typealias TabValue = SelectionValue

    /// What it consists of; the host draws it.
    public var body: some TabContent<SelectionValue> { DrawnTabs<SelectionValue>() }

    @MainActor func update(_ node: Node) {
        node.child("header", header)
        node.child("tabs", TabsView(tabs: content))
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
    /// Creates tabs under a heading.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Header: View, Footer == EmptyView {
        self.init(header: header(), content: content())
    }
}

#if !SURFACE_OS_tvOS && !SURFACE_OS_watchOS
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    extension TabContent {
        /// Puts a number on the tab.
        nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
            nonisolated(unsafe) let tabs = self
            return ModifiedTabs<TabValue> { $0.child("tabs", TabsView(tabs: tabs).badge(count)) }
        }
    }
#endif

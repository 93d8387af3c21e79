/// Views side by side, one of them selected.
nonisolated public struct TabView<SelectionValue, Content>: View, Primitive
where SelectionValue: Hashable, Content: View {
    /// The host draws it.
    public typealias Body = Never

    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates tabs whose selection lives elsewhere.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Creates tabs as they are written since iOS 18.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public init<C>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    @MainActor func update(_ node: Node) {
        node.graph.runSettersWhileDrawing()
        node.child("tabs \(node.graph.generation)", content)
        let held = node.kept("selection") { Last(self.selection) }
        if !node.graph.mode.contains(.keepsBindings) { held.value = self.selection }
        nonisolated(unsafe) let selection = held.value
        let selected = node.read { selection.map { AnyHashable($0.wrappedValue) } }
        let last = node.kept("selected") { Last(selected) }
        if last.value != selected, let selected { node.graph.note("tab \(selected)") }
        last.value = selected
        let tabs = node.tabs
        if !tabs.contains(where: { $0.tag == selected }) {
            node.graph.report("the selection of the tabs is the tag of none")
        }
        node.fact = .tabs(selected: selected) { [unowned graph = node.graph] tag in
            guard let value = tag.base as? SelectionValue else { return }
            graph.note("  tab \(tag) is tapped")
            graph.call {
                selection?.wrappedValue = value
                if graph.mode.contains(.repeatsSelection) { selection?.wrappedValue = value }
            }
        }
    }
}

extension View {
    /// Says how the view is labelled as a tab.
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        let label = label()
        return Modified(content: self) { node, content in
            node.fact = .tabItem
            var environment = node.environment
            environment.place.badge = nil
            node.child("content", content, environment)
            node.child("label", label)
            if let badge = node.environment.place.badge, badge > 0 { node.child("badge", Text("\(badge)")) }
        }
    }

    /// Names the view among those that can be selected.
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        nonisolated(unsafe) let tag = AnyHashable(tag)
        return Modified(content: self) { node, content in
            node.fact = .tag(tag)
            var environment = node.environment
            environment.place.name = "\(tag)"
            node.child("content", content, environment)
        }
    }
}

import RouterCore

extension HostView {
    /// The most labels of one stack that are read: what lies deeper is not drawn anyway.
    private static let mostLabels = 100

    /// Reads what a router shows.
    ///
    /// - Complexity: O(stacks + content of the screens).
    @MainActor init(_ router: Router<TerminalScreen>, label: (AnyRoute) -> String) {
        let state = router.state
        func path(_ stack: NavigationState.Stack) -> [String] {
            if let dialog = router.navigation.dialog(of: stack.root.id) { return [dialog.title] }
            let left = stack.entries.count > Self.mostLabels ? ["…"] : []
            return left + stack.entries.suffix(Self.mostLabels).map { label($0.route) }
        }
        func layer(_ stack: NavigationState.Stack, kind: String) -> Layer {
            let screen = router.shown(stack.top.id)
            return Layer(
                id: .entry(stack.top.id), kind: kind, path: path(stack), title: screen?.title ?? "",
                sections: screen?.sections ?? [])
        }
        tabs = state.tabs.map(\.name)
        selectedTab = state.selectedIndex
        layers = [layer(state.tabs[state.selectedIndex].stack, kind: "")]
        // A dialog that is withheld is not drawn at all.
        let modals = state.modals.filter { $0.style != .dialog || router.shown($0.stack.root.id) != nil }
        layers += modals.map { layer($0.stack, kind: $0.style.rawValue) }
        stacks = state.modals.reversed().map { Stack(name: $0.style.rawValue, path: path($0.stack)) }
        for (index, tab) in state.tabs.enumerated() {
            let name = index == state.selectedIndex ? tab.name + "*" : tab.name
            stacks.append(Stack(name: name, path: path(tab.stack)))
        }
        let visible = state.modals.isEmpty ? state.selectedIndex : 0
        stacks[visible].isVisible = true
    }
}

#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// A whole window: the router's tabs, or its one stack, and the sheets and covers above.
    ///
    /// ```swift
    /// RouterView(router) { tab in
    ///     switch tab {
    ///     case "discover": Label("Discover", systemImage: "fork.knife")
    ///     case "restaurants": Label("Restaurants", systemImage: "storefront")
    ///     default: Label("Me", systemImage: "person.crop.circle")
    ///     }
    /// }
    /// ```
    ///
    /// It draws what the router's state says and never keeps a path. What people do by hand (going back,
    /// dragging a sheet away, changing tabs) reaches the router as requests.
    ///
    /// Links (`onOpenURL`) and saved navigation (scene storage) join this view in a later version.
    public struct RouterView<TabLabel: View>: View {
        private let router: Router<ViewScreen>
        private let tabLabel: (String) -> TabLabel

        /// Creates the view of a router.
        ///
        /// - Parameters:
        ///   - router: The router of this window; keep it in `@State` or outside of views.
        ///   - tabLabel: Makes the label of a tab from its name; not asked when there is one tab only.
        public init(
            _ router: Router<ViewScreen>, @ViewBuilder tabLabel: @escaping (_ name: String) -> TabLabel
        ) {
            self.router = router
            self.tabLabel = tabLabel
        }

        /// The tabs or the stack, and what is presented above.
        public var body: some View {
            ModalHost(
                router: router, host: nil, content: TabsView(router: router, tabLabel: tabLabel)
            )
            .id(ObjectIdentifier(router))  // ids of entries are unique in one router only
        }
    }

    extension RouterView where TabLabel == Text {
        /// Creates the view of a router whose tabs are labelled with their names.
        public init(_ router: Router<ViewScreen>) {
            self.init(router) { Text(verbatim: $0) }
        }
    }

    /// The tabs of a router, each with its stack; one alone needs no bar.
    struct TabsView<TabLabel: View>: View {
        let router: Router<ViewScreen>
        let tabLabel: (String) -> TabLabel

        var body: some View {
            let tabs = router.navigation.tabs
            if tabs.count == 1 {
                StackView(router: router, stack: tabs[0])
            } else {
                TabView(selection: selection) {
                    ForEach(tabs) { stack in
                        StackView(router: router, stack: stack)
                            .tabItem { tabLabel(stack.id.tabName) }
                            .tag(stack.id.tabName)
                    }
                }
            }
        }

        /// The selected tab; SwiftUI writes it on every tap, also on the tab that is selected.
        private var selection: Binding<String> {
            let selected = router.navigation.selectedTab
            return Binding(
                get: { @MainActor in selected },
                set: { @MainActor name in router.select(tab: name) })
        }
    }

    extension StackID {
        /// The name of the tab; empty for a modal, which has none.
        var tabName: String {
            if case .tab(let name) = self { name } else { "" }
        }
    }
#endif

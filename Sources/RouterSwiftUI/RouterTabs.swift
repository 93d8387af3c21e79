#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// The tabs of a router in a `TabView`, each with its stack; one alone needs no bar.
    ///
    /// ```swift
    /// RouterTabs(router) { tab in Label(tab, systemImage: "circle") }
    ///     .routerModals(router)
    /// ```
    ///
    /// For badges, roles and sections write a `TabView` of your own, with a ``RouterStack`` in each tab.
    public struct RouterTabs<TabLabel: View>: View {
        private let router: Router<ViewScreen>
        private let tabLabel: (String) -> TabLabel

        /// Creates the tabs of a router; each is labelled from its name.
        public init(
            _ router: Router<ViewScreen>, @ViewBuilder tabLabel: @escaping (_ name: String) -> TabLabel
        ) {
            (self.router, self.tabLabel) = (router, tabLabel)
        }

        /// The tabs.
        public var body: some View {
            let tabs = router.navigation.tabs
            if tabs.count == 1 {
                RouterStack(router, tab: tabs[0].id.tabName)
            } else {
                TabView(selection: router.selectedTab) {
                    ForEach(tabs) { stack in
                        RouterStack(router, tab: stack.id.tabName)
                            .tabItem { tabLabel(stack.id.tabName) }
                            .tag(stack.id.tabName)
                    }
                }
            }
        }
    }
#endif

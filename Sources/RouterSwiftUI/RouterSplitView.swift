#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// A side bar with a row for each tab, and beside it the stack of the selected one.
    ///
    /// ```swift
    /// RouterSplitView(router) { tab in Label(tab, systemImage: "circle") }
    ///     .routerModals(router)
    ///     .routerScene(router, savedAs: "navigation")
    /// ```
    ///
    /// Where there is room for one column only, it is ``RouterTabs``. The paths stay when that changes; the `@State`
    /// of screens goes.
    public struct RouterSplitView<TabLabel: View>: View {
        private let router: Router<ViewScreen>
        private let tabLabel: (String) -> TabLabel
        @Environment(\.horizontalSizeClass) private var width

        /// Creates the columns of a router; each row is labelled from the name of its tab.
        public init(
            _ router: Router<ViewScreen>, @ViewBuilder tabLabel: @escaping (_ name: String) -> TabLabel
        ) {
            (self.router, self.tabLabel) = (router, tabLabel)
        }

        /// The columns, or the tabs.
        public var body: some View {
            if width == .compact {
                RouterTabs(router, tabLabel: tabLabel)
            } else {
                NavigationSplitView {
                    List(selection: Bindable(router.navigation).listedTab) {
                        ForEach(router.navigation.tabs) { stack in
                            tabLabel(stack.id.tabName).tag(stack.id.tabName)
                        }
                    }
                } detail: {
                    RouterStack(router, tab: router.navigation.selectedTab)
                }
            }
        }
    }
#endif

#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// A whole window: the router's tabs, or its one stack, and the sheets and covers above.
    ///
    /// ```swift
    /// RouterView(router) { tab in Label(tab, systemImage: "circle") }
    /// ```
    ///
    /// It draws what the router's state says and never keeps a path. What people do by hand (going back,
    /// dragging a sheet away, changing tabs) reaches the router as requests.
    ///
    /// It is made of parts that an app may put together in another way: a ``RouterStack`` for each tab, the
    /// binding ``RouterCore/Router/selectedTab``, `routerModals(_:)` and `routerScene(_:)`.
    public struct RouterView<TabLabel: View>: View {
        private let router: Router<ViewScreen>
        private let tabLabel: (String) -> TabLabel
        /// The key of the scene storage, and who hears what a restore came to; nil when nothing is saved.
        private var storage: (key: String, onRestore: @MainActor (RestoreReport) -> Void)?
        private let opensLinks: Bool

        /// Creates the view of a router.
        ///
        /// - Parameters:
        ///   - router: The router of this window; keep it in `@State` or outside of views.
        ///   - opensLinks: Whether links that reach the scene are opened; without it the app opens them.
        ///   - tabLabel: Makes the label of a tab from its name; not asked when there is one tab only.
        public init(
            _ router: Router<ViewScreen>, opensLinks: Bool = true,
            @ViewBuilder tabLabel: @escaping (_ name: String) -> TabLabel
        ) {
            self.router = router
            self.opensLinks = opensLinks
            self.tabLabel = tabLabel
        }

        /// The tabs or the stack, and what is presented above.
        public var body: some View {
            RouterTabs(router: router, tabLabel: tabLabel)
                .routerModals(router)
                .routerScene(
                    router, savedAs: storage?.key, opensLinks: opensLinks,
                    onRestore: { storage?.onRestore($0) })
        }

        /// Keeps the navigation in the storage of the scene, and restores it when the scene comes back.
        ///
        /// ```swift
        /// .savedInScene("navigation") { report in
        ///     for lost in report.lost { print("not restored: \(lost.reason.word)") }
        /// }
        /// ```
        ///
        /// It belongs to this view, so it comes before the modifiers of other views. A new router is restored before
        /// any of its screens is built, then activated: a link the app was
        /// launched with has the last word. What is no snapshot is rejected as `malformed`, and reported; the
        /// router then starts as it is. Every change is saved, in O(entries), but for what is `.neverSaved`.
        ///
        /// - Parameters:
        ///   - key: Names what is saved; unique among the scene's storage, and never changed.
        ///   - onRestore: Told once what was lost or changed, if something was restored.
        /// - Returns: The view, which saves and restores.
        public func savedInScene(
            _ key: String, onRestore: @escaping @MainActor (_ report: RestoreReport) -> Void = { _ in }
        ) -> RouterView {
            var view = self
            view.storage = (key, onRestore)
            return view
        }
    }

    extension RouterView where TabLabel == Text {
        /// Creates the view of a router whose tabs are labelled with their names.
        public init(_ router: Router<ViewScreen>, opensLinks: Bool = true) {
            self.init(router, opensLinks: opensLinks) { Text(verbatim: $0) }
        }
    }

    /// The tabs of a router, each with its stack; one alone needs no bar.
    struct RouterTabs<TabLabel: View>: View {
        let router: Router<ViewScreen>
        let tabLabel: (String) -> TabLabel

        var body: some View {
            let tabs = router.navigation.tabs
            if tabs.count == 1 {
                StackView(router: router, stack: tabs[0])
            } else {
                TabView(selection: router.selectedTab) {
                    ForEach(tabs) { stack in
                        StackView(router: router, stack: stack)
                            .tabItem { tabLabel(stack.id.tabName) }
                            .tag(stack.id.tabName)
                    }
                }
            }
        }
    }
#endif

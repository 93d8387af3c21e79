#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// A whole window: the router's tabs, or its one stack, and the sheets and covers above.
    ///
    /// ```swift
    /// RouterView(router, savedAs: "navigation") { tab in Label(tab, systemImage: "circle") }
    /// ```
    ///
    /// It draws what the router's state says and never keeps a path. What people do by hand (going back,
    /// dragging a sheet away, changing tabs) reaches the router as requests.
    ///
    /// Its body is the recipe for a window of your own: something that shows stacks, with `routerModals(_:)` and
    /// `routerScene(_:savedAs:opensLinks:onRestore:)` around it.
    public struct RouterView<TabLabel: View>: View {
        private let router: Router<ViewScreen>
        private let key: String?
        private let onRestore: @MainActor (RestoreReport) -> Void
        private let tabLabel: (String) -> TabLabel
        private let opensLinks: Bool

        /// Creates the view of a router.
        ///
        /// - Parameters:
        ///   - router: The router of this window; keep it in `@State` or outside of views.
        ///   - key: What the navigation is saved by in the scene's storage; nil saves nothing.
        ///   - opensLinks: Whether links that reach the scene are opened; without it the app opens them.
        ///   - onRestore: Told once what was lost or changed, if something was restored.
        ///   - tabLabel: Makes the label of a tab from its name; not asked when there is one tab only.
        public init(
            _ router: Router<ViewScreen>, savedAs key: String? = nil, opensLinks: Bool = true,
            onRestore: @escaping @MainActor (_ report: RestoreReport) -> Void = { _ in },
            @ViewBuilder tabLabel: @escaping (_ name: String) -> TabLabel
        ) {
            (self.router, self.key, self.opensLinks) = (router, key, opensLinks)
            (self.onRestore, self.tabLabel) = (onRestore, tabLabel)
        }

        /// The stacks, what is presented above them, and the connection with the scene.
        public var body: some View {
            RouterTabs(router, tabLabel: tabLabel)
                .routerModals(router)
                .routerScene(router, savedAs: key, opensLinks: opensLinks, onRestore: onRestore)
        }
    }

    extension RouterView where TabLabel == Text {
        /// Creates the view of a router whose tabs are labelled with their names.
        public init(_ router: Router<ViewScreen>, savedAs key: String? = nil, opensLinks: Bool = true) {
            self.init(router, savedAs: key, opensLinks: opensLinks) { Text(verbatim: $0) }
        }
    }
#endif

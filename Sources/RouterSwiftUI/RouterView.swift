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
    /// When it appears it activates the router. Links that reach its scene are opened; those that came before
    /// were waiting for that.
    public struct RouterView<TabLabel: View>: View {
        private let router: Router<ViewScreen>
        private let tabLabel: (String) -> TabLabel
        /// The key of the scene storage, and who hears what a restore came to; nil when nothing is saved.
        private var storage: (key: String, onRestore: @MainActor (RestoreReport) -> Void)?

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
            window
                .onOpenURL { router.open($0) }
                .id(ObjectIdentifier(router))  // ids of entries are unique in one router only
        }

        @ViewBuilder private var window: some View {
            let content = ModalHost(
                router: router, host: nil, content: TabsView(router: router, tabLabel: tabLabel))
            if let storage {
                SavedScene(router, key: storage.key, onRestore: storage.onRestore, content: content)
            } else {
                content.onAppear { router.activate() }
            }
        }

        /// Keeps the navigation in the storage of the scene, and restores it when the scene comes back.
        ///
        /// ```swift
        /// .savedInScene("navigation") { report in
        ///     for lost in report.lost { print("not restored: \(lost.reason.word)") }
        /// }
        /// ```
        ///
        /// A new router is restored before any of its screens is built, then activated: a link the app was
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

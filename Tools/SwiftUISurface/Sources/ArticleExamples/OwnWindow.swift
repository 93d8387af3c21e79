import RouterCore
import RouterSwiftUI
import SwiftUI

#if !os(tvOS) && !os(watchOS)
    /// Tabs with a section, a badge and a search; before iOS 18 the same without sections and roles.
    struct OwnTabs: View {
        let router: Router<ViewScreen>
        let unread: Int

        var body: some View {
            if #available(iOS 18, macOS 15, visionOS 2, *) {
                TabView(selection: router.selectedTab) {
                    TabSection {
                        Tab("Dishes", systemImage: "fork.knife", value: "dishes") {
                            RouterStack(router, tab: "dishes")
                        }
                        Tab("People", systemImage: "person", value: "people") {
                            RouterStack(router, tab: "people")
                        }
                        .badge(unread)
                    } header: {
                        Text("Browse")
                    }
                    Tab(value: "search", role: .search) { RouterStack(router, tab: "search") }
                }
            } else {
                TabView(selection: router.selectedTab) {
                    RouterStack(router, tab: "dishes")
                        .tabItem { Label("Dishes", systemImage: "fork.knife") }
                        .tag("dishes")
                    RouterStack(router, tab: "people")
                        .tabItem { Label("People", systemImage: "person") }
                        .badge(unread)
                        .tag("people")
                    RouterStack(router, tab: "search")
                        .tabItem { Label("Search", systemImage: "magnifyingglass") }
                        .tag("search")
                }
            }
        }
    }

    struct OwnWindow: View {
        let router: Router<ViewScreen>

        var body: some View {
            OwnTabs(router: router, unread: 3)
                .routerModals(router)
                .routerScene(router, savedAs: "navigation")
        }
    }
#endif

/// A bar that floats above the stack of the selected tab.
struct OwnBar: View {
    let router: Router<ViewScreen>

    var body: some View {
        RouterStack(router, tab: router.selectedTab.wrappedValue)
            .overlay(alignment: .bottom) {
                ForEach(["dishes", "people"], id: \.self) { tab in
                    Button(tab) { router.selectedTab.wrappedValue = tab }
                }
            }
            .routerModals(router)
            .routerScene(router)
    }
}

/// A side bar where there is room for one, else tabs.
struct WideWindow: View {
    let router: Router<ViewScreen>

    var body: some View {
        RouterSplitView(router) { tab in Label(tab, systemImage: "circle") }
            .routerModals(router)
            .routerScene(router, savedAs: "navigation")
    }
}

import RouterCore
import RouterSwiftUI
import SwiftUI
import TastebookData

/// A tab bar of the app's own, with the number of dishes on the wishlist.
struct TastebookTabs: View {
    let router: Router<ViewScreen>

    var body: some View {
        #if os(tvOS) || os(watchOS)
            RouterTabs(router) { tab in TabTitle(tab: tab) }
        #else
            TabView(selection: router.selectedTab) {
                ForEach(router.navigation.tabs.map(\.id), id: \.self) { stack in
                    if case .tab(let tab) = stack {
                        RouterStack(router, tab: tab)
                            .tabItem { TabTitle(tab: tab) }
                            .badge(tab == "me" ? tastebook.store.wishlist.count : 0)
                            .tag(tab)
                    }
                }
            }
        #endif
    }
}

/// The title of a tab, in the bar and in the side bar.
struct TabTitle: View {
    let tab: String

    var body: some View {
        switch tab {
        case "discover": Label("Discover", systemImage: "fork.knife")
        case "restaurants": Label("Restaurants", systemImage: "storefront")
        default: Label("Me", systemImage: "person.crop.circle")
        }
    }
}

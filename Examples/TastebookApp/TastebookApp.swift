import RouterCore
import RouterSwiftUI
import SwiftUI

/// Tastebook on SwiftUI: the demo's three modules as they are, drawn as lists.
@main struct TastebookApp: App {
    var body: some Scene {
        WindowGroup { TastebookWindow() }
            #if !os(tvOS) && !os(watchOS)
                .commands { TastebookMenu() }
            #endif
    }
}

/// One window: its own router over the one composition, tabs where it is narrow, else a side bar.
struct TastebookWindow: View {
    @State private var router = Router(
        tastebook.composition, allowing: [.scheme("tastebook"), .host("tastebook.example")])
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        stacks
            .routerModals(router)
            .opensLinksInText(router)
            .routerScene(router, savedAs: "tastebook")
    }

    @ViewBuilder private var stacks: some View {
        if width == .compact {
            TastebookTabs(router: router)
        } else {
            RouterSplitView(router) { tab in TabTitle(tab: tab) }
        }
    }
}

#if !os(tvOS) && !os(watchOS)
    /// A menu for whichever window has the focus.
    struct TastebookMenu: Commands {
        @FocusedValue(\.router) private var router

        var body: some Commands {
            CommandMenu("Go") {
                Button("Discover") { router?.select(tab: "discover") }
                Button("Wishlist") { router?.open("/me/wishlist") }
            }
        }
    }
#endif

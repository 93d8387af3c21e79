import RouterCore
import RouterSwiftUI
import SwiftUI

struct OwnWindow: View {
    let router: Router<ViewScreen>

    var body: some View {
        TabView(selection: router.selectedTab) {
            RouterStack(router, tab: "dishes")
                .tabItem { Label("Dishes", systemImage: "fork.knife") }
                .tag("dishes")
            RouterStack(router, tab: "people")
                .tabItem { Label("People", systemImage: "person") }
                .tag("people")
        }
        .routerModals(router)
        .routerScene(router, savedAs: "navigation")
    }
}

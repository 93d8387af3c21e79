import RouterCore
import RouterSwiftUI
import SwiftUI

enum MenuRoute: Route { case list, dish(String) }

struct MenuModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: MenuRoute.self, key: "menu") { route, _ in
            switch route {
            case .list: List { RouteLink("Phở bò", to: MenuRoute.dish("Phở bò")) }
            case .dish(let name): Text(name)
            }
        }
    }
}

let app = Composition(placeholder: ViewScreen.placeholder) {
    MenuModule()
    RootTab("menu", root: MenuRoute.list)
}

@main struct MenuApp: App {
    var body: some Scene { WindowGroup { MenuWindow() } }
}

struct MenuWindow: View {
    @State private var router = Router(app)
    var body: some View { RouterView(router) }
}

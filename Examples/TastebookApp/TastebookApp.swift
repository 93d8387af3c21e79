import DishesModule
import ProfilesModule
import RestaurantsModule
import RouterCore
import RouterSwiftUI
import SwiftUI
import TastebookData

/// Tastebook on SwiftUI: the demo's three modules as they are, drawn as lists.
@main struct TastebookApp: App {
    var body: some Scene {
        WindowGroup { TastebookWindow() }
    }
}

/// One window: its own router over the one composition.
struct TastebookWindow: View {
    @State private var router = Router(
        tastebook, allowing: [.scheme("tastebook"), .host("tastebook.example")])

    var body: some View {
        RouterView(router, savedAs: "tastebook") { tab in
            switch tab {
            case "discover": Label("Discover", systemImage: "fork.knife")
            case "restaurants": Label("Restaurants", systemImage: "storefront")
            default: Label("Me", systemImage: "person.crop.circle")
            }
        }
    }
}

/// What Tastebook is made of; shared by all windows.
let tastebook = Composition(placeholder: ViewScreen.placeholder) {
    let store = TastebookStore(.embedded)
    DishesModule(store: store).mapped { screen in ViewScreen { TerminalScreenView(screen) } }
    RestaurantsModule(store: store).mapped { screen in ViewScreen { TerminalScreenView(screen) } }
    ProfilesModule(store: store).mapped { screen in ViewScreen { TerminalScreenView(screen) } }
    Connect(DishesExit.self) { exit in
        switch exit {
        case .restaurant(let id): RestaurantsRoute.detail(id: id)
        case .rating(let id): ProfilesRoute.rating(id: id)
        case .signIn: SignIn()
        }
    }
    Connect(RestaurantsExit.self) { exit in
        switch exit {
        case .menuDish(let dish, let place): DishesRoute.menuDish(id: dish, servedAt: place)
        }
    }
    Connect(ProfilesExit.self) { exit in
        switch exit {
        case .dish(let id): DishesRoute.detail(id: id)
        case .restaurant(let id): RestaurantsRoute.detail(id: id)
        }
    }
    RootTab("discover", root: DishesRoute.list)
    RootTab("restaurants", root: RestaurantsRoute.list())
    RootTab("me", root: ProfilesRoute.me)
}

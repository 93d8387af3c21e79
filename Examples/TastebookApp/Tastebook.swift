import DishesModule
import ProfilesModule
import RestaurantsModule
import RouterCore
import RouterSwiftUI
import SwiftUI
import TastebookData

/// What all windows share.
@MainActor let tastebook = Tastebook()

/// The app's data, and what it is made of.
@MainActor struct Tastebook {
    let store: TastebookStore
    let composition: Composition<ViewScreen>

    init() {
        let store = TastebookStore(.embedded)
        self.store = store
        composition = Composition(placeholder: ViewScreen.placeholder) {
            DishesOnSwiftUI(store: store)
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
    }
}

/// The module of dishes, and what SwiftUI has besides: the sheet that rates is half as high as the screen.
struct DishesOnSwiftUI: FeatureModule {
    let store: TastebookStore

    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        DishesModule(store: store).mapped { screen in ViewScreen { TerminalScreenView(screen) } }
            .registerDestinations(in: &registry)
        registry.sheet(for: RateDish.self) { content in content.presentationDetents([.medium]) }
    }
}

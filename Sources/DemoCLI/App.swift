import DishesModule
import ProfilesModule
import RestaurantsModule
import RouterCore
import RouterTerminal
import TastebookData

/// Composes Tastebook: the one place that knows all three features.
func tastebook(store: TastebookStore) throws(CompositionError) -> Composition<TerminalScreen> {
    try Composition { tastebookItems(store: store) }
}

/// Composes Tastebook for members only: everything but the sign-in waits behind it until somebody has signed in.
@MainActor func membersOnly(store: TastebookStore) throws(CompositionError) -> Composition<TerminalScreen> {
    try Composition {
        tastebookItems(store: store)
        Guard { route in
            store.user == nil && route.as(SignIn.self) == nil ? .redirect(SignIn(), resuming: true) : .allow
        }
    }
}

/// What Tastebook is composed of, in the order of composition.
@Composition<TerminalScreen>.Builder
func tastebookItems(store: TastebookStore) -> [Composition<TerminalScreen>.Item] {
    DishesModule(store: store)
    RestaurantsModule(store: store)
    ProfilesModule(store: store)

    Connect(DishesExit.self) { exit in
        switch exit {
        case .restaurant(let id): RestaurantsRoute.detail(id: id)
        case .rating(let id): ProfilesRoute.rating(id: id)
        case .signIn: SignIn()
        }
    }
    Connect(RestaurantsExit.self) { exit in
        switch exit {
        case .menuDish(let dish, let restaurant): DishesRoute.menuDish(id: dish, servedAt: restaurant)
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

/// Where links to Tastebook come from.
let tastebookOrigins: LinkOrigins = [.scheme("tastebook"), .host("tastebook.example")]

import RouterCore

/// A screen of buttons, each of which pushes a route.
struct ButtonScreen: ActionableScreen {
    var buttons: [AnyRoute] = []
    var context = PushContext.detached

    var actionTitles: [String] { buttons.map(\.description) }

    func injecting(_ context: PushContext) -> ButtonScreen {
        ButtonScreen(buttons: buttons, context: context)
    }

    func performAction(at index: Int) -> NavigationRequest? { context.push(buttons[index].base) }
}

enum ShopRoute: Route, Codable {
    case shelf
    case item(id: Int)
    case search(text: String)
    case till
}

/// What the shop opens without owning it.
enum ShopExit: Route { case maker }

/// Items 1 to 3, a search, and a till for members only.
struct ShopModule: FeatureModule {
    var buttons: [AnyRoute] = [AnyRoute(ShopRoute.item(id: 1))]

    func registerDestinations(in registry: inout DestinationRegistry<ButtonScreen>) {
        let buttons = buttons
        registry.destination(for: ShopRoute.self, key: "shop") { route, _ in
            ButtonScreen(buttons: route == .shelf ? buttons : [])
        }
        registry.existence(of: ShopRoute.self) { route in
            if case .item(let id) = route { (1...3).contains(id) } else { true }
        }
        registry.guardRoutes(of: ShopRoute.self) { route in
            route == .till ? .redirect(ShopRoute.shelf, resuming: false) : .allow
        }
        registry.link("/shelf", to: ShopRoute.shelf)
        registry.link("/items/{id}", to: ShopRoute.item)
        registry.link("/search", to: ShopRoute.search)
        registry.link("/till", to: ShopRoute.till)
    }
}

func shop(_ module: ShopModule = ShopModule()) throws -> Composition<ButtonScreen> {
    try Composition {
        module
        RootTab("shelf", root: ShopRoute.shelf)
    }
}

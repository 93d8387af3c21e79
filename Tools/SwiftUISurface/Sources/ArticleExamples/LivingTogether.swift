import RouterCore
import RouterSwiftUI
import SwiftUI

// MARK: A module inside an app that has a stack of its own

struct ContentView: View {
    @State private var path: [String] = []  // the app's own
    @State private var dishes: PresentedDishes?  // what is presented, with its router

    var body: some View {
        NavigationStack(path: $path) {
            Button("Dishes") { dishes = PresentedDishes() }
                .navigationDestination(for: String.self) { Text($0) }
        }
        .sheet(item: $dishes) { dishes in RouterView(dishes.router) }
    }
}

@MainActor final class PresentedDishes: Identifiable {
    let router: Router<ViewScreen>

    init() {
        let app = Composition(placeholder: ViewScreen.placeholder) {
            DishesModule(store: DishStore())
            RootTab("dishes", root: DishesRoute.list)
        }
        router = Router(app)
    }
}

// MARK: A view that is there inside the router

enum LegacyRoute: Route {
    case settings
}

struct LegacyModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: LegacyRoute.self, key: "legacy") { route, context in
            switch route {
            case .settings: SettingsView(onClose: { context.pop() })
            }
        }
    }
}

/// A view from before, which knows nothing of the router.
struct SettingsView: View {
    let onClose: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Settings")
        Button("Close") { onClose() }
        Button("Dismiss") { dismiss() }
    }
}

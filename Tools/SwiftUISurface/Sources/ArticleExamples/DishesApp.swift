import RouterCore
import RouterSwiftUI
import SwiftUI

struct DishesApp: App {
    private let composition = dishesApp(DishStore())

    var body: some Scene {
        WindowGroup { DishesWindow(composition) }
            #if !os(tvOS) && !os(watchOS)
                .commands { DishesMenu() }
            #endif
    }
}

#if !os(tvOS) && !os(watchOS)
    /// A menu for whichever window has the focus.
    struct DishesMenu: Commands {
        @FocusedValue(\.router) private var router

        var body: some Commands {
            CommandMenu("Go") {
                Button("Dishes") { router?.select(tab: "dishes") }
            }
        }
    }
#endif

/// What the app is made of; shared by all windows.
func dishesApp(_ store: DishStore) -> Composition<ViewScreen> {
    Composition(placeholder: ViewScreen.placeholder) {
        DishesModule(store: store)
        PeopleModule()
        Connect(DishesExit.self) { exit in
            switch exit {
            case .author(let dish): PeopleRoute.author(ofDish: dish)
            }
        }
        RootTab("dishes", root: DishesRoute.list)
        RootTab("people", root: PeopleRoute.list)
    }
}

struct DishesWindow: View {
    @State private var router: Router<ViewScreen>

    init(_ composition: Composition<ViewScreen>) {
        router = Router(composition, allowing: [.scheme("dishes"), .host("dishes.example")])
    }

    var body: some View {
        RouterView(router, savedAs: "navigation", onRestore: tell) { tab in
            switch tab {
            case "dishes": Label("Dishes", systemImage: "fork.knife")
            default: Label("People", systemImage: "person")
            }
        }
        .opensLinksInText(router)
    }

    private func tell(_ report: RestoreReport) {
        for lost in report.lost { print("not restored: \(lost.reason.word)") }
    }
}

enum PeopleRoute: Route, Codable {
    case list
    case author(ofDish: Int)
}

struct PeopleModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: PeopleRoute.self, key: "people") { route, _ in
            switch route {
            case .list: Text("Everyone")
            case .author(let dish): Text("The author of dish \(dish)")
            }
        }
    }
}

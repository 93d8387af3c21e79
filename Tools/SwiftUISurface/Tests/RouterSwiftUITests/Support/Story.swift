import Observation
import RouterCore
import RouterSwiftUI
import SwiftUI

/// A module with the screens of the seed story: dishes, with cards of their authors deep inside.
enum Dishes: Route, Codable {
    case list
    case dish(Int)
    case menuDish(Int, servedAt: Int)
    case sheet(Int)
    case cover(Int)
    case missing
    /// Asks before it goes while it has changes.
    case editor(Int)
    /// Not to be saved.
    case secret
    /// Pushes once it is on screen.
    case eager
    /// Pushes while it is being built.
    case hasty
}

/// Asks whether a dish goes.
struct DeleteDish: ResultRoute {
    typealias Value = Bool
    let id: Int
    var mayKeep = true
}

/// Tells something.
struct Notice: Route {
    let text: String
}

/// What dishes lead to without owning it.
enum DishesExit: Route {
    case restaurant(Int)
    case author(Int)
    case nowhere
}

enum Places: Route, Codable {
    case list
    case restaurant(Int)
}

enum PlacesExit: Route {
    case menuDish(Int, servedAt: Int)
}

enum People: Route, Codable {
    case me
    case author(Int)
}

/// A route that nobody owns.
struct Orphan: Route {}

// MARK: - Views

/// A card with an avatar, reused everywhere and knowing nothing of where it is.
struct AuthorCard: View {
    let id: Int
    @Environment(\.pushContext) private var context

    var body: some View {
        Button("avatar \(id)") { context.push(DishesExit.author(id)) }
    }
}

struct DishView: View {
    let name: String
    let id: Int
    var restaurant: Int?
    @Environment(\.pushContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var taps = 0

    var body: some View {
        Text(name)
        Text("taps \(taps)")
        if let restaurant { Text("at \(restaurant)") }
        List { AuthorCard(id: id) }
        RouteLink(to: DishesExit.restaurant(id)) { Label("restaurant", systemImage: "fork.knife") }
        RouteLink(to: Dishes.sheet(id)) { Text("link to sheet") }
        RouteLink(to: Orphan()) { Text("link to nothing") }
        Button("count") { taps += 1 }
        Button("next") { context.push(Dishes.dish(id + 1)) }
        Button("sheet") { context.push(Dishes.sheet(id)) }
        Button("cover") { context.push(Dishes.cover(id)) }
        Button("pop") { context.pop() }
        Button("dismiss") { dismiss() }
        Button("leave and push") { context.dismiss(thenPush: Dishes.dish(99)) }
    }
}

struct DishList: View {
    var body: some View {
        List {
            Text("dishes")
            ForEach([1, 2], id: \.self) { id in
                RouteLink(to: Dishes.dish(id)) { Text("dish \(id)") }
            }
            NavigationLink(value: 7) { Text("foreign link") }
        }
        .navigationTitle("Dishes")
    }
}

struct PlaceView: View {
    let id: Int
    @Environment(\.pushContext) private var context

    var body: some View {
        Text("restaurant \(id)")
        Button("menu") { context.push(PlacesExit.menuDish(5, servedAt: id)) }
    }
}

struct AuthorView: View {
    let id: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("author \(id)")
        Button("dismiss") { dismiss() }
    }
}

struct EagerView: View {
    @Environment(\.pushContext) private var context

    var body: some View {
        Text("eager")
            .onAppear { context.push(Dishes.dish(8)) }
    }
}

// MARK: - Modules

struct DishesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: Dishes.self, key: "dishes") { route, context in
            switch route {
            case .list: DishList()
            case .dish(let id): DishView(name: "dish \(id)", id: id)
            case .menuDish(let id, let place): DishView(name: "menu dish \(id)", id: id, restaurant: place)
            case .sheet(let id): DishView(name: "sheet \(id)", id: id)
            case .cover(let id): DishView(name: "cover \(id)", id: id)
            case .editor(let id): EditorView(id: id, draft: Draft())
            case .secret: Text("secret")
            case .missing: RouteLink(to: Orphan()) { Text("orphan") }
            case .eager: EagerView()
            case .hasty: HastyView(context: context)
            }
        }
        registry.dialog(for: DeleteDish.self) { route in
            Dialog("Delete dish \(route.id)?", message: "Its ratings go, too.", style: .confirmation) {
                Choice("Delete", role: .destructive, finishing: true)
                if route.mayKeep { Choice("Keep", role: .cancel, finishing: false) }
            }
        }
        registry.dialog(for: Notice.self) { route in
            Dialog(route.text) {
                Choice("OK")
            }
        }
        registry.exit(DishesExit.self)
        registry.link("/dishes", to: Dishes.list)
        registry.link("/dishes/{_0}", to: Dishes.dish)
        registry.link("/cards/{_0}", to: Dishes.sheet)
        registry.parent(of: Dishes.self) { route in route == .list ? nil : Dishes.list }
        registry.saving(of: Dishes.self) { route in route == .secret ? .neverSaved : .saved }
        registry.presentation(of: Dishes.self) { route in
            switch route {
            case .sheet: .sheet
            case .cover: .cover
            default: .stack
            }
        }
    }
}

/// What is typed in an editor: it is made with the entry, so it stays when SwiftUI makes the view anew.
@MainActor @Observable final class Draft {
    var name = "as it was"
    var isAsking = false
    @ObservationIgnored var isSaved = false
}

/// A screen that lets nobody lose what was typed, and asks no one else.
struct EditorView: View {
    let id: Int
    let draft: Draft
    @Environment(\.pushContext) private var context
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("editor \(id)")
            .onAppear {
                guard !draft.isSaved else { return }
                context.guardLeaving {
                    if draft.name == "as it was" { return .allow }
                    draft.isAsking = true
                    return .deny("the name is not saved")
                }
            }
        Text(draft.name)
        TextField("Name", text: Bindable(draft).name)
        Button("look") { context.push(Dishes.dish(id)) }
        Button("dismiss") { dismiss() }
        Button("save") {
            draft.isSaved = true
            context.guardLeaving(nil)
        }
        if draft.isAsking {
            Button("discard") {
                context.guardLeaving(nil)
                context.cancel()
            }
        }
    }
}

/// A screen that cannot wait.
struct HastyView: View {
    init(context: PushContext) {
        context.push(Dishes.dish(9))
    }

    var body: some View { Text("hasty") }
}

struct PlacesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: Places.self, key: "places") { route, _ in
            switch route {
            case .list: Text("restaurants")
            case .restaurant(let id): PlaceView(id: id)
            }
        }
        registry.exit(PlacesExit.self)
    }
}

struct PeopleModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: People.self, key: "people") { route, _ in
            switch route {
            case .me: AuthorCard(id: 0)
            case .author(let id): AuthorView(id: id)
            }
        }
    }
}

@Composition<ViewScreen>.Builder func storyModules() -> [Composition<ViewScreen>.Item] {
    DishesModule()
    PlacesModule()
    PeopleModule()
    Connect(DishesExit.self) { exit in
        switch exit {
        case .restaurant(let id): Places.restaurant(id)
        case .author(let id): People.author(id)
        case .nowhere: People.me
        }
    }
    Connect(PlacesExit.self) { exit in
        switch exit {
        case .menuDish(let id, let place): Dishes.menuDish(id, servedAt: place)
        }
    }
}

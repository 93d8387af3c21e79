import RouterCore

/// A screen that remembers what it was built for and which context it was given.
struct Page: RouterScreen, Equatable {
    var text: String
    var context = PushContext.detached
    /// What wrapped it, the outermost last.
    var wraps: [String] = []

    func injecting(_ context: PushContext) -> Page {
        var page = self
        page.context = context
        page.wraps.append("push")
        return page
    }
}

/// The routes of the kitchen, a module that has one of everything.
enum Kitchen: Route, Codable {
    case home
    case dish(Int)
    case note(String)
    case sheet(Int)
    case cover(Int)
}

/// A route of the kitchen that ends with a number.
struct Pick: ResultRoute, Codable {
    typealias Value = Int
    var title = "pick"
}

/// What the kitchen opens without owning it.
enum KitchenExit: Route {
    case garden(Int)
}

/// The routes of another module.
enum Garden: Route, Codable {
    case home
    case bed(Int)
}

/// Counts how often each route was built, on the main actor.
@MainActor final class Counter {
    var built: [String: Int] = [:]
    var returns: [(AnyRoute, ReturnEvent)] = []
    /// Called with the context whenever a screen is built.
    var onBuild: (AnyRoute, PushContext) -> Void = { _, _ in }
    /// Called whenever a return handler runs.
    var onReturn: (AnyRoute, PushContext) -> Void = { _, _ in }

    nonisolated init() {}

    func page(_ route: any Route, _ context: PushContext) -> Page {
        let text = AnyRoute(route).description
        built[text, default: 0] += 1
        onBuild(AnyRoute(route), context)
        return Page(text: text)
    }
}

struct KitchenModule: FeatureModule {
    var counter = Counter()

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        let counter = counter
        registry.destination(for: Kitchen.self, key: "kitchen") { counter.page($0, $1) }
        registry.destination(for: Pick.self, key: "pick") { counter.page($0, $1) }
        registry.exit(KitchenExit.self)
        registry.existence(of: Kitchen.self) { route in
            if case .dish(let number) = route { number >= 0 } else { true }
        }
        registry.presentation(of: Kitchen.self) { route in
            switch route {
            case .sheet: .sheet
            case .cover: .cover
            default: .stack
            }
        }
        registry.presentation(of: Pick.self) { _ in .sheet }
        registry.onReturn(to: Kitchen.self) { route, event, context in
            counter.returns.append((AnyRoute(route), event))
            counter.onReturn(AnyRoute(route), context)
        }
    }
}

struct GardenModule: FeatureModule {
    var counter = Counter()

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        let counter = counter
        registry.destination(for: Garden.self, key: "garden") { counter.page($0, $1) }
    }
}

/// The two modules, connected, in three tabs: kitchen, garden, and one that resets when it is left.
func house(_ counter: Counter = Counter()) throws(CompositionError) -> Composition<Page> {
    try Composition<Page> {
        KitchenModule(counter: counter)
        GardenModule(counter: counter)
        Connect(KitchenExit.self) { exit in
            switch exit {
            case .garden(let number): Garden.bed(number)
            }
        }
        RootTab("kitchen", root: Kitchen.home)
        RootTab("garden", root: Garden.home)
        RootTab("visitor", root: Kitchen.note("welcome"), resetsWhenLeft: true)
    }
}

extension NavigationState {
    /// The routes of a stack, from the root up.
    func routes(_ id: StackID) -> [AnyRoute] { stack(id)?.entries.map(\.route) ?? [] }
}

extension Router {
    /// The context of the visible entry.
    var top: PushContext { context(of: visible.id) }
}

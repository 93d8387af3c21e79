import RouterCore

/// A screen that is the text of its route.
struct Page: RouterScreen {
    let text: String
}

/// What modules open here without owning it.
enum KitchenExit: Route {
    case garden(Int)
}

/// The routes of another module.
enum Garden: Route, Codable {
    case home
    case bed(Int)
}

struct GardenModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Garden.self, key: "garden") { route, _ in Page(text: "\(route)") }
    }
}

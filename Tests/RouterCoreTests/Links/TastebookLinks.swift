@testable import RouterCore

struct DishID: RawRepresentable, Hashable, Codable, LinkParameter { var rawValue: Int }
struct RestaurantID: RawRepresentable, Hashable, Codable, LinkParameter { var rawValue: Int }

enum DishesRoute: Route, Codable {
    case list
    case detail(id: DishID)
    case menuDish(id: DishID, servedAt: RestaurantID)
    case edit(id: DishID)
    case category(Int)
}

struct RateDish: Route, Codable { var id: DishID }

enum RestaurantsRoute: Route, Codable {
    case list(city: String?)
    case detail(id: RestaurantID)
}

enum MeRoute: String, Route, Codable { case me, ratings, wishlist }

/// Links such as the demo has.
enum TastebookLinks {
    static let declarations: [LinkDeclaration] = [
        LinkDeclaration(pattern: "/dishes", module: "Dishes", route: DishesRoute.list),
        LinkDeclaration(pattern: "/dishes/{id}", module: "Dishes") { DishesRoute.detail(id: $0) },
        LinkDeclaration(
            pattern: "/restaurants/{servedAt}/menu/{id}", module: "Dishes",
            make: { DishesRoute.menuDish(id: $0, servedAt: $1) }),
        LinkDeclaration(pattern: "/dishes/{id}/edit", module: "Dishes") { DishesRoute.edit(id: $0) },
        LinkDeclaration(pattern: "/categories/{_0}", module: "Dishes") { DishesRoute.category($0) },
        LinkDeclaration(pattern: "/dishes/{id}/rate", module: "Dishes") { RateDish(id: $0) },
        LinkDeclaration(pattern: "/restaurants", module: "Restaurants") { RestaurantsRoute.list(city: $0) },
        LinkDeclaration(pattern: "/restaurants/{id}", module: "Restaurants") {
            RestaurantsRoute.detail(id: $0)
        },
        LinkDeclaration(pattern: "/me", module: "Profiles", route: MeRoute.me),
        LinkDeclaration(pattern: "/me/ratings", module: "Profiles", route: MeRoute.ratings),
        LinkDeclaration(pattern: "/me/wishlist", module: "Profiles", route: MeRoute.wishlist),
        LinkDeclaration(pattern: "/debug", module: "Profiles", isInternal: true, route: MeDebug()),
    ]

    static let origins: LinkOrigins = [.scheme("tastebook"), .host("tastebook.example")]
}

struct MeDebug: Route, Codable {}

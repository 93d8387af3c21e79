import DishesModule
import ProfilesModule
import RestaurantsModule
import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct ModulesLinksTests {
    @Test func `The app has these links and no other`() throws {
        let links = try Tastebook().app.links
        #expect(
            links.map(\.pattern).sorted() == [
                "/brands/{id}", "/categories/{id}", "/categories/{id}/edit", "/dishes", "/dishes/{id}",
                "/dishes/{id}/edit", "/dishes/{id}/rate", "/me", "/me/ratings", "/me/wishlist",
                "/profiles/{id}", "/profiles/{id}/ratings", "/ratings/{id}", "/restaurants",
                "/restaurants/{id}", "/restaurants/{servedAt}/menu/{id}", "/sign-in",
            ])
        #expect(links.allSatisfy { $0.isCanonical && !$0.isInternal })
        #expect(links.filter { !$0.queryLabels.isEmpty }.map(\.pattern) == ["/restaurants"])
    }

    nonisolated static let routes: [(path: String, route: AnyRoute)] = [
        ("/dishes", AnyRoute(DishesRoute.list)),
        ("/dishes/1", AnyRoute(DishesRoute.detail(id: DishID(1)))),
        ("/restaurants/2/menu/1", AnyRoute(DishesRoute.menuDish(id: DishID(1), servedAt: RestaurantID(2)))),
        ("/dishes/1/edit", AnyRoute(DishesRoute.edit(id: DishID(1)))),
        ("/categories/3", AnyRoute(DishesRoute.category(id: CategoryID(3)))),
        ("/categories/3/edit", AnyRoute(DishesRoute.editCategory(id: CategoryID(3)))),
        ("/dishes/1/rate", AnyRoute(RateDish(id: DishID(1)))),
        ("/restaurants", AnyRoute(RestaurantsRoute.list())),
        ("/restaurants?city=", AnyRoute(RestaurantsRoute.list(city: ""))),
        ("/restaurants?city=S%C3%A3o%20Paulo", AnyRoute(RestaurantsRoute.list(city: "São Paulo"))),
        ("/restaurants/2", AnyRoute(RestaurantsRoute.detail(id: RestaurantID(2)))),
        ("/brands/2", AnyRoute(RestaurantsRoute.brand(id: BrandID(2)))),
        ("/profiles/4", AnyRoute(ProfilesRoute.profile(id: ProfileID(4)))),
        ("/profiles/4/ratings", AnyRoute(ProfilesRoute.ratings(id: ProfileID(4)))),
        ("/ratings/5", AnyRoute(ProfilesRoute.rating(id: RatingID(5)))),
        ("/me", AnyRoute(ProfilesRoute.me)),
        ("/me/ratings", AnyRoute(ProfilesRoute.myRatings)),
        ("/me/wishlist", AnyRoute(ProfilesRoute.wishlist)),
        ("/sign-in", AnyRoute(SignIn())),
    ]

    @Test(arguments: routes)
    func `A link is read and printed alike`(path: String, route: AnyRoute) throws {
        let app = try Tastebook().app
        #expect(try app.route(at: path) == route)
        #expect(app.path(for: route.base) == path)
    }

    @Test(arguments: [
        ("/dishes/1/rate", Presentation.sheet), ("/profiles/1/ratings", .sheet), ("/me/ratings", .sheet),
        ("/me/wishlist", .sheet), ("/sign-in", .sheet), ("/dishes/1", .stack), ("/dishes/1/edit", .stack),
        ("/restaurants/1", .stack), ("/profiles/1", .stack), ("/ratings/1", .stack), ("/me", .stack),
    ])
    func `A screen comes as its owner prefers`(path: String, style: Presentation) throws {
        let tastebook = try Tastebook()
        tastebook.store.signIn(ProfileID(1))
        try tastebook.go(to: path)
        #expect(tastebook.link == path)
        #expect(tastebook.router.state.modals.map(\.style) == (style == .stack ? [] : [style]))
    }

    @Test(arguments: [
        "/dishes/999999", "/dishes/0", "/dishes/-1", "/dishes/999999/edit", "/dishes/999999/rate",
        "/categories/999999", "/categories/999999/edit", "/restaurants/999999", "/brands/999999",
        "/profiles/999999", "/profiles/999999/ratings", "/ratings/999999",
        "/restaurants/1/menu/2", "/restaurants/999999/menu/1", "/restaurants/1/menu/999999",
    ])
    func `What names nothing is not found, and nothing moves`(path: String) throws {
        let tastebook = try Tastebook()
        let route = try tastebook.app.route(at: path)
        let before = tastebook.router.state
        #expect(tastebook.router.push(route.base).outcome == .rejected(.notFound(route)))
        #expect(tastebook.router.state == before)
    }
}

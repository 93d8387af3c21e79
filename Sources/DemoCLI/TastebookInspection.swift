import DishesModule
import ProfilesModule
import RestaurantsModule
import RouterCore
import RouterInspection
import RouterTerminal
import RouterTesting
import TastebookData

extension Inspection<TerminalScreen> {
    /// Inspects Tastebook: its composition with nobody signed in, and its screens signed out and signed in.
    init(_ catalogue: Catalogue, composing: @escaping TastebookApp.Composing = tastebook(store:)) {
        self.init(tastebookOrigins) {
            try composing(TastebookStore(catalogue))
        } crawlers: { app in
            let links = catalogue.routes.compactMap { app.path(for: $0) }
            let user = catalogue.profiles.first.map { TastebookApp.SetUp.signedIn($0.id) }
            return [.signedOut, user].compactMap(\.self).map { setUp in
                var crawler = Crawler(setUp.name) {
                    let app = try TastebookApp(catalogue, setUp, composing: composing)
                    var crawled = CrawledApp(app.router) { app.state }
                    crawled.tryAtEachScreen("refresh") { router in router.refresh() }
                    crawled.tryAtEachScreen("sign out") { router in
                        app.store.lock()
                        router.endSession()
                    }
                    return crawled
                }
                crawler.links = links
                return crawler
            }
        }
    }
}

extension Catalogue {
    /// A route to everything in the catalogue.
    var routes: [any Route] {
        var routes: [any Route] = dishes.flatMap { [DishesRoute.detail(id: $0.id), .edit(id: $0.id)] }
        routes += dishes.map { RateDish(id: $0.id) as any Route }
        routes += categories.flatMap { [DishesRoute.category(id: $0.id), .editCategory(id: $0.id)] }
        for restaurant in restaurants {
            routes.append(RestaurantsRoute.detail(id: restaurant.id))
            routes.append(RestaurantsRoute.list(city: restaurant.city))
            routes += restaurant.menu.map { DishesRoute.menuDish(id: $0.dish, servedAt: restaurant.id) }
        }
        routes += brands.map { RestaurantsRoute.brand(id: $0.id) }
        routes += profiles.flatMap { [ProfilesRoute.profile(id: $0.id), .ratings(id: $0.id)] }
        routes += ratings.map { ProfilesRoute.rating(id: $0.id) }
        return routes
    }
}

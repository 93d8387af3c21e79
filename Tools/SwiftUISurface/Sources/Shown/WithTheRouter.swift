// The same code with the router, as articles and doc comments show it.
import RouterCore
import RouterSwiftUI
import SwiftUI

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
}

enum DishesExit: Route {
    case restaurant(id: Int)
    case author(id: Int)
}

struct RateDish: ResultRoute, Codable {
    typealias Value = Int
    let id: Int
}

struct DishesModule: FeatureModule {
    let store: DishStore

    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, context in
            switch route {
            case .list: DishList(store: store)
            case .detail(let id): DishDetail(id: id, store: store)
            }
        }
        registry.destination(for: RateDish.self, key: "rate-dish") { route, context in
            Button("Five stars") { context.finish(with: 5) }
        }
        registry.presentation(of: RateDish.self) { _ in .sheet }
        registry.exit(DishesExit.self)
        registry.sheet(for: RateDish.self) { content in content.presentationDetents([.medium]) }
        registry.decorate { screen in ViewScreen { screen.navigationTitle("Dishes") } }
    }
}

struct DishList: View {
    let store: DishStore
    @Environment(\.pushContext) private var context

    var body: some View {
        RouteLink(to: DishesRoute.detail(id: 1)) { Text("Phở bò") }
        Button("Rate it") { context.push(RateDish(id: 1)) }
    }
}

struct DishDetail: View {
    let id: Int
    let store: DishStore
    @Environment(\.pushContext) private var context

    var body: some View {
        Button("Served at restaurant 7") { context.push(DishesExit.restaurant(id: 7)) }
    }
}

struct AuthorLink: View {
    let author: Author

    var body: some View {
        RouteLink(to: DishesExit.author(id: author.id)) { Text(author.name) }
        RouteLink("Author", to: DishesExit.author(id: author.id))
        RouteButton("Rate", to: RateDish(id: 1))
        let route = DishesRoute.detail(id: 1)
        RouteLink(to: route) { Text("Phở bò") }.zoomSource(route)
    }
}

struct Author {
    let id: Int
    let name: String
}

struct DishStore: Sendable {}

struct Window: View {
    let router: Router<ViewScreen>

    var body: some View {
        RouterView(router, savedAs: "navigation") { tab in Label(tab, systemImage: "circle") }
    }
}

struct MyTabs: View {
    let router: Router<ViewScreen>

    var body: some View {
        TabView(selection: router.selectedTab) {
            RouterStack(router, tab: "me")
        }
    }
}

struct MyWindow: View {
    let router: Router<ViewScreen>

    var body: some View {
        MyTabs(router: router)
            .routerModals(router)
            .routerScene(router, savedAs: "navigation")
    }
}

struct MyTabBar: View {
    let router: Router<ViewScreen>

    var body: some View {
        RouterTabs(router) { tab in Label(tab, systemImage: "circle") }
            .routerModals(router)
    }
}

struct MyColumns: View {
    let router: Router<ViewScreen>

    var body: some View {
        RouterSplitView(router) { tab in Label(tab, systemImage: "circle") }
            .routerModals(router)
            .routerScene(router, savedAs: "navigation")
    }
}

struct MyMenuItem: View {
    @FocusedValue(\.router) private var router

    var body: some View {
        Button("Back") { router?.pop() }
    }
}

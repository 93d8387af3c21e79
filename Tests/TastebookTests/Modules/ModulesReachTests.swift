import DishesModule
import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct ModulesReachTests {
    let tastebook: Tastebook
    private var reached: Set<AnyRoute> = []

    init() throws {
        tastebook = try Tastebook()
    }

    /// Does everything every screen offers, from some screens on, and follows what is pushed.
    private mutating func follow(_ first: [AnyRoute], as user: ProfileID? = nil) throws {
        let signIn = try tastebook.app.route(at: "/sign-in")
        var waiting = first
        while let route = waiting.popLast() {
            guard reached.insert(route).inserted else { continue }
            try show(route, as: user)
            let count = try tastebook.actions.count
            for index in 0..<count {
                try show(route, as: user)
                let screen = try tastebook.screen
                let action = screen.actions[index]
                guard let outcome = screen.perform(action)?.outcome else { continue }
                let isParked = user == nil && outcome == .parked(behind: signIn)
                #expect(outcome == .committed || isParked, "\(action.title) on \(route)")
                if case .push = action.effect {
                    #expect(tastebook.router.visible.route != route, "\(action.title) on \(route)")
                }
                waiting.append(tastebook.router.visible.route)
            }
        }
    }

    /// Shows a screen on a fresh start, and checks what holds for every screen.
    private func show(_ route: AnyRoute, as user: ProfileID?) throws {
        if let user { tastebook.store.signIn(user) } else { tastebook.store.signOut() }
        tastebook.router.reset()
        try #require(tastebook.router.push(route.base).outcome == .committed, "\(route)")
        #expect(try !tastebook.title.isEmpty, "\(route)")
        let path = try #require(tastebook.link, "\(route)")
        #expect(try tastebook.app.route(at: path) == route)
    }

    @Test mutating func `Every action of every screen leads to a screen that is there`() throws {
        try follow(tastebook.router.state.tabs.map(\.stack.root.route))
        let store = tastebook.store
        let menuDishes = store.restaurants.map(\.menu.count).reduce(0, +)
        // The lists, my page and the sheet that signs in; dishes with editor; categories with editor; every menu
        // dish, restaurant, brand, rating; people with their ratings. What needs a user is behind the sheet.
        let everything =
            4 + store.dishes.count * 2 + store.categories.count * 2 + menuDishes + store.restaurants.count
            + store.brands.count + store.ratings.count + store.profiles.count * 2
        #expect(reached.count == everything)
    }

    @Test mutating func `Signed in, what is mine leads on as well`() throws {
        let mine = try ["/me", "/me/ratings", "/me/wishlist"].map { try tastebook.app.route(at: $0) }
        // Followed one by one below: the sheets add to the ratings that are being followed.
        let sheets = tastebook.store.dishes.map { AnyRoute(RateDish(id: $0.id)) }
        reached = Set(sheets)
        try follow(mine, as: ProfileID(1))
        #expect(reached.isSuperset(of: mine))
        #expect(reached.contains(try tastebook.app.route(at: "/dishes/2")))
        reached.subtract(sheets)
        try follow(sheets, as: ProfileID(1))
        #expect(reached.isSuperset(of: sheets))
    }
}

import RouterCore

/// A tiny app, for scenes that show how modules are composed, and what is found when they do not fit.
enum Bakery {
    enum CakesRoute: Route {
        case list
        case cake
    }

    enum TeaRoute: Route {
        case list
    }

    enum CakesExit: Route {
        case tea
    }

    /// Nobody's.
    struct BreadRoute: Route {}

    static let cakes = WalkModule("Cakes") { registry in
        registry.destination(for: CakesRoute.self, key: "cakes") { route, _ in WalkPage("\(route)") }
        registry.exit(CakesExit.self)
        registry.decorate { $0.wrapped(in: "frame") }
    }

    static let tea = WalkModule("Tea") { registry in
        registry.destination(for: TeaRoute.self, key: "tea") { _, _ in WalkPage("tea") }
    }

    /// Registers what is another module's.
    static let weddings = WalkModule("Weddings") { registry in
        registry.destination(for: CakesRoute.self, key: "weddings") { _, _ in WalkPage("wedding cake") }
    }
}

extension Bakery {
    /// The app with a decorator that is registered last and takes the context away.
    static func withThief() throws(CompositionError) -> Composition<WalkPage> {
        try Composition {
            cakes  // with a decorator of its own: the frame
            tea
            Connect(CakesExit.self) { _ in TeaRoute.list }
            Decorate { $0.wrapped(in: "banner") }
            Decorate { $0.robbed(by: "thief") }
            RootTab("home", root: CakesRoute.list)
        }
    }

    /// The app with three mistakes.
    static func broken() throws(CompositionError) -> Composition<WalkPage> {
        try Composition {
            cakes  // owns CakesRoute, and leaves by CakesExit
            weddings  // owns CakesRoute as well
            RootTab("cakes", root: CakesRoute.list)
            RootTab("tea", root: TeaRoute.list)  // nobody owns TeaRoute
        }
    }

    /// The app with the mistakes mended.
    static func mended() throws(CompositionError) -> Composition<WalkPage> {
        try Composition {
            cakes
            tea
            Connect(CakesExit.self) { _ in TeaRoute.list }
            RootTab("cakes", root: CakesRoute.list)
            RootTab("tea", root: TeaRoute.list)
        }
    }
}

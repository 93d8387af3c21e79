import RouterCore

/// The routes of a first module.
enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
    case search(text: String)
}

/// The routes of a second module; its largest case needs more room than an existential has.
enum RestaurantsRoute: Route, Codable {
    case list
    case detail(id: Int)
    case menu(name: String, page: Int)
}

/// The routes of a third module.
enum ProfilesRoute: Route, Codable {
    case me
    case profile(name: String)
    case rating(author: String, number: Int)
}

/// The same cases in one enum, as an app without modules would have them.
enum PlainRoute: Hashable, Sendable, Codable {
    case dishes
    case dish(id: Int)
    case search(text: String)
    case restaurants
    case restaurant(id: Int)
    case menu(name: String, page: Int)
    case me
    case profile(name: String)
    case rating(author: String, number: Int)
}

/// Texts of the payloads: half of them short enough to need no memory of their own.
let names = (0..<64).map { number in
    number % 2 == 0 ? "name-\(number)" : "a name of more than 15 bytes, \(number)"
}

/// Hands a route to something generic, each module's in turn.
@MainActor protocol RouteTaker {
    mutating func take<R: Route>(_ route: R)
}

extension RouteTaker {
    /// Hands over the route of a number.
    mutating func takeRoute(_ number: Int) {
        switch number % 3 {
        case 0: take(dishesRoute(number))
        case 1: take(restaurantsRoute(number))
        default: take(profilesRoute(number))
        }
    }
}

// Routes come from elsewhere in an app, so no caller may see how they are made; the same holds for the limit.

@inline(never) private func dishesRoute(_ number: Int) -> DishesRoute {
    number % 2 == 0 ? .detail(id: number) : .search(text: names[number & 63])
}

@inline(never) private func restaurantsRoute(_ number: Int) -> RestaurantsRoute {
    number % 2 == 0 ? .detail(id: number) : .menu(name: names[number & 63], page: number)
}

@inline(never) private func profilesRoute(_ number: Int) -> ProfilesRoute {
    number % 2 == 0 ? .profile(name: names[number & 63]) : .rating(author: names[number & 63], number: number)
}

/// The plain route of a number.
@inline(never) func plainRoute(_ number: Int) -> PlainRoute {
    switch number % 6 {
    case 0: .dish(id: number)
    case 1: .menu(name: names[number & 63], page: number)
    case 2: .profile(name: names[number & 63])
    case 3: .search(text: names[number & 63])
    case 4: .restaurant(id: number)
    default: .rating(author: names[number & 63], number: number)
    }
}

/// The limit of what holds routes of any type: an array of the standard library's own erased type.
@MainActor final class ErasedStack: RouteTaker {
    var routes: [AnyHashable] = []

    init(_ depth: Int) {
        var stack = self
        for number in 0..<depth { stack.takeRoute(number) }
    }

    func take<R: Route>(_ route: R) { routes.append(AnyHashable(route)) }
}

/// The limit of what holds routes at all: an array of one enum.
@MainActor final class PlainStack {
    var routes: [PlainRoute] = []

    init(_ depth: Int) {
        for number in 0..<depth { routes.append(plainRoute(number)) }
    }
}

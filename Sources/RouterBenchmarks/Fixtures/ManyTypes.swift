import RouterCore

/// A digit of a number that is written as a type.
protocol Digit: Sendable {
    static var value: Int { get }
}

enum Zero: Digit { static let value = 0 }
enum One: Digit { static let value = 1 }
enum Two: Digit { static let value = 2 }
enum Three: Digit { static let value = 3 }
enum Four: Digit { static let value = 4 }
enum Five: Digit { static let value = 5 }
enum Six: Digit { static let value = 6 }
enum Seven: Digit { static let value = 7 }
enum Eight: Digit { static let value = 8 }
enum Nine: Digit { static let value = 9 }

/// A route that is known by a number.
protocol NumberedRoute: Route, Encodable {
    init(id: Int)
    var id: Int { get }
}

/// A route type for each number of four digits: ten thousand types.
struct Tagged<A: Digit, B: Digit, C: Digit, D: Digit>: NumberedRoute {
    let id: Int

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TaggedKeys.self)
        try container.encode(id, forKey: .id)
    }
}

/// The keys of all of them: synthesized ones would be put together from the digits anew each time.
private enum TaggedKeys: CodingKey {
    case id
}

/// One of the many route types, without its name: what a module does with it.
struct RouteType: Sendable {
    /// The type itself.
    let id: ObjectIdentifier
    /// A route of the type.
    let route: @Sendable (Int) -> any Route
    /// Registers a destination for the type.
    let register: @Sendable (inout DestinationRegistry<NumberScreen>, _ key: String) -> Void
    /// Links a pattern with the placeholder `{id}` to the type.
    let link: @Sendable (inout DestinationRegistry<NumberScreen>, _ pattern: String) -> Void

    /// Knows its type as a whole, as an app does, not by its digits: from those it would be put together anew
    /// each time.
    init<R: NumberedRoute>(_: R.Type) {
        id = ObjectIdentifier(R.self)
        route = { R(id: $0) }
        register = { registry, key in
            registry.destination(for: R.self, key: key) { route, _ in NumberScreen(number: route.id) }
        }
        link = { registry, pattern in registry.link(pattern, to: { (id: Int) in R(id: id) }) }
    }

    /// All ten thousand, in the order of their numbers.
    static let all: [RouteType] = {
        let digits: [any Digit.Type] = [
            Zero.self, One.self, Two.self, Three.self, Four.self,
            Five.self, Six.self, Seven.self, Eight.self, Nine.self,
        ]
        var types: [RouteType] = []
        func first<A: Digit>(_ a: A.Type) { for b in digits { second(a, b) } }
        func second<A: Digit, B: Digit>(_ a: A.Type, _ b: B.Type) { for c in digits { third(a, b, c) } }
        func third<A: Digit, B: Digit, C: Digit>(_ a: A.Type, _ b: B.Type, _ c: C.Type) {
            for d in digits { fourth(a, b, c, d) }
        }
        func fourth<A: Digit, B: Digit, C: Digit, D: Digit>(
            _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
        ) {
            types.append(RouteType(Tagged<A, B, C, D>.self))
        }
        for a in digits { first(a) }
        return types
    }()
}

/// The first three hundred of them.
///
/// The compiler knows them one by one here, as it knows those of an app, and compiles a builder for each.
@MainActor struct KnownTypes {
    /// Makes a screen of the number of a route.
    typealias Builder = @MainActor @Sendable (Int, PushContext) -> NumberScreen
    /// Registers a destination for a type.
    typealias Registration = @Sendable (inout DestinationRegistry<NumberScreen>, _ key: String) -> Void

    /// The builders of all types, each for its own.
    private(set) var builders: [Builder] = []
    /// Registers a destination for each type, whose builder makes the same screens.
    private(set) var registrations: [Registration] = []

    init() {
        second(Zero.self, Zero.self)
        second(Zero.self, One.self)
        second(Zero.self, Two.self)
    }

    private mutating func second<A: Digit, B: Digit>(_ a: A.Type, _ b: B.Type) {
        third(a, b, Zero.self)
        third(a, b, One.self)
        third(a, b, Two.self)
        third(a, b, Three.self)
        third(a, b, Four.self)
        third(a, b, Five.self)
        third(a, b, Six.self)
        third(a, b, Seven.self)
        third(a, b, Eight.self)
        third(a, b, Nine.self)
    }

    private mutating func third<A: Digit, B: Digit, C: Digit>(_ a: A.Type, _ b: B.Type, _ c: C.Type) {
        add(Tagged<A, B, C, Zero>.self)
        add(Tagged<A, B, C, One>.self)
        add(Tagged<A, B, C, Two>.self)
        add(Tagged<A, B, C, Three>.self)
        add(Tagged<A, B, C, Four>.self)
        add(Tagged<A, B, C, Five>.self)
        add(Tagged<A, B, C, Six>.self)
        add(Tagged<A, B, C, Seven>.self)
        add(Tagged<A, B, C, Eight>.self)
        add(Tagged<A, B, C, Nine>.self)
    }

    private mutating func add<R: NumberedRoute>(_: R.Type) {
        let builder: Builder = { id, _ in NumberScreen(number: R(id: id).id) }
        builders.append(builder)
        registrations.append { registry, key in
            registry.destination(for: R.self, key: key) { route, _ in NumberScreen(number: route.id) }
        }
    }
}

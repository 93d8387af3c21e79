/// Maps one module's exit to routes of other modules.
///
/// Only the app writes one, since only it knows both.
///
/// ```swift
/// Connect(DishesExit.self) { exit in
///     switch exit {
///     case .restaurant(let id): RestaurantsRoute.detail(id: id)
///     case .author(let name): ProfileRoute(name: name)
///     }
/// }
/// ```
///
/// The route type of every branch is recorded, so that composition finds a branch that leads nowhere before
/// anyone takes it.
public struct Connect: Sendable {
    package let exit: any Route.Type
    package let targets: [any Route.Type]
    let map: @Sendable (AnyRoute) -> AnyRoute?

    /// Connects an exit.
    public init<Exit: Route, Branches: ConnectionBranches>(
        _ exit: Exit.Type, @ConnectionBuilder to route: @escaping @Sendable (Exit) -> Branches
    ) {
        self.exit = exit
        targets = Branches.routeTypes
        map = { any in any.read(as: Exit.self) { AnyRoute(route($0).route) } }
    }
}

/// What the branches of a ``Connect`` come to: one route, out of a known list of types.
public protocol ConnectionBranches {
    /// The route types of all branches.
    static var routeTypes: [any Route.Type] { get }
    /// The route of the branch that was taken.
    var route: any Route { get }
}

/// A branch of one route type.
public struct ConnectionBranch<R: Route>: ConnectionBranches {
    let typed: R
    /// The type of the branch.
    public static var routeTypes: [any Route.Type] { [R.self] }
    /// The route of the branch.
    public var route: any Route { typed }
}

/// One of two branches, each of which may be several again.
public enum ConnectionEither<First: ConnectionBranches, Second: ConnectionBranches>: ConnectionBranches {
    /// The first was taken.
    case first(First)
    /// The second was taken.
    case second(Second)

    /// The types of both.
    public static var routeTypes: [any Route.Type] { First.routeTypes + Second.routeTypes }
    /// The route of the branch that was taken.
    public var route: any Route {
        switch self {
        case .first(let branch): branch.route
        case .second(let branch): branch.route
        }
    }
}

/// Records the route type of every branch of a ``Connect``.
@resultBuilder public enum ConnectionBuilder {
    /// Takes the route of a branch.
    public static func buildExpression<R: Route>(_ route: R) -> ConnectionBranch<R> {
        ConnectionBranch(typed: route)
    }

    /// Takes the one route of a branch.
    public static func buildBlock<Branches: ConnectionBranches>(_ branches: Branches) -> Branches {
        branches
    }

    /// Takes the first of two branches.
    public static func buildEither<First: ConnectionBranches, Second: ConnectionBranches>(
        first: First
    ) -> ConnectionEither<First, Second> {
        .first(first)
    }

    /// Takes the second of two branches.
    public static func buildEither<First: ConnectionBranches, Second: ConnectionBranches>(
        second: Second
    ) -> ConnectionEither<First, Second> {
        .second(second)
    }
}

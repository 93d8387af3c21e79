/// Maps one module's exit to routes of other modules.
///
/// Only the app writes one, since only it knows both. A branch may be an ``Action`` in place of a route.
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
    public init<Exit: Route, Result: Branches>(
        _ exit: Exit.Type, @Builder to route: @escaping @Sendable (Exit) -> Result
    ) {
        self.exit = exit
        targets = Result.routeTypes
        map = { exit in exit.read(as: Exit.self) { AnyRoute(route($0).route) } }
    }

    /// The branches of a connection: one route, out of a known list of types.
    public protocol Branches {
        /// The route types of all branches.
        static var routeTypes: [any Route.Type] { get }
        /// The route of the branch that was taken.
        var route: any Route { get }
    }

    /// A branch of one route type.
    public struct Branch<R: Route>: Branches {
        let typed: R
        /// The type of the branch.
        public static var routeTypes: [any Route.Type] { [R.self] }
        /// The route of the branch.
        public var route: any Route { typed }
    }

    /// A branch that shows nothing.
    public struct ActionBranch: Branches {
        let action: Action
        /// No type.
        public static var routeTypes: [any Route.Type] { [] }
        /// A route that nobody owns.
        public var route: any Route { Action.End(action: action) }
    }

    /// One of two branches, each of which may be several again.
    public enum Either<First: Branches, Second: Branches>: Branches {
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

    /// Records the route type of every branch.
    @resultBuilder public enum Builder {
        /// Takes the route of a branch.
        public static func buildExpression<R: Route>(_ route: R) -> Branch<R> { Branch(typed: route) }

        /// Takes the action of a branch.
        public static func buildExpression(_ action: Action) -> ActionBranch { ActionBranch(action: action) }

        /// Takes what a branch comes to.
        public static func buildBlock<Result: Branches>(_ branches: Result) -> Result { branches }

        /// Takes the first of two branches.
        public static func buildEither<First: Branches, Second: Branches>(
            first: First
        ) -> Either<First, Second> { .first(first) }

        /// Takes the second of two branches.
        public static func buildEither<First: Branches, Second: Branches>(
            second: Second
        ) -> Either<First, Second> { .second(second) }
    }
}

/// A route of any type, compared by its whole value.
///
/// Equality is that of the route type itself. A hash is never taken for an identity, so a route type whose hash is
/// constant stays correct.
///
/// It can be pushed like any route, and stands for the one it holds. It is one reference, whatever it holds.
public struct AnyRoute: Route {
    @usableFromInline let box: RouteBox

    /// Creates an erased route; one that is erased already is not wrapped again.
    @inlinable public init<R: Route>(_ base: R) {
        // The types are compared first, which is quicker than a cast that fails.
        if R.self == AnyRoute.self, let erased = base as? AnyRoute {
            self = erased
        } else {
            box = TypedRouteBox(base)
        }
    }

    /// The route itself.
    public var base: any Route { box.base }

    /// The type of the route, as a key for tables.
    @inlinable var typeID: ObjectIdentifier { box.typeID }

    /// Returns the route as the given type, or nil when it is of another.
    public func `as`<R: Route>(_ type: R.Type) -> R? {
        read(as: type) { $0 }
    }

    /// Hands the route to the body as the given type, or returns nil when it is of another.
    ///
    /// The types are compared by their ids: each push does this several times, and a dynamic cast is slower.
    @inline(__always) func read<R: Route, Answer>(
        as type: R.Type, _ body: (R) throws -> Answer
    ) rethrows -> Answer? {
        guard typeID == ObjectIdentifier(type) else { return nil }
        // A box has the id of a type only if it is a box of that type.
        return try body(unsafeDowncast(box, to: TypedRouteBox<R>.self).value)
    }

    /// Returns whether both hold equal values of one type.
    public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
        left.box === right.box || left.box.isEqual(to: right.box)
    }

    /// Hashes the type along with the value, so that equal payloads of two types do not collide.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(typeID)
        box.hash(into: &hasher)
    }
}

extension AnyRoute: CustomStringConvertible {
    /// The type and value of the route, such as `DishesRoute.detail(id: 1)`.
    public var description: String {
        let base = base
        let type = shortName(of: type(of: base))
        let value = String(describing: base)
        return value.hasPrefix(type) ? value : "\(type).\(value)"
    }
}

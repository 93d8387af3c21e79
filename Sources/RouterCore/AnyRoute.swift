/// A route of any type, compared by its whole value.
///
/// Equality opens both values and asks the route type itself; a hash is never taken for an identity, so a
/// route type whose hash is constant stays correct.
///
/// It can be pushed like any route, and stands for the one it holds.
public struct AnyRoute: Route {
    /// The route itself.
    public let base: any Route

    /// Creates an erased route; one that is erased already is not wrapped again.
    public init(_ base: any Route) {
        // Asking for the type first spares all others a cast.
        let isErased = Self.id(of: base) == ObjectIdentifier(AnyRoute.self)
        self.base = isErased ? (base as? AnyRoute)?.base ?? base : base
    }

    /// The type of the route, as a key for tables.
    var typeID: ObjectIdentifier { Self.id(of: base) }

    /// The type a route was given as, which `type(of:)` would look for in the value.
    private static func id<R: Route>(of _: R) -> ObjectIdentifier { ObjectIdentifier(R.self) }

    /// Returns the route as the given type, or nil when it is of another.
    public func `as`<R: Route>(_ type: R.Type) -> R? {
        read(as: type) { $0 }
    }

    /// Hands the route to the body as the given type, or returns nil when it is of another.
    ///
    /// Both types are known without a cast, which would cost more than most of what is done with the route.
    @inline(__always) func read<R: Route, Answer>(
        as type: R.Type, _ body: (R) throws -> Answer
    ) rethrows -> Answer? {
        func opened<Held: Route>(_ held: Held, _ body: (R) throws -> Answer) rethrows -> Answer? {
            guard Held.self == R.self else { return nil }
            // The line above proves that both types are one, so the bits of `held` are those of an `R`.
            return try body(unsafeBitCast(held, to: R.self))
        }
        return try opened(base, body)
    }

    /// Returns whether both hold equal values of one type.
    public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
        func equal<L: Route, R: Route>(_ left: L, _ right: R) -> Bool {
            guard L.self == R.self else { return false }
            // The line above proves that both types are one, so the bits of `right` are those of an `L`.
            return left == unsafeBitCast(right, to: L.self)
        }
        return equal(left.base, right.base)
    }

    /// Hashes the type along with the value, so that equal payloads of two types do not collide.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(typeID)
        hasher.combine(base)
    }
}

extension AnyRoute: CustomStringConvertible {
    /// The type and value of the route, such as `DishesRoute.detail(id: 1)`.
    public var description: String {
        let type = String(describing: type(of: base))
        let value = String(describing: base)
        return value.hasPrefix(type) ? value : "\(type).\(value)"
    }
}

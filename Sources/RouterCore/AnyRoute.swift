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
        // The first line proves that there is nothing to wrap.
        self.base = type(of: base) == AnyRoute.self ? (base as? AnyRoute)?.base ?? base : base
    }

    /// The type of the route, as a key for tables.
    var typeID: ObjectIdentifier { ObjectIdentifier(type(of: base)) }

    /// Returns the route as the given type, or nil when it is of another.
    public func `as`<R: Route>(_ type: R.Type) -> R? {
        base as? R
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

/// The object an ``AnyRoute`` refers to; its subclass knows the type of the route.
///
/// An object, so that an entry on a stack is two words, whatever its route holds. The compiler cannot check that a
/// class with subclasses is Sendable. It is: its only field is a constant, and so is that of its one subclass, which
/// is final and holds a Sendable route.
@usableFromInline class RouteBox: @unchecked Sendable {
    /// The type of the route: a field, as each push finds its records by it.
    @usableFromInline final let typeID: ObjectIdentifier

    @inlinable init(_ typeID: ObjectIdentifier) {
        self.typeID = typeID
    }

    /// The route itself.
    var base: any Route { preconditionFailure("A box without a route cannot be made.") }
    /// Returns whether the other box holds an equal route of the same type.
    func isEqual(to other: RouteBox) -> Bool { false }
    /// Hashes the route alone.
    func hash(into hasher: inout Hasher) {}
}

/// A route of one type.
@usableFromInline final class TypedRouteBox<R: Route>: RouteBox, @unchecked Sendable {
    @usableFromInline let value: R

    @inlinable init(_ value: R) {
        self.value = value
        super.init(ObjectIdentifier(R.self))
    }

    override var base: any Route { value }

    override func isEqual(to other: RouteBox) -> Bool {
        guard other.typeID == typeID else { return false }
        // A box has the id of a type only if it is a box of that type.
        return unsafeDowncast(other, to: TypedRouteBox<R>.self).value == value
    }

    override func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

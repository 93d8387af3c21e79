/// What an ``AnyRoute`` refers to: a route whose type only its subclass knows.
///
/// Sendable without a check, since a class with subclasses cannot be checked: it has no state, and its one
/// subclass is final, with a constant that is `Sendable`.
@usableFromInline class RouteBox: @unchecked Sendable {
    @inlinable init() {}

    /// The route itself.
    var base: any Route { preconditionFailure("A box without a route cannot be made.") }
    /// The type of the route.
    var typeID: ObjectIdentifier { ObjectIdentifier((any Route).self) }
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
    }

    override var base: any Route { value }
    override var typeID: ObjectIdentifier { ObjectIdentifier(R.self) }

    override func isEqual(to other: RouteBox) -> Bool {
        guard other.typeID == typeID else { return false }
        // Only a box of this type answers with its id.
        return unsafeDowncast(other, to: TypedRouteBox<R>.self).value == value
    }

    override func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

/// What an ``AnyRoute`` refers to: a route whose type only its subclass knows.
///
/// Sendable without a check, since a class with subclasses cannot be checked: its state is a
/// constant, and so is that of its one subclass, which is final.
@usableFromInline class RouteBox: @unchecked Sendable {
    /// The type of the route: a field, since much is found by it.
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
        // Only a box of this type answers with its id.
        return unsafeDowncast(other, to: TypedRouteBox<R>.self).value == value
    }

    override func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

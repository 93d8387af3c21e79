/// A value that names a screen.
///
/// Usually one enum per feature module, whose cases say what is meant:
///
/// ```swift
/// enum DishesRoute: Route, Codable {
///     case list
///     case detail(id: Int)
/// }
/// ```
///
/// Add `Codable` to routes that are saved or linked to. Equality has to cover the whole payload: two equal
/// routes are interchangeable. Hashing only has to be consistent with it; a hash is never used as an identity.
public protocol Route: Hashable, Sendable {}

/// A route that ends with a value, such as a picker or an editor.
///
/// ```swift
/// struct RateDish: ResultRoute, Codable {
///     typealias Value = Int
///     let id: Int
/// }
/// ```
public protocol ResultRoute: Route {
    /// The type of the value its screen finishes with.
    associatedtype Value: Sendable
}

/// The type of the value that routes of a type end with; nil when they end without one.
package func valueType(of type: any Route.Type) -> (any Sendable.Type)? {
    func value<R: ResultRoute>(of _: R.Type) -> any Sendable.Type { R.Value.self }
    return (type as? any ResultRoute.Type).map { value(of: $0) }
}

/// How a route comes on screen.
public enum Presentation: String, Hashable, Sendable, Codable, CaseIterable {
    /// On the stack it is pushed on.
    case stack
    /// As a sheet with a stack of its own, above everything.
    case sheet
    /// As a cover of the whole window with a stack of its own, above everything.
    case cover
    /// As a dialog, alone above everything: so is every route whose owner registered one, and no other.
    case dialog
}

/// A value of a route that cannot be written to disk, or must not be, such as an image or a token.
///
/// It makes a route type `Codable` that would not be, so that all its other routes are saved:
///
/// ```swift
/// enum PicturesRoute: Route, Codable {
///     case gallery
///     case preview(Unsaved<Picture>)
/// }
/// ```
///
/// Unlike a ``Hint`` it counts when routes are compared. A route without it would be another, so nothing of
/// such a route is saved, as if its owner had said ``Snapshot/Saving/neverSaved``.
public struct Unsaved<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public let value: Value

    /// Holds a value.
    public init(_ value: Value) {
        self.value = value
    }
}

extension Unsaved: Codable {
    /// Always throws.
    public func encode(to encoder: any Encoder) throws {
        throw NeverSaved()
    }

    /// Always throws.
    public init(from decoder: any Decoder) throws {
        throw NeverSaved()
    }
}

/// Says that a value is never saved.
struct NeverSaved: Error, CustomStringConvertible {
    var description: String { "A value of it is never saved." }
}

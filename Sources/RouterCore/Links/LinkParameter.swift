/// A value that can stand in a link: in one segment of its path, or in one item of its query.
///
/// Strings, integers, floating-point numbers, Booleans, UUIDs and URLs are link parameters. A type of your own
/// becomes one without any code when it is `RawRepresentable` by a link parameter or `LosslessStringConvertible`:
///
/// ```swift
/// extension DishID: LinkParameter {}
/// ```
///
/// Optional, Array and `[String: String]` are link parameters too: an Optional in the query only, an Array in the
/// query, where the item repeats, or in a `{rest...}`, a Dictionary for all items of the query nobody else took.
///
/// A value that has a text must come back from it: `Self(linkText: value.linkText)` equals `value`.
public protocol LinkParameter: Sendable {
    /// Creates the value a text stands for, or nil when the text is no such value.
    ///
    /// The text is decoded already. A pattern one of whose values is nil does not match, and others are tried; an
    /// Optional or an Array in a query takes the item as absent.
    init?(linkText: String)

    /// The text that stands for the value, not escaped, or nil when the value has no link.
    var linkText: String? { get }

    /// A value to try a pattern with when it is composed; nil, the default, lets the router look for one.
    ///
    /// Without it the router takes the first case of a `CaseIterable` type, else the first of a number, a letter,
    /// `true` and a UUID that parses.
    static var linkSample: Self? { get }
}

extension LinkParameter {
    /// No sample of its own.
    public static var linkSample: Self? { nil }
}

extension LinkParameter where Self: CaseIterable {
    /// The first case.
    public static var linkSample: Self? { allCases.first }
}

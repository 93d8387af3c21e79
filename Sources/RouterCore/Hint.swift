/// Something at hand that a route carries along, such as a model that is loaded already, or an image.
///
/// A screen can be drawn with it at once, and does not depend on it:
///
/// ```swift
/// enum RecipesRoute: Route, Codable {
///     case all
///     case recipe(id: Int, hint: Hint<Recipe> = .none)
/// }
/// ```
///
/// Whoever has the recipe says so: `context.push(RecipesRoute.recipe(id: recipe.id, hint: Hint(recipe)))`. The
/// screen takes `hint.value`, or else loads the recipe by its id.
///
/// A hint says nothing about which screen a route names: two routes that differ in their hints alone are equal. It
/// is never saved, and is no part of a link: patterns and queries have no label for it. A route that was restored,
/// or opened by a link, has ``none``.
public struct Hint<Value: Sendable>: Sendable {
    /// The value; nil when there is none.
    public let value: Value?

    /// Nothing at hand.
    public static var none: Hint { Hint(value: nil) }

    /// Carries a value along.
    public init(_ value: Value) {
        self.init(value: value)
    }

    private init(value: Value?) {
        self.value = value
    }
}

extension Hint: Hashable {
    /// Always true.
    public static func == (left: Hint, right: Hint) -> Bool { true }

    /// Hashes nothing.
    public func hash(into hasher: inout Hasher) {}
}

extension Hint: CustomStringConvertible {
    /// That it is a hint, without the value, so that equal routes read the same in logs.
    public var description: String { "hint" }
}

// MARK: - Never saved

extension Hint: Codable {
    /// Writes nothing, or a null where something has to stand.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    /// Creates a hint of nothing, whatever was written.
    public init(from decoder: any Decoder) {
        self = .none
    }
}

extension KeyedEncodingContainer {
    /// Leaves a hint out.
    public mutating func encode<Value>(_ value: Hint<Value>, forKey key: Key) throws {}
}

extension KeyedDecodingContainer {
    /// Returns a hint of nothing, whether or not something was written.
    public func decode<Value>(_ type: Hint<Value>.Type, forKey key: Key) throws -> Hint<Value> { .none }
}

// MARK: - Never linked

extension Hint: LinkParameter {
    /// Creates a hint of nothing.
    public init?(linkText: String) {
        self = .none
    }

    /// Always nil.
    public var linkText: String? { nil }
}

extension Hint: LinkContainer {
    static var form: ParameterForm { .nothing }
    static var isOptional: Bool { true }
    static var takesAnyText: Bool { false }

    init?(linkTexts: [String]) {
        self = .none
    }

    var linkTexts: [String]? { [] }

    static func sample(at position: Int) -> Hint? { Hint.none }
}

public import RouterCore

/// The number by which the catalogue names one thing of a kind.
///
/// Each kind has a type of its own, so a dish's id is never taken for a restaurant's. An id is written as
/// a bare number, in text, in JSON and in links alike. Any number can be an id; a catalogue only holds positive ones.
public protocol EntityID:
    RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible, LinkParameter
where RawValue == Int {
    /// Creates the id with a number.
    init(rawValue: Int)
}

extension EntityID {
    /// Creates the id with a number.
    public init(_ rawValue: Int) {
        self.init(rawValue: rawValue)
    }

    /// Reads the id from a bare number.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().wholeNumber())
    }

    /// Writes the id as a bare number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// The number alone.
    public var description: String { String(rawValue) }

    /// Tells whether one id's number is the smaller one.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The id of a category.
public struct CategoryID: EntityID {
    /// The number itself.
    public let rawValue: Int

    /// Creates the id with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The id of a dish.
public struct DishID: EntityID {
    /// The number itself.
    public let rawValue: Int

    /// Creates the id with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The id of a brand.
public struct BrandID: EntityID {
    /// The number itself.
    public let rawValue: Int

    /// Creates the id with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The id of a restaurant.
public struct RestaurantID: EntityID {
    /// The number itself.
    public let rawValue: Int

    /// Creates the id with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The id of a profile.
public struct ProfileID: EntityID {
    /// The number itself.
    public let rawValue: Int

    /// Creates the id with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The id of a rating.
public struct RatingID: EntityID {
    /// The number itself.
    public let rawValue: Int

    /// Creates the id with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A place that serves dishes.
public struct Restaurant: Identifiable, Hashable, Codable, Sendable {
    /// The restaurant's id.
    public let id: RestaurantID

    /// What the restaurant is called.
    public let name: String

    /// The city it is in.
    public let city: String

    /// The brand it belongs to; nil if it stands for itself.
    public let brand: BrandID?

    /// What it serves, by ascending dish id, each dish once.
    public internal(set) var menu: [MenuItem]
}

extension Restaurant {
    /// The dish on the menu; nil if it is not on it.
    ///
    /// - Complexity: O(log *m*) for a menu of *m* dishes.
    func menuItem(of dish: DishID) -> MenuItem? {
        var candidates = menu[...]
        while let first = candidates.first {
            let middle = candidates.startIndex + candidates.count / 2
            if candidates.count == 1 { return first.dish == dish ? first : nil }
            candidates = menu[middle].dish <= dish ? candidates[middle...] : candidates[..<middle]
        }
        return nil
    }
}

/// A dish on a restaurant's menu.
public struct MenuItem: Hashable, Codable, Sendable {
    /// The dish that is served.
    public let dish: DishID

    /// What it costs there; never negative.
    public let price: Double
}

extension MenuItem {
    /// Reads a menu item; a price too large to be finite is a type mismatch.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        dish = try container.decode(DishID.self, forKey: .dish)
        price = try container.finiteNumber(forKey: .price)
    }
}

extension MenuItem {
    /// The price to two decimals; one that is out of all proportion as it is.
    public var priceText: String {
        guard let cents = Int(exactly: (price * 100).rounded()) else { return "\(price)" }
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

/// What one person thought of one dish.
public struct Rating: Identifiable, Hashable, Codable, Sendable {
    /// The rating's id.
    public let id: RatingID

    /// The dish that was rated.
    public let dish: DishID

    /// Where it was eaten; nil only for a rating given in the app to a dish that is served nowhere.
    public let restaurant: RestaurantID?

    /// The person who rated.
    public let author: ProfileID

    /// The verdict, one of ``allowedStars``.
    public let stars: Int

    /// The verdict in words, which may be empty.
    public let comment: String

    /// The numbers of stars a rating can give: one to five.
    public static let allowedStars = 1...5
}

extension Rating {
    /// Reads a rating from a catalogue, where the restaurant is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(RatingID.self, forKey: .id)
        dish = try container.decode(DishID.self, forKey: .dish)
        restaurant = try container.decode(RestaurantID.self, forKey: .restaurant)
        author = try container.decode(ProfileID.self, forKey: .author)
        stars = try container.wholeNumber(forKey: .stars)
        comment = try container.decode(String.self, forKey: .comment)
    }
}

extension Rating {
    /// As many full stars as given, out of five.
    public var starsText: String { Self.starsText(stars) }

    /// As many full stars as a number says, out of five.
    public static func starsText(_ stars: Int) -> String {
        let full = min(max(stars, 0), allowedStars.upperBound)
        return String(repeating: "★", count: full)
            + String(repeating: "☆", count: allowedStars.upperBound - full)
    }
}

/// Something to eat, wherever it is served.
public struct Dish: Identifiable, Hashable, Codable, Sendable {
    /// The dish's id.
    public let id: DishID

    /// What the dish is called.
    public internal(set) var name: String

    /// The category the dish belongs to.
    public let category: CategoryID
}

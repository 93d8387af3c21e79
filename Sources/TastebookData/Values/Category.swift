/// A kind of dish, such as soups.
public struct Category: Identifiable, Hashable, Codable, Sendable {
    /// The category's id.
    public let id: CategoryID

    /// What the category is called.
    public internal(set) var name: String
}

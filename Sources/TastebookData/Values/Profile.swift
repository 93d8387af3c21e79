/// A person who rates dishes.
public struct Profile: Identifiable, Hashable, Codable, Sendable {
    /// The profile's id.
    public let id: ProfileID

    /// What the person is called.
    public let name: String

    /// The dish the person likes best; nil if they have not said.
    public let favourite: DishID?
}

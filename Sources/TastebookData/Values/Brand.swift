/// A name that several restaurants share.
public struct Brand: Identifiable, Hashable, Codable, Sendable {
    /// The brand's id.
    public let id: BrandID

    /// What the brand is called.
    public let name: String
}

extension Catalogue: Codable {
    private var lists: CatalogueLists {
        CatalogueLists(
            categories: categories, dishes: dishes, brands: brands,
            restaurants: restaurants, profiles: profiles, ratings: ratings)
    }

    /// Reads a catalogue, and throws a `DecodingError` if something in it is wrong.
    public init(from decoder: any Decoder) throws {
        let lists = try CatalogueLists(from: decoder)
        do {
            try lists.check(file: "catalogue")
        } catch {
            let path = decoder.codingPath
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "\(error)"))
        }
        self.init(checked: lists)
    }

    /// Writes the catalogue in the shape of its file.
    public func encode(to encoder: any Encoder) throws {
        try lists.encode(to: encoder)
    }
}

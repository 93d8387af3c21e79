// JSONDecoder reports a number that does not fit its type as if the whole file were no JSON, without
// saying where. These turn it into a type mismatch with a coding path.

extension SingleValueDecodingContainer {
    /// Reads an `Int`; one with a fraction or beyond 64 bits is a type mismatch.
    func wholeNumber() throws -> Int {
        do {
            return try decode(Int.self)
        } catch DecodingError.dataCorrupted(let context) {
            throw DecodingError.typeMismatch(Int.self, .init(codingPath, context.debugDescription))
        }
    }
}

extension KeyedDecodingContainer {
    /// Reads an `Int`; one with a fraction or beyond 64 bits is a type mismatch.
    func wholeNumber(forKey key: Key) throws -> Int {
        do {
            return try decode(Int.self, forKey: key)
        } catch DecodingError.dataCorrupted(let context) {
            throw DecodingError.typeMismatch(Int.self, .init(codingPath + [key], context.debugDescription))
        }
    }

    /// Reads a `Double`; one too large to be finite is a type mismatch.
    func finiteNumber(forKey key: Key) throws -> Double {
        do {
            return try decode(Double.self, forKey: key)
        } catch DecodingError.dataCorrupted(let context) {
            throw DecodingError.typeMismatch(Double.self, .init(codingPath + [key], context.debugDescription))
        }
    }
}

extension DecodingError.Context {
    fileprivate init(_ codingPath: [any CodingKey], _ debugDescription: String) {
        self.init(codingPath: codingPath, debugDescription: debugDescription)
    }
}

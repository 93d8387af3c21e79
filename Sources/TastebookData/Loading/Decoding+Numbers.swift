// JSONDecoder reports a number that does not fit its type as if the whole file were no JSON, without
// saying where. These turn it into a type mismatch with a coding path.

extension SingleValueDecodingContainer {
    /// Reads an `Int`; one with a fraction or beyond 64 bits is a type mismatch.
    func wholeNumber() throws -> Int {
        try fitting(codingPath) { try decode(Int.self) }
    }
}

extension KeyedDecodingContainer {
    /// Reads an `Int`; one with a fraction or beyond 64 bits is a type mismatch.
    func wholeNumber(forKey key: Key) throws -> Int {
        try fitting(codingPath + [key]) { try decode(Int.self, forKey: key) }
    }

    /// Reads a `Double`; one too large to be finite is a type mismatch.
    func finiteNumber(forKey key: Key) throws -> Double {
        try fitting(codingPath + [key]) { try decode(Double.self, forKey: key) }
    }
}

/// Reads a number, and throws a type mismatch where the decoder throws an error of its own.
private func fitting<Number>(_ path: [any CodingKey], _ read: () throws -> Number) throws -> Number {
    do {
        return try read()
    } catch let error as DecodingError {
        throw error
    } catch {
        throw DecodingError.typeMismatch(Number.self, .init(codingPath: path, debugDescription: "\(error)"))
    }
}

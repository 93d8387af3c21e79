import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Trace.Request {
    /// A request that ends a screen with a value, which has to be `Encodable`.
    init(finishing value: any Sendable) {
        self.init("finish")
        json = (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

// The values that screens finish with.
extension RequestCoding {
    /// A value that no screen ends with.
    private struct Unfit: Sendable {}

    /// The types of values that can be given to a screen that does not end with them, and still be told apart.
    private static var plainTypes: [any (Codable & Sendable).Type] {
        [Int.self, Double.self, Bool.self, String.self]
    }

    func finish(_ value: (any Sendable)?, from entry: Int?) -> Trace.Request {
        guard let value else { return Trace.Request("finish") }
        var request = Trace.Request(finishing: value)
        guard let expected = expectedType(from: entry), type(of: value) == expected else {
            request.type = "\(type(of: value))"
            return request
        }
        guard expected is any Decodable.Type, request.json != nil else {
            return .unrecordable(why: "a value of type \(expected), which is not Codable")
        }
        return request
    }

    /// The type of the value an entry ends with, or nil if it ends with none.
    private func expectedType(from entry: Int?) -> (any Sendable.Type)? {
        self.entry(entry).flatMap { valueType(of: Swift.type(of: $0.route.base)) }
    }

    /// The value to finish an entry with, or nil if the text cannot be read as one.
    func value(_ json: String, _ type: String?, from entry: Int?) -> (any Sendable)? {
        let data = Data(json.utf8)
        func plain<Value: Decodable & Sendable>(_: Value.Type) -> (any Sendable)? {
            try? JSONDecoder().decode(Value.self, from: data)
        }
        func expected<R: ResultRoute>(_: R) -> (any Sendable)? {
            guard let type = R.Value.self as? any Decodable.Type else { return nil }
            return (try? JSONDecoder().decode(type, from: data)) as? R.Value
        }
        if let type {
            guard let known = Self.plainTypes.first(where: { "\($0)" == type }) else { return Unfit() }
            return plain(known) ?? Unfit()
        }
        guard let route = self.entry(entry)?.route.base as? any ResultRoute else { return nil }
        return expected(route)
    }
}

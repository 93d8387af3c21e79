public import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Whether a route type keeps the promises of ``Route``, tried on sample values.
///
/// ```swift
/// #expect(RouteCheck.findings(in: [OrdersRoute.list, .detail(id: 1), .detail(id: 2)]) == [])
/// ```
///
/// Values are told apart by what they hold, as `Mirror` shows it down to the last field, so that a mistake in `==`
/// or `hash(into:)` cannot hide itself.
public enum RouteCheck {
    /// Something that is wrong with a route type, with the values that show it.
    public enum Finding<R: Route>: Hashable, Sendable {
        /// A value does not equal itself.
        case notEqualToItself(R)
        /// One equals the other, but not the other way round.
        case equalOneWayOnly(R, R)
        /// Two values hold different things, and yet are equal: one screen would be taken for the other.
        case equalityIgnoresPayload(R, R)
        /// Two values that are equal have different hashes: a set or a dictionary would not find one by the other.
        case equalWithDifferentHashes(R, R)
        /// A value that does not change has another hash each time.
        case unstableHash(R)
        /// All values have one hash, though they are not equal: right, but slow wherever routes are looked up.
        case hashIgnoresPayload([R])
        /// The value cannot be encoded, for this reason.
        case notEncodable(R, reason: String)
        /// What the value was encoded as cannot be decoded, for this reason.
        case notDecodable(R, reason: String)
        /// The value comes back from encoding and decoding as another one.
        case changedByCoding(R, to: R)
    }

    /// Tries sample values, each against each.
    ///
    /// Encoding is tried if the type is `Codable`, as a route has to be that is saved or linked to.
    ///
    /// - Parameter samples: Values that differ in every field that matters; at least two for a type that has more.
    /// - Returns: What is wrong, in the order of the samples; nothing if all is well.
    /// - Complexity: O(samples²).
    public static func findings<R: Route>(in samples: some Sequence<R>) -> [Finding<R>] {
        let samples = samples.map { (value: $0, payload: payload(of: $0)) }
        var findings: [Finding<R>] = []
        for (index, sample) in samples.enumerated() {
            findings += alone(sample.value)
            for other in samples[(index + 1)...] {
                findings += pair(sample.value, other.value, isSame: sample.payload == other.payload)
            }
            if let codable = sample.value as? any (Route & Codable) {
                findings += coding(codable, as: R.self, sample.payload)
            }
        }
        return findings + constantHash(samples.map(\.value))
    }

    private static func alone<R: Route>(_ value: R) -> [Finding<R>] {
        var findings: [Finding<R>] = []
        // Called as a function: what the compiler knows of `==` shall not answer for it.
        func equals(_ left: R, _ right: R) -> Bool { left == right }
        if !equals(value, value) { findings.append(.notEqualToItself(value)) }
        if value.hashValue != value.hashValue { findings.append(.unstableHash(value)) }
        return findings
    }

    private static func pair<R: Route>(_ left: R, _ right: R, isSame: Bool) -> [Finding<R>] {
        guard (left == right) == (right == left) else { return [.equalOneWayOnly(left, right)] }
        guard left == right else { return [] }
        if !isSame { return [.equalityIgnoresPayload(left, right)] }
        return left.hashValue == right.hashValue ? [] : [.equalWithDifferentHashes(left, right)]
    }

    private static func constantHash<R: Route>(_ values: [R]) -> [Finding<R>] {
        guard let first = values.first, values.contains(where: { $0 != first && first == first }),
            values.allSatisfy({ $0.hashValue == first.hashValue })
        else { return [] }
        return [.hashIgnoresPayload(values)]
    }

    private static func coding<C: Route & Codable, R: Route>(
        _ value: C, as: R.Type, _ payload: String
    ) -> [Finding<R>] {
        guard let route = value as? R else { return [] }
        let data: Data
        // In a list, since not every coder takes a lone value such as a number.
        do { data = try JSONEncoder().encode([value]) } catch {
            return [.notEncodable(route, reason: "\(error)")]
        }
        let decoded: C?
        do { decoded = try JSONDecoder().decode([C].self, from: data).first } catch {
            return [.notDecodable(route, reason: "\(error)")]
        }
        guard let again = decoded as? R else { return [] }
        guard again == route, self.payload(of: again) == payload else {
            return [.changedByCoding(route, to: again)]
        }
        return again.hashValue == route.hashValue ? [] : [.equalWithDifferentHashes(route, again)]
    }
}

// MARK: - What a value holds

extension RouteCheck {
    /// All that a value holds, as text: equal for values that hold the same.
    private static func payload(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        let type = "\(Swift.type(of: value))"
        guard !mirror.children.isEmpty else { return "\(type) \(String(reflecting: value))" }
        var parts = mirror.children.map { child in "\(child.label ?? ""): \(payload(of: child.value))" }
        // What has no order of its own may come in any.
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
        return "\(type)(\(parts.joined(separator: ", ")))"
    }
}

extension RouteCheck.Finding: CustomStringConvertible {
    /// A sentence: what is wrong, with the values, and what to do about it.
    public var description: String {
        switch self {
        case .notEqualToItself(let value):
            "\(value) is not equal to itself; compare every field, and nothing else."
        case .equalOneWayOnly(let left, let right):
            "\(left) equals \(right), but not the other way round; compare every field, and nothing else."
        case .equalityIgnoresPayload(let left, let right):
            "\(left) equals \(right), though they hold different things; compare every field, or let the compiler "
                + "write ==."
        case .equalWithDifferentHashes(let left, let right):
            "\(left) equals \(right), but has another hash; hash only what == compares."
        case .unstableHash(let value): "\(value) has another hash each time; hash only what == compares."
        case .hashIgnoresPayload(let values):
            "\(values.count) different values have one hash; hash every field, or let the compiler write it."
        case .notEncodable(let value, let reason): "\(value) cannot be encoded: \(reason)"
        case .notDecodable(let value, let reason):
            "\(value) cannot be decoded from what it is encoded as: \(reason)"
        case .changedByCoding(let old, let new):
            "\(old) comes back from encoding as \(new); encode every field under a key of its own."
        }
    }
}

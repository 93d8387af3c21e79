import RouterCore
import RouterTesting
import Testing

private enum Sound: Route, Codable {
    case list
    case detail(id: Int, tags: Set<String>, more: [String: Int]?)
}

private struct Forgetful: Route {
    let id: Int
    let name: String

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct Constant: Route {
    let id: Int

    func hash(into hasher: inout Hasher) {}
}

private struct Overhashed: Route {
    final class Box: Sendable {}
    let id: Int
    let box: Box

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

private struct Restless: Route {
    let id: Int

    func hash(into hasher: inout Hasher) { hasher.combine(UInt64.random(in: 0 ... .max)) }
}

private struct Unequal: Route {
    let price: Double
}

private struct OneWay: Route {
    let rank: Int

    static func == (left: Self, right: Self) -> Bool { left.rank <= right.rank }
    func hash(into hasher: inout Hasher) { hasher.combine(rank) }
}

private struct Lossy: Route, Codable {
    var id: Int
    var note = ""

    enum CodingKeys: CodingKey { case id }
}

private struct Unreadable: Route, Codable {
    let id: Int

    init(id: Int) { self.id = id }
    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no"))
    }
    func encode(to encoder: any Encoder) throws {
        if id < 0 {
            throw EncodingError.invalidValue(id, .init(codingPath: [], debugDescription: "below zero"))
        }
        try id.encode(to: encoder)
    }
}

@Suite struct RouteCheckTests {
    @Test func aSoundTypeHasNoFindings() {
        let tags = Set((0..<50).map { "tag \($0)" })
        let samples: [Sound] = [
            .list, .detail(id: 1, tags: [], more: nil), .detail(id: 1, tags: tags, more: ["a": 1, "b": 2]),
            .detail(id: 1, tags: Set(tags.reversed()), more: ["b": 2, "a": 1]),
            .detail(id: 2, tags: [], more: nil),
        ]
        #expect(RouteCheck.findings(in: samples) == [])
        #expect(
            RouteCheck.findings(in: (0..<200).lazy.map { Sound.detail(id: $0, tags: [], more: nil) }) == [])
        #expect(RouteCheck.findings(in: [Sound]()) == [])
    }

    @Test func equalityThatIgnoresPayloadIsFound() {
        let (left, right) = (Forgetful(id: 1, name: "a"), Forgetful(id: 1, name: "b"))
        let findings = RouteCheck.findings(in: [left, Forgetful(id: 2, name: "a"), right])
        #expect(findings.map(\.word) == ["equalityIgnoresPayload"])
        #expect("\(findings[0])".contains("though they hold different things"))
    }

    @Test func aHashThatIgnoresPayloadIsFound() {
        #expect(RouteCheck.findings(in: (1...3).map(Constant.init)).map(\.word) == ["hashIgnoresPayload"])
        #expect(RouteCheck.findings(in: [Constant(id: 1), Constant(id: 1)]) == [])
    }

    @Test func aHashThatDoesNotGoWithEqualityIsFound() {
        let samples = [Overhashed(id: 1, box: .init()), Overhashed(id: 1, box: .init())]
        #expect(RouteCheck.findings(in: samples).map(\.word) == ["equalWithDifferentHashes"])
        #expect(RouteCheck.findings(in: [Restless(id: 1)]).map(\.word) == ["unstableHash"])
    }

    @Test func equalityHasToHoldOfItselfAndBothWays() {
        #expect(RouteCheck.findings(in: [Unequal(price: .nan)]).map(\.word) == ["notEqualToItself"])
        #expect(
            RouteCheck.findings(in: [OneWay(rank: 1), OneWay(rank: 2)]).map(\.word) == ["equalOneWayOnly"])
    }

    @Test func codingHasToGiveBackTheSame() {
        #expect(
            RouteCheck.findings(in: [Lossy(id: 1, note: "x"), Lossy(id: 2)])
                == [.changedByCoding(Lossy(id: 1, note: "x"), to: Lossy(id: 1))])
        let findings = RouteCheck.findings(in: [Unreadable(id: -1), Unreadable(id: 1)])
        #expect(findings.map(\.word) == ["notEncodable", "notDecodable"])
    }
}

extension RouteCheck.Finding {
    fileprivate var word: String { Mirror(reflecting: self).children.first?.label ?? "" }
}

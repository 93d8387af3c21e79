import Testing

@testable import RouterCore

/// A matcher that is plain to read: every pattern is tried, and the best of those that fit wins.
private struct Reference {
    enum Piece: Equatable {
        case literal(String)
        case one(isNumber: Bool)
        case rest(isNumber: Bool)

        var rank: Int {
            switch self {
            case .literal: 0
            case .one(let isNumber): isNumber ? 1 : 2
            case .rest: 3
            }
        }

        /// What decides whether two patterns are ambiguous.
        var shape: String {
            if case .literal(let text) = self { text } else { "\(rank)" }
        }
    }

    var patterns: [[Piece]] = []

    func best(_ path: String) -> Int? {
        guard let segments = segments(of: path) else { return nil }
        return patterns.indices.filter { fits(patterns[$0], segments) }
            .min { patterns[$0].map(\.rank).lexicographicallyPrecedes(patterns[$1].map(\.rank)) }
    }

    private func segments(of path: String) -> [String]? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        if [".", "..", ""].contains(parts.last) { parts.append("") }
        if parts.last == "" { parts.removeLast() }
        if parts.last == "", path.hasSuffix("/") { parts.removeLast() }
        var resolved: [String] = []
        for part in parts {
            switch part {
            case ".": continue
            case "..": _ = resolved.popLast()
            default: resolved.append(part)
            }
        }
        return resolved.contains("") ? nil : resolved
    }

    private func fits(_ pattern: [Piece], _ segments: [String]) -> Bool {
        var left = segments[...]
        for piece in pattern {
            guard let first = left.first else { return false }
            switch piece {
            case .literal(let text): if text != first { return false }
            case .one(let isNumber): if isNumber, Int(first) == nil { return false }
            case .rest(let isNumber): return !isNumber || left.allSatisfy { Int($0) != nil }
            }
            left.removeFirst()
        }
        return left.isEmpty
    }
}

/// The table agrees with the plain matcher on random patterns and paths of a fixed seed.
@Suite struct LinkReferenceTests {
    @Test func agreesWithThePlainMatcher() throws {
        var seed = Seeded(state: 1)
        var hits = 0
        for _ in 0..<400 {
            var reference = Reference()
            var shapes: Set<[String]> = []
            var declarations: [LinkDeclaration] = []
            for _ in 0..<Int.random(in: 1...12, using: &seed) {
                let pattern = pattern(&seed)
                guard shapes.insert(pattern.map(\.shape)).inserted else { continue }
                declarations.append(declaration(pattern, name: "#\(reference.patterns.count)"))
                reference.patterns.append(pattern)
            }
            let table = try LinkTable.sound(declarations)
            for _ in 0..<100 {
                let path = path(&seed)
                let expected = reference.best(path).map { "#\($0)" } ?? "noMatch"
                let answer = table.answer(path).split(separator: " ").first.map(String.init)
                #expect(answer == expected, "\(path) in \(declarations.map(\.pattern))")
                if expected != "noMatch" { hits += 1 }
            }
        }
        #expect(hits > 5_000)
    }

    private func pattern(_ seed: inout Seeded) -> [Reference.Piece] {
        var pieces: [Reference.Piece] = []
        var parameters = 0
        for _ in 0..<Int.random(in: 0...4, using: &seed) {
            switch Int.random(in: 0..<10, using: &seed) {
            case 0..<5: pieces.append(.literal(["a", "b", "1"].randomElement(using: &seed) ?? ""))
            case 5..<9 where parameters < 2:
                pieces.append(.one(isNumber: Bool.random(using: &seed)))
                parameters += 1
            case 9 where parameters < 2:
                pieces.append(.rest(isNumber: Bool.random(using: &seed)))
                return pieces
            default: continue
            }
        }
        return pieces
    }

    private func path(_ seed: inout Seeded) -> String {
        let pieces = ["a", "a", "b", "b", "1", "1", "2", "c", "", ".", ".."]
        let segments = (0..<Int.random(in: 1...5, using: &seed)).map { _ in
            pieces.randomElement(using: &seed) ?? ""
        }
        return "/" + segments.joined(separator: "/")
    }

    private func declaration(_ pattern: [Reference.Piece], name: String) -> LinkDeclaration {
        var labels = ["a", "b"][...]
        var text = ""
        for piece in pattern {
            switch piece {
            case .literal(let literal): text += "/" + literal
            case .one: text += "/{\(labels.removeFirst())}"
            case .rest: text += "/{\(labels.removeFirst())...}"
            }
        }
        if text.isEmpty { text = "/" }
        let parameters = pattern.filter { $0.rank > 0 }
        guard let first = parameters.first else {
            return LinkDeclaration(pattern: text, module: "T", route: Probe0(pattern: name))
        }
        switch first {
        case .one(true): return declaration(text, name, Int.self, parameters.dropFirst().first)
        case .one: return declaration(text, name, String.self, parameters.dropFirst().first)
        case .rest(true): return declaration(text, name, [Int].self, nil)
        default: return declaration(text, name, [String].self, nil)
        }
    }

    private func declaration<A: LinkParameter & Hashable & Encodable>(
        _ pattern: String, _ name: String, _ first: A.Type, _ second: Reference.Piece?
    ) -> LinkDeclaration {
        switch second {
        case nil: LinkDeclaration(pattern: pattern, module: "T") { Probe1<A>(pattern: name, a: $0) }
        case .one(true):
            LinkDeclaration(pattern: pattern, module: "T") { Probe2<A, Int>(pattern: name, a: $0, b: $1) }
        case .one:
            LinkDeclaration(pattern: pattern, module: "T") { Probe2<A, String>(pattern: name, a: $0, b: $1) }
        case .rest(true):
            LinkDeclaration(pattern: pattern, module: "T") { Probe2<A, [Int]>(pattern: name, a: $0, b: $1) }
        default:
            LinkDeclaration(pattern: pattern, module: "T") {
                Probe2<A, [String]>(pattern: name, a: $0, b: $1)
            }
        }
    }
}

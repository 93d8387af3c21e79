import Foundation

/// What is read of a symbol graph as the compiler writes it: the public symbols of a module.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }
        struct Kind: Decodable { let identifier: String }
        struct Comment: Decodable {
            struct Line: Decodable { let text: String }
            let lines: [Line]
        }
        struct Location: Decodable {
            struct Position: Decodable { let line, character: Int }
            let uri: String
            /// Where its name begins.
            let position: Position
        }
        struct Extension: Decodable {
            struct Constraint: Decodable { let kind, lhs, rhs: String }
            let constraints: [Constraint]?
        }

        let identifier: Identifier
        let kind: Kind
        /// The names of the types it stands in, and its own with its labels.
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let docComment: Comment?
        /// Where it is written; nil for what the compiler adds.
        let location: Location?
        /// Of a generic type, what holds of its parameters.
        let swiftGenerics: Extension?
        /// Of a member of an extension, what holds there.
        let swiftExtension: Extension?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}

extension SymbolGraph.Symbol {
    /// Its name with those of the types it stands in.
    var path: String { pathComponents.joined(separator: ".") }

    /// How it is declared, in one line.
    ///
    /// - Parameters:
    ///   - implied: The constraints that hold of its type anyway.
    ///   - sources: The files the symbols are written in.
    /// - Returns: The declaration, followed by the constraints that are not implied.
    func declaration(implied: Set<String>, in sources: SourceFiles) -> String {
        let text = (declarationFragments ?? []).map(\.spelling).joined()
        var line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // The compiler writes that a property can be set, whoever may do it.
        if let location, sources.text(before: location).contains("(set)") {
            line = line.replacing(" set }", with: " }")
        }
        let rules = (swiftExtension?.constraints ?? []).map(\.text).filter { !implied.contains($0) }
        return rules.isEmpty ? line : "\(line) [where \(rules.joined(separator: ", "))]"
    }

    /// Its name without labels.
    var name: String { String((pathComponents.last ?? "").prefix { $0 != "(" }) }
}

/// The lines of source files, each read once.
final class SourceFiles {
    private var lines: [String: [Substring]] = [:]

    /// Returns what stands before the name of a symbol on its line: attributes and modifiers.
    func text(before location: SymbolGraph.Symbol.Location) -> Substring {
        let lines = lines[location.uri] ?? read(location.uri)
        guard lines.indices.contains(location.position.line) else { return "" }
        return lines[location.position.line].prefix(location.position.character)
    }

    private func read(_ uri: String) -> [Substring] {
        let text = URL(string: uri).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        let read = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines[uri] = read
        return read
    }
}

extension SymbolGraph.Symbol.Extension.Constraint {
    /// The constraint as it is written.
    var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
}

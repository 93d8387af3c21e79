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
        struct Location: Decodable { let uri: String }

        let identifier: Identifier
        let kind: Kind
        /// The names of the types it stands in, and its own with its labels.
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let docComment: Comment?
        /// Where it is written; nil for what the compiler adds.
        let location: Location?
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
    var declaration: String {
        let text = (declarationFragments ?? []).map(\.spelling).joined()
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Its name without labels.
    var name: String { String((pathComponents.last ?? "").prefix { $0 != "(" }) }
}

import Foundation

/// The public surface of a module, and what its documentation lacks.
struct Surface {
    /// A line for each declaration and for the protocols each type conforms to, sorted.
    let lines: [String]
    /// The declarations without a comment.
    let bare: [String]
    /// The declarations no document mentions.
    let unmentioned: [String]

    /// Reads a module's graphs: its own, and those of what it extends.
    ///
    /// - Parameters:
    ///   - graphs: The symbol graphs.
    ///   - words: The identifiers in the code of all documents.
    init(_ graphs: [SymbolGraph], mentionedIn words: Set<String>) {
        // What the compiler adds to a type is in the type's declaration already.
        let symbols = graphs.flatMap(\.symbols).filter {
            $0.location != nil && $0.kind.identifier != "swift.extension"
        }
        let names = Dictionary(
            graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.path) },
            uniquingKeysWith: { name, _ in name })
        var conformances: [String: Set<String>] = [:]
        for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
            guard let type = names[relationship.source],
                let name = relationship.targetFallback ?? names[relationship.target]
            else { continue }
            let short = name.split(separator: ".").last.map(String.init) ?? name
            if !Self.implied.contains(short) { conformances[type, default: []].insert(short) }
        }
        let constraints = Dictionary(
            symbols.map { ($0.path, Set($0.swiftGenerics?.constraints?.map(\.text) ?? [])) },
            uniquingKeysWith: { rules, _ in rules })
        let sources = SourceFiles()
        lines =
            (symbols.map { symbol in
                let type = symbol.pathComponents.dropLast().joined(separator: ".")
                return "\(symbol.path): \(symbol.declaration(implied: constraints[type] ?? [], in: sources))"
            }
            + conformances.map { "\($0): conforms to \($1.sorted().joined(separator: ", "))" }).sorted()
        bare = symbols.filter { $0.docComment == nil }.map(\.path).sorted()
        unmentioned = symbols.filter { !words.contains($0.name) && !Self.isKnown($0.name) }.map(\.path)
            .sorted()
    }

    /// What every type is, unless it says otherwise.
    private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

    /// Whether a name is one the language or the standard library asks for, and needs no explanation.
    private static func isKnown(_ name: String) -> Bool {
        known.contains(name) || name.hasPrefix("build") && name.dropFirst(5).first?.isUppercase == true
    }

    private static let known: Set = [
        "==", "<", "hash", "description", "encode", "rawValue", "init", "body", "id", "makeAsyncIterator",
    ]
}

/// Finds the identifiers in the code of documents: of Markdown what is between backticks, of Swift all.
func words(in files: [URL]) throws -> Set<String> {
    var words: Set<String> = []
    for file in files {
        var text = try String(contentsOf: file, encoding: .utf8)
        if file.pathExtension == "md" {
            // Every second part is between backticks, whether these are one, two or three.
            let parts = text.split(separator: /`+/, omittingEmptySubsequences: false)
            text = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }.joined(separator: " ")
        }
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            words.insert(String(word))
        }
    }
    return words
}

import Foundation

/// What the sources of the core let others ask of a router, read from their text.
struct AskingSurface {
    /// The types that can be asked, and those that ask for others.
    static let types: Set = ["Router", "Navigation", "PushContext", "Batch", "NavigationVerbs", "StackModel"]

    /// The functions others can call, as `Type.name(label:label:)`, and the properties they can write; how often each
    /// is declared.
    private(set) var members: [String: Int] = [:]
    /// The functions in which a request is made, and how often.
    private(set) var requests: [String: Int] = [:]
    /// The functions in which the state is changed.
    private(set) var changes: [String: Int] = [:]

    /// What the sources say; they are read once.
    static let ofTheCore = Result { try AskingSurface() }

    private init() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/RouterCore")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            read(try String(contentsOf: file, encoding: .utf8))
        }
    }

    private mutating func read(_ text: String) {
        var (type, isProtocol, function) = ("", false, "")
        for (line, rest) in lines(of: text) {
            if let match = line.firstMatch(of: /^[\w@ ]*\b(extension|class|struct|protocol|enum) (\w+)/) {
                (type, isProtocol) = (String(match.2), match.1 == "protocol")
            }
            let isOpen = isProtocol || line.contains(/^ +.*\b(public|package|open)\b/)
            if let match = line.firstMatch(of: /\bfunc (\w+)|\b(init|subscript)\b *[(<?]/) {
                let name = match.1 ?? match.2 ?? ""
                function = "\(type).\(name)(\(labels(in: rest)))"
                if isOpen, name != "init", Self.types.contains(type) { members[function, default: 0] += 1 }
            } else if isOpen, Self.types.contains(type), !line.contains("(set)"),
                let match = line.firstMatch(of: /\bvar (\w+)/)
            {
                // Stored, or computed with a setter.
                let body = rest.prefix { $0 != "}" }
                let isStored = !line.contains("{")
                if isStored || body.contains(/\bset\b/) {
                    members["\(type).\(match.1) =", default: 0] += 1
                }
            }
            if line.contains("func ") { continue }
            if line.contains(/[ .]perform\(.*from: \.(visible|entry)/) { requests[function, default: 0] += 1 }
            if line.contains(/commit\(|change\(by: |&storage\.state|storage\.state(\.apply| = )/) {
                changes[function, default: 0] += 1
            }
        }
    }

    /// Each line that is no comment, with all that follows it and itself.
    private func lines(of text: String) -> [(line: Substring, rest: Substring)] {
        text.split(separator: "\n").compactMap { line in
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            return isComment ? nil : (line, text[line.startIndex...])
        }
    }

    /// The labels of the first parameter list in a text.
    private func labels(in text: Substring) -> String {
        var (depth, isLabel, labels, word) = (0, true, "", "")
        for character in text.drop(while: { $0 != "(" }) {
            switch character {
            case "(", "[", "<", "{": depth += 1
            case ")", "]", "}": depth -= 1
            // No arrow ends a list of generic parameters.
            case ">" where word != "-": depth -= 1
            case "," where depth == 1: (isLabel, word) = (true, "")
            case ":" where depth == 1 && isLabel:
                labels += word.split(separator: " ").first.map { "\($0):" } ?? ""
                isLabel = false
            default: break
            }
            if depth == 0 { break }
            if character == "-" {
                word = "-"
            } else if isLabel, !"(,\n".contains(character) {
                word.append(character)
            }
            if !isLabel, character != "-" { word = "" }
        }
        return labels
    }
}

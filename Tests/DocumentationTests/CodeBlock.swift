/// A block of code between two fences of a Markdown text.
struct CodeBlock: CustomStringConvertible {
    /// The path of the document.
    let document: String
    /// The number of the line with the opening fence, from 1.
    let line: Int
    /// What the opening fence says, such as `swift`; empty for output.
    let language: String
    /// The path between backticks at the end of the line before the block, if that line ends with a colon: the
    /// file the reader is told to write.
    let file: String?
    /// The lines between the fences.
    let lines: [String]

    var description: String { "\(document):\(line)" }

    /// Returns the blocks of a text, in their order.
    static func blocks(of text: String, in document: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: (line: Int, language: String, file: String?)?
        var content: [String] = []
        var before = ""
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = trimmed(line)
            if trimmed.hasPrefix("```") {
                if let block = open {
                    blocks.append(
                        CodeBlock(
                            document: document, line: block.line, language: block.language, file: block.file,
                            lines: content))
                    open = nil
                    before = ""
                } else {
                    open = (index + 1, String(trimmed.dropFirst(3)), file(namedBy: before))
                    content = []
                }
            } else if open != nil {
                content.append(String(line))
            } else if !trimmed.isEmpty {
                before = trimmed
            }
        }
        return blocks
    }

    private static func file(namedBy line: String) -> String? {
        guard line.hasSuffix("`:") else { return nil }
        return line.dropLast(2).split(separator: "`").last.map(String.init)
    }

    /// Whether the lines stand one after the other among those of a text, as ``indentationAside(_:)`` returns
    /// them.
    func occurs(in text: [String]) -> Bool {
        let wanted = lines.map(Self.trimmed)
        guard !wanted.isEmpty, wanted.count <= text.count else { return false }
        return (0...text.count - wanted.count).contains { start in
            text[start] == wanted[0] && text[start..<start + wanted.count].elementsEqual(wanted)
        }
    }

    /// Returns the lines of a text without the spaces around them.
    static func indentationAside(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
    }

    private static func trimmed(_ line: some StringProtocol) -> String {
        String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

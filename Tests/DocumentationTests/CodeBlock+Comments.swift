extension CodeBlock {
    /// Returns the blocks in the `///` comments of a source file, in their order.
    static func blocks(inCommentsOf source: String, in document: String) -> [CodeBlock] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = line.drop { $0 == " " }
            return line.hasPrefix("///") ? String(line.dropFirst(3)) : ""
        }
        return blocks(of: lines.joined(separator: "\n"), in: document)
    }
}

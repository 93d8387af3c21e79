import Testing

@MainActor @Suite struct FailureTableTests {
    @Test func theArticleSaysWhatReallyHappens() async throws {
        let article = try Repository.text(at: "Sources/RouterCore/RouterCore.docc/FailureTable.md")
        let printed = article.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| ") }
        let rows = try await FailureTable.rows().map(\.description)
        #expect(printed.dropFirst(2).map(\.self) == rows, "\(rows.joined(separator: "\n"))")
    }

    @Test func theReadmeShowsRowsOfTheArticle() throws {
        func rows(of document: String) throws -> [Substring] {
            let text = try Repository.text(at: document)
            return text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| -") }
        }
        let article = try rows(of: "Sources/RouterCore/RouterCore.docc/FailureTable.md")
        let readme = try rows(of: "README.md")
        #expect(readme.count > 5)
        for row in readme { #expect(article.contains { $0.hasPrefix(row) }, "\(row)") }
    }
}
